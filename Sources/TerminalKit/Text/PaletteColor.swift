/// One of the sixteen colours that every terminal lets its user choose.
///
/// The raw value is the colour's place in the palette. Richer colours are left out on purpose:
/// these sixteen follow the reader's own theme, light or dark.
package enum PaletteColor: UInt8, Sendable {
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack, brightRed, brightGreen, brightYellow
  case brightBlue, brightMagenta, brightCyan, brightWhite
}
