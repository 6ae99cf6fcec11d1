#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

// What is done at the very moment a signal comes: only what is safe in the middle of anything else,
// so no allocation, no lock, no text. C takes nothing but global functions.

/// Tells the program of a signal.
func relaySignal(_ number: Int32) {
  let errorBefore = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(HandlerMemory.shared.pointee.pipe, &byte, 1)
  errno = errorBefore
}

/// Also counts, so that the program can tell a stop from none.
func relayContinuation(_ number: Int32) {
  HandlerMemory.shared.pointee.continuations += 1
  relaySignal(number)
}

/// Asks the program to end; ends it itself where the program does not listen.
func answerTermination(_ number: Int32) {
  // A closed window may tell of it twice; any other second signal means that nobody listens.
  if HandlerMemory.shared.pointee.isEnding, number != SIGHUP {
    EmergencyRestoration.run()
    SignalHandlers.raiseUnhandled(number)
    return
  }
  HandlerMemory.shared.pointee.isEnding = true
  relaySignal(number)
}

/// Gives the terminal back before the program dies.
func answerCrash(_ number: Int32) {
  EmergencyRestoration.run()
  let memory = HandlerMemory.shared
  let message = memory.pointee.crashMessage
  _ = write(STDERR_FILENO, message.baseAddress, message.count)
  sigaction(number, memory.pointee.previousActions + Int(number), nil)
  raise(number)
}
