// SPDX-License-Identifier: MIT

public import Foundation

// Implementations of methods as values. A value contains the method's selector. Casting it to a
// function type yields a function that sends the selector to the object.

extension NSObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The implementation for a selector. Nil if the object does not have the method.
  public func method(for aSelector: Selector!) -> IMP! {
    guard let aSelector, answers(to: aSelector) else { return nil }
    return IMP(sel_getName(aSelector))
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The implementation for a selector, regardless of whether instances have the method.
  public class func instanceMethod(for aSelector: Selector!) -> IMP! {
    aSelector.map { IMP(sel_getName($0)) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Raises `NSInvalidArgumentException`, like Apple's method.
  public func doesNotRecognizeSelector(_ aSelector: Selector!) {
    LayoutException.raiseInvalidArgument(
      "-[\(nameOfClass(type(of: self))) \(aSelector.map(\.name) ?? "(null)")]: unrecognized selector "
        + "sent to instance \(ObjectDescription.address(of: self))")
  }
}

/// A function that sends the selector in its second argument to its first argument, with the
/// remaining arguments. `plumb swift` inserts a call of it where sources cast an implementation.
public func methodCalling<each Argument, Result>(
  _ x: Any?, to type: ((repeat each Argument) -> Result).Type
) -> (repeat each Argument) -> Result {
  { (arguments: repeat each Argument) in
    var all: [Any?] = []
    for argument in repeat each arguments { all.append(argument) }
    guard all.count >= 2, let object = all[0] as AnyObject?, let selector = all[1] as? Selector
    else { preconditionFailure("an implementation takes an object and a selector") }
    let call = UncheckedAccess((object: object, arguments: Array(all.dropFirst(2))))
    let result = onMainActor {
      UncheckedAccess(
        Receiver(call.value.object).perform(selector, all: call.value.arguments)?.value)
    }.value
    if let nothing = () as? Result { return nothing }
    if let value = result as? Result { return value }
    preconditionFailure("'\(selector)' does not return \(Result.self)")
  }
}

/// An implementation for a block. No object has its selector.
public func imp_implementationWithBlock(_ block: Any) -> IMP { IMP(sel_getName("block")) }

/// Always nil.
public func imp_getBlock(_ anImp: IMP) -> Any? { nil }

/// Always false.
@discardableResult
public func imp_removeBlock(_ anImp: IMP) -> Bool { false }

// MARK: Methods, of which there are none

public func method_getName(_ m: Method) -> Selector { "" }

public func method_getNumberOfArguments(_ m: Method) -> UInt32 { 2 }

/// Always nil.
public func method_copyReturnType(_ m: Method) -> UnsafeMutablePointer<CChar>? { nil }

/// Always nil.
public func method_copyArgumentType(_ m: Method, _ index: UInt32) -> UnsafeMutablePointer<CChar>? {
  nil
}

/// Always empty.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> {
  sel_getName("")
}

/// Adds nothing and returns false.
@discardableResult
public func class_addProtocol(_ cls: AnyClass?, _ protocol: Protocol) -> Bool { false }

/// Always false: classes are not objects here.
public func class_isMetaClass(_ cls: AnyClass?) -> Bool { false }
