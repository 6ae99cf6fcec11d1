import JSON

extension ReaderState {
  /// What is remembered of a series, for an app to keep where it wants: in its settings, in the
  /// cloud or in a database.
  ///
  /// It is encoded as the entry of the series in a state file is, with the titles of the books but
  /// without what ``Change/undone`` would bring back, which equality leaves out as well, and knows
  /// nothing of a series until it is opened with one:
  ///
  ///     let series = try BookSeries.embedded()
  ///     var state = ReaderState()
  ///     state.apply(.kept([series[2]]))
  ///     let data = try JSONEncoder().encode(state.entry)
  ///     let entry = try JSONDecoder().decode(ReaderState.Entry.self, from: data)
  ///     ReaderState(entry, of: series).keptVolumes  // [3]
  public struct Entry: Codable, Equatable, Sendable, CustomStringConvertible {
    fileprivate let value: JSONValue

    fileprivate init(_ value: JSONValue) { self.value = value }

    /// Decodes whatever there is; what is not an entry is found out when it is opened.
    ///
    /// - Parameter decoder: The decoder.
    public init(from decoder: any Decoder) throws { value = try JSONValue(from: decoder) }

    /// Encodes the entry.
    ///
    /// - Parameter encoder: The encoder.
    public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }

    /// Whether two entries say the same, in whatever order.
    public static func == (left: Entry, right: Entry) -> Bool {
      let (one, other) = (left.state, right.state)
      return one.unreadEntry.isEmpty
        ? one == other : left.value.encoded == right.value.encoded
    }

    /// What the entry says, while its records have not found their books.
    var state: ReaderState {
      var state = ReaderState()
      var value = value
      if case .object(var members) = value, case .text(let text) = members[ReaderState.unread] {
        state.unreadEntry = text
        members.set(ReaderState.unread, to: nil)
        value = .object(members)
      }
      var reader = StateEntryReader(value.encoded, at: 0)
      let read = reader.state(named: ReaderState.whole)
      (state.remembered, state.lost) = (read.remembered.withoutPrevious, read.lost.withoutPrevious)
      state.unknown = read.unknown
      if !reader.damage.parts.isEmpty {
        state.unreadEntry = String(decoding: self.value.encoded, as: UTF8.self)
      }
      return state
    }

    /// The state, whose records have not found their books.
    public var description: String { state.description }
  }

  /// What is remembered, to be kept.
  public var entry: Entry {
    var kept = self
    (kept.remembered, kept.lost) = (remembered.withoutPrevious, lost.withoutPrevious)
    kept.previousUnknown = nil
    var entry = JSONObject()
    if case .object(let members)? = kept.fileEntry { entry = members }
    if !unreadEntry.isEmpty { entry.set(Self.unread, to: .text(unreadEntry)) }
    return Entry(.object(entry))
  }

  /// Opens what was kept of a series.
  ///
  /// Each record goes to the book with its title, as from a file; one whose title no book has is
  /// among the ``lostRecords``. What is damaged is left out and named by ``unreadParts``, and the
  /// ``entry`` keeps it as it was; members that only a later version knows are carried along.
  ///
  /// - Parameters:
  ///   - entry: What was kept.
  ///   - series: The series.
  public init(_ entry: Entry, of series: BookSeries) {
    self = entry.state
    match(to: series)
  }

  /// The names of the parts of an opened entry in which something is damaged; empty if there are
  /// none.
  public var unreadParts: [String] {
    if unreadEntry.isEmpty { return [] }
    var reader = StateEntryReader(Array(unreadEntry.utf8), at: 0)
    _ = reader.state(named: Self.whole)
    // What somebody has put there that is no JSON may look like nothing.
    return reader.damage.parts.isEmpty ? [Self.whole] : reader.damage.parts
  }

  /// The member of an entry that holds one of which something was not understood.
  fileprivate static let unread = "unread"

  /// What the whole of an entry is called that is none.
  fileprivate static let whole = "entry"
}

extension [RememberedBook] {
  /// The books without what can be brought back.
  fileprivate var withoutPrevious: [RememberedBook] {
    compactMap { $0.record.saysSomething ? RememberedBook(record: $0.record) : nil }
  }
}

// MARK: Its parts

extension BookRecord: Encodable {
  /// Encodes the record as it is in an entry.
  ///
  /// - Parameter encoder: The encoder.
  public func encode(to encoder: any Encoder) throws {
    try RememberedBook(record: self).value.encode(to: encoder)
  }
}

extension Bookmark: Encodable {
  /// Encodes the bookmark as it is in an entry.
  ///
  /// - Parameter encoder: The encoder.
  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
