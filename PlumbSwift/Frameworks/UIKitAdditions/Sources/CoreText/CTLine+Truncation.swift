// SPDX-License-Identifier: MIT

import Foundation
import UIKit

public enum CTLineTruncationType: UInt32, Sendable { case start, end, middle }

/// The line itself if it fits. Otherwise a line with the token instead of the text that does not
/// fit.
///
/// - Returns: Nil if the token alone is too wide.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType,
  _ truncationToken: CTLine?
) -> CTLine? {
  guard Double(line.width) > width else { return line }
  let room = CGFloat(width) - (truncationToken?.width ?? 0)
  guard room >= 0 else { return nil }
  let length = line.text.length
  let (head, tail) =
    switch truncationType {
    case .end: (line.units(within: room), 0)
    case .start: (0, line.unitsAtEnd(within: room))
    case .middle: (line.units(within: room / 2), line.unitsAtEnd(within: room / 2))
    }
  let text = NSMutableAttributedString(
    attributedString: line.text.attributedSubstring(from: NSRange(location: 0, length: head)))
  if let token = truncationToken?.text { text.append(token) }
  text.append(
    line.text.attributedSubstring(from: NSRange(location: length - tail, length: tail)))
  return CTLine(text, from: line.range.location)
}

extension CTLine {
  /// The number of code units that fit into a width. Composed characters are not split.
  fileprivate func units(within width: CGFloat) -> Int {
    let last = edges.indices.last { $0 < edges.count - 1 && edges[$0] <= width } ?? 0
    return whole(min(last, text.length), forward: false)
  }

  fileprivate func unitsAtEnd(within width: CGFloat) -> Int {
    let first = edges.firstIndex { self.width - $0 <= width } ?? text.length
    return text.length - whole(min(first, text.length), forward: true)
  }

  private func whole(_ unit: Int, forward: Bool) -> Int {
    let string = NSString(string: text.string)
    guard unit > 0, unit < string.length else { return unit }
    let range = string.rangeOfComposedCharacterSequence(at: unit)
    return range.location == unit ? unit : forward ? NSMaxRange(range) : range.location
  }
}

public func CTLineEnumerateCaretOffsets(
  _ line: CTLine, _ block: (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
  var stops = false
  for (unit, edge) in line.edges.dropLast().enumerated() {
    block(Double(edge), line.range.location + unit, true, &stops)
    if stops { return }
    block(Double(line.edges[unit + 1]), line.range.location + unit, false, &stops)
    if stops { return }
  }
}
