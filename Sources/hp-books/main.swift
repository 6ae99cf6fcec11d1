import SystemCalls

StandardStream.reserveAll()
CurrentProcess.makeFileSizeLimitAnError()
CurrentProcess.end(HPBooks.run(in: .current()).rawValue)
