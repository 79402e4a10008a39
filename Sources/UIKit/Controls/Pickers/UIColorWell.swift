// SPDX-License-Identifier: MIT

import Foundation
import UIKitComponents

/// Drawn as one of no particular colour; nothing opens from it.
open class UIColorWell: UIControl {
  open var title: String?
  /// No effect.
  open var supportsAlpha = true
  /// No effect.
  open var selectedColor: UIColor?

  override func setUpContent() { LayoutStore.current.setContent(.control(.colorWell), of: item) }
}
