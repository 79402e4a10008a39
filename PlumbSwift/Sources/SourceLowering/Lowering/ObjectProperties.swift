// SPDX-License-Identifier: MIT

/// Properties that are read from an `AnyObject`.
enum ObjectProperties {
  /// The type of a property, in Swift. Prefers a property that the sources expose to Objective-C,
  /// if all properties of that name have one type. Otherwise it is UIKit's.
  static func type(of name: String, _ index: SourceIndex) -> String? {
    let own = index.types(ofProperties: name)
    guard !own.isEmpty else { return ofUIKit[name] }
    guard index.isExposedProperty(name), own.count == 1, let type = own.first, !type.isEmpty else {
      return ofUIKit[name]
    }
    return type.hasSuffix("!") ? type.dropLast() + "?" : type
  }

  /// Properties of several UIKit classes, distinctive properties of one class, and the values of
  /// NSNumber.
  private static let ofUIKit = [
    "tag": "Int", "text": "String?", "title": "String?", "isOn": "Bool", "isSelected": "Bool",
    "isEnabled": "Bool", "isHidden": "Bool", "selectedSegmentIndex": "Int",
    "currentTitle": "String?", "titleLabel": "UILabel?", "superview": "UIView?",
    "view": "UIView?", "frame": "CGRect", "bounds": "CGRect", "center": "CGPoint",
    "date": "Date", "currentPage": "Int", "image": "UIImage?", "placeholder": "String?",
    "doubleValue": "Double", "floatValue": "Float", "intValue": "Int", "boolValue": "Bool",
    "stringValue": "String", "integerValue": "Int",
  ]
}
