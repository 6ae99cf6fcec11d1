/// The keys and signals that a full-screen program waits for.
///
/// Signals come through a pipe that their handlers write to, so that the program can wait for both
/// at once. Its descriptors are never closed, since a handler may write at any time.
package struct TerminalInput: ~Copyable {
  package let keys: Descriptor

  private let signals: Descriptor

  /// Finds a terminal to read from, standard input or the controlling one; nil if there is none.
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

  /// Waits until there may be something to read, or the time is up; false if it is.
  ///
  /// A part of a millisecond counts as a whole one, or its end would be waited for in vain again
  /// and again.
  package func wait(for timeout: Duration?) -> Bool {
    let milliseconds = timeout.map { ($0 / .milliseconds(1)).rounded(.up) }
    return Descriptor.waitForInput(
      on: [keys, signals], milliseconds: milliseconds.map { Int32(min($0, 60_000)) })
  }

  package func readSignals() -> [Signal] {
    let numbers = (try? signals.readOnce(upTo: 64)) ?? []
    return numbers.map { Signal(rawValue: Int32($0)) }
  }

  /// What has been typed, which may be nothing; nil if the terminal is gone.
  package func readKeys() -> [UInt8]? {
    guard keys.isReadable else { return [] }
    do throws(Errno) {
      let bytes = try keys.readOnce(upTo: 4096)
      return bytes.isEmpty ? nil : bytes
    } catch .interrupted, .wouldBlock { return [] } catch { return nil }
  }
}
