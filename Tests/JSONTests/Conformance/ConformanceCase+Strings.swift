extension ConformanceCase {
  /// The texts about texts.
  static let strings: [ConformanceCase] = [
    .accepted("y_string_1_2_3_bytes_UTF-8_sequences", #"["\u0060\u012a\u12AB"]"#),
    .accepted("y_string_accepted_surrogate_pair", #"["\uD801\udc37"]"#),
    .accepted("y_string_accepted_surrogate_pairs", #"["\ud83d\ude39\ud83d\udc8d"]"#),
    .accepted("y_string_allowed_escapes", #"["\"\\\/\b\f\n\r\t"]"#),
    .accepted("y_string_backslash_and_u_escaped_zero", #"["\\u0000"]"#),
    .accepted("y_string_backslash_doublequotes", #"["\""]"#),
    .accepted("y_string_comments", #"["a/*b*/c/*d//e"]"#),
    .accepted("y_string_double_escape_a", #"["\\a"]"#),
    .accepted("y_string_double_escape_n", #"["\\n"]"#),
    .accepted("y_string_escaped_control_character", #"["\u0012"]"#),
    .accepted("y_string_escaped_noncharacter", #"["\uFFFF"]"#),
    .accepted("y_string_in_array", #"["asd"]"#),
    .accepted("y_string_in_array_with_leading_space", #"[ "asd"]"#),
    .accepted("y_string_last_surrogates_1_and_2", #"["\uDBFF\uDFFF"]"#),
    .accepted("y_string_nbsp_uescaped", #"["new\u00A0line"]"#),
    .accepted("y_string_nonCharacterInUTF-8_U+10FFFF", #"["\#u{10FFFF}"]"#),
    .accepted("y_string_nonCharacterInUTF-8_U+FFFF", #"["\#u{FFFF}"]"#),
    .accepted("y_string_null_escape", #"["\u0000"]"#),
    .accepted("y_string_one-byte-utf-8", #"["\u002c"]"#),
    .accepted("y_string_pi", #"["π"]"#),
    .accepted("y_string_reservedCharacterInUTF-8_U+1BFFF", #"["\#u{1BFFF}"]"#),
    .accepted("y_string_simple_ascii", #"["asd "]"#),
    .accepted("y_string_space", #"" ""#),
    .accepted("y_string_surrogates_U+1D11E_MUSICAL_SYMBOL_G_CLEF", #"["\uD834\uDd1e"]"#),
    .accepted("y_string_three-byte-utf-8", #"["\u0821"]"#),
    .accepted("y_string_two-byte-utf-8", #"["\u0123"]"#),
    .accepted("y_string_u+2028_line_sep", #"["\#u{2028}"]"#),
    .accepted("y_string_u+2029_par_sep", #"["\#u{2029}"]"#),
    .accepted("y_string_uEscape", #"["\u0061\u30af\u30EA\u30b9"]"#),
    .accepted("y_string_uescaped_newline", #"["new\u000Aline"]"#),
    .accepted("y_string_unescaped_char_delete", #"["\#u{7F}"]"#),
    .accepted("y_string_unicode", #"["\uA66D"]"#),
    .accepted("y_string_unicodeEscapedBackslash", #"["\u005C"]"#),
    .accepted("y_string_unicode_2", #"["⍂㈴⍂"]"#),
    .accepted("y_string_unicode_U+10FFFE_nonchar", #"["\uDBFF\uDFFE"]"#),
    .accepted("y_string_unicode_U+1FFFE_nonchar", #"["\uD83F\uDFFE"]"#),
    .accepted("y_string_unicode_U+200B_ZERO_WIDTH_SPACE", #"["\u200B"]"#),
    .accepted("y_string_unicode_U+2064_invisible_plus", #"["\u2064"]"#),
    .accepted("y_string_unicode_U+FDD0_nonchar", #"["\uFDD0"]"#),
    .accepted("y_string_unicode_U+FFFE_nonchar", #"["\uFFFE"]"#),
    .accepted("y_string_unicode_escaped_double_quote", #"["\u0022"]"#),
    .accepted("y_string_utf8", #"["€𝄞"]"#),
    .accepted("y_string_with_del_character", #"["a\#u{7F}a"]"#),
    .rejected(
      "n_string_1_surrogate_then_escape", #"["\uD800\"]"#,
      #"1:3: expected both halves of a surrogate pair, found '\uD800'"#),
    .rejected(
      "n_string_1_surrogate_then_escape_u", #"["\uD800\u"]"#,
      #"1:9: expected four hexadecimal digits after '\u', found '\u"]'"#),
    .rejected(
      "n_string_1_surrogate_then_escape_u1", #"["\uD800\u1"]"#,
      #"1:9: expected four hexadecimal digits after '\u', found '\u1"]'"#),
    .rejected(
      "n_string_1_surrogate_then_escape_u1x", #"["\uD800\u1x"]"#,
      #"1:9: expected four hexadecimal digits after '\u', found '\u1x"]'"#),
    .rejected("n_string_accentuated_char_no_quotes", "[é]", "1:2: expected a value, found 'é'"),
    .rejected(
      "n_string_backslash_00", #"["\\#0"]"#,
      #"1:3: expected a valid escape, such as '\n', found '\\#0'"#),
    .rejected(
      "n_string_escape_x", #"["\x00"]"#,
      #"1:3: expected a valid escape, such as '\n', found '\x'"#),
    .rejected(
      "n_string_escaped_backslash_bad", #"["\\\"]"#,
      #"1:8: expected '"' at the end of the text, found the end of the file"#),
    .rejected(
      "n_string_escaped_ctrl_char_tab", #"["\\#t"]"#,
      #"1:3: expected a valid escape, such as '\n', found '\\#t'"#),
    .rejected(
      "n_string_escaped_emoji", #"["\🌀"]"#,
      #"1:3: expected a valid escape, such as '\n', found '\🌀'"#),
    .rejected(
      "n_string_incomplete_escape", #"["\"]"#,
      #"1:6: expected '"' at the end of the text, found the end of the file"#),
    .rejected(
      "n_string_incomplete_escaped_character", #"["\u00A"]"#,
      #"1:3: expected four hexadecimal digits after '\u', found '\u00A"'"#),
    .rejected(
      "n_string_incomplete_surrogate", #"["\uD834\uDd"]"#,
      #"1:9: expected four hexadecimal digits after '\u', found '\uDd"]'"#),
    .rejected(
      "n_string_incomplete_surrogate_escape_invalid", #"["\uD800\uD800\x"]"#,
      #"1:3: expected both halves of a surrogate pair, found '\uD800'"#),
    .rejected(
      "n_string_invalid_backslash_esc", #"["\a"]"#,
      #"1:3: expected a valid escape, such as '\n', found '\a'"#),
    .rejected(
      "n_string_invalid_unicode_escape", #"["\uqqqq"]"#,
      #"1:3: expected four hexadecimal digits after '\u', found '\uqqqq'"#),
    .rejected(
      "n_string_leading_uescaped_thinspace", #"[\u0020"asd"]"#,
      #"1:2: expected a value, found '\'"#),
    .rejected("n_string_no_quotes_with_bad_escape", #"[\n]"#, #"1:2: expected a value, found '\'"#),
    .rejected(
      "n_string_octal_escape", #"["\012"]\#n"#,
      #"1:3: expected a valid escape, such as '\n', found '\0'"#),
    .rejected(
      "n_string_single_doublequote", #"""#,
      #"1:2: expected '"' at the end of the text, found the end of the file"#),
    .rejected(
      "n_string_single_quote", "['single quote']",
      "1:2: expected a value, found a single quote instead of a double one"),
    .rejected(
      "n_string_single_string_no_double_quotes", "abc",
      "1:1: expected a value, found 'abc'"),
    .rejected(
      "n_string_start_escape_unclosed", #"["\"#,
      #"1:3: expected a valid escape, such as '\n', found '\'"#),
    .rejected(
      "n_string_unescaped_ctrl_char", #"["a\#0a"]"#,
      #"1:4: expected '\u0000' in text, found it unescaped"#),
    .rejected(
      "n_string_unescaped_newline", #"["new\#nline"]"#,
      #"1:6: expected '"' at the end of the text, found the end of the line"#),
    .rejected(
      "n_string_unescaped_tab", #"["\#t"]"#,
      #"1:3: expected '\u0009' in text, found it unescaped"#),
    .rejected(
      "n_string_unicode_CapitalU", #""\UA66D""#,
      #"1:2: expected a valid escape, such as '\n', found '\U'"#),
    .rejected(
      "n_string_with_trailing_garbage", #"""x"#,
      "1:3: expected the end of the file, found 'x'"),
    .rejected(
      "i_string_1st_surrogate_but_2nd_missing", #"["\uDADA"]"#,
      #"1:3: expected both halves of a surrogate pair, found '\uDADA'"#),
    .rejected(
      "i_string_1st_valid_surrogate_2nd_invalid", #"["\uD888\u1234"]"#,
      #"1:3: expected both halves of a surrogate pair, found '\uD888'"#),
    .rejected(
      "i_string_incomplete_surrogate_and_escape_valid", #"["\uD800\n"]"#,
      #"1:3: expected both halves of a surrogate pair, found '\uD800'"#),
    .rejected(
      "i_string_incomplete_surrogate_pair", #"["\uDd1ea"]"#,
      #"1:3: expected both halves of a surrogate pair, found '\uDd1e'"#),
    .rejected(
      "i_string_incomplete_surrogates_escape_valid", #"["\uD800\uD800\n"]"#,
      #"1:3: expected both halves of a surrogate pair, found '\uD800'"#),
    .rejected(
      "i_string_invalid_lonely_surrogate", #"["\ud800"]"#,
      #"1:3: expected both halves of a surrogate pair, found '\ud800'"#),
    .rejected(
      "i_string_invalid_surrogate", #"["\ud800abc"]"#,
      #"1:3: expected both halves of a surrogate pair, found '\ud800'"#),
    .rejected(
      "i_string_inverted_surrogates_U+1D11E", #"["\uDd1e\uD834"]"#,
      #"1:3: expected both halves of a surrogate pair, found '\uDd1e'"#),
    .rejected(
      "i_string_lone_second_surrogate", #"["\uDFAA"]"#,
      #"1:3: expected both halves of a surrogate pair, found '\uDFAA'"#),
  ]
}
