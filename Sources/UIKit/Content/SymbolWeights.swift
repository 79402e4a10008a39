// SPDX-License-Identifier: MIT

import Foundation

extension UIImage.SymbolWeight {
  /// The font weight that matches the symbol weight. The weight is regular for `unspecified`.
  public func fontWeight() -> UIFont.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .unspecified, .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}

extension UIFont.Weight {
  /// The symbol weight that matches the nearest named font weight.
  public func symbolWeight() -> UIImage.SymbolWeight {
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    return weights.min {
      abs($0.fontWeight().rawValue - rawValue) < abs($1.fontWeight().rawValue - rawValue)
    } ?? .regular
  }
}
