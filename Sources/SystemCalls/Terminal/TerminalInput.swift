/// The keys and signals that a full-screen program waits for.
///
/// Signals come through a pipe that their handlers write to, so that the program can wait for both
/// at once. Its descriptors are never closed, since a handler may write at any time.
package struct TerminalInput: ~Copyable {
  /// The result of reading keys.
  package enum ReadResult {
    /// The bytes of what was typed.
    case bytes([UInt8])

    /// Nothing has been typed.
    case nothing

    /// The terminal is gone.
    case end
  }

  /// The terminal that keys are read from.
  package let keys: Descriptor

  private let signals: Descriptor

  /// Finds a terminal to read from: standard input, or the controlling terminal of the process.
  ///
  /// Returns nil if there is none.
  package init?() {
    let input = StandardStream.input.descriptor
    let terminal = input.isTerminal ? input : Descriptor.openControllingTerminal()
    guard let terminal, let pipe = try? Descriptor.openPipe() else { return nil }
    pipe.readingEnd.setNonBlocking()
    pipe.writingEnd.setNonBlocking()
    keys = terminal
    signals = pipe.readingEnd
    SignalHandlers.relaySignals(to: pipe.writingEnd, of: terminal)
  }

  /// Waits until there is something to read, or the time is up.
  ///
  /// - Parameter timeout: The timeout, or nil to wait as long as it takes. A part of a millisecond
  ///   counts as a whole one, or its end would be waited for in vain again and again.
  /// - Returns: Whether there may be something.
  package func wait(for timeout: Duration?) -> Bool {
    let milliseconds = timeout.map { ($0 / .milliseconds(1)).rounded(.up) }
    return Descriptor.waitForInput(
      on: [keys, signals], milliseconds: milliseconds.map { Int32(min($0, 60_000)) })
  }

  /// The signals that have arrived.
  package func readSignals() -> [Signal] {
    let numbers = (try? signals.readOnce(upTo: 64)) ?? []
    return numbers.map { Signal(rawValue: Int32($0)) }
  }

  /// Reads the bytes of the keys that have been typed.
  package func readKeys() -> ReadResult {
    guard keys.isReadable else { return .nothing }
    do throws(Errno) {
      let bytes = try keys.readOnce(upTo: 4096)
      return bytes.isEmpty ? .end : .bytes(bytes)
    } catch .interrupted, .wouldBlock {
      return .nothing
    } catch {
      return .end
    }
  }
}
