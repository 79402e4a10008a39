// SPDX-License-Identifier: MIT

import Foundation
import UIKitComponents

/// Drawn without its colour. It opens no picker.
open class UIColorWell: UIControl {
  open var title: String?
  /// No effect.
  open var supportsAlpha = true
  /// No effect.
  open var selectedColor: UIColor?

  override func setUpContent() { LayoutStore.current.setContent(.control(.colorWell), of: item) }
}
