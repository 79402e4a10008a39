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
  open var latchingAxes: UIAxis = []

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
public struct UIPointerAccessory: Hashable {
  public struct Position: Hashable, Sendable {
    public var offset: CGFloat
    /// From the top, clockwise, in radians.
    public var angle: CGFloat

    public static let top = Position(angle: 0)
    public static let topRight = Position(angle: .pi / 4)
    public static let right = Position(angle: .pi / 2)
    public static let bottomRight = Position(angle: .pi * 3 / 4)
    public static let bottom = Position(angle: .pi)
    public static let bottomLeft = Position(angle: .pi * 5 / 4)
    public static let left = Position(angle: .pi * 3 / 2)
    public static let topLeft = Position(angle: .pi * 7 / 4)

    public init(offset: CGFloat = 18, angle: CGFloat) {
      self.offset = offset
      self.angle = angle
    }
  }

  public let position: Position
  /// Whether an arrow points, not a shape of the app's.
  let isArrow: Bool

  public static func arrow(_ position: Position) -> UIPointerAccessory {
    UIPointerAccessory(position: position, isArrow: true)
  }

  public init(_ shape: UIPointerShape, position: Position) {
    self.init(position: position, isArrow: false)
  }

  private init(position: Position, isArrow: Bool) {
    self.position = position
    self.isArrow = isArrow
  }
}

/// No effect.
open class UIPointerStyle: _UIObject {
  open var accessories: [UIPointerAccessory] = []

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
