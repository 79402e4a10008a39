// SPDX-License-Identifier: MIT

public import Foundation

// UIKit's objects can be made of classes known at run time alone: tables make cells of registered
// classes, and generic code writes `View()` or `self.init(frame:)`. Swift does so through `required`
// initialisers only; those of UIKit are not, and clients who override them do not say so.
//
// The classes below say it for them. An initialiser that overrides another takes its place in the table
// by which classes are dispatched, so a call that the compiler takes for one of theirs reaches the
// initialiser of whatever class it is given. A class without that initialiser stops the program with
// Swift's own message, much as UIKit does. The optimiser must not see that what comes out was taken for
// an object of a stand-in, or it would answer casts for it: what makes objects is kept from it. This is
// the one file that goes without the compiler's proof that a metatype is what it is taken for.

/// Offers the initialisers that every class of UIKit inherits to generic code, which does not know the
/// class.
///
/// What is made is of the class that the type system stands for: `View()` of the class that `View` is. A
/// class that is kept as a value of its superclass's type, as in `let type: UIView.Type = UILabel.self`,
/// makes an object of the superclass; UIKit would make one of the class, as `madeObject(_:)` does. Nor is an `init()` called that
/// a class declares for itself, but `init(frame:)`.
// Not bound to classes, for initialisers of its extensions to be able to say what they make.
@preconcurrency @MainActor
public protocol _MadeDynamically {}

extension UIResponder: _MadeDynamically {}
extension UILayoutGuide: _MadeDynamically {}

extension _MadeDynamically where Self: UIResponder {
  // Where the class is known its own initialiser is the one that is meant.
  /// An object of the class, made by its `init()` that overrides UIKit's.
  @_disfavoredOverload
  public init() { self = made(unsafeBitCast(Self.self, to: _RequiredResponder.Type.self).init()) }
}

extension _MadeDynamically where Self: UIView {
  /// A view of the class, made by its `init(frame:)` that overrides UIKit's.
  @_disfavoredOverload
  public init(frame: CGRect) { self = made(UIView.make(Self.self, frame: frame)) }
}

extension _MadeDynamically where Self: UIViewController {
  /// A controller of the class, made by its `init(nibName:bundle:)` that overrides UIKit's.
  @_disfavoredOverload
  public init(nibName: String?, bundle: Bundle?) {
    let type = unsafeBitCast(Self.self, to: _RequiredController.Type.self)
    self = made(type.init(nibName: nibName, bundle: bundle))
  }
}

extension _MadeDynamically where Self: UILayoutGuide {
  /// A guide of the class, made by its `init()` that overrides UIKit's.
  @_disfavoredOverload
  public init() { self = made(unsafeBitCast(Self.self, to: _RequiredGuide.Type.self).init()) }
}

extension _MadeDynamically where Self: UITableViewCell {
  /// A cell of the class, made by its `init(style:reuseIdentifier:)` that overrides UIKit's.
  @_disfavoredOverload
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self = made(UITableViewCell.make(Self.self, style: style, reuseIdentifier: reuseIdentifier))
  }
}

extension _MadeDynamically where Self: UITableViewHeaderFooterView {
  /// A header or footer of the class, made by its `init(reuseIdentifier:)` that overrides UIKit's.
  @_disfavoredOverload
  public init(reuseIdentifier: String?) {
    self = made(UITableViewHeaderFooterView.make(Self.self, reuseIdentifier: reuseIdentifier))
  }
}

// What `plumb swift` has sources call in place of `type.init()`: the value says which class is meant, as it does on
// Apple's systems.

/// An object of a class that is known at run time alone, made by the `init()` that overrides NSObject's or UIKit's. Of
/// UIKit's objects responders, layers, guides and attributes of layouts can be made so.
public func madeObject<Made: NSObject>(_ type: Made.Type) -> Made {
  guard type is _UIObject.Type else {
    return made(unsafeBitCast(type as AnyClass, to: _RequiredObject.Type.self).init())
  }
  let asked = Unguarded(type as AnyClass)
  let object = onMainActor {
    Unguarded((asked.value as? any DynamicallyMade.Type)?.madeDynamically())
  }
  guard let object = object.value else {
    preconditionFailure("\(type) cannot be made by init() of a class known at run time")
  }
  return made(object)
}

/// A class of UIKit's whose `init()` its subclasses have.
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

/// A view made by the `init(frame:)` of its class.
@preconcurrency @MainActor
public func madeObject<Made: UIView>(_ type: Made.Type, frame: CGRect) -> Made {
  made(UIView.make(type, frame: frame))
}

/// A controller made by the `init(nibName:bundle:)` of its class.
@preconcurrency @MainActor
public func madeObject<Made: UIViewController>(
  _ type: Made.Type, nibName: String?, bundle: Bundle?
) -> Made {
  made(
    unsafeBitCast(type as AnyClass, to: _RequiredController.Type.self)
      .init(nibName: nibName, bundle: bundle))
}

/// A cell made by the `init(style:reuseIdentifier:)` of its class.
@preconcurrency @MainActor
public func madeObject<Made: UITableViewCell>(
  _ type: Made.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Made {
  made(UITableViewCell.make(type, style: style, reuseIdentifier: reuseIdentifier))
}

/// A header or footer made by the `init(reuseIdentifier:)` of its class.
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
/// `plumb swift` adds the conformance to classes that have an appearance proxy. ``UIView/appearance()`` of
/// such a class raises an exception.
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
  /// Makes a segue of the class that `type` is.
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

@inline(never) @_optimize(none)
private func made<Made: AnyObject>(_ object: AnyObject) -> Made {
  unsafeDowncast(object, to: Made.self)
}

// Open, so that the optimiser does not take them for the only classes with these initialisers.

/// A stand-in for classes of objects. Not for subclassing.
open class _RequiredObject: NSObject {
  public required override init() { super.init() }
}

/// A stand-in for classes of responders. Not for subclassing.
open class _RequiredResponder: UIResponder {
  public required override init() { super.init() }
}

/// A stand-in for classes of views. Not for subclassing.
open class _RequiredView: UIView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A stand-in for classes of controllers. Not for subclassing.
open class _RequiredController: UIViewController {
  public required override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A stand-in for classes of guides. Not for subclassing.
open class _RequiredGuide: UILayoutGuide {
  public required override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A stand-in for classes of cells. Not for subclassing.
open class _RequiredCell: UITableViewCell {
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A stand-in for classes of headers and footers. Not for subclassing.
open class _RequiredHeaderFooterView: UITableViewHeaderFooterView {
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A stand-in for classes of segues. Not for subclassing.
open class _RequiredSegue: UIStoryboardSegue {
  public required override init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) { super.init(identifier: identifier, source: source, destination: destination) }
}

/// A stand-in for classes of layers. Not for subclassing.
open class _RequiredLayer: CALayer {
  public required override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A stand-in for classes of layout attributes. Not for subclassing.
open class _RequiredLayoutAttributes: UICollectionViewLayoutAttributes {
  public required override init() { super.init() }
}
