// SPDX-License-Identifier: MIT

public import Foundation

/// No effect.
@preconcurrency @MainActor
open class UIVisualEffect: _UIObject {
  public init() {
    super.init(object: ())
  }
}

/// No effect.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
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

  public let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }
}

@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  public private(set) var contentView = UIView()
  /// No effect.
  open var effect: UIVisualEffect?

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
    if let content = decodedView(coder, key: "contentView") {
      contentView = content
    } else {
      contentView.fill(self)
    }
    decode(coder, decodeEffectView)
  }
}
