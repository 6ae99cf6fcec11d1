/// Decoding that throws a ``DataFault`` saying what was found and what was wanted.
extension Decoder {
  func object(wanted: String) throws -> KeyedDecodingContainer<JSONKey> {
    do {
      return try container(keyedBy: JSONKey.self)
    } catch {
      throw DataFault(
        place: FieldPlace(), found: try? FoundValue(from: self).description, wanted: wanted)
    }
  }

  /// The fields of a book.
  func attributes() throws -> KeyedDecodingContainer<JSONKey> {
    let book = try object(wanted: Words.book)
    do {
      return try book.nestedContainer(keyedBy: JSONKey.self, forKey: .attributes)
    } catch {
      throw book.fault(at: .attributes, wanted: Words.attributes)
    }
  }
}

extension KeyedDecodingContainer<JSONKey> {
  func text(of key: JSONKey, wanted: String = Words.text) throws -> String {
    do {
      return try decode(String.self, forKey: key)
    } catch {
      throw fault(at: key, wanted: wanted)
    }
  }

  func wholeNumber(of key: JSONKey, wanted: String) throws -> Int {
    do {
      return try decode(Int.self, forKey: key)
    } catch {
      throw fault(at: key, wanted: wanted)
    }
  }

  func list(of key: JSONKey, wanted: String) throws -> any UnkeyedDecodingContainer {
    do {
      return try nestedUnkeyedContainer(forKey: key)
    } catch {
      throw fault(at: key, wanted: wanted)
    }
  }

  fileprivate func fault(at key: JSONKey, wanted: String) -> DataFault {
    let found =
      contains(key) ? try? decode(FoundValue.self, forKey: key).description : Words.nothing
    return DataFault(place: FieldPlace(field: key.stringValue), found: found, wanted: wanted)
  }
}

extension UnkeyedDecodingContainer {
  mutating func object(wanted: String) throws -> KeyedDecodingContainer<JSONKey> {
    do {
      return try nestedContainer(keyedBy: JSONKey.self)
    } catch {
      let found = try? decode(FoundValue.self).description
      throw DataFault(place: FieldPlace(), found: found, wanted: wanted)
    }
  }
}
