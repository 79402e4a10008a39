// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation

/// The cancel button of a search bar. The bar draws it.
///
/// Source of the class name: apps search for it below search bars.
final class UINavigationButton: UIButton {
  private var isCodeHidden = false

  /// The value that code set. The button itself is not drawn.
  override var isHidden: Bool {
    get { isCodeHidden }
    set { isCodeHidden = newValue }
  }
}

extension UIView {
  /// Hides the view in pictures, because another view draws the same content.
  func hideFromDrawing() { LayoutStore.current.forest.setHidden(true, of: item) }
}
