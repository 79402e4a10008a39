// SPDX-License-Identifier: MIT

import Foundation

// Checks that a value exists before decoding it. On Linux, Foundation ends the process when it
// decodes a missing key.
extension NSKeyedUnarchiver {
  func text(_ key: String) -> String? {
    guard containsValue(forKey: key) else { return nil }
    return decodeObject(of: NSString.self, forKey: key) as String?
  }

  func bool(_ key: String, _ take: (Bool) -> Void) {
    if containsValue(forKey: key) { take(decodeBool(forKey: key)) }
  }

  func number(_ key: String, _ take: (Double) -> Void) {
    if containsValue(forKey: key) { take(decodeDouble(forKey: key)) }
  }

  func integer(_ key: String, _ take: (Int) -> Void) {
    if containsValue(forKey: key) { take(decodeInteger(forKey: key)) }
  }

  /// A list of numbers. Nil if the list does not have `count` numbers.
  func numbers(_ key: String, count: Int) -> [CGFloat]? {
    let parts = text(key)?.split(separator: " ").compactMap { Double($0) } ?? []
    return parts.count == count ? parts.map { CGFloat($0) } : nil
  }

  func color(_ key: String) -> UIColor? { decodeObject(of: UIColor.self, forKey: key) }

  func font(_ key: String) -> UIFont? { decodeObject(of: UIFont.self, forKey: key) }

  func image(_ key: String) -> UIImage? {
    guard containsValue(forKey: key) else { return nil }
    return decodeObject(of: UIImage.self, forKey: key)
  }
}

extension NSCoder {
  /// The unarchiver. Nil if the coder reads an Interface Builder file.
  var archive: NSKeyedUnarchiver? { self as? NSKeyedUnarchiver }

  func encode(numbers: [CGFloat], forKey key: String) {
    encode(numbers.map { "\($0)" }.joined(separator: " "), forKey: key)
  }

  func encode(_ text: String?, forKey key: String) {
    if let text { encode(text as NSString, forKey: key) }
  }
}
