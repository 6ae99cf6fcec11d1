/// A volume that has no page on the web was to be opened there.
struct NoWebPage: Error {
  let volume: Int
}
