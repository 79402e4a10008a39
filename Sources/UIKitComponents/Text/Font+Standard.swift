// SPDX-License-Identifier: MIT

import AutoLayout
package import Typography

/// The default fonts of texts.
extension Font {
  /// The font of labels, text fields, search bars, bar items, and descriptors.
  package static let standardLabel = Font.system(17)
  /// The font of text views and of strings that draw themselves.
  package static let standardText = Font.system(12)
  /// The font of titles in the row of a navigation bar.
  package static let barTitle = Font.system(17, weight: .semibold)

  /// The font of titles of buttons without a configuration: 15 points for system buttons, 18 for
  /// others.
  package static func standardTitle(of kind: ButtonContent.Kind) -> Font {
    .system(kind == .system ? 15 : 18)
  }
}
