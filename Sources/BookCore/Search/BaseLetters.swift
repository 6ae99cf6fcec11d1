/// Letters with an accent or another addition, and their base letters.
///
/// Only lowercase letters are listed, since capitals are lowercased first, and only those that are
/// a single scalar; a letter followed by marks needs no list.
enum BaseLetters {
  /// The base letters of a letter, or nil if it has no addition.
  static func letters(of letter: Unicode.Scalar) -> [Unicode.Scalar]? {
    // In between are Han, Hangul and others, which have many letters and none that is listed.
    if ("\u{2000}"..."\u{FAFF}").contains(letter) { return nil }
    let row = rows.first { $0.letters.unicodeScalars.contains(letter) }
    return row.map { Array($0.base.unicodeScalars) }
  }

  private static let rows: [(base: String, letters: String)] = [
    ("a", "àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ"), ("ae", "æǣǽ"), ("b", "ḃḅḇ"), ("c", "çćĉċčḉ"),
    ("d", "ďḋḍḏḑḓđ"), ("e", "èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ"), ("f", "ḟ"), ("ff", "ﬀ"), ("ffi", "ﬃ"),
    ("ffl", "ﬄ"), ("fi", "ﬁ"), ("fl", "ﬂ"), ("g", "ĝğġģǧǵḡ"), ("h", "ĥȟḣḥḧḩḫẖħ"),
    ("i", "ìíîïĩīĭįǐȉȋḭḯỉịı"), ("j", "ĵǰ"), ("k", "ķǩḱḳḵ"), ("l", "ĺļľḷḹḻḽł"), ("m", "ḿṁṃ"),
    ("n", "ñńņňǹṅṇṉṋ"), ("o", "òóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợøǿ"), ("oe", "œ"), ("p", "ṕṗ"),
    ("r", "ŕŗřȑȓṙṛṝṟ"), ("s", "śŝşšșṡṣṥṧṩſẛ"), ("ss", "ß"), ("st", "ﬅﬆ"), ("t", "ţťțṫṭṯṱẗŧ"),
    ("u", "ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự"), ("v", "ṽṿ"), ("w", "ŵẁẃẅẇẉẘ"), ("x", "ẋẍ"),
    ("y", "ýÿŷȳẏẙỳỵỷỹ"), ("z", "źżžẑẓẕ"), ("ʒ", "ǯ"),
    ("α", "άἀἁἂἃἄἅἆἇὰάᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ"), ("ε", "έἐἑἒἓἔἕὲέ"), ("η", "ήἠἡἢἣἤἥἦἧὴήᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ"),
    ("ι", "ΐίϊἰἱἲἳἴἵἶἷὶίῐῑῒΐῖῗ"), ("ο", "όὀὁὂὃὄὅὸό"), ("ρ", "ῤῥ"), ("σ", "ς"),
    ("υ", "ΰϋύὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧ"), ("ω", "ώὠὡὢὣὤὥὦὧὼώᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ"), ("ϒ", "ϓϔ"),
    ("а", "ӑӓ"), ("г", "ѓ"), ("е", "ѐёӗ"), ("ж", "ӂӝ"), ("з", "ӟ"), ("и", "йѝӣӥ"), ("к", "ќ"),
    ("о", "ӧ"), ("у", "ўӯӱӳ"), ("ч", "ӵ"), ("ы", "ӹ"), ("э", "ӭ"), ("і", "ї"), ("ѵ", "ѷ"),
    ("ә", "ӛ"), ("ө", "ӫ"),
    ("\u{627}", "\u{622}\u{623}\u{625}"), ("\u{648}", "\u{624}"), ("\u{64a}", "\u{626}"),
    ("\u{6c1}", "\u{6c2}"), ("\u{6d2}", "\u{6d3}"), ("\u{6d5}", "\u{6c0}"),
  ]
}
