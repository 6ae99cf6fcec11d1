import Testing

@testable import BookPresentation

struct VolumeDigitsTests {
  @Test(arguments: [
    (typed: "12", volumes: 12, meant: [1, 12]), (typed: "12", volumes: 11, meant: [1, 2]),
    (typed: "123", volumes: 123, meant: [1, 12, 123]),
    (typed: "123", volumes: 122, meant: [1, 12, 3]),
    (typed: "10", volumes: 10, meant: [1, 10]), (typed: "10", volumes: 9, meant: [1, nil]),
    (typed: "05", volumes: 9, meant: [nil, 5]), (typed: "91", volumes: 9, meant: [9, 1]),
  ])
  func eachDigitLeadsOnWhereItCan(typed: String, volumes: Int, meant: [Int?]) {
    var digits = VolumeDigits()
    #expect(typed.map { digits.type($0, in: 1...volumes) } == meant)
  }

  @Test func afterAResetADigitBeginsANumber() {
    var digits = VolumeDigits()
    #expect(digits.type("1", in: 1...12) == 1)
    digits.reset()
    #expect(digits.type("2", in: 1...12) == 2)
  }

  @Test(arguments: [(9, false), (10, true)])
  func aDigitIsAwaitedWhereItCouldFollow(volumes: Int, isAwaited: Bool) {
    var digits = VolumeDigits()
    _ = digits.type("1", in: 1...volumes)
    #expect(digits.awaitsDigit == isAwaited)
  }
}
