extension ConformanceCase {
  /// The texts about lists.
  static let arrays: [ConformanceCase] = [
    .accepted("y_array_arraysWithSpaces", "[[]   ]"),
    .accepted("y_array_empty", "[]"),
    .accepted("y_array_empty-string", #"[""]"#),
    .accepted("y_array_ending_with_newline", #"["a"]"#),
    .accepted("y_array_false", "[false]"),
    .accepted("y_array_heterogeneous", #"[null, 1, "1", {}]"#),
    .accepted("y_array_null", "[null]"),
    .accepted("y_array_with_1_and_newline", "[1\n]"),
    .accepted("y_array_with_leading_space", " [1]"),
    .accepted("y_array_with_several_null", "[1,null,null,null,2]"),
    .accepted("y_array_with_trailing_space", "[2] "),
    .rejected("n_array_1_true_without_comma", "[1 true]", "1:3: a comma is missing here"),
    .rejected("n_array_a_invalid_utf8", latin1: "[a\u{E5}]", "1:2: expected a value, found 'a'"),
    .rejected(
      "n_array_colon_instead_of_comma", #"["": 1]"#,
      "1:4: expected ',' or ']' after a value, found ':'"),
    .rejected(
      "n_array_comma_after_close", #"[""],"#,
      "1:5: expected the end of the file, found ','"),
    .rejected("n_array_comma_and_number", "[,1]", "1:2: expected a value, found ','"),
    .rejected("n_array_double_comma", "[1,,2]", "1:4: expected a value, found ','"),
    .rejected("n_array_double_extra_comma", #"["x",,]"#, "1:6: expected a value, found ','"),
    .rejected("n_array_extra_close", #"["x"]]"#, "1:6: expected the end of the file, found ']'"),
    .accepted("n_array_extra_comma", #"["",]"#),
    .rejected(
      "n_array_incomplete", #"["x""#,
      "1:5: expected ',' or ']' after a value, found the end of the file"),
    .rejected("n_array_incomplete_invalid_value", "[x", "1:2: expected a value, found 'x'"),
    .rejected("n_array_inner_array_no_comma", "[3[4]]", "1:3: a comma is missing here"),
    .rejected(
      "n_array_invalid_utf8", latin1: "[\u{FF}]",
      "1:2: expected text in UTF-8, found the byte FF (byte 2 of the file)"),
    .rejected(
      "n_array_items_separated_by_semicolon", "[1:2]",
      "1:3: expected ',' or ']' after a value, found ':'"),
    .rejected("n_array_just_comma", "[,]", "1:2: expected a value, found ','"),
    .rejected("n_array_just_minus", "[-]", "1:3: expected a digit, found ']'"),
    .rejected("n_array_missing_value", #"[   , ""]"#, "1:5: expected a value, found ','"),
    .rejected(
      "n_array_newlines_unclosed", #"["a",\#n4\#n,1,"#,
      "3:4: expected a value, found the end of the file"),
    .accepted("n_array_number_and_comma", "[1,]"),
    .rejected("n_array_number_and_several_commas", "[1,,]", "1:4: expected a value, found ','"),
    .rejected(
      "n_array_spaces_vertical_tab_formfeed", #"["\#u{B}a"\f]"#,
      #"1:3: expected '\u000b' in text, found it unescaped"#),
    .rejected("n_array_star_inside", "[*]", "1:2: expected a value, found '*'"),
    .rejected(
      "n_array_unclosed", #"["""#,
      "1:4: expected ',' or ']' after a value, found the end of the file"),
    .rejected(
      "n_array_unclosed_trailing_comma", "[1,",
      "1:4: expected a value, found the end of the file"),
    .rejected(
      "n_array_unclosed_with_new_lines", "[1,\n1\n,1",
      "3:3: expected ',' or ']' after a value, found the end of the file"),
    .rejected(
      "n_array_unclosed_with_object_inside", "[{}",
      "1:4: expected ',' or ']' after a value, found the end of the file"),
  ]
}
