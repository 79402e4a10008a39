// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

/// The hugging and compression resistance priorities are 750 along both axes.
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    /// Equals ``large``, in white.
    case whiteLarge = 0
    /// Equals ``medium``, in white.
    case white = 1
    /// Equals ``medium``.
    case gray = 2

    var isLarge: Bool { self == .large || self == .whiteLarge }

    /// The style's colour, or nil for the standard colour.
    var color: UIColor? { self == .white || self == .whiteLarge ? .white : nil }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    configureAsIndicator()
    hideIfStopped()
  }

  public required init(coder: NSCoder) {
    // UIKit declares that it does not fail, and views do not.
    // swift-format-ignore: NeverForceUnwrap
    super.init(coder: coder)!
    configureAsIndicator()
    decode(coder, decodeIndicator)
  }

  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    configureAsIndicator()
    hideIfStopped()
  }

  private func configureAsIndicator() {
    resistAndHugStrongly()
    contentDidChange()
    resizeToContent()
  }

  @_Shown open var style = Style.medium

  private var colors = PartColors() {
    didSet { showColors() }
  }

  private func showColors() {
    var shown = colors
    shown.filled = colors.filled ?? style.color
    shown.show(on: self)
  }

  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! {
    get { colors.filled ?? style.color ?? .systemGray }
    set { colors.filled = newValue }
  }

  /// Whether the indicator is hidden while it does not animate.
  @_Observed(UIActivityIndicatorView.hideIfStopped) open var hidesWhenStopped = true
  open private(set) var isAnimating = false

  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  open func stopAnimating() {
    isAnimating = false
    hideIfStopped()
  }

  private func hideIfStopped() {
    if !isAnimating { isHidden = hidesWhenStopped }
  }

  override func contentDidChange() {
    LayoutStore.current.setContent(
      .control(.activityIndicator(isLarge: style.isLarge)), of: item)
    showColors()
  }
}
