// SPDX-License-Identifier: MIT

public import Foundation

extension NSString {
  public func appendingFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
    let end = withVaList(args) { NSString(format: String(format), arguments: $0) }
    return NSString(string: appending(String(end)))
  }

  /// The path with `~` in place of the user's folder.
  public var abbreviatingWithTildeInPath: String {
    let (path, home) = (String(self), NSHomeDirectory())
    guard home.count > 1, path == home || path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// The text itself: no table of widths is read.
  public func variantFittingPresentationWidth(_ width: Int) -> String { String(self) }

  /// What the text lists as a property list, nil where it is none.
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
  /// Foundation's own, which extensions of `String` do not find without `self` here.
  public func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
    NSString(string: self).applyingTransform(transform, reverse: reverse)
  }

  /// What the text lists as a property list.
  public func propertyList() -> Any? {
    try? PropertyListSerialization.propertyList(from: Data(utf8), options: [], format: nil)
  }

  /// The text that a transform makes of this one; nil where there is no such transform.
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
