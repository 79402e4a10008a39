// SPDX-License-Identifier: MIT

@_exported import Foundation
import PlumbAbsence

open class JSVirtualMachine: NSObject {}

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

  public override convenience init() { self.init(virtualMachine: JSVirtualMachine()) }

  public init(virtualMachine: JSVirtualMachine!) { self.virtualMachine = virtualMachine }

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
