// SPDX-License-Identifier: MIT

public import Foundation

/// No effect.
open class UIPointerRegionRequest: _UIObject {
  open var location: CGPoint { .zero }
  open var modifiers: UIKeyModifierFlags { [] }

  init() { super.init(object: ()) }
}

/// No effect.
open class UIPointerRegion: _UIObject {
  public let rect: CGRect
  public let identifier: AnyHashable?

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init(object: ())
  }
}

/// No effect.
public enum UIPointerEffect {
  public enum TintMode: Int, Sendable { case none, overlay, underlay }

  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The preview that the effect shows.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
    case .hover(let preview, _, _, _): preview
    }
  }
}

/// No effect.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// No effect.
open class UIPointerStyle: _UIObject {
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { super.init(object: ()) }

  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { super.init(object: ()) }

  private init() { super.init(object: ()) }

  public class func hidden() -> UIPointerStyle { UIPointerStyle() }

  public class func system() -> UIPointerStyle { UIPointerStyle() }
}

@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Never called.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// No effect.
open class UIPointerInteraction: AttachedInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init(object: ())
  }

  open func invalidate() {}
}
