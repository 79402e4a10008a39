// SPDX-License-Identifier: MIT

extension String {
  /// The text as XML or HTML, with markup characters escaped and control characters removed.
  var asMarkup: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case _ where scalar.value < 0x20 && scalar != "\n" && scalar != "\t": continue
      case "\u{FFFE}", "\u{FFFF}": continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
