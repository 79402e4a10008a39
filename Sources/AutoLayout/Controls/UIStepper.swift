// SPDX-License-Identifier: MIT

import Foundation
import LayoutCore

/// Hugs and resists at 750 along both axes.
open class UIStepper: UIControl {
  override func decodeContent(_ coder: NSCoder) { decode(coder, decodeStepper) }

  override func setUpContent() {
    resistAndHugStrongly()
    LayoutStore.current.setContent(.control(.stepper), of: item)
    takeOwnSize()
  }

  open var value: Double {
    get { ownValue }
    set { ownValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }

  private var ownValue = 0.0
  @_Observed(UIStepper.limit) open var minimumValue = 0.0
  @_Observed(UIStepper.limit) open var maximumValue = 100.0

  private func limit() { value = min(max(value, minimumValue), maximumValue) }

  /// No effect.
  open var stepValue = 1.0
  /// No effect.
  open var wraps = false
  /// No effect.
  open var autorepeat = true
  /// No effect.
  open var isContinuous = true
  private var images: [String: UIImage] = [:]

  /// No effect.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    images["+ \(state.rawValue)"] = image
  }

  /// No effect.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    images["- \(state.rawValue)"] = image
  }

  /// No effect.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}

  /// No effect.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {}

  override var ownAccessibilityTraits: UIAccessibilityTraits { .adjustable }

  override var derivedAccessibilityValue: String? { String(value) }
}
