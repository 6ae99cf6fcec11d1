/// Runs of bytes of which only the end matters.
///
/// Nearly all bytes of a file are in such runs, so this file is cleverer than any other: bytes are
/// taken eight or sixteen at a time, and texts are checked to be UTF-8 on the way, since one more
/// pass over a file would cost more than the check. What is rare is left to the caller.
/// `Tests/Benchmarks` holds what it costs.
enum ByteRun {
  /// Where the common part of a text ends: plain ASCII, which is anything but control characters,
  /// quotation marks and backslashes, and valid forms of two and three bytes.
  ///
  /// The last bytes of a file are not looked at. Nothing is called, so that all that is known stays
  /// in registers, and the compiler makes one vector of the two words.
  @inline(never)
  static func endOfText(in buffer: UnsafeRawBufferPointer, from start: Int) -> Int {
    guard let base = buffer.baseAddress else { return start }
    return endOfText(base, count: buffer.count, from: start)
  }

  @inline(__always)
  private static func endOfText(_ base: UnsafeRawPointer, count: Int, from start: Int) -> Int {
    let lastStep = count &- 16
    var offset = start
    while offset <= lastStep {
      let first = notPlainMarks(base.littleEndian(at: offset))
      let second = notPlainMarks(base.littleEndian(at: offset &+ 8))
      if first | second == 0 {
        offset &+= 16
        continue
      }
      offset &+= first != 0 ? place(of: first) : 8 &+ place(of: second)
      guard base.load(fromByteOffset: offset, as: UInt8.self) >= 0x80 else { return offset }
      while offset &+ 4 <= count {
        let form: UInt32 = base.littleEndian(at: offset)
        if form & 0xC0C0F0 == 0x8080E0 {
          // Not the lower half of the forms with E0, which are longer than they need be, nor the
          // upper half of those with ED, which are surrogates.
          let half = form & 0x200F
          guard half != 0x0000, half != 0x200D else { return offset }
          offset &+= 3
        } else if form & 0xC0E0 == 0x80C0, form & 0x1E != 0 {
          offset &+= 2
        } else if form & 0x80 == 0 {
          break
        } else {
          return offset
        }
      }
    }
    return offset
  }

  @inline(never)
  static func endOfWhiteSpace(in buffer: UnsafeRawBufferPointer, from start: Int) -> Int {
    guard let base = buffer.baseAddress else { return start }
    var offset = start
    while offset < buffer.count {
      let byte = base.load(fromByteOffset: offset, as: UInt8.self)
      guard byte == UInt8(ascii: " ") || byte.isLineBreakOrTab else { return offset }
      let isLineEnd = byte == UInt8(ascii: "\n")
      offset =
        isLineEnd ? endOfIndentation(base, from: offset, to: buffer.count &- 8) : offset &+ 1
    }
    return offset
  }

  /// The name of a member, and the place of the quotation mark behind it, if it is plain ASCII of
  /// fewer than sixteen bytes; nil for any other.
  @inline(__always)
  static func key(in buffer: UnsafeRawBufferPointer, from start: Int) -> (JSONKey, end: Int)? {
    guard let base = buffer.baseAddress, start &+ 16 <= buffer.count else { return nil }
    var first: UInt64 = base.littleEndian(at: start)
    var second: UInt64 = 0
    var marks = notPlainMarks(first)
    var end = start &+ place(of: marks)
    if marks != 0 {
      first &= bytesBefore(marks)
    } else {
      second = base.littleEndian(at: end)
      marks = notPlainMarks(second)
      end &+= place(of: marks)
      second &= bytesBefore(marks)
    }
    guard marks != 0, base.load(fromByteOffset: end, as: UInt8.self) == UInt8(ascii: "\"") else {
      return nil
    }
    return (JSONKey(first, second, count: end &- start), end)
  }
}

/// The names of the members of plain objects.
package struct PlainMembers: Sendable {
  fileprivate let required: (Name, Name)
  fileprivate let others: (Name, Name, Name)

  /// Takes names of six bytes at most: those that each object has, and those that it may have.
  package init(
    _ required: (StaticString, StaticString), or others: (StaticString, StaticString, StaticString)
  ) {
    self.required = (Name(required.0), Name(required.1))
    self.others = (Name(others.0), Name(others.1), Name(others.2))
  }

  /// A name with the quotation mark and the colon behind it, in one word.
  fileprivate struct Name: Sendable {
    let bytes: UInt64
    let mask: UInt64
    let count: Int

    init(_ name: StaticString) {
      count = name.utf8CodeUnitCount + 2
      precondition(count <= 8, "A plain member has a name of six bytes at most")
      let end = UInt64(UInt8(ascii: ":")) << 8 | UInt64(UInt8(ascii: "\""))
      bytes = name.withUTF8Buffer { $0.reversed().reduce(end) { $0 << 8 | UInt64($1) } }
      mask = .max >> UInt64(64 - 8 * count)
    }

    @inline(__always)
    func begins(_ word: UInt64) -> Bool { (word ^ bytes) & mask == 0 }
  }
}

