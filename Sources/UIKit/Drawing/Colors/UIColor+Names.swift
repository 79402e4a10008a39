// SPDX-License-Identifier: MIT

import Foundation

extension UIColor {
  /// The color in English words, such as "dark blue": one of twelve hues, with its lightness and
  /// saturation.
  public var accessibilityName: String {
    var hue: CGFloat = 0
    var saturation: CGFloat = 0
    var brightness: CGFloat = 0
    var alpha: CGFloat = 0
    getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    if alpha == 0 { return "clear" }
    if brightness < 0.1 { return "black" }
    if saturation < 0.1 {
      return brightness > 0.95
        ? "white" : brightness > 0.7 ? "light gray" : brightness < 0.35 ? "dark gray" : "gray"
    }
    let names = [
      "red", "orange", "yellow", "green", "green", "green", "cyan", "blue", "blue", "purple",
      "magenta", "pink",
    ]
    let name = names[Int((hue * 12).rounded()) % 12]
    if brightness < 0.45 { return "dark \(name)" }
    return saturation < 0.45 ? "light \(name)" : name
  }
}
