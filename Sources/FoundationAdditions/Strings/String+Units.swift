// SPDX-License-Identifier: MIT

public import Foundation

// Enumerates words and sentences, which Foundation does only on Apple's platforms. `plumb swift`
// inserts calls of these methods in place of `enumerateSubstrings`.

extension NSString.EnumerationOptions {
  public static var byWords: NSString.EnumerationOptions {
    NSString.EnumerationOptions(rawValue: 3)
  }
  public static var bySentences: NSString.EnumerationOptions {
    NSString.EnumerationOptions(rawValue: 4)
  }

  fileprivate var unit: TextUnit? {
    switch rawValue & 0xff {
    case Self.byWords.rawValue: .word
    case Self.bySentences.rawValue: .sentence
    default: nil
    }
  }
}

extension StringProtocol where Index == String.Index {
  /// A word is a run of letters, digits and apostrophes. A sentence ends with a period, an
  /// exclamation mark or a question mark before a space, and includes the spaces after it.
  public func enumerateSubstringsAtOnce<R: RangeExpression>(
    in range: R, options opts: String.EnumerationOptions = [],
    _ body: (String?, Range<Index>, Range<Index>, inout Bool) -> Void
  ) where R.Bound == Index {
    let range = range.relative(to: self)
    guard opts.unit != nil else {
      return withoutActuallyEscaping(body) {
        enumerateSubstrings(in: range, options: opts, $0)
      }
    }
    let part = String(self[range])
    func place(_ range: NSRange, from start: Index) -> Range<Index> {
      let first = utf16.index(start, offsetBy: range.location)
      return first..<utf16.index(first, offsetBy: range.length)
    }
    (part as NSString).enumerateSubstringsAtOnce(
      in: NSRange(location: 0, length: part.utf16.count), options: opts
    ) { text, unit, enclosing, stop in
      var stops = false
      body(
        text, place(unit, from: range.lowerBound), place(enclosing, from: range.lowerBound), &stops)
      if stops { stop.pointee = true }
    }
  }
}

extension NSString {
  /// A word is a run of letters, digits and apostrophes. A sentence ends with a period, an
  /// exclamation mark or a question mark before a space, and includes the spaces after it.
  public func enumerateSubstringsAtOnce(
    in range: NSRange, options opts: NSString.EnumerationOptions = [],
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let unit = opts.unit else {
      return withoutActuallyEscaping(block) {
        enumerateSubstrings(in: range, options: opts, using: $0)
      }
    }
    let starts = unit.ranges(in: substring(with: range))
      .map { $0.moved(by: range.location) }
    var stop: ObjCBool = false
    let order = Array(starts.indices)
    for index in opts.contains(.reverse) ? order.reversed() : order {
      let first = index == 0 ? range.location : starts[index].location
      let end = index + 1 < starts.count ? starts[index + 1].location : NSMaxRange(range)
      let enclosing = NSRange(location: first, length: end - first)
      let found =
        unit == .sentence
        ? NSRange(location: starts[index].location, length: end - starts[index].location)
        : starts[index]
      let text = opts.contains(.substringNotRequired) ? nil : substring(with: found)
      block(text, found, enclosing, &stop)
      if stop.boolValue { return }
    }
  }
}
