// SPDX-License-Identifier: MIT

import LayoutCore

/// What bars show: a title, an image or both.
@preconcurrency @MainActor
open class UIBarItem: _UIObject {
  /// The text of the item. It is drawn where there is no image; tabs show both.
  open var title: String? {
    didSet { didChange() }
  }
  /// The image of the item. The bar that shows it is drawn anew when it changes.
  open var image: UIImage? {
    didSet { didChange() }
  }
  /// Kept: disabled items are drawn as others.
  open var isEnabled = true
  /// A number for the client's own use.
  open var tag = 0
  /// The bar that shows the item.
  weak var bar: UIView?
  /// Told when the item has to be shown anew.
  var onChange: (() -> Void)?

  /// An item that shows nothing yet.
  public init() {
    super.init(object: ())
  }

  func didChange() { onChange?() }

  var content: BarContent.BarItem {
    BarContent.BarItem(title: title ?? "", image: image?.content)
  }
}
