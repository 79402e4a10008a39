// SPDX-License-Identifier: MIT

public import Foundation

/// The older scanner methods that store results in object variables.
extension Scanner {
  @discardableResult
  public func scanUpTo(_ string: String, into result: inout NSString?) -> Bool {
    set(&result, scanUpToString(string))
  }

  @discardableResult
  public func scanString(_ string: String, into result: inout NSString?) -> Bool {
    set(&result, scanString(string))
  }

  @discardableResult
  public func scanCharacters(from set: CharacterSet, into result: inout NSString?) -> Bool {
    self.set(&result, scanCharacters(from: set))
  }

  @discardableResult
  public func scanUpToCharacters(from set: CharacterSet, into result: inout NSString?) -> Bool {
    self.set(&result, scanUpToCharacters(from: set))
  }

  private func set(_ result: inout NSString?, _ text: String?) -> Bool {
    guard let text else { return false }
    result = NSString(string: text)
    return true
  }
}
