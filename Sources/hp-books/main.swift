import TerminalKit

StandardStream.reserveAll()
FileSizeLimit.becomesAnError()
ProcessExit.end(HPBooks.run(in: .ofProcess()).rawValue)
