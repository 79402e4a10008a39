// SPDX-License-Identifier: MIT

public import Foundation

extension NSValue {
  private static let objectType = "@"

  /// Does not retain the object. It must outlive every use of `nonretainedObjectValue`.
  public convenience init(nonretainedObject anObject: Any?) {
    let object = anObject.map { $0 as AnyObject }
    var pointer = object.map { Unmanaged.passUnretained($0).toOpaque() }
    self.init(bytes: &pointer, objCType: Self.objectType)
  }

  /// Also nil if the value does not contain an object.
  public var nonretainedObjectValue: Any? {
    guard String(cString: objCType) == Self.objectType else { return nil }
    var pointer: UnsafeMutableRawPointer?
    getValue(&pointer)
    return pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }
}
