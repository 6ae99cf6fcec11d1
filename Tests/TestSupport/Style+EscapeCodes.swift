package import DisplayText

extension Style {
  /// Changes the style as a terminal does when it is told to by `ESC [ … m`.
  ///
  ///     var style = Style.plain
  ///     style.apply(escapeCodes: [1, 38, 5, 208])
  ///     // Style(isBold: true, foreground: .indexed(208))
  ///
  /// No numbers at all end every style.
  package mutating func apply(escapeCodes codes: [Int]) {
    var codes = (codes.isEmpty ? [0] : codes)[...]
    while let code = codes.popFirst() {
      switch code {
      case 0: self = .plain
      case 1: isBold = true
      case 2: isDim = true
      case 4: isUnderlined = true
      case 22: (isBold, isDim) = (false, false)
      case 7: isReversed = true
      case 30...37: foreground = .indexed(UInt8(code - 30))
      case 38: foreground = Color(escapeCodes: &codes)
      case 39: foreground = nil
      case 40...47: background = .indexed(UInt8(code - 40))
      case 48: background = Color(escapeCodes: &codes)
      case 49: background = nil
      case 90...97: foreground = .indexed(UInt8(code - 82))
      case 100...107: background = .indexed(UInt8(code - 92))
      default: break
      }
    }
  }
}

extension Color {
  /// Creates the colour that the numbers behind 38 or 48 name, and takes these away.
  fileprivate init?(escapeCodes codes: inout ArraySlice<Int>) {
    let isMixture = codes.popFirst() == 2
    let values = codes.prefix(isMixture ? 3 : 1).compactMap { UInt8(exactly: $0) }
    codes = codes.dropFirst(values.count)
    if isMixture, values.count == 3 {
      self = .rgb(RGBColor(red: values[0], green: values[1], blue: values[2]))
    } else if !isMixture, let index = values.first {
      self = .indexed(index)
    } else {
      return nil
    }
  }
}
