extension ConformanceCase {
  /// The texts about objects.
  static let objects: [ConformanceCase] = [
    .accepted("y_object", #"{"asd":"sdf", "dfg":"fgh"}"#),
    .accepted("y_object_basic", #"{"asd":"sdf"}"#),
    .accepted("y_object_duplicated_key", #"{"a":"b","a":"c"}"#),
    .accepted("y_object_duplicated_key_and_value", #"{"a":"b","a":"b"}"#),
    .accepted("y_object_empty", "{}"),
    .accepted("y_object_empty_key", #"{"":0}"#),
    .accepted("y_object_escaped_null_in_key", #"{"foo\u0000bar": 42}"#),
    .accepted("y_object_extreme_numbers", #"{ "min": -1.0e+28, "max": 1.0e+28 }"#),
    .accepted(
      "y_object_long_strings",
      #"{"x":[{"id": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}], "id": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}"#
    ),
    .accepted("y_object_simple", #"{"a":[]}"#),
    .accepted(
      "y_object_string_unicode",
      #"{"title":"\u041f\u043e\u043b\u0442\u043e\u0440\u0430 \u0417\u0435\u043c\u043b\u0435\u043a\u043e\u043f\u0430" }"#
    ),
    .accepted("y_object_with_newlines", #"{\#n"a": "b"\#n}"#),
    .rejected("n_object_bad_value", #"["x", truth]"#, "1:7: expected a value, found 'truth'"),
    .rejected(
      "n_object_bracket_key", #"{[: "x"}\#n"#,
      "1:2: expected a name in double quotes or '}', found '['"),
    .rejected(
      "n_object_comma_instead_of_colon", #"{"x", null}"#,
      "1:5: expected ':' after a name, found ','"),
    .rejected("n_object_double_colon", #"{"x"::"b"}"#, "1:6: expected a value, found ':'"),
    .rejected("n_object_emoji", "{🇨🇭}", "1:2: expected a name in double quotes or '}', found '🇨'"),
    .rejected(
      "n_object_garbage_at_end", #"{"a":"a" 123}"#,
      "1:10: expected ',' or '}' after a value, found '123'"),
    .rejected(
      "n_object_key_with_single_quotes", "{key: 'value'}",
      "1:2: expected a name in double quotes or '}', found 'key'"),
    .rejected("n_object_missing_colon", #"{"a" b}"#, "1:6: expected ':' after a name, found 'b'"),
    .rejected(
      "n_object_missing_key", #"{:"b"}"#,
      "1:2: expected a name in double quotes or '}', found ':'"),
    .rejected(
      "n_object_missing_semicolon", #"{"a" "b"}"#,
      #"1:6: expected ':' after a name, found '"'"#),
    .rejected(
      "n_object_missing_value", #"{"a":"#,
      "1:6: expected a value, found the end of the file"),
    .rejected(
      "n_object_no-colon", #"{"a""#,
      "1:5: expected ':' after a name, found the end of the file"),
    .rejected(
      "n_object_non_string_key", "{1:1}",
      "1:2: expected a name in double quotes or '}', found '1'"),
    .rejected(
      "n_object_non_string_key_but_huge_number_instead", "{9999E9999:1}",
      "1:2: expected a name in double quotes or '}', found '9999E9999'"),
    .rejected(
      "n_object_repeated_null_null", "{null:null,null:null}",
      "1:2: expected a name in double quotes or '}', found 'null'"),
    .rejected(
      "n_object_several_trailing_commas", #"{"id":0,,,,,}"#,
      "1:9: expected a name in double quotes or '}', found ','"),
    .rejected(
      "n_object_single_quote", "{'a':0}",
      "1:2: expected a name in double quotes or '}', found a single quote instead of a double one"
    ),
    .accepted("n_object_trailing_comma", #"{"id":0,}"#),
    .rejected(
      "n_object_trailing_comment", #"{"a":"b"}/**/"#,
      "1:10: expected the end of the file, found a comment, which JSON does not allow"),
    .rejected(
      "n_object_trailing_comment_open", #"{"a":"b"}/**//"#,
      "1:10: expected the end of the file, found a comment, which JSON does not allow"),
    .rejected(
      "n_object_trailing_comment_slash_open", #"{"a":"b"}//"#,
      "1:10: expected the end of the file, found a comment, which JSON does not allow"),
    .rejected(
      "n_object_trailing_comment_slash_open_incomplete", #"{"a":"b"}/"#,
      "1:10: expected the end of the file, found '/'"),
    .rejected(
      "n_object_two_commas_in_a_row", #"{"a":"b",,"c":"d"}"#,
      "1:10: expected a name in double quotes or '}', found ','"),
    .rejected(
      "n_object_unquoted_key", #"{a: "b"}"#,
      "1:2: expected a name in double quotes or '}', found 'a'"),
    .rejected(
      "n_object_unterminated-value", #"{"a":"a"#,
      #"1:8: expected '"' at the end of the text, found the end of the file"#),
    .rejected(
      "n_object_with_single_string", #"{ "foo" : "bar", "a" }"#,
      "1:22: expected ':' after a name, found '}'"),
    .rejected(
      "n_object_with_trailing_garbage", #"{"a":"b"}#"#,
      "1:10: expected the end of the file, found a comment, which JSON does not allow"),
    .rejected(
      "i_object_key_lone_2nd_surrogate", #"{"\uDFAA":0}"#,
      #"1:3: expected both halves of a surrogate pair, found '\uDFAA'"#),
  ]
}
