import BookCore
import Testing

@testable import hp_books

struct ReaderStateSessionTests {
  @Test func oneProblemIsToldOnce() {
    var session = ReaderStateSession(nil)
    session.save(incidental: [.shown(3)])
    #expect(session.warnings == [.noLocation])
    #expect(session.failure == nil)
    session.save(requested: [.expanded(3)])
    session.save(incidental: [.shown(4)])
    #expect(session.warnings == [])
    #expect(session.failure == .noLocation)
  }
}
