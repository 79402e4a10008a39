// SPDX-License-Identifier: MIT

import Foundation
import UIKitComponents

/// The hugging and compression resistance priorities are 750 along both axes.
open class UIStepper: UIControl {
  override var archivedParent: UIView? { nil }

  override func decodeContent(_ coder: NSCoder) { decode(coder, decodeStepper) }

  override func setUpContent() {
    resistAndHugStrongly()
    showEnds()
    resizeToContent()
  }

  open var value: Double {
    get { ownValue }
    set {
      ownValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      showEnds()
    }
  }

  private var ownValue = 0.0
  @_Observed(UIStepper.limit) open var minimumValue = 0.0
  @_Observed(UIStepper.limit) open var maximumValue = 100.0

  private func limit() { value = min(max(value, minimumValue), maximumValue) }

  /// No effect.
  open var stepValue = 1.0
  /// If false, the button that would exceed the range is disabled.
  @_Observed(UIStepper.showEnds) open var wraps = false

  private func showEnds() {
    let ends = ControlContent.StepperEnds(
      value: value, minimum: minimumValue, maximum: maximumValue, wraps: wraps)
    LayoutStore.current.setContent(.control(.stepper(atEnds: ends)), of: item)
  }

  /// No effect.
  open var autorepeat = true
  /// No effect.
  open var isContinuous = true
  @_Shown private var images = PartImages()

  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    images["+", state] = image
  }

  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    images["-", state] = image
  }

  open func incrementImage(for state: UIControl.State) -> UIImage? { images["+", state] }

  open func decrementImage(for state: UIControl.State) -> UIImage? { images["-", state] }

  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    images["background", state] = image
  }

  open func backgroundImage(for state: UIControl.State) -> UIImage? { images["background", state] }

  /// Drawn if both states are normal.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { images["divider", leftState, rightState] = image }

  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { images["divider", leftState, rightState] }

  override func contentDidChange() {
    var shown = ControlImages()
    shown.increment = images.current("+", controlState)
    shown.decrement = images.current("-", controlState)
    shown.background = images.current("background", controlState)
    shown.divider = images["divider", .normal, .normal]?.content
    showImages(shown)
    super.contentDidChange()
  }

  override var ownAccessibilityTraits: UIAccessibilityTraits { .adjustable }

  override var derivedAccessibilityValue: String? { String(value) }
}
