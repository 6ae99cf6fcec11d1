import ArgumentParsing
import BookPresentation
import Foundation
import TestSupport
import Testing

@testable import BookCore
@testable import hp_books

/// The two schemas know what the program knows, and no more.
///
/// That each document which the program prints is as its schema says, every transcript checks.
struct SchemaTests {
  private let output = JSONSchema.output.root
  private let dataFile = JSONSchema.dataFile.root

  // MARK: Documents

  @Test func everyCommandHasItsDocument() throws {
    let commands = HPBooks.commands.filter { command in
      command.options.contains { $0.name == "json" }
    }.map { $0.name }
    #expect(commands.count > 10)
    let definitions = try #require(output["$defs"])
    let parts: Set = ["facts", "chapter", "bookmarkedChapter", "lost"]
    #expect(definitions.names == parts.union(commands))
    // A document that several commands print is one of the documents.
    let documents = commands.filter { definitions[$0]?.names != ["description", "$ref"] }
    #expect(
      output["oneOf"]?.items.compactMap { $0["$ref"]?.text }.sorted()
        == documents.map { "#/$defs/\($0)" }.sorted())
    // Each says which one it is.
    #expect(Set(documents) == Set(JSONDocument.Kind.allCases.map(\.rawValue)))
    for document in documents {
      #expect(definitions[document]?["properties"]?["document"]?["const"]?.text == document)
    }
  }

  /// The schemas have names, that of the output with the version of its keys.
  @Test func everySchemaHasAName() {
    #expect(output["$id"]?.text == JSONDocument.schemaID)
    #expect(dataFile["$id"]?.text == "urn:hp-books:data-file")
  }

  /// A document has all its keys, and more may come, which a schema that somebody has kept accepts.
  @Test func everyObjectIsOpen() throws {
    let objects = output.all.filter { $0["properties"] != nil }
    #expect(objects.count > 15)
    for object in objects {
      #expect(
        object.names.isDisjoint(with: ["additionalProperties", "unevaluatedProperties"]))
      #expect(
        Set(object["required"]?.items.compactMap(\.text) ?? [])
          == object["properties"]?.names ?? [])
    }
    // Our own documents have no others.
    let more = Data(
      #"{"schemaVersion": 4, "document": "paths", "data": null, "state": "s", "m": 1}"#.utf8)
    #expect(try JSONSchema.output.faults(in: more, as: "paths") == ["/m: is unknown"])
  }

  /// What a key is stands in one place, to which the others refer.
  @Test func everyKeyIsDescribedOnce() {
    let keys = output.all.flatMap { value -> [JSONDatum] in
      guard case .object(let keys)? = value["properties"] else { return [] }
      return keys.filter { $0.value["$ref"] == nil }.map { .list([.text($0), $1]) }
    }
    #expect(Set(keys).count == keys.count)
  }

  @Test func everyKeyOfAVolumeIsThereWithItsMeaning() throws {
    let volume = try #require(output["$defs"]?["facts"])
    #expect(volume["required"]?.items.compactMap(\.text) == JSONDocument.volumeKeys.map(\.name))
    for key in JSONDocument.volumeKeys {
      #expect(volume["properties"]?[key.name]?["description"]?.text == key.meaning)
    }
  }

  @Test func everyValueOfASetIsThere() {
    let sets = Set(output.all.compactMap { $0["enum"]?.items.compactMap(\.text) })
    #expect(sets.contains(JSONDocument.fieldNames))
    #expect(sets.contains(JSONDocument.Scope.allCases.map(\.rawValue)))
    #expect(sets.contains(JSONDocument.Told.allCases.map(\.rawValue)))
    #expect(sets.count == 4, "The fourth is that of status.")
    let version = Double(JSONDocument.schemaVersion)
    #expect(
      output.all.compactMap { $0["schemaVersion"]?["const"] }.allSatisfy { $0 == .number(version) })
  }

  /// What a script reads of a key in one schema is what it reads in the help.
  @Test func everyKeyIsInTheHelp() {
    let help = Rehearsal(["help", "json"]).outputText
    let keys = output.all.flatMap { $0["properties"]?.names ?? [] }
    #expect(Set(keys).filter { !help.contains($0) } == [])
  }

  // MARK: Data files

  @Test func everyFieldOfABookIsThere() throws {
    let book = try #require(dataFile["$defs"]?["book"])
    #expect(book["properties"]?.names == Set(BookField.allCases.map(\.name)))
    let required = BookField.allCases.filter { $0.expected != nil }.map(\.name)
    #expect(book["required"]?.items.compactMap(\.text) == required)
  }

  @Test func everyFieldOfAnEntryIsThere() throws {
    let entry = try #require(dataFile["$defs"]?["entry"])
    #expect(entry["properties"]?.names == Set(EntryField.allCases.map(\.rawValue)))
    #expect(entry["required"] == .list([.text("name"), .text("is")]))
  }

  /// A field is described in the words of the help.
  @Test func everyDescriptionIsThatOfTheHelp() throws {
    let help = Rehearsal(["help", "data"]).outputText.split { $0.isWhitespace }
      .joined(separator: " ")
    for (definition, fields) in [
      ("book", ["other_titles", "pages", "story", "wiki", "chapters"]),
      ("entry", ["name", "is", "was", "also", "forms"]),
    ] {
      for field in fields {
        let words = dataFile["$defs"]?[definition]?["properties"]?[field]?["description"]?.text
        #expect(words.map(help.contains) == true, "\(field)")
      }
    }
  }

  @Test func theSevenVolumesAreADataFile() throws {
    let file = Data(try ProjectFile(path: "Resources/data.json").text.utf8)
    #expect(try JSONSchema.dataFile.faults(in: file) == [])
  }

  /// Members of a book, and whether the schema and the reader take the book with them.
  @Test(
    arguments: try CaseFile().table("the schema takes what the reader takes")
      as [([String: String], Bool)])
  func theSchemaTakesWhatTheReaderTakes(members: [String: String], isTaken: Bool) throws {
    let text = SampleBook.file([SampleBook(json: members)])
    let series = try? BookSeries(bytes: text.utf8, file: "books.json")
    #expect((series != nil) == isTaken)
    #expect(try JSONSchema.dataFile.faults(in: Data(text.utf8)).isEmpty == isTaken)
  }

  /// An editor finds the schema by a field of the file, which the reader leaves alone.
  @Test func aDataFileMayNameItsSchema() throws {
    let file = SampleBook.file([SampleBook()])
    let text =
      "{\"$schema\": \"data-file.schema.json\"," + file.trimmingPrefix { $0 != "{" }.dropFirst()
    #expect(try JSONSchema.dataFile.faults(in: Data(text.utf8)) == [])
    #expect(try BookSeries(bytes: text.utf8, file: "books.json").count == 1)
  }
}
