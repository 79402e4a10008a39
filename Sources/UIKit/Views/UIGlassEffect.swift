// SPDX-License-Identifier: MIT

public import Foundation

/// Drawn as a flat colour, including its tint, without refraction.
open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable { case regular, clear }

  /// No effect.
  open var isInteractive = false
  open var tintColor: UIColor?
  public let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  public override convenience init() { self.init(style: .regular) }

  public required init?(coder: NSCoder) {
    var style = Style.regular
    coder.archive?.integer("UIStyle") { style = Style(rawValue: $0) ?? style }
    self.style = style
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(style.rawValue, forKey: "UIStyle")
  }

  /// - Unverified: how opaque glass is.
  override var flatColor: UIColor? {
    tintColor ?? UIColor.systemBackground.withAlphaComponent(style == .clear ? 0.3 : 0.7)
  }
}

/// Glass views do not merge, however close they are.
open class UIGlassContainerEffect: UIVisualEffect {
  /// No effect.
  open var spacing: CGFloat = 0
}

/// No effect.
open class UIScrollEdgeEffect: _UIObject {
  open class Style: _UIObject {
    public static let automatic = Style(object: ())
    public static let soft = Style(object: ())
    public static let hard = Style(object: ())
  }

  open var style = Style.automatic
  open var isHidden = false

  init() { super.init(object: ()) }
}

/// Shows only its content. UIKit extends the content under bars.
open class UIBackgroundExtensionView: UIView {
  open var contentView: UIView? {
    get { _contentView }
    set {
      _contentView?.removeFromSuperview()
      _contentView = newValue
      guard let newValue else { return }
      addSubview(newValue)
      setNeedsLayout()
    }
  }

  private var _contentView: UIView?
  open var automaticallyPlacesContentView = true

  open override func layoutSubviews() {
    super.layoutSubviews()
    if automaticallyPlacesContentView {
      contentView?.frame = bounds.inset(by: safeAreaInsets)
    }
  }
}
