// SPDX-License-Identifier: MIT

public import Foundation

// Archives colors, which do not derive from `NSObject` here, so that an attributed string can
// contain any number of them. An archive contains the color's current components as text.
extension NSCoder {
  public func encode(_ color: UIColor?, forKey key: String) {
    encode(color.map { $0.archived as NSString }, forKey: key)
  }

  public func decodeObject(of type: UIColor.Type, forKey key: String) -> UIColor? {
    // On Linux, Foundation ends the process when it decodes a missing key.
    guard containsValue(forKey: key) else { return nil }
    return UIColor.unarchived(decodeObject(of: NSString.self, forKey: key) as String?)
  }
}

extension NSKeyedArchiver {
  public class func archivedData(
    withRootObject object: UIColor, requiringSecureCoding requiresSecureCoding: Bool
  ) throws -> Data {
    try archivedData(
      withRootObject: object.archived as NSString, requiringSecureCoding: requiresSecureCoding)
  }
}

extension NSKeyedUnarchiver {
  public class func unarchivedObject(ofClass type: UIColor.Type, from data: Data) throws -> UIColor?
  { UIColor.unarchived(try unarchivedObject(ofClass: NSString.self, from: data) as String?) }
}

extension UIColor {
  fileprivate var archived: String {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { "\($0)" }.joined(separator: " ")
  }

  fileprivate static func unarchived(_ text: String?) -> UIColor? {
    let parts = text?.split(separator: " ").compactMap { Double($0) } ?? []
    guard parts.count == 4 else { return nil }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
