// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

@preconcurrency @MainActor
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    configureAsProgressView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configureAsProgressView()
    decode(coder, decodeProgressView)
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    updateContent()
  }

  private func configureAsProgressView() {
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    updateContent()
  }

  open var progressViewStyle: Style {
    get { _progressViewStyle }
    set { _progressViewStyle = newValue }
  }

  private var _progressViewStyle = Style.default {
    didSet { updateContent() }
  }

  open var progress: Float {
    get { _progress }
    set { _progress = newValue }
  }

  private var _progress: Float = 0 {
    didSet {
      _progress = min(max(progress, 0), 1)
      updateContent()
    }
  }

  private var colors = PartColors() {
    didSet { colors.show(on: self) }
  }

  open var progressTintColor: UIColor? {
    get { colors.filled }
    set { colors.filled = newValue }
  }

  open var trackTintColor: UIColor? {
    get { colors.empty }
    set { colors.empty = newValue }
  }

  /// No effect.
  open var progressImage: UIImage?
  /// No effect.
  open var trackImage: UIImage?
  /// No effect.
  open var observedProgress: Progress?

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  private func updateContent() {
    LayoutStore.current.setContent(
      .control(.progress(Double(progress), isBar: progressViewStyle == .bar)), of: item)
  }
}

/// Hugs and resists at 750 along both axes.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    configureAsIndicator()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configureAsIndicator()
    decode(coder, decodeIndicator)
  }

  public init(style: Style) {
    self._style = style
    super.init(frame: .zero)
    configureAsIndicator()
  }

  private func configureAsIndicator() {
    resistAndHugStrongly()
    updateContent()
    takeOwnSize()
  }

  open var style: Style {
    get { _style }
    set { _style = newValue }
  }

  private var _style = Style.medium {
    didSet { updateContent() }
  }

  private var colors = PartColors() {
    didSet { colors.show(on: self) }
  }

  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! {
    get { colors.filled ?? .systemGray }
    set { colors.filled = newValue }
  }

  /// An indicator that was never started is not hidden, unlike UIKit's.
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
