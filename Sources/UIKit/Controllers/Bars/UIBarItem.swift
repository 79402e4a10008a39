// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

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
  /// Shown in compact height.
  @_Observed(UIBarItem.didChange) open var landscapeImagePhone: UIImage? = nil
  @_Observed(UIBarItem.didChange) open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  @_Observed(UIBarItem.didChange) open var imageInsets = UIEdgeInsets.zero
  /// No effect.
  open var largeContentSizeImage: UIImage?
  /// No effect.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Pictures show font and colour of the states normal, disabled and, of tabs, selected. The font of a button in a bar
  /// decides how wide it is.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
    didChange()
  }

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
    item.imageInsets = imageInsets.core
    if let landscapeImagePhone,
      LayoutStore.current.environment.layout.verticalSizeClass == .compact
    {
      item.image = landscapeImagePhone.content
      item.imageInsets = landscapeImagePhoneInsets.core
    }
    item.isEnabled = isEnabled
    let normal = BarContent.Look(titleTextAttributes(for: .normal))
    let disabled = BarContent.Look(titleTextAttributes(for: .disabled))
    item.look = isEnabled ? normal : disabled.over(BarContent.Look(titleFont: normal.titleFont))
    item.selectedLook = BarContent.Look(titleTextAttributes(for: .selected)).over(
      BarContent.Look(titleFont: normal.titleFont))
    return item
  }
}

extension BarContent.Look {
  /// What attributes say of a title.
  init(_ attributes: [NSAttributedString.Key: Any]?) {
    self.init(titleColor: attributes?.foreground?.color, titleFont: attributes?.font?.font)
  }
}
