// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

open class UIBarItem: _PlainObject {
  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    if let archive = coder.archive { readArchive(archive) }
  }

  /// Writes the title, the image, the tag and whether the item is enabled.
  open func encode(with coder: NSCoder) { writeArchive(coder) }

  @_Observed(UIBarItem.didChange) open var title: String? = nil

  @_Observed(UIBarItem.didChange) open var image: UIImage? = nil

  @_Observed(UIBarItem.didChange) open var isEnabled = true

  open var tag = 0
  /// No effect.
  open var landscapeImagePhone: UIImage?
  /// No effect.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// No effect.
  open var imageInsets = UIEdgeInsets.zero
  /// No effect.
  open var largeContentSizeImage: UIImage?
  /// No effect.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// No effect.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { self.attributes[state.rawValue] = attributes }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
  weak var bar: UIView?
  /// The view in the bar that stands for the item, which key value coding gives.
  var itemView: UIView? { findView?() }
  /// How the bar finds it.
  var findView: (() -> UIView?)?
  var onChange: (() -> Void)?

  func didChange() { onChange?() }

  override var derivedAccessibilityLabel: String? { title ?? image?.accessibilityLabel }

  override var derivedAccessibilityTraits: UIAccessibilityTraits {
    isEnabled ? .button : [.button, .notEnabled]
  }

  var content: BarContent.BarItem {
    var item = BarContent.BarItem(title: title ?? "", image: image?.content)
    item.isEnabled = isEnabled
    return item
  }
}
