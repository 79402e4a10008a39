// SPDX-License-Identifier: MIT

import Foundation

extension UIImage.SymbolWeight {
  /// The weight of text beside a symbol of this one; regular for an unspecified one.
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
  /// The weight of symbols beside text of the nearest named one.
  public func symbolWeight() -> UIImage.SymbolWeight {
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    return weights.min {
      abs($0.fontWeight().rawValue - rawValue) < abs($1.fontWeight().rawValue - rawValue)
    } ?? .regular
  }
}
