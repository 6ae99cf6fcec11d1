extension ConformanceCase {
  /// The texts about numbers and words.
  static let numbers: [ConformanceCase] = [
    .accepted("y_number", "[123e65]"),
    .accepted("y_number_0e+1", "[0e+1]"),
    .accepted("y_number_0e1", "[0e1]"),
    .accepted("y_number_after_space", "[ 4]"),
    .accepted(
      "y_number_double_close_to_zero",
      "[-0.000000000000000000000000000000000000000000000000000000000000000000000000000001]\n"),
    .accepted("y_number_int_with_exp", "[20e1]"),
    .accepted("y_number_minus_zero", "[-0]"),
    .accepted("y_number_negative_int", "[-123]"),
    .accepted("y_number_negative_one", "[-1]"),
    .accepted("y_number_negative_zero", "[-0]"),
    .accepted("y_number_real_capital_e", "[1E22]"),
    .accepted("y_number_real_capital_e_neg_exp", "[1E-2]"),
    .accepted("y_number_real_capital_e_pos_exp", "[1E+2]"),
    .accepted("y_number_real_exponent", "[123e45]"),
    .accepted("y_number_real_fraction_exponent", "[123.456e78]"),
    .accepted("y_number_real_neg_exp", "[1e-2]"),
    .accepted("y_number_real_pos_exponent", "[1e+2]"),
    .accepted("y_number_simple_int", "[123]"),
    .accepted("y_number_simple_real", "[123.456789]"),
    .rejected("n_incomplete_false", "[fals]", "1:2: expected a value, found 'fals'"),
    .rejected("n_incomplete_null", "[nul]", "1:2: expected a value, found 'nul'"),
    .rejected("n_incomplete_true", "[tru]", "1:2: expected a value, found 'tru'"),
    .rejected(
      "n_multidigit_number_then_00", "123\0",
      "1:4: expected the end of the file, found '\0'"),
    .rejected("n_number_++", "[++1234]", "1:2: expected a value, found '+'"),
    .rejected("n_number_+1", "[+1]", "1:2: expected a value, found '+'"),
    .rejected("n_number_+Inf", "[+Inf]", "1:2: expected a value, found '+'"),
    .rejected(
      "n_number_-00.0", "[-00.0]",
      "1:2: expected a number without a leading zero, found '-00'"),
    .rejected(
      "n_number_-00e0", "[-00e0]",
      "1:2: expected a number without a leading zero, found '-00'"),
    .rejected(
      "n_number_-01", "[-01]",
      "1:2: expected a number without a leading zero, found '-01'"),
    .rejected("n_number_-1.0.", "[-1.0.]", "1:6: expected ',' or ']' after a value, found '.'"),
    .rejected("n_number_-2.", "[-2.]", "1:5: expected a digit, found ']'"),
    .rejected(
      "n_number_-NaN", "[-NaN]",
      "1:3: expected a digit, found 'NaN', which is not a JSON number"),
    .rejected("n_number_.-1", "[.-1]", "1:2: expected a value, found '.'"),
    .rejected("n_number_.2e-3", "[.2e-3]", "1:2: expected a value, found '.'"),
    .rejected("n_number_0.1.2", "[0.1.2]", "1:5: expected ',' or ']' after a value, found '.'"),
    .rejected("n_number_0.3e", "[0.3e]", "1:6: expected a digit, found ']'"),
    .rejected("n_number_0.3e+", "[0.3e+]", "1:7: expected a digit, found ']'"),
    .rejected("n_number_0.e1", "[0.e1]", "1:4: expected a digit, found 'e1'"),
    .rejected(
      "n_number_00.0", "[00.0]",
      "1:2: expected a number without a leading zero, found '00'"),
    .rejected(
      "n_number_00e0", "[00e0]",
      "1:2: expected a number without a leading zero, found '00'"),
    .rejected("n_number_0_capital_E", "[0E]", "1:4: expected a digit, found ']'"),
    .rejected("n_number_0_capital_E+", "[0E+]", "1:5: expected a digit, found ']'"),
    .rejected("n_number_0e", "[0e]", "1:4: expected a digit, found ']'"),
    .rejected("n_number_0e+", "[0e+]", "1:5: expected a digit, found ']'"),
    .rejected("n_number_1.0e", "[1.0e]", "1:6: expected a digit, found ']'"),
    .rejected("n_number_1.0e+", "[1.0e+]", "1:7: expected a digit, found ']'"),
    .rejected("n_number_1.0e-", "[1.0e-]", "1:7: expected a digit, found ']'"),
    .rejected("n_number_1_000", "[1 000.0]", "1:3: a comma is missing here"),
    .rejected("n_number_1eE2", "[1eE2]", "1:4: expected a digit, found 'E2'"),
    .rejected("n_number_2.e+3", "[2.e+3]", "1:4: expected a digit, found 'e'"),
    .rejected("n_number_2.e-3", "[2.e-3]", "1:4: expected a digit, found 'e'"),
    .rejected("n_number_2.e3", "[2.e3]", "1:4: expected a digit, found 'e3'"),
    .rejected("n_number_9.e+", "[9.e+]", "1:4: expected a digit, found 'e'"),
    .rejected("n_number_Inf", "[Inf]", "1:2: expected a value, found 'Inf'"),
    .rejected(
      "n_number_NaN", "[NaN]",
      "1:2: expected a value, found 'NaN', which is not a JSON number"),
    .rejected(
      "n_number_U+FF11_fullwidth_digit_one", "[\u{FF11}]",
      "1:2: expected a value, found '\u{FF11}'"),
    .rejected("n_number_expression", "[1+2]", "1:3: expected ',' or ']' after a value, found '+'"),
    .rejected(
      "n_number_hex_1_digit", "[0x1]",
      "1:3: expected ',' or ']' after a value, found 'x1'"),
    .rejected(
      "n_number_hex_2_digits", "[0x42]",
      "1:3: expected ',' or ']' after a value, found 'x42'"),
    .rejected(
      "n_number_infinity", "[Infinity]",
      "1:2: expected a value, found 'Infinity', which is not a JSON number"),
    .rejected("n_number_invalid+-", "[0e+-1]", "1:5: expected a digit, found '-'"),
    .rejected(
      "n_number_invalid-negative-real", "[-123.123foo]",
      "1:10: expected ',' or ']' after a value, found 'foo'"),
    .rejected(
      "n_number_minus_infinity", "[-Infinity]",
      "1:3: expected a digit, found 'Infinity', which is not a JSON number"),
    .rejected(
      "n_number_minus_sign_with_trailing_garbage", "[-foo]",
      "1:3: expected a digit, found 'foo'"),
    .rejected("n_number_minus_space_1", "[- 1]", "1:3: expected a digit, found ' '"),
    .rejected(
      "n_number_neg_int_starting_with_zero", "[-012]",
      "1:2: expected a number without a leading zero, found '-012'"),
    .rejected("n_number_neg_real_without_int_part", "[-.123]", "1:3: expected a digit, found '.'"),
    .rejected(
      "n_number_neg_with_garbage_at_end", "[-1x]",
      "1:4: expected ',' or ']' after a value, found 'x'"),
    .rejected("n_number_real_garbage_after_e", "[1ea]", "1:4: expected a digit, found 'a'"),
    .rejected("n_number_real_without_fractional_part", "[1.]", "1:4: expected a digit, found ']'"),
    .rejected("n_number_starting_with_dot", "[.123]", "1:2: expected a value, found '.'"),
    .rejected(
      "n_number_with_alpha", "[1.2a-3]",
      "1:5: expected ',' or ']' after a value, found 'a'"),
    .rejected(
      "n_number_with_alpha_char", "[1.8011670033376514H-308]",
      "1:20: expected ',' or ']' after a value, found 'H'"),
    .rejected(
      "n_number_with_leading_zero", "[012]",
      "1:2: expected a number without a leading zero, found '012'"),
    .accepted("i_number_double_huge_neg_exp", "[123.456e-789]"),
    .accepted(
      "i_number_huge_exp",
      "[0.4e00669999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999969999999006]"
    ),
    .accepted("i_number_neg_int_huge_exp", "[-1e+9999]"),
    .accepted("i_number_pos_double_huge_exp", "[1.5e+9999]"),
    .accepted("i_number_real_neg_overflow", "[-123123e100000]"),
    .accepted("i_number_real_pos_overflow", "[123123e100000]"),
    .accepted("i_number_real_underflow", "[123e-10000000]"),
    .accepted("i_number_too_big_neg_int", "[-123123123123123123123123123123]"),
    .accepted("i_number_too_big_pos_int", "[100000000000000000000]"),
    .accepted(
      "i_number_very_big_negative_int",
      "[-237462374673276894279832749832423479823246327846]"),
  ]
}
