/// What a full-screen program waits for: keys and signals.
///
/// Signals come through a pipe into which their handlers write, so that one wait is for both. Its
/// descriptors stay open to the end of the process, since a handler may write at any time.
package struct TerminalInput: ~Copyable {
  /// What came of reading keys.
  package enum ReadResult {
    /// What was typed.
    case bytes([UInt8])

    /// Nothing has been typed.
    case nothing

    /// There is no terminal any more.
    case end
  }

  /// The terminal that keys are read from.
  package let keys: Descriptor

  private let signals: Descriptor

  /// Finds a terminal to read from: standard input, or the one that the process belongs to.
  ///
  /// Nil comes back where there is none.
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

  /// Waits until there is something to read, or for a time.
  ///
  /// - Parameter milliseconds: The longest wait, or nil for as long as it takes.
  /// - Returns: Whether there may be something.
  package func wait(milliseconds: Int32?) -> Bool {
    Descriptor.waitForInput(on: [keys, signals], milliseconds: milliseconds)
  }

  /// The signals that have come.
  package func readSignals() -> [Signal] {
    let numbers = (try? signals.readOnce(upTo: 64)) ?? []
    return numbers.map { Signal(rawValue: Int32($0)) }
  }

  /// What has been typed.
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
