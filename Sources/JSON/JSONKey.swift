/// The name of a member as two numbers, which are compared at once with those that a program knows.
///
/// A name that a program knows has fifteen bytes at most; of a longer one, only the first fifteen
/// and their count are looked at. A literal takes no time: the compiler makes the numbers.
@usableFromInline package struct JSONKey: Equatable, ExpressibleByStringLiteral, Sendable {
  @usableFromInline let first: UInt64

  /// The bytes from the ninth on, and in the last place their count.
  @usableFromInline let second: UInt64

  /// Creates a name from bytes, the first of them lowest in the first number.
  @inlinable @inline(__always)
  init(_ first: UInt64, _ second: UInt64, count: Int) {
    self.first = first
    self.second = second | UInt64(min(count, 0xFF)) << 56
  }

  @inlinable @inline(__always)
  init<Bytes: Collection<UInt8>>(_ bytes: Bytes) where Bytes.Index == Int {
    var (first, second): (UInt64, UInt64) = (0, 0)
    var index = min(bytes.count, 15)
    while index > 0 {
      index -= 1
      second = second << 8 | first >> 56
      first = first << 8 | UInt64(bytes[index])
    }
    self.init(first, second, count: bytes.count)
  }

  @inlinable @inline(__always)
  package init(stringLiteral name: StaticString) {
    precondition(name.utf8CodeUnitCount < 16, "A known name has fifteen bytes at most")
    self.init(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
  }

  /// Spelled out since a `switch` would find `==` by a detour.
  @inlinable @inline(__always)
  package static func ~= (known: JSONKey, key: JSONKey) -> Bool {
    known.first == key.first && known.second == key.second
  }
}
