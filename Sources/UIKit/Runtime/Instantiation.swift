// SPDX-License-Identifier: MIT

public import Foundation

// Creates UIKit objects whose class is only known at run time. Tables create cells of registered
// classes, and generic code calls `View()` or `self.init(frame:)`. Swift allows this only with
// `required` initializers. UIKit's initializers are not `required`, and clients do not declare
// their overrides so.
//
// The stand-in classes at the end of this file declare `required` initializers. An initializer that
// overrides another one replaces it in the class's dispatch table. A metatype is cast to that of a
// stand-in class, so that the call reaches the initializer of the actual class. If the class does
// not have that initializer, Swift stops the program with its own message, much as UIKit does.
//
// The optimizer must not see that the result was cast to a stand-in class, because it would answer
// later casts with that class. So the functions that create objects are hidden from the optimizer.
// This is the only file in which the compiler does not check that a metatype has its static type.

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

// `plumb swift` inserts calls of these functions in place of `type.init()`. The value determines
// the class, as on Apple's platforms.

/// Creates an instance of a class that is only known at run time, with its override of the `init()`
/// of `NSObject` or UIKit. Among UIKit's objects it supports responders, layers, layout guides and
/// layout attributes.
public func madeObject<Made: NSObject>(_ type: Made.Type) -> Made {
  guard type is _UIObject.Type else {
    return made(unsafeBitCast(type as AnyClass, to: _RequiredObject.Type.self).init())
  }
  let asked = Unguarded(type as AnyClass)
  let object = onMainActor {
    Unguarded((asked.value as? any DynamicallyMade.Type)?.madeDynamically())
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

/// Marks a view class that has its own initializers and none with which UIKit creates views.
/// `plumb swift` adds the conformance to the classes of its sources.
@preconcurrency @MainActor
public protocol _HidesInitializers {}

extension UIView {
  /// Creates an instance of a class that hides UIKit's initializers. Properties of UIKit's classes
  /// have the values of a new view, and properties of the app's classes are uninitialized. The
  /// instance is never released.
  ///
  /// - Returns: the instance, and a view of its closest UIKit superclass.
  static func makeUninitialized(_ type: UIView.Type) -> (object: UIView, untouched: UIView) {
    var own: AnyClass = type
    while own is any _HidesInitializers.Type || !isOfUIKit(own), let next = _getSuperclass(own) {
      own = next
    }
    let known = own as? UIView.Type ?? UIView.self
    let view = UIView.make(known, frame: .zero)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: extent(of: type), alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: extent(of: type))
    // Copies the memory of the view, which stays retained, and replaces its class.
    memory.copyMemory(
      from: Unmanaged.passRetained(view).toOpaque(), byteCount: extent(of: known))
    memory.storeBytes(of: unsafeBitCast(type, to: UInt.self), as: UInt.self)
    let object = Unmanaged<UIView>.fromOpaque(memory).retain().takeUnretainedValue()
    LayoutStore.current.register(object)
    return (object, UIView.make(known, frame: .zero))
  }

  private static func isOfUIKit(_ type: AnyClass) -> Bool {
    String(reflecting: type).hasPrefix(String(reflecting: UIView.self).prefix { $0 != "." } + ".")
  }
}

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

/// The number of bytes of an instance of a class. The standard library exposes this function only
/// to its inlined code.
@_silgen_name("$ss36_class_getInstancePositiveExtentSizeySiyXlXpF")
private func extent(of type: AnyClass) -> Int

@inline(never) @_optimize(none)
private func made<Made: AnyObject>(_ object: AnyObject) -> Made {
  unsafeDowncast(object, to: Made.self)
}

// Open, so that the optimizer does not assume that only these classes have the initializers.

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
