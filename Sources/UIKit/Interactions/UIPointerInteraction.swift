// SPDX-License-Identifier: MIT

public import Foundation

/// The location of a pointer that ``UIView/simulatePointer(at:)`` moves.
open class UIPointerRegionRequest: _UIObject {
  /// In the coordinates of the interaction's view.
  public let location: CGPoint
  /// Always empty: no keys are pressed.
  open var modifiers: UIKeyModifierFlags { [] }

  init(_ location: CGPoint) {
    self.location = location
    super.init(object: ())
  }
}

/// A part of the interaction's view, in the view's coordinates.
open class UIPointerRegion: _UIObject {
  public let rect: CGRect
  public let identifier: AnyHashable?
  /// No effect.
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
    /// Clockwise from the top, in radians.
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
  /// Whether the accessory is an arrow, and not a custom shape.
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

/// Called when ``UIView/simulatePointer(at:)`` moves a pointer.
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

/// Reacts to a pointer that ``UIView/simulatePointer(at:)`` moves.
open class UIPointerInteraction: AttachedInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether a moved pointer calls the delegate.
  open var isEnabled = true
  /// The region that contains the pointer, or nil.
  private(set) var entered: UIPointerRegion?

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init(object: ())
  }

  /// Leaves the current region. The next move of the pointer requests a region again.
  open func invalidate() { leave() }

  /// Requests the region at a point. Without one, the current region is left.
  func region(at location: CGPoint, in view: UIView) -> UIPointerRegion? {
    guard isEnabled, let delegate else { return nil }
    let region = delegate.pointerInteraction(
      self, regionFor: UIPointerRegionRequest(location),
      defaultRegion: UIPointerRegion(rect: view.bounds))
    if let region, region.rect.contains(location) { return region }
    leave()
    return nil
  }

  /// Notifies the delegate if the pointer leaves the current region and enters another one.
  ///
  /// - Returns: the style of the region.
  func enter(_ region: UIPointerRegion) -> UIPointerStyle? {
    if let entered, entered.identifier == region.identifier, entered.rect == region.rect {
      return delegate?.pointerInteraction(self, styleFor: entered)
    }
    leave()
    guard let delegate else { return nil }
    entered = region
    let style = delegate.pointerInteraction(self, styleFor: region)
    let animator = PointerAnimator()
    delegate.pointerInteraction(self, willEnter: region, animator: animator)
    animator.run()
    return style
  }

  func leave() {
    guard let region = entered else { return }
    entered = nil
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willExit: region, animator: animator)
    animator.run()
  }
}

/// Calls the closures after the delegate has returned.
private final class PointerAnimator: _PlainObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  func run() {
    for animation in animations { animation() }
    for completion in completions { completion(true) }
  }
}
