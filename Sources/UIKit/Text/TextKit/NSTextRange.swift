// SPDX-License-Identifier: MIT

public import Foundation

public protocol NSTextLocation: NSObjectProtocol {
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A location as an offset in UTF-16 code units.
final class TextOffset: NSObject, NSTextLocation {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    let other = location.offset
    return offset < other ? .orderedAscending : offset > other ? .orderedDescending : .orderedSame
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }

  override var hash: Int { offset }

  override var description: String { "\(offset)" }
}

extension NSTextLocation {
  /// The offset. 0 for locations of other classes.
  var offset: Int { (self as? TextOffset)?.offset ?? 0 }
}

open class NSTextRange: NSObject {
  public let location: any NSTextLocation
  public let endLocation: any NSTextLocation

  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    let end = endLocation ?? location
    guard location.compare(end) != .orderedDescending else { return nil }
    self.location = location
    self.endLocation = end
    super.init()
  }

  public convenience init(location: any NSTextLocation) {
    self.init(from: location.offset, to: location.offset)
  }

  init(from start: Int, to end: Int) {
    location = TextOffset(start)
    endLocation = TextOffset(max(start, end))
    super.init()
  }

  var range: NSRange {
    NSRange(location: location.offset, length: endLocation.offset - location.offset)
  }

  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending
      && location.compare(endLocation) == .orderedAscending
  }

  open func contains(_ range: NSTextRange) -> Bool {
    location.compare(range.location) != .orderedDescending
      && range.endLocation.compare(endLocation) != .orderedDescending
  }

  open func intersects(_ range: NSTextRange) -> Bool { intersection(range) != nil }

  open func intersection(_ range: NSTextRange) -> NSTextRange? {
    let start = max(location.offset, range.location.offset)
    let end = min(endLocation.offset, range.endLocation.offset)
    return start < end ? NSTextRange(from: start, to: end) : nil
  }

  open func union(_ range: NSTextRange) -> NSTextRange {
    NSTextRange(
      from: min(location.offset, range.location.offset),
      to: max(endLocation.offset, range.endLocation.offset))
  }

  open func isEqual(to textRange: NSTextRange) -> Bool { range == textRange.range }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange)?.range == range }

  open override var hash: Int { range.hashValue }
}
