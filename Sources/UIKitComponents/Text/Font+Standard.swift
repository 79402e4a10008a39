// SPDX-License-Identifier: MIT

import AutoLayout
package import Typography

/// The fonts of texts of which nobody says anything.
extension Font {
  /// Of labels, fields, search bars, the items of bars, and descriptors.
  package static let standardLabel = Font.system(17)
  /// Of text views and of strings that draw themselves.
  package static let standardText = Font.system(12)
  /// Of titles in the row of a navigation bar.
  package static let barTitle = Font.system(17, weight: .semibold)

  /// Of titles of buttons without a configuration: 15 points on the system's, 18 on others.
  package static func standardTitle(of kind: ButtonContent.Kind) -> Font {
    .system(kind == .system ? 15 : 18)
  }
}
