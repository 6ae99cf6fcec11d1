import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads several descriptors side by side, so that no writer ever waits for another one.
struct Drain {
  private let descriptors: [Int32]
  private var open: Set<Int32>
  private var bytes: [Int32: [UInt8]] = [:]

  init(_ descriptors: [Int32]) {
    self.descriptors = descriptors
    open = Set(descriptors)
  }

  func text(of descriptor: Int32) -> String {
    String(decoding: bytes[descriptor] ?? [], as: UTF8.self)
  }

  /// Reads until every writer is gone.
  mutating func readAll(until deadline: ContinuousClock.Instant) throws {
    while !open.isEmpty {
      var requests = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let left = (deadline - ContinuousClock.now).components.seconds
      guard left >= 0 else { throw RunningProgram.TimedOut() }
      _ = poll(&requests, nfds_t(requests.count), Int32(left + 1) * 1_000)
      for request in requests where request.revents != 0 { readOnce(request.fd) }
    }
  }

  func closeAll() {
    descriptors.forEach { close($0) }
  }

  private mutating func readOnce(_ descriptor: Int32) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &chunk, chunk.count)
    if count > 0 {
      bytes[descriptor, default: []] += chunk[..<count]
    } else if count == 0 || errno != EINTR {
      // A terminal whose writers are gone gives an error instead of an end.
      open.remove(descriptor)
    }
  }
}
