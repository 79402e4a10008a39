// SPDX-License-Identifier: MIT

public import Foundation

/// No effect.
open class UILargeContentViewerInteraction: AttachedInteraction {
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?

  public init() { super.init(object: ()) }

  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init(object: ())
  }

  open class var isEnabled: Bool { false }
}

/// No effect.
open class UIToolTipInteraction: AttachedInteraction {
  open var isEnabled = true
  open var defaultToolTip: String?

  public init() { super.init(object: ()) }

  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }
}

/// No effect.
open class UIMotionEffect: _PlainObject {}

/// No effect.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }

  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

/// No effect.
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  private static let motionKey = UncheckedAccess(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// The effects that were added. They move nothing, because the device is never tilted.
  public var motionEffects: [UIMotionEffect] {
    get {
      objc_getAssociatedObject(self, UnsafeRawPointer(Self.motionKey.value)) as? [UIMotionEffect]
        ?? []
    }
    set {
      objc_setAssociatedObject(
        self, UnsafeRawPointer(Self.motionKey.value), newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}

/// Never called.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: UIView?, at point: CGPoint)
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: UIView?, at point: CGPoint
  ) {}
  public func viewController(
    for interaction: UILargeContentViewerInteraction
  ) -> UIViewController { UIViewController() }
}
