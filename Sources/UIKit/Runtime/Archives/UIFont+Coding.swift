// SPDX-License-Identifier: MIT

public import Foundation
import Typography

// Archives fonts as text: their size, weight, slant and name.
extension NSCoder {
  public func encode(_ font: UIFont?, forKey key: String) {
    encode(font.map { $0.archived as NSString }, forKey: key)
  }

  public func decodeObject(of type: UIFont.Type, forKey key: String) -> UIFont? {
    guard containsValue(forKey: key) else { return nil }
    return UIFont.unarchived(decodeObject(of: NSString.self, forKey: key) as String?)
  }
}

extension NSKeyedArchiver {
  public class func archivedData(
    withRootObject object: UIFont, requiringSecureCoding requiresSecureCoding: Bool
  ) throws -> Data {
    try archivedData(
      withRootObject: object.archived as NSString, requiringSecureCoding: requiresSecureCoding)
  }
}

extension NSKeyedUnarchiver {
  public class func unarchivedObject(ofClass type: UIFont.Type, from data: Data) throws -> UIFont? {
    UIFont.unarchived(try unarchivedObject(ofClass: NSString.self, from: data) as String?)
  }
}

extension UIFont {
  fileprivate var archived: String {
    // A system font has no usable name, so its weight and slant are stored.
    let system = "\(font.weight.rawValue)\(font.isItalic ? "i" : "")"
    return "\(font.size) \(font.family == .system ? system : "-") \(fontName)"
  }

  fileprivate static func unarchived(_ text: String?) -> UIFont? {
    let parts = text?.split(separator: " ", maxSplits: 2).map(String.init) ?? []
    guard parts.count == 3, let size = Double(parts[0]) else { return nil }
    let isItalic = parts[1].hasSuffix("i")
    guard let raw = FontWeight.RawValue(isItalic ? String(parts[1].dropLast()) : parts[1]),
      let weight = FontWeight(rawValue: raw)
    else { return UIFont(name: parts[2], size: size) }
    return UIFont(Font(weight: weight, isItalic: isItalic, size: size))
  }
}
