import SystemCalls

StandardStream.reserveAll()
let endsByBrokenPipe = CurrentProcess.makeFailedWritesErrors()
let code = HPBooks.run()
if code == .brokenPipe, endsByBrokenPipe { Signal.brokenPipe.raiseWithDefaultAction() }
CurrentProcess.end(code.rawValue)
