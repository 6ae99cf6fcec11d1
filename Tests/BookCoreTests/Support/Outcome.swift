/// What comes of an attempt, in words: its result, or what is wrong.
func outcome(of attempt: () throws -> String) -> String {
  do { return try attempt() } catch { return "\(error)" }
}
