// SPDX-License-Identifier: MIT

public import Foundation

/// Offers the initializers that every UIKit class inherits to generic code, which does not know the
/// class.
///
/// The created object has the static class: `View()` creates an instance of `View`. For a class in
/// a variable of its superclass's type, such as `let type: UIView.Type = UILabel.self`, it creates
/// an instance of the superclass. UIKit would create an instance of the class, as `madeObject(_:)`
/// does. An `init()` that a class declares itself is not called. `init(frame:)` is called.
// The protocol is not limited to classes, so that initializers of its extensions can assign `self`.
@preconcurrency @MainActor
public protocol _MadeDynamically {}

extension UIResponder: _MadeDynamically {}
extension UILayoutGuide: _MadeDynamically {}

extension _MadeDynamically where Self: UIResponder {
  // Disfavored: where the class is known, its own initializer is called.
  /// Creates an instance of the class with its override of UIKit's `init()`.
  @_disfavoredOverload
  public init() { self = made(unsafeBitCast(Self.self, to: _RequiredResponder.Type.self).init()) }
}

extension _MadeDynamically where Self: UIView {
  /// Creates a view of the class with its override of UIKit's `init(frame:)`.
  @_disfavoredOverload
  public init(frame: CGRect) { self = made(UIView.make(Self.self, frame: frame)) }
}

extension _MadeDynamically where Self: UIViewController {
  /// Creates a controller of the class with its override of UIKit's `init(nibName:bundle:)`.
  @_disfavoredOverload
  public init(nibName: String?, bundle: Bundle?) {
    let type = unsafeBitCast(Self.self, to: _RequiredController.Type.self)
    self = made(type.init(nibName: nibName, bundle: bundle))
  }
}

extension _MadeDynamically where Self: UILayoutGuide {
  /// Creates a layout guide of the class with its override of UIKit's `init()`.
  @_disfavoredOverload
  public init() { self = made(unsafeBitCast(Self.self, to: _RequiredGuide.Type.self).init()) }
}

extension _MadeDynamically where Self: UITableViewCell {
  /// Creates a cell of the class with its override of UIKit's `init(style:reuseIdentifier:)`.
  @_disfavoredOverload
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self = made(UITableViewCell.make(Self.self, style: style, reuseIdentifier: reuseIdentifier))
  }
}

extension _MadeDynamically where Self: UITableViewHeaderFooterView {
  /// Creates a header or footer of the class with its override of UIKit's `init(reuseIdentifier:)`.
  @_disfavoredOverload
  public init(reuseIdentifier: String?) {
    self = made(UITableViewHeaderFooterView.make(Self.self, reuseIdentifier: reuseIdentifier))
  }
}

/// The counterpart of `_MadeDynamically` for classes without isolation.
public protocol _MadeAnywhere {}

extension CALayer: _MadeAnywhere {}

extension _MadeAnywhere where Self: CALayer {
  /// Creates a layer of the class with its override of the `init()` of `CALayer`.
  @_disfavoredOverload
  public init() { self = made(CALayer.make(Self.self)) }
}

/// Creates an instance of a class that is only known at run time, with its override of the `init()`
/// of `NSObject` or UIKit. Among UIKit's objects it supports responders, layers, layout guides, layout
/// attributes and invalidation contexts.
public func madeObject<Made: NSObject>(_ type: Made.Type) -> Made {
  guard type is _UIObject.Type else {
    return made(unsafeBitCast(type as AnyClass, to: _RequiredObject.Type.self).init())
  }
  let access = UncheckedAccess(type as AnyClass)
  let object = onMainActor {
    UncheckedAccess((access.value as? any DynamicallyMade.Type)?.madeDynamically())
  }
  guard let object = object.value else {
    preconditionFailure("init() cannot create \(type), whose class is known only at run time")
  }
  return made(object)
}

/// A UIKit class whose subclasses all have `init()`.
@MainActor
protocol DynamicallyMade: AnyObject {
  static func madeDynamically() -> AnyObject
}

extension UIResponder: DynamicallyMade {
  static func madeDynamically() -> AnyObject {
    unsafeBitCast(self, to: _RequiredResponder.Type.self).init()
  }
}

extension UILayoutGuide: DynamicallyMade {
  static func madeDynamically() -> AnyObject {
    unsafeBitCast(self, to: _RequiredGuide.Type.self).init()
  }
}

extension UICollectionViewLayoutAttributes: DynamicallyMade {
  static func madeDynamically() -> AnyObject { make(self) }
}

@preconcurrency @MainActor
public func madeObject<Made: UIResponder>(_ type: Made.Type) -> Made {
  made(unsafeBitCast(type as AnyClass, to: _RequiredResponder.Type.self).init())
}

@preconcurrency @MainActor
public func madeObject<Made: UILayoutGuide>(_ type: Made.Type) -> Made {
  made(unsafeBitCast(type as AnyClass, to: _RequiredGuide.Type.self).init())
}

/// Creates a view with its class's `init(frame:)`.
@preconcurrency @MainActor
public func madeObject<Made: UIView>(_ type: Made.Type, frame: CGRect) -> Made {
  made(UIView.make(type, frame: frame))
}

