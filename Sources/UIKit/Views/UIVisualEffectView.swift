// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

open class UIVisualEffect: _PlainObject {
  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open func encode(with coder: NSCoder) {}

  /// The colour by which pictures show the effect.
  var flatColor: UIColor? { nil }
}

/// Drawn as a flat colour, without blur.
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

  /// Whether the view's content in the interface file already draws the material, as in the tools.
  var hasMaterialOfFile = false

  /// The effect's views behind the content. Nil without an effect.
  private var effectViews: (backdrop: UIView, tint: UIView)?

  private func showEffect() {
    guard let color = effect?.flatColor else {
      effectViews?.backdrop.removeFromSuperview()
      effectViews?.tint.removeFromSuperview()
      effectViews = nil
      return
    }
    let (_, tint) = effectViews ?? addBackdropAndTint()
    tint.backgroundColor = hasMaterialOfFile ? nil : color
  }

  private func addBackdropAndTint() -> (backdrop: UIView, tint: UIView) {
    let added = (backdrop: _UIVisualEffectBackdropView(), tint: _UIVisualEffectSubview())
    for (index, view) in [added.backdrop, added.tint].enumerated() {
      view.isUserInteractionEnabled = false
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: index)
    }
    effectViews = added
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

// App code searches for the parts of an effect by these class names.

/// The view in which UIKit shows the blurred background.
final class _UIVisualEffectBackdropView: UIView {}

/// The view with the effect's colour.
final class _UIVisualEffectSubview: UIView {}

final class _UIVisualEffectContentView: UIView {}
