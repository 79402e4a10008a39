// SPDX-License-Identifier: MIT

import Foundation

/// Shows a background configuration: colour, visual effect, image, custom view and outline.
final class BackgroundView: UIView {
  private var shown: UIBackgroundConfiguration?
  private var custom: UIView?
  private var effect: UIVisualEffectView?
  private var picture: UIImageView?
  private var outline: UIView?

  func show(_ configuration: UIBackgroundConfiguration, in owner: UIView) {
    frame = owner.bounds.inset(by: insets(of: configuration, in: owner))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    showEffect(configuration)
    showPicture(configuration)
    if custom !== configuration.customView {
      custom?.removeFromSuperview()
      custom = configuration.customView
      if let custom { addFilling(custom) }
    }
    shown = configuration
    showColor()
    layer.cornerRadius = configuration.cornerRadius
    showShadow(configuration.shadowProperties)
    showOutline(configuration, in: owner)
  }

  private func showColor() {
    guard let shown else { return }
    // An effect or image without an explicit colour has no colour behind it.
    let isPlain = shown.visualEffect == nil && shown.image == nil
    let hasColor = shown.customView == nil && (isPlain || shown.backgroundColor != nil)
    backgroundColor = hasColor ? shown.resolvedBackgroundColor(for: tintColor) : nil
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
  }

  private func showShadow(_ shadow: UIShadowProperties) {
    guard shadow.opacity > 0 || state.layer != nil else { return }
    layer.shadowColor = shadow.color.cgColor
    layer.shadowRadius = shadow.radius
    layer.shadowOffset = shadow.offset
    layer.shadowOpacity = Float(shadow.opacity)
  }

  private func insets(of configuration: UIBackgroundConfiguration, in owner: UIView) -> UIEdgeInsets
  {
    var insets = configuration.backgroundInsets
    let (margins, edges) = (
      owner.directionalLayoutMargins, configuration.edgesAddingLayoutMarginsToBackgroundInsets
    )
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    let isLeftToRight = owner.effectiveUserInterfaceLayoutDirection == .leftToRight
    return UIEdgeInsets(
      top: insets.top, left: isLeftToRight ? insets.leading : insets.trailing,
      bottom: insets.bottom, right: isLeftToRight ? insets.trailing : insets.leading)
  }

  private func addFilling(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  private func showEffect(_ configuration: UIBackgroundConfiguration) {
    guard let shown = configuration.visualEffect else {
      effect?.removeFromSuperview()
      effect = nil
      return
    }
    let view = effect ?? UIVisualEffectView(effect: shown)
    view.effect = shown
    view.layer.cornerRadius = configuration.cornerRadius
    view.clipsToBounds = configuration.cornerRadius > 0
    if view.superview == nil { addFilling(view) }
    effect = view
  }

  private func showPicture(_ configuration: UIBackgroundConfiguration) {
    guard let image = configuration.image else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let view = picture ?? UIImageView()
    view.image = image
    view.contentMode = configuration.imageContentMode
    view.clipsToBounds = true
    view.layer.cornerRadius = configuration.cornerRadius
    if view.superview == nil { addFilling(view) }
    picture = view
  }

  /// Draws the outline as the layer's border. With an outset, a larger subview has the border.
  private func showOutline(_ configuration: UIBackgroundConfiguration, in owner: UIView) {
    let (width, outset) = (configuration.strokeWidth, configuration.strokeOutset)
    layer.borderWidth = outset == 0 ? width : 0
    guard width > 0 else {
      outline?.removeFromSuperview()
      outline = nil
      return
    }
    let color = configuration.resolvedStrokeColor(for: owner.tintColor).cgColor
    guard outset != 0 else {
      outline?.removeFromSuperview()
      outline = nil
      layer.borderColor = color
      return
    }
    let view = outline ?? UIView()
    outline = view
    view.frame = bounds.insetBy(dx: -outset, dy: -outset)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.layer.borderWidth = width
    view.layer.borderColor = color
    view.layer.cornerRadius =
      configuration.cornerRadius > 0 ? max(0, configuration.cornerRadius + outset) : 0
    addSubview(view)
  }
}

extension UIView {
  /// Shows `configuration` behind all subviews. The view in `shown` is reused by later calls.
  func install(_ configuration: UIBackgroundConfiguration?, in shown: inout BackgroundView?) {
    guard let configuration else {
      shown?.removeFromSuperview()
      shown = nil
      return
    }
    let view = shown ?? BackgroundView(frame: bounds)
    if view.superview == nil { insertSubview(view, at: 0) }
    shown = view
    view.show(configuration, in: self)
  }
}