/// Creates a controller with its class's `init(nibName:bundle:)`.
@preconcurrency @MainActor
public func madeObject<Made: UIViewController>(
  _ type: Made.Type, nibName: String?, bundle: Bundle?
) -> Made {
  made(
    unsafeBitCast(type as AnyClass, to: _RequiredController.Type.self)
      .init(nibName: nibName, bundle: bundle))
}

/// Creates a cell with its class's `init(style:reuseIdentifier:)`.
@preconcurrency @MainActor
public func madeObject<Made: UITableViewCell>(
  _ type: Made.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Made {
  made(UITableViewCell.make(type, style: style, reuseIdentifier: reuseIdentifier))
}

/// Creates a segue with its class's `init(identifier:source:destination:)`.
@preconcurrency @MainActor
public func madeObject<Made: UIStoryboardSegue>(
  _ type: Made.Type, identifier: String?, source: UIViewController, destination: UIViewController
) -> Made {
  made(
    UIStoryboardSegue.make(
      type, identifier: identifier, source: source, destination: destination))
}

/// Creates a header or footer with its class's `init(reuseIdentifier:)`.
@preconcurrency @MainActor
public func madeObject<Made: UITableViewHeaderFooterView>(
  _ type: Made.Type, reuseIdentifier: String?
) -> Made { made(UITableViewHeaderFooterView.make(type, reuseIdentifier: reuseIdentifier)) }

extension UIView {
  @inline(never) @_optimize(none)
  static func make(_ type: UIView.Type, frame: CGRect) -> UIView {
    unsafeBitCast(type, to: _RequiredView.Type.self).init(frame: frame)
  }
}

/// A class of views that inherits none of the initializers by which UIKit makes views.
///
/// `plumb swift` adds the conformance to classes that have an appearance proxy.
/// ``UIView/appearance()`` of such a class raises an exception.
@preconcurrency @MainActor
public protocol _HidesInitializers {}

extension UITableViewCell {
  @inline(never) @_optimize(none)
  static func make(
    _ type: UITableViewCell.Type, style: CellStyle, reuseIdentifier: String?
  ) -> UITableViewCell {
    unsafeBitCast(type, to: _RequiredCell.Type.self)
      .init(style: style, reuseIdentifier: reuseIdentifier)
  }
}

extension UITableViewHeaderFooterView {
  @inline(never) @_optimize(none)
  static func make(
    _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    unsafeBitCast(type, to: _RequiredHeaderFooterView.Type.self)
      .init(reuseIdentifier: reuseIdentifier)
  }
}

extension UIStoryboardSegue {
  /// Creates a segue of the class `type`.
  @inline(never) @_optimize(none)
  static func make(
    _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController,
    destination: UIViewController
  ) -> UIStoryboardSegue {
    unsafeBitCast(type, to: _RequiredSegue.Type.self)
      .init(identifier: identifier, source: source, destination: destination)
  }
}

extension CALayer {
  @inline(never) @_optimize(none)
  static func make(_ type: CALayer.Type) -> CALayer {
    unsafeBitCast(type, to: _RequiredLayer.Type.self).init()
  }
}

extension UICollectionViewLayoutAttributes {
  @inline(never) @_optimize(none)
  static func make(
    _ type: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes {
    unsafeBitCast(type, to: _RequiredLayoutAttributes.Type.self).init()
  }
}

extension UICollectionViewLayoutInvalidationContext: DynamicallyMade {
  static func madeDynamically() -> AnyObject { make(self) }

  @inline(never) @_optimize(none)
  static func make(
    _ type: UICollectionViewLayoutInvalidationContext.Type
  ) -> UICollectionViewLayoutInvalidationContext {
    unsafeBitCast(type, to: _RequiredInvalidationContext.Type.self).init()
  }
}

@inline(never) @_optimize(none)
private func made<Made: AnyObject>(_ object: AnyObject) -> Made {
  unsafeDowncast(object, to: Made.self)
}

/// A stand-in for the classes of objects. Not for subclassing.
open class _RequiredObject: NSObject {
  public required override init() { super.init() }
}

/// A stand-in for the classes of responders. Not for subclassing.
open class _RequiredResponder: UIResponder {
  public required override init() { super.init() }
}

/// A stand-in for the classes of views. Not for subclassing.
open class _RequiredView: UIView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A stand-in for the classes of view controllers. Not for subclassing.
open class _RequiredController: UIViewController {
  public required override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A stand-in for the classes of layout guides. Not for subclassing.
open class _RequiredGuide: UILayoutGuide {
  public required override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A stand-in for the classes of cells. Not for subclassing.
open class _RequiredCell: UITableViewCell {
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A stand-in for the classes of headers and footers. Not for subclassing.
open class _RequiredHeaderFooterView: UITableViewHeaderFooterView {
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A stand-in for the classes of segues. Not for subclassing.
open class _RequiredSegue: UIStoryboardSegue {
  public required override init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) { super.init(identifier: identifier, source: source, destination: destination) }
}

/// A stand-in for the classes of layers. Not for subclassing.
open class _RequiredLayer: CALayer {
  public required override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A stand-in for the classes of layout attributes. Not for subclassing.
open class _RequiredLayoutAttributes: UICollectionViewLayoutAttributes {
  public required override init() { super.init() }
}

/// A stand-in for the classes of invalidation contexts. Not for subclassing.
open class _RequiredInvalidationContext: UICollectionViewLayoutInvalidationContext {
  public required override init() { super.init() }
}
