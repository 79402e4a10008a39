// SPDX-License-Identifier: MIT

public import Foundation

/// A look that a view gives to what lies behind it. Pictures do not show it.
@preconcurrency @MainActor
open class UIVisualEffect: _UIObject {
  /// An effect that does nothing.
  public init() {
    super.init(object: ())
  }
}

/// A blur of what lies behind a view.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How strongly and in which colour a blur shows what lies behind; kept.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
  }

  /// The style as given.
  public let style: Style

  /// A blur of a style, for ``UIVisualEffectView/effect``.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// A view with an effect behind its contents, which lie in a content view as large as itself.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view that holds the contents. Its mask ties it to the effect view: leave it alone.
  public let contentView = UIView()
  /// The look of the view; kept, not drawn.
  open var effect: UIVisualEffect?

  /// A view at the origin, of no size, that keeps `effect`.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.fill(self)
  }

  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.fill(self)
  }
}
