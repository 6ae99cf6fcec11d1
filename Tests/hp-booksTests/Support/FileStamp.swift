import Foundation

/// What changes when a file is written again: which file it is, and since when.
struct FileStamp: Equatable {
  let number: Int?
  let modified: Date?
}
