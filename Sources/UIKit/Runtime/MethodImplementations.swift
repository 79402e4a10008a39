// SPDX-License-Identifier: MIT

public import Foundation

// Implementations of methods as values. An implementation stands for the name of its method: what it is cast to sends the
// object that name.

extension NSObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What stands for the method of a selector; nil where the object has none.
  public func method(for aSelector: Selector!) -> IMP! {
    guard let aSelector, answers(to: aSelector) else { return nil }
    return IMP(sel_getName(aSelector))
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What stands for the method of a selector, whether objects of the class have one or not.
  public class func instanceMethod(for aSelector: Selector!) -> IMP! {
    aSelector.map { IMP(sel_getName($0)) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Ends the process, as there.
  public func doesNotRecognizeSelector(_ aSelector: Selector!) {
    LayoutException.raiseInvalidArgument(
      "-[\(nameOfClass(type(of: self))) \(aSelector.map(\.name) ?? "(null)")]: unrecognized selector "
        + "sent to instance \(LayoutDescription.address(of: self))")
  }
}

/// A function that sends its first argument the selector that its second is, with the others. `plumb swift` has sources call
/// this where they cast an implementation.
public func methodCalling<each Argument, Result>(
  _ x: Any?, to type: ((repeat each Argument) -> Result).Type
) -> (repeat each Argument) -> Result {
  { (arguments: repeat each Argument) in
    var all: [Any?] = []
    for argument in repeat each arguments { all.append(argument) }
    guard all.count >= 2, let object = all[0] as AnyObject?, let selector = all[1] as? Selector
    else { preconditionFailure("an implementation takes an object and a selector") }
    let call = Unguarded((object: object, arguments: Array(all.dropFirst(2))))
    let result = onMainActor {
      Unguarded(Receiver(call.value.object).perform(selector, all: call.value.arguments)?.value)
    }.value
    if let nothing = () as? Result { return nothing }
    if let value = result as? Result { return value }
    preconditionFailure("'\(selector)' does not give \(Result.self)")
  }
}

/// What stands for a block; no method has it.
public func imp_implementationWithBlock(_ block: Any) -> IMP { IMP(sel_getName("block")) }

/// Nil.
public func imp_getBlock(_ anImp: IMP) -> Any? { nil }

/// False.
@discardableResult
public func imp_removeBlock(_ anImp: IMP) -> Bool { false }

// MARK: Methods, of which there are none

public func method_getName(_ m: Method) -> Selector { "" }

public func method_getNumberOfArguments(_ m: Method) -> UInt32 { 2 }

/// Nil.
public func method_copyReturnType(_ m: Method) -> UnsafeMutablePointer<CChar>? { nil }

/// Nil.
public func method_copyArgumentType(_ m: Method, _ index: UInt32) -> UnsafeMutablePointer<CChar>? {
  nil
}

/// No name.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> {
  sel_getName("")
}

/// Adds nothing.
@discardableResult
public func class_addProtocol(_ cls: AnyClass?, _ protocol: Protocol) -> Bool { false }

/// False: classes are no objects.
public func class_isMetaClass(_ cls: AnyClass?) -> Bool { false }
