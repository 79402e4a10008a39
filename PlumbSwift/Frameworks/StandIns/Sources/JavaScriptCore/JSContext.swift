// SPDX-License-Identifier: MIT

@_exported import Foundation
import PlumbAbsence

open class JSVirtualMachine: NSObject {
  // Apple's `init!()` cannot override NSObject's: an argument with a default makes it another one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public init!(_ nothing: Void = ()) {}

  /// No effect: objects are kept by who refers to them.
  open func addManagedReference(_ object: Any!, withOwner owner: Any!) {}
  /// No effect.
  open func removeManagedReference(_ object: Any!, withOwner owner: Any!) {}
}

/// Keeps what it is given by name. Scripts are not carried out: they are undefined, with an exception.
open class JSContext: NSObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public let virtualMachine: JSVirtualMachine!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var exception: JSValue!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var name: String! = "JSContext"
  open var isInspectable = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var globalObject: JSValue! = JSValue(newObjectIn: self)

  // Apple's `init!()` cannot override NSObject's: it is the default of the other one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public init!(virtualMachine: JSVirtualMachine! = JSVirtualMachine()) {
    self.virtualMachine = virtualMachine
  }

  @discardableResult
  open func evaluateScript(_ script: String!) -> JSValue! {
    evaluateScript(script, withSourceURL: nil)
  }

  @discardableResult
  open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
    fail("scripts are not carried out here")
    return JSValue(undefinedIn: self)
  }

  /// Nil: no script calls.
  open class func current() -> JSContext! { nil }
  /// Nil: no script calls.
  open class func currentArguments() -> [Any]! { nil }
  /// Nil: no script calls.
  open class func currentThis() -> JSValue! { nil }
  /// Nil: no script calls.
  open class func currentCallee() -> JSValue! { nil }

  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
    globalObject.objectForKeyedSubscript(key)
  }

  open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {
    globalObject.setObject(object, forKeyedSubscript: key)
  }

  open subscript(key: Any) -> JSValue! { objectForKeyedSubscript(key) }

  func fail(_ message: String) {
    Absence.tell("JavaScriptCore: \(message)")
    let error = JSValue(newErrorFromMessage: message, in: self)
    if let exceptionHandler { exceptionHandler(self, error) } else { exception = error }
  }
}

/// What scripts see of an object; no script does.
public protocol JSExport {}
