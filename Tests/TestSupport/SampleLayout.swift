/// A data file of two books in which every value of the second one has a line of its own.
package struct SampleLayout {
  /// The fields of book 2, with values in JSON.
  private var fields = [
    ("title", #""Emma""#),
    ("author", #""Jane Austen""#),
    ("pages", "474"),
    ("release_date", #""1815-12-23""#),
    ("dedication", #""To the Prince Regent""#),
    ("summary", #""A matchmaker errs.""#),
    ("wiki", #""https://example.org/emma""#),
    ("chapters", #"[{ "title": "1. Hartfield" }, { "title": "2. Randalls" }]"#),
  ]

  /// The names of the fields that must be there.
  package static let neededFields = [
    "title", "author", "pages", "release_date", "dedication", "summary", "chapters",
  ]

  /// The file with another value in a field of book 2, or without the field.
  package init(_ name: String? = nil, _ value: String? = nil) {
    fields = fields.compactMap { $0.0 == name ? value.map { ("\(name ?? "")", $0) } : $0 }
  }

  /// The contents of the file.
  package var text: String {
    """
    {
      "data": [
        {
          "attributes": {
            "title": "Persuasion",
            "author": "Jane Austen",
            "pages": 249,
            "release_date": "1817-12-20",
            "dedication": "",
            "summary": "",
            "chapters": []
          }
        },
        { "id": 2,
          "attributes": {
    \(fields.map { "        \"\($0)\": \($1)" }.joined(separator: ",\n"))
          }
        }
      ]
    }

    """
  }

  /// The file with a piece of it replaced, the last one where it occurs twice.
  package static func text(replacing old: String, with new: String) -> String {
    var text = SampleLayout().text
    if let range = text.ranges(of: old).last { text.replaceSubrange(range, with: new) }
    return text
  }
}
