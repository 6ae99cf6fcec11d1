extension ConformanceCase {
  /// The texts about how values stand within and beside each other.
  static let structure: [ConformanceCase] = [
    .accepted("y_structure_lonely_false", "false"),
    .accepted("y_structure_lonely_int", "42"),
    .accepted("y_structure_lonely_negative_real", "-0.1"),
    .accepted("y_structure_lonely_null", "null"),
    .accepted("y_structure_lonely_string", #""asd""#),
    .accepted("y_structure_lonely_true", "true"),
    .accepted("y_structure_string_empty", #""""#),
    .accepted("y_structure_trailing_newline", #"["a"]\#n"#),
    .accepted("y_structure_true_in_array", "[true]"),
    .accepted("y_structure_whitespace_array", " [] "),
    .rejected("n_single_space", " ", "1:2: expected a value, found the end of the file"),
    .rejected(
      "n_structure_100000_opening_arrays", String(repeating: "[", count: 100_000),
      "1:513: lists and objects are nested more than 512 levels deep"),
    .rejected(
      "n_structure_U+2060_word_joined", "[\u{2060}]",
      "1:2: expected a value, found '\u{2060}'"),
    .rejected(
      "n_structure_angle_bracket_.", "<.>",
      "1:1: expected a value, found '<', as in a web page"),
    .rejected("n_structure_angle_bracket_null", "[<null>]", "1:2: expected a value, found '<'"),
    .rejected(
      "n_structure_array_trailing_garbage", "[1]x",
      "1:4: expected the end of the file, found 'x'"),
    .rejected(
      "n_structure_array_with_extra_array_close", "[1]]",
      "1:4: expected the end of the file, found ']'"),
    .rejected(
      "n_structure_array_with_unclosed_string", #"["asd]"#,
      #"1:7: expected '"' at the end of the text, found the end of the file"#),
    .rejected("n_structure_ascii-unicode-identifier", "aå", "1:1: expected a value, found 'a'"),
    .rejected("n_structure_capitalized_True", "[True]", "1:2: expected a value, found 'True'"),
    .rejected(
      "n_structure_close_unopened_array", "1]",
      "1:2: expected the end of the file, found ']'"),
    .rejected(
      "n_structure_comma_instead_of_closing_brace", #"{"x": true,"#,
      "1:12: expected a name in double quotes or '}', found the end of the file"),
    .rejected("n_structure_double_array", "[][]", "1:3: expected the end of the file, found '['"),
    .rejected("n_structure_end_array", "]", "1:1: expected a value, found ']'"),
    .rejected(
      "n_structure_lone-open-bracket", "[",
      "1:2: expected a value, found the end of the file"),
    .rejected("n_structure_no_data", "", "1:1: expected a value, found the end of the file"),
    .rejected("n_structure_null-byte-outside-string", "[\0]", "1:2: expected a value, found '\0'"),
    .rejected(
      "n_structure_number_with_trailing_garbage", "2@",
      "1:2: expected the end of the file, found '@'"),
    .rejected(
      "n_structure_object_followed_by_closing_object", "{}}",
      "1:3: expected the end of the file, found '}'"),
    .rejected(
      "n_structure_object_unclosed_no_value", #"{"":"#,
      "1:5: expected a value, found the end of the file"),
    .rejected(
      "n_structure_object_with_comment", #"{"a":/*comment*/"b"}"#,
      "1:6: expected a value, found a comment, which JSON does not allow"),
    .rejected(
      "n_structure_object_with_trailing_garbage", #"{"a": true} "x""#,
      #"1:13: expected the end of the file, found '"'"#),
    .rejected(
      "n_structure_open_array_apostrophe", "['",
      "1:2: expected a value, found a single quote instead of a double one"),
    .rejected("n_structure_open_array_comma", "[,", "1:2: expected a value, found ','"),
    .rejected(
      "n_structure_open_array_object", String(repeating: #"[{"":"#, count: 50_000) + "\n",
      "1:1281: lists and objects are nested more than 512 levels deep"),
    .rejected(
      "n_structure_open_array_open_object", "[{",
      "1:3: expected a name in double quotes or '}', found the end of the file"),
    .rejected(
      "n_structure_open_array_open_string", #"["a"#,
      #"1:4: expected '"' at the end of the text, found the end of the file"#),
    .rejected(
      "n_structure_open_array_string", #"["a""#,
      "1:5: expected ',' or ']' after a value, found the end of the file"),
    .rejected(
      "n_structure_open_object", "{",
      "1:2: expected a name in double quotes or '}', found the end of the file"),
    .rejected(
      "n_structure_open_object_close_array", "{]",
      "1:2: expected a name in double quotes or '}', found ']'"),
    .rejected(
      "n_structure_open_object_comma", "{,",
      "1:2: expected a name in double quotes or '}', found ','"),
    .rejected(
      "n_structure_open_object_open_array", "{[",
      "1:2: expected a name in double quotes or '}', found '['"),
    .rejected(
      "n_structure_open_object_open_string", #"{"a"#,
      #"1:4: expected '"' at the end of the text, found the end of the file"#),
    .rejected(
      "n_structure_open_object_string_with_apostrophes", "{'a'",
      "1:2: expected a name in double quotes or '}', found a single quote instead of a double one"
    ),
    .rejected(
      "n_structure_open_open", #"["\{["\{["\{["\{"#,
      #"1:3: expected a valid escape, such as '\n', found '\{'"#),
    .rejected("n_structure_single_star", "*", "1:1: expected a value, found '*'"),
    .rejected(
      "n_structure_trailing_#", #"{"a":"b"}#{}"#,
      "1:10: expected the end of the file, found a comment, which JSON does not allow"),
    .rejected(
      "n_structure_uescaped_LF_before_string", #"[\u000A""]"#,
      #"1:2: expected a value, found '\'"#),
    .rejected(
      "n_structure_unclosed_array", "[1",
      "1:3: expected ',' or ']' after a value, found the end of the file"),
    .rejected(
      "n_structure_unclosed_array_partial_null", "[ false, nul",
      "1:10: expected a value, found 'nul'"),
    .rejected(
      "n_structure_unclosed_array_unfinished_false", "[ true, fals",
      "1:9: expected a value, found 'fals'"),
    .rejected(
      "n_structure_unclosed_array_unfinished_true", "[ false, tru",
      "1:10: expected a value, found 'tru'"),
    .rejected(
      "n_structure_unclosed_object", #"{"asd":"asd""#,
      "1:13: expected ',' or '}' after a value, found the end of the file"),
    .rejected("n_structure_unicode-identifier", "å", "1:1: expected a value, found 'å'"),
    .rejected(
      "n_structure_whitespace_U+2060_word_joiner", "[\u{2060}]",
      "1:2: expected a value, found '\u{2060}'"),
    .rejected("n_structure_whitespace_formfeed", "[\u{C}]", "1:2: expected a value, found '\u{C}'"),
    .accepted(
      "i_structure_500_nested_arrays",
      String(repeating: "[", count: 500) + String(repeating: "]", count: 500)),
  ]
}
