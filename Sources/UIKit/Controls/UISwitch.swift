// SPDX-License-Identifier: MIT

import Foundation
import UIKitComponents

/// Drawn 2 points wider than its frame. The hugging and compression resistance priorities are 750
/// along both axes.
open class UISwitch: UIControl {
  override var archivedParent: UIView? { nil }

  override func writeContent(_ coder: NSCoder) {
    super.writeContent(coder)
    writeSwitch(coder)
  }

  override func readContent(_ archive: NSKeyedUnarchiver) {
    super.readContent(archive)
    readSwitch(archive)
  }

  override func applyAppearance(_ appearance: AppearanceValues) {
    super.applyAppearance(appearance)
    appearance.set(\UISwitch.onTintColor, of: self)
  }

  override var ownAccessibilityTraits: UIAccessibilityTraits { [.button, .toggleButton] }

  override var derivedAccessibilityValue: String? { isOn ? "1" : "0" }

  override func decodeContent(_ coder: NSCoder) { decode(coder, decodeSwitch) }

  override func setUpContent() {
    resistAndHugStrongly()
    contentDidChange()
    resizeToContent()
  }

  @_Shown open var isOn = false

  @_Shown open var onTintColor: UIColor? = nil

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  private var colors = PartColors() {
    didSet { colors.show(on: self) }
  }

  open var thumbTintColor: UIColor? {
    get { colors.thumb }
    set { colors.thumb = newValue }
  }

  /// Not drawn, as in UIKit since iOS 7.
  open var onImage: UIImage?
  /// Not drawn, as in UIKit since iOS 7.
  open var offImage: UIImage?
  /// No effect.
  open var title: String?
  /// No effect.
  open var preferredStyle = Style.automatic

  open var style: Style { .sliding }

  public enum Style: Int, Sendable { case automatic, checkbox, sliding }

  override func contentDidChange() {
    LayoutStore.current.setContent(
      .control(.toggle(isOn: isOn, onTint: onTintColor?.color)), of: item)
  }
}
