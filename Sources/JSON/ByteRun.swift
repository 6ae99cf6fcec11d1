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
    let lastStep = buffer.count &- 16
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
      while offset &+ 4 <= buffer.count {
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

  /// Where white space ends.
  @inline(never)
  static func endOfWhiteSpace(in buffer: UnsafeRawBufferPointer, from start: Int) -> Int {
    guard let base = buffer.baseAddress else { return start }
    var offset = start
    while offset < buffer.count {
      let byte = base.load(fromByteOffset: offset, as: UInt8.self)
      guard byte == UInt8(ascii: " ") || byte.isLineBreakOrTab else { return offset }
      offset &+= 1
      // Behind the end of a line is an indentation.
      while byte == UInt8(ascii: "\n"), offset &+ 8 <= buffer.count {
        let others = base.littleEndian(at: offset) ^ repeated(UInt8(ascii: " "))
        offset &+= others.trailingZeroBitCount / 8
        if others != 0 { break }
      }
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

extension ByteRun {
  /// Where a list of objects ends if all of them are plain: each has two members that it must have,
  /// maybe some of two others, and in each a text that begins with ink and is common to its end;
  /// nil for any other list, and for one at the very end of a file.
  static func endOfPlainObjects(
    in buffer: UnsafeRawBufferPointer, from start: Int, _ required: (JSONKey, JSONKey),
    _ others: (JSONKey, JSONKey)
  ) -> Int? {
    guard let base = buffer.baseAddress, start < buffer.count else { return nil }
    func byte(_ offset: Int) -> UInt8 { base.load(fromByteOffset: offset, as: UInt8.self) }
    guard byte(start) == UInt8(ascii: "[") else { return nil }
    var offset = start
    repeat {
      offset = endOfWhiteSpace(in: buffer, from: offset &+ 1)
      guard offset < buffer.count, byte(offset) == UInt8(ascii: "{") else { return nil }
      var found = 0
      repeat {
        offset &+= 1
        // No part of a member but its text is longer than what is looked at before the next check.
        guard offset &+ 32 <= buffer.count else { return nil }
        if byte(offset) == UInt8(ascii: " ") { offset &+= 1 }
        guard byte(offset) == UInt8(ascii: "\""),
          let (key, end) = key(in: buffer, from: offset &+ 1)
        else { return nil }
        if key == required.0 {
          found |= 1
        } else if key == required.1 {
          found |= 2
        } else if key != others.0, key != others.1 {
          return nil
        }
        guard byte(end &+ 1) == UInt8(ascii: ":") else { return nil }
        let text = end &+ (byte(end &+ 2) == UInt8(ascii: " ") ? 4 : 3)
        guard byte(text &- 1) == UInt8(ascii: "\""), byte(text).isInk else { return nil }
        offset = endOfText(in: buffer, from: text)
        guard offset > text, offset &+ 2 < buffer.count, byte(offset) == UInt8(ascii: "\"") else {
          return nil
        }
        offset &+= 1
      } while byte(offset) == UInt8(ascii: ",")
      guard found == 3, byte(offset) == UInt8(ascii: "}") else { return nil }
      offset &+= 1
    } while byte(offset) == UInt8(ascii: ",")
    offset = endOfWhiteSpace(in: buffer, from: offset)
    return offset < buffer.count && byte(offset) == UInt8(ascii: "]") ? offset &+ 1 : nil
  }
}

extension ByteRun {
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

  /// Whether the byte is an ASCII digit.
  var isDigit: Bool { (0x30...0x39).contains(self) }
}
