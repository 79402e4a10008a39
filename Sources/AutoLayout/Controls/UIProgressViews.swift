// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// A bar that shows how far something has come: 4 points high and as wide as constraints make it.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// What the bar is made for. Both are 4 points high since iOS 14.
  public enum Style: Int, Sendable {
    /// By itself.
    case `default` = 0
    /// At the lower edge of a navigation bar.
    case bar = 1
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    configureAsProgressView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configureAsProgressView()
  }

  /// A bar at the origin, of no size.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    updateContent()
  }

  private func configureAsProgressView() {
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    updateContent()
  }

  /// What the bar is made for.
  open var progressViewStyle = Style.default {
    didSet { updateContent() }
  }

  /// How much is done, from 0 to 1: what is set beyond becomes the nearest.
  open var progress: Float = 0 {
    didSet {
      progress = min(max(progress, 0), 1)
      updateContent()
    }
  }

  /// Sets ``progress`` at once, animated or not.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  private func updateContent() {
    LayoutStore.current.setContent(
      .control(.progress(Double(progress), isBar: progressViewStyle == .bar)), of: item)
  }
}

/// A wheel that turns while something goes on. It hugs and resists at 750 along both axes.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  public enum Style: Int, Sendable {
    /// 20 × 20 points.
    case medium = 100
    /// 37 × 37 points.
    case large = 101
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    configureAsIndicator()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configureAsIndicator()
  }

  /// A wheel at the origin, of its style's size, that stands still and is not hidden.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    configureAsIndicator()
  }

  private func configureAsIndicator() {
    resistAndHugStrongly()
    updateContent()
    takeOwnSize()
  }

  /// How large the wheel is, from the next layout on.
  open var style = Style.medium {
    didSet { updateContent() }
  }

  /// The colour of the wheel; kept, pictures have their own.
  open var color: UIColor?
  /// Whether starting shows the wheel and stopping hides it. A wheel that was never started is not
  /// hidden here.
  open var hidesWhenStopped = true
  /// Whether the wheel was started and not stopped; pictures show it standing.
  open private(set) var isAnimating = false

  /// Takes note that something goes on, and shows the wheel where ``hidesWhenStopped`` says so.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Takes note that it is over, and hides the wheel where ``hidesWhenStopped`` says so.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  private func updateContent() {
    LayoutStore.current.setContent(
      .control(.activityIndicator(isLarge: style == .large)), of: item)
  }
}

extension UIView {
  /// Takes the size of the content as the frame's, as controls of one size do from birth.
  func takeOwnSize() {
    let content = intrinsicContentSize
    let aligned = CGRect(
      origin: .zero,
      size: CGSize(
        width: content.width < 0 ? bounds.width : content.width,
        height: content.height < 0 ? bounds.height : content.height))
    frame.size = self.frame(forAlignmentRect: aligned).size
  }

  /// Hugs and resists at 750 along both axes, as switches, steppers and activity indicators do.
  func resistAndHugStrongly() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
      setContentCompressionResistancePriority(.defaultHigh, for: axis)
    }
  }
}