extension ByteRun {
  /// Where a list of objects ends if all of them are plain: each has the two members that it must
  /// have, maybe some of the others, which may be lists, and in each texts that begin with ink and
  /// are common to their ends; nil for any other list, and for one at the very end of a file.
  static func endOfPlainObjects(
    in buffer: UnsafeRawBufferPointer, from start: Int, _ members: PlainMembers
  ) -> Int? {
    guard let base = buffer.baseAddress else { return nil }
    func byte(_ offset: Int) -> UInt8 { base.load(fromByteOffset: offset, as: UInt8.self) }
    // Nothing but a text and an indentation is longer than what is looked at before the next check.
    let lastStep = buffer.count &- 32
    guard start <= lastStep, byte(start) == UInt8(ascii: "[") else { return nil }
    var offset = start
    repeat {
      offset = endOfIndentation(base, from: offset &+ 1, to: lastStep)
      guard offset <= lastStep, byte(offset) == UInt8(ascii: "{") else { return nil }
      var found = 0
      repeat {
        offset &+= byte(offset &+ 1) == UInt8(ascii: " ") ? 2 : 1
        guard byte(offset) == UInt8(ascii: "\"") else { return nil }
        let word: UInt64 = base.littleEndian(at: offset &+ 1)
        var mayBeList = false
        if members.required.0.begins(word) {
          found |= 1
          offset &+= members.required.0.count
        } else if members.required.1.begins(word) {
          found |= 2
          offset &+= members.required.1.count
        } else {
          mayBeList = true
          if members.others.0.begins(word) {
            offset &+= members.others.0.count
          } else if members.others.1.begins(word) {
            offset &+= members.others.1.count
          } else if members.others.2.begins(word) {
            offset &+= members.others.2.count
          } else {
            return nil
          }
        }
        offset &+= byte(offset &+ 1) == UInt8(ascii: " ") ? 2 : 1
        let isList = mayBeList && byte(offset) == UInt8(ascii: "[")
        if isList { offset &+= 1 }
        while true {
          let text = offset &+ 1
          guard byte(offset) == UInt8(ascii: "\""), byte(text).isInk else { return nil }
          offset = endOfText(base, count: buffer.count, from: text)
          guard offset > text, offset <= lastStep, byte(offset) == UInt8(ascii: "\"") else {
            return nil
          }
          offset &+= 1
          guard isList, byte(offset) == UInt8(ascii: ",") else { break }
          offset &+= byte(offset &+ 1) == UInt8(ascii: " ") ? 2 : 1
        }
        if isList {
          guard byte(offset) == UInt8(ascii: "]") else { return nil }
          offset &+= 1
        }
      } while byte(offset) == UInt8(ascii: ",")
      guard found == 3, byte(offset) == UInt8(ascii: "}") else { return nil }
      offset &+= 1
    } while byte(offset) == UInt8(ascii: ",")
    offset = endOfIndentation(base, from: offset, to: lastStep)
    return offset <= lastStep && byte(offset) == UInt8(ascii: "]") ? offset &+ 1 : nil
  }

  /// Where the end of a line and the spaces behind it end, or some place behind the last step.
  @inline(__always)
  private static func endOfIndentation(
    _ base: UnsafeRawPointer, from start: Int, to lastStep: Int
  ) -> Int {
    let isLineEnd = base.load(fromByteOffset: start, as: UInt8.self) == UInt8(ascii: "\n")
    var offset = isLineEnd ? start &+ 1 : start
    while offset <= lastStep {
      let others = base.littleEndian(at: offset) ^ repeated(UInt8(ascii: " "))
      offset &+= others.trailingZeroBitCount / 8
      if others != 0 { break }
    }
    return offset
  }

  /// A number whose lowest bit marks the first of eight bytes that is not plain ASCII.
  @inline(__always)
  private static func notPlainMarks(_ word: UInt64) -> UInt64 {
    // With its second bit turned, a quotation mark is one above the control characters. A byte that
    // is too small borrows from those behind it, so their marks mean nothing.
    let marks =
      word | ((word ^ repeated(0x02)) &- repeated(0x21))
      | ((word ^ repeated(UInt8(ascii: "\\"))) &- repeated(0x01))
    return marks & repeated(0x80)
  }

  /// Which of eight bytes is marked, or 8.
  @inline(__always)
  private static func place(of marks: UInt64) -> Int { marks.trailingZeroBitCount / 8 }

  /// All bits of the bytes before the marked one.
  @inline(__always)
  private static func bytesBefore(_ marks: UInt64) -> UInt64 { (marks & (0 &- marks) &- 1) >> 7 }

  @inline(__always)
  private static func repeated(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
}

extension UnsafeRawPointer {
  /// Some bytes as one number, the first of them lowest.
  @inline(__always)
  fileprivate func littleEndian<Number: FixedWidthInteger & BitwiseCopyable>(
    at offset: Int
  ) -> Number {
    Number(littleEndian: loadUnaligned(fromByteOffset: offset, as: Number.self))
  }
}

extension [UInt8] {
  /// How many bytes the scalar at a place takes in UTF-8, or nil if they are not valid.
  func countOfScalar(at offset: Int) -> Int? {
    var decoder = UTF8()
    var bytes = self[offset...].prefix(4).makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return nil }
    return UTF8.width(scalar)
  }
}

extension UInt8 {
  /// Whether the byte is one of those that JSON takes for white space, besides the space.
  var isLineBreakOrTab: Bool {
    self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") || self == UInt8(ascii: "\t")
  }

  /// Whether the byte is an ASCII character that is neither blank nor invisible, or begins one from
  /// U+4000 on, such as a syllable of Hangul, of which none is blank.
  @inlinable @inline(__always)
  package var isInk: Bool { (0x21...0x7E).contains(self) || self >= 0xE4 }
  var isDigit: Bool { (0x30...0x39).contains(self) }
}
