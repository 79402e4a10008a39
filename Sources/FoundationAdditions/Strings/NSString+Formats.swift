// SPDX-License-Identifier: MIT

public import Foundation

extension NSString {
  public func appendingFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
    let end = withVaList(args) { NSString(format: String(format), arguments: $0) }
    return NSString(string: appending(String(end)))
  }

  /// The path with `~` in place of the home folder.
  public var abbreviatingWithTildeInPath: String {
    let (path, home) = (String(self), NSHomeDirectory())
    guard home.count > 1, path == home || path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// Returns the text itself: width variants are not read.
  public func variantFittingPresentationWidth(_ width: Int) -> String { String(self) }

  /// The text parsed as a property list. Nil if it is not one.
  public func propertyList() -> Any? { String(self).propertyList() }
}

extension NSMutableString {
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    let end = withVaList(args) { NSString(format: String(format), arguments: $0) }
    append(String(end))
  }

  @discardableResult
  public func applyTransform(
    _ transform: StringTransform, reverse: Bool, range: NSRange, updatedRange: NSRangePointer?
  ) -> Bool {
    let part = substring(with: range)
    guard let changed = part.transformed(transform, reverse: reverse) else { return false }
    replaceCharacters(in: range, with: changed)
    updatedRange?.pointee = NSRange(location: range.location, length: changed.utf16.count)
    return true
  }
}

extension String {
  /// Foundation's method. On Linux, extensions of `String` do not find it without `self`.
  public func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
    NSString(string: self).applyingTransform(transform, reverse: reverse)
  }

  /// The text parsed as a property list.
  public func propertyList() -> Any? {
    try? PropertyListSerialization.propertyList(from: Data(utf8), options: [], format: nil)
  }

  /// The transformed text. Nil if the transform is unknown.
  fileprivate func transformed(_ transform: StringTransform, reverse: Bool) -> String? {
    switch transform {
    case .stripDiacritics, .stripCombiningMarks:
      let plain = decomposedStringWithCanonicalMapping.unicodeScalars.filter {
        $0.properties.generalCategory != .nonspacingMark
      }
      return String(String.UnicodeScalarView(plain)).precomposedStringWithCanonicalMapping
    default: return NSString(string: self).applyingTransform(transform, reverse: reverse)
    }
  }
}
