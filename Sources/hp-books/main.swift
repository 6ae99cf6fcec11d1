import TerminalKit

StandardStream.reserveAll()
ProcessExit.end(HPBooks.run(in: .ofProcess()).rawValue)
