// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation

/// The button of a search bar that cancels, which the bar draws.
///
/// Source of the name: code of apps that looks for it below search bars.
final class UINavigationButton: UIButton {
  private var isCodeHidden = false

  /// What code set: the button is never drawn.
  override var isHidden: Bool {
    get { isCodeHidden }
    set { isCodeHidden = newValue }
  }
}

extension UIView {
  /// Takes the view out of pictures: another draws what it stands for.
  func leaveDrawing() { LayoutStore.current.forest.setHidden(true, of: item) }
}
