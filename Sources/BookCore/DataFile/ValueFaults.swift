import JSON

/// The faults that were found in the values of a data file.
///
/// Only the first are kept, and their lines are found at the end, since finding one takes another
/// pass over the file.
struct ValueFaults {
  /// The maximum number of faults that are kept, and reported with their places.
  private static let listedLimit = 10

  private struct Fault {
    var path: FieldPath
    let found: ValueFault.Found
    let expected: ValueFault.Expected
    let offset: Int
  }

  private var kept: [Fault] = []

  /// The number of all faults.
  private(set) var count = 0

  /// Whether all faults, kept or not, are the same mistake in fields of the same name.
  private var areAlike = true

  /// Notes an invalid value.
  ///
  /// - Parameters:
  ///   - found: What is there; evaluated only if the fault is kept.
  ///   - path: Which value it is.
  ///   - expected: What should be there.
  ///   - offset: The place of the value, or of the object that lacks it.
  ///   - isMissing: Whether there is no value.
  mutating func note(
    _ found: @autoclosure () -> ValueFault.Found, at path: FieldPath,
    expected: ValueFault.Expected, offset: Int, isMissing: Bool = false
  ) {
    count += 1
    if let first = kept.first {
      let isLikeFirst =
        path.field == first.path.field && expected == first.expected
        && isMissing == (first.found == .nothing)
      areAlike = areAlike && isLikeFirst
    }
    guard kept.count < Self.listedLimit else { return }
    kept.append(Fault(path: path, found: found(), expected: expected, offset: offset))
  }

  /// Notes a value of the wrong kind.
  mutating func note(
    _ kind: JSONParser.Kind, from start: Int, to end: Int, at path: FieldPath,
    expected: ValueFault.Expected, in bytes: [UInt8]
  ) {
    note(
      ValueFault.Found(kind, from: start, to: end, in: bytes), at: path, expected: expected,
      offset: start)
  }

  /// Notes that an object lacks a member.
  mutating func noteMissing(
    _ name: String, at path: FieldPath, inObjectAt offset: Int, _ expected: ValueFault.Expected
  ) {
    var path = path
    path.field = name
    note(.nothing, at: path, expected: expected, offset: offset, isMissing: true)
  }

  /// Adds a book's title to the faults that were found before the title was known.
  mutating func addTitle(_ title: String?, sinceCount count: Int) {
    for index in kept.indices.dropFirst(count) { kept[index].path.title = title }
  }

  /// The error to report about the file, or nil if nothing is wrong.
  func error(inFile name: String, _ bytes: [UInt8]) -> DataFileError? {
    if kept.isEmpty { return nil }
    let listed = kept.map { valueFault($0, bytes) }
    return .wrongValues(
      file: name, WrongValues(listed: listed, count: count, areAlike: areAlike))
  }
}

extension ValueFaults {
  private func valueFault(_ fault: Fault, _ bytes: [UInt8]) -> ValueFault {
    let search = RemedySearch(bytes, objectAt: fault.offset)
    let remedy = search.remedy(for: fault.path.field, found: fault.found, fault.expected)
    return ValueFault(
      path: fault.path, found: fault.found, expected: fault.expected, remedy: remedy?.remedy,
      place: TextPlace(of: remedy?.offset ?? fault.offset, in: bytes))
  }
}

extension ValueFault.Found {
  /// The value between two places of a file.
  fileprivate init(_ kind: JSONParser.Kind, from start: Int, to end: Int, in bytes: [UInt8]) {
    var json = JSONParser(bytes, at: start)
    switch kind {
    case .object: self = .object
    case .list: self = .list
    case .null: self = .null
    case .bool: self = .bool(bytes[start] == UInt8(ascii: "t"))
    case .text: self = .text((try? json.text().string(in: bytes)) ?? "")
    case .number: self = .number(String(decoding: bytes[start..<end], as: UTF8.self))
    }
  }
}
