// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// A bar that shows how far something has come.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    beProgressView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    beProgressView()
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    show()
  }

  private func beProgressView() {
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    show()
  }

  open var progressViewStyle = Style.default {
    didSet { show() }
  }

  /// From 0 to 1.
  open var progress: Float = 0 {
    didSet { show() }
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  private func show() {
    LayoutStore.current.forest.setContent(
      .control(.progress(Double(progress), isBar: progressViewStyle == .bar)), of: item)
  }
}

/// A wheel that turns while something goes on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    beIndicator()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    beIndicator()
  }

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    show()
  }

  private func beIndicator() {
    resistAndHugStrongly()
    show()
  }

  open var style = Style.medium {
    didSet { show() }
  }

  open var color: UIColor?
  open var hidesWhenStopped = true
  open private(set) var isAnimating = false

  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  private func show() {
    LayoutStore.current.forest.setContent(
      .control(.activityIndicator(isLarge: style == .large)), of: item)
  }
}

extension UIView {
  /// Hugs and resists at 750 along both axes, as switches, steppers and activity indicators do.
  func resistAndHugStrongly() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
      setContentCompressionResistancePriority(.defaultHigh, for: axis)
    }
  }
}
