// SPDX-License-Identifier: MIT

import LayoutCore

/// What bars show: a title, an image or both.
@preconcurrency @MainActor
open class UIBarItem: _UIObject {
  open var title: String? {
    didSet { didChange() }
  }
  open var image: UIImage? {
    didSet { didChange() }
  }
  open var isEnabled = true
  open var tag = 0
  /// Told when the item has to be shown anew.
  var onChange: (() -> Void)?

  public init() {
    super.init(object: ())
  }

  func didChange() { onChange?() }

  var content: BarContent.BarItem {
    BarContent.BarItem(title: title ?? "", image: image?.content)
  }
}
