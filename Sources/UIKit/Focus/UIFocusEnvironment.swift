// SPDX-License-Identifier: MIT

public import Foundation

/// An object that takes part in focus updates. No input moves the focus, so no item is ever
/// focused.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Never called.
  var preferredFocusedView: UIView? { get }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  var focusGroupIdentifier: String? { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  public var preferredFocusedView: UIView? { nil }

  public var focusGroupIdentifier: String? { nil }

  /// No effect.
  public func setNeedsFocusUpdate() {}

  /// No effect.
  public func updateFocusIfNeeded() {}

  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    var next: (any UIFocusEnvironment)? = environment
    while let current = next {
      if current === self { return true }
      next = current.parentFocusEnvironment
    }
    return false
  }
}

/// An item that could receive the focus.
public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  var isFocused: Bool { get }
  var frame: CGRect { get }
  var focusEffect: UIFocusEffect? { get }
  var focusGroupPriority: UIFocusGroupPriority { get }
  var isTransparentFocusItem: Bool { get }
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }

  public var focusEffect: UIFocusEffect? { nil }

  public var isTransparentFocusItem: Bool { false }

  /// Never called.
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  var coordinateSpace: any UICoordinateSpace { get }
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  var contentOffset: CGPoint { get set }
  var contentSize: CGSize { get }
  var visibleSize: CGSize { get }
}

public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable, Comparable {
  public var rawValue: Int

  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)

  public init(rawValue: Int) { self.rawValue = rawValue }

  public init(_ rawValue: Int) { self.rawValue = rawValue }

  public static func < (lhs: UIFocusGroupPriority, rhs: UIFocusGroupPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  public static let up = UIFocusHeading(rawValue: 1 << 0)
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  public static let last = UIFocusHeading(rawValue: 1 << 9)

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// No effect.
open class UIFocusMovementHint: _UIObject {
  open var movementDirection: CGVector { .zero }
  open var translation: CGVector { .zero }
}

/// No effect.
open class UIFocusUpdateContext: _UIObject {
  open weak var previouslyFocusedItem: (any UIFocusItem)? { nil }
  open weak var nextFocusedItem: (any UIFocusItem)? { nil }
  open weak var previouslyFocusedView: UIView? { nil }
  open weak var nextFocusedView: UIView? { nil }
  open var focusHeading: UIFocusHeading { [] }
}

/// No effect.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// No effect.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// Calls animations and completions at once.
open class UIFocusAnimationCoordinator: _UIObject {
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }

  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) { completion?() }

  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) { completion?() }
}

@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  var duration: TimeInterval { get }
}

/// No effect.
open class UIFocusSystem: _UIObject {
  nonisolated public static let didUpdateNotification = Notification.Name(
    "UIFocusDidUpdateNotification")
  nonisolated public static let movementDidFailNotification = Notification.Name(
    "UIFocusMovementDidFailNotification")

  open weak var focusedItem: (any UIFocusItem)? { nil }

  public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }

  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}

  open func updateFocusIfNeeded() {}

  public class func environment(
    _ environment: any UIFocusEnvironment, contains other: any UIFocusEnvironment
  ) -> Bool { environment.contains(other) }
}

extension UIView: UIFocusItem, UIFocusItemContainer {
  public var coordinateSpace: any UICoordinateSpace { self }
}

extension UIViewController: UIFocusEnvironment {}
