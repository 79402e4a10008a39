// SPDX-License-Identifier: MIT

import LayoutCore

@preconcurrency @MainActor
open class UIBarItem: _UIObject {
  open var title: String? {
    didSet { didChange() }
  }
  open var image: UIImage? {
    didSet { didChange() }
  }
  /// No effect.
  open var isEnabled = true
  open var tag = 0
  weak var bar: UIView?
  var onChange: (() -> Void)?

  public init() {
    super.init(object: ())
  }

  func didChange() { onChange?() }

  var content: BarContent.BarItem {
    BarContent.BarItem(title: title ?? "", image: image?.content)
  }
}
