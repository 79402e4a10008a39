// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

open class UIVisualEffect: _PlainObject {
  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open func encode(with coder: NSCoder) {}

  /// What stands for the effect in pictures.
  var flatColor: UIColor? { nil }
}

/// Nothing is blurred: a material is a flat colour.
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  public let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

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

  override var flatColor: UIColor? { UIColor(Color.material(named: "\(style)")) }
}

open class UIVisualEffectView: UIView {
  override var archivedParent: UIView? { contentView }

  public private(set) var contentView: UIView = _UIVisualEffectContentView()
  /// A material is drawn as a flat colour.
  @_Observed(UIVisualEffectView.showEffect) open var effect: UIVisualEffect? = nil

  /// Whether the content that a file gives the view is its material, as the tools draw it.
  var hasMaterialOfFile = false

  /// What the effect shows, below the content; nil where there is none.
  private var ground: (backdrop: UIView, tint: UIView)?

  private func showEffect() {
    guard let color = effect?.flatColor else {
      ground?.backdrop.removeFromSuperview()
      ground?.tint.removeFromSuperview()
      ground = nil
      return
    }
    let (_, tint) = ground ?? addGround()
    tint.backgroundColor = hasMaterialOfFile ? nil : color
  }

  private func addGround() -> (backdrop: UIView, tint: UIView) {
    let added = (backdrop: _UIVisualEffectBackdropView(), tint: _UIVisualEffectSubview())
    for (index, view) in [added.backdrop, added.tint].enumerated() {
      view.isUserInteractionEnabled = false
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: index)
    }
    ground = added
    return added
  }

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    contentView.fill(self)
    self.effect = effect
  }

  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView = decodedContent(coder, else: contentView)
    decode(coder, decodeEffectView)
  }
}

// The names of what an effect consists of, by which code looks for it.

/// Where UIKit shows what lies behind.
final class _UIVisualEffectBackdropView: UIView {}

/// What the effect lays over it.
final class _UIVisualEffectSubview: UIView {}

final class _UIVisualEffectContentView: UIView {}
