extension ConformanceCase {
  /// The texts about bytes that are not UTF-8, and byte order marks.
  static let encodings: [ConformanceCase] = [
    .rejected(
      "n_number_invalid-utf-8-in-bigger-int", latin1: "[123\u{E5}]",
      "1:5: expected text in UTF-8, found the byte E5 (byte 5 of the file)"),
    .rejected(
      "n_number_invalid-utf-8-in-exponent", latin1: "[1e1\u{E5}]",
      "1:5: expected text in UTF-8, found the byte E5 (byte 5 of the file)"),
    .rejected(
      "n_number_invalid-utf-8-in-int", latin1: "[0\u{E5}]\n",
      "1:3: expected text in UTF-8, found the byte E5 (byte 3 of the file)"),
    .rejected(
      "n_number_real_with_invalid_utf8_after_e", latin1: "[1e\u{E5}]",
      "1:4: expected text in UTF-8, found the byte E5 (byte 4 of the file)"),
    .rejected(
      "n_object_lone_continuation_byte_in_key_and_trailing_comma", latin1: #"{"\#u{B9}":"0",}"#,
      "1:3: expected text in UTF-8, found the byte B9 (byte 3 of the file)"),
    .rejected(
      "n_string_invalid-utf-8-in-escape", latin1: #"["\u\#u{E5}"]"#,
      #"1:3: expected four hexadecimal digits after '\u', found '\u�"]'"#),
    .rejected(
      "n_string_invalid_utf8_after_escape", latin1: #"["\\#u{E5}"]"#,
      #"1:3: expected a valid escape, such as '\n', found '\�'"#),
    .rejected(
      "n_structure_UTF8_BOM_no_data", "\u{FEFF}",
      "1:1: expected a value, found the end of the file"),
    .rejected(
      "n_structure_incomplete_UTF8_BOM", latin1: "\u{EF}\u{BB}{}",
      "1:1: expected text in UTF-8, found the byte EF (byte 1 of the file)"),
    .rejected(
      "n_structure_lone-invalid-utf-8", latin1: "\u{E5}",
      "1:1: expected text in UTF-8, found the byte E5 (byte 1 of the file)"),
    .rejected(
      "n_structure_single_eacute", latin1: "\u{E9}",
      "1:1: expected text in UTF-8, found the byte E9 (byte 1 of the file)"),
    .rejected(
      "i_string_UTF-16LE_with_BOM", latin1: #"\#u{FF}\#u{FE}[\#0"\#0\#u{E9}\#0"\#0]\#0"#,
      "1:1: expected text in UTF-8, found text in UTF-16 or UTF-32"),
    .rejected(
      "i_string_UTF-8_invalid_sequence", latin1: #"["\#u{E6}\#u{97}\#u{A5}\#u{D1}\#u{88}\#u{FA}"]"#,
      "1:5: expected text in UTF-8, found the byte FA (byte 8 of the file)"),
    .rejected(
      "i_string_UTF8_surrogate_U+D800", latin1: #"["\#u{ED}\#u{A0}\#u{80}"]"#,
      "1:3: expected text in UTF-8, found the byte ED (byte 3 of the file)"),
    .rejected(
      "i_string_invalid_utf-8", latin1: #"["\#u{FF}"]"#,
      "1:3: expected text in UTF-8, found the byte FF (byte 3 of the file)"),
    .rejected(
      "i_string_iso_latin_1", latin1: #"["\#u{E9}"]"#,
      "1:3: expected text in UTF-8, found the byte E9 (byte 3 of the file)"),
    .rejected(
      "i_string_lone_utf8_continuation_byte", latin1: #"["\#u{81}"]"#,
      "1:3: expected text in UTF-8, found the byte 81 (byte 3 of the file)"),
    .rejected(
      "i_string_not_in_unicode_range", latin1: #"["\#u{F4}\#u{BF}\#u{BF}\#u{BF}"]"#,
      "1:3: expected text in UTF-8, found the byte F4 (byte 3 of the file)"),
    .rejected(
      "i_string_overlong_sequence_2_bytes", latin1: #"["\#u{C0}\#u{AF}"]"#,
      "1:3: expected text in UTF-8, found the byte C0 (byte 3 of the file)"),
    .rejected(
      "i_string_overlong_sequence_6_bytes",
      latin1: #"["\#u{FC}\#u{83}\#u{BF}\#u{BF}\#u{BF}\#u{BF}"]"#,
      "1:3: expected text in UTF-8, found the byte FC (byte 3 of the file)"),
    .rejected(
      "i_string_overlong_sequence_6_bytes_null",
      latin1: #"["\#u{FC}\#u{80}\#u{80}\#u{80}\#u{80}\#u{80}"]"#,
      "1:3: expected text in UTF-8, found the byte FC (byte 3 of the file)"),
    .rejected(
      "i_string_truncated-utf-8", latin1: #"["\#u{E0}\#u{FF}"]"#,
      "1:3: expected text in UTF-8, found the byte E0 (byte 3 of the file)"),
    .rejected(
      "i_string_utf16BE_no_BOM", latin1: #"\#0[\#0"\#0\#u{E9}\#0"\#0]"#,
      "1:1: expected text in UTF-8, found text in UTF-16 or UTF-32"),
    .rejected(
      "i_string_utf16LE_no_BOM", latin1: #"[\#0"\#0\#u{E9}\#0"\#0]\#0"#,
      "1:1: expected text in UTF-8, found text in UTF-16 or UTF-32"),
    .accepted("i_structure_UTF-8_BOM_empty_object", "\u{FEFF}{}"),
  ]
}
