// SPDX-License-Identifier: MIT

import Foundation

extension NSTextSelectionNavigation.Direction {
  var movesForward: Bool { self == .forward || self == .right || self == .down }

  var isVertical: Bool { self == .up || self == .down }
}

extension NSTextRange {
  func joined(with last: NSTextRange) -> NSTextRange? {
    NSTextRange(location: location, end: last.endLocation)
  }
}

extension NSTextSelectionNavigation {
  func selection(at place: any NSTextLocation) -> NSTextSelection {
    NSTextSelection(place, affinity: .downstream)
  }

  /// The edge of the next unit in a direction. Nil at the edge of the document.
  func place(
    from start: any NSTextLocation, _ movesForward: Bool, _ destination: Destination
  ) -> (any NSTextLocation)? {
    guard let source = textSelectionDataSource else { return nil }
    let document = source.documentRange
    let edge = movesForward ? document.endLocation : document.location
    guard start.compare(edge) != .orderedSame else { return nil }
    let granularity: NSTextSelection.Granularity
    switch destination {
    case .character: granularity = .character
    case .word: granularity = .word
    case .line: granularity = .line
    case .sentence: granularity = .sentence
    case .paragraph: granularity = .paragraph
    case .container, .document: return edge
    }
    // Skips locations between units, such as spaces.
    var place: (any NSTextLocation)? = movesForward ? start : source.location(start, offsetBy: -1)
    while let current = place {
      if let unit = source.textRange(for: granularity, enclosing: current) {
        return movesForward ? unit.endLocation : unit.location
      }
      place = source.location(current, offsetBy: movesForward ? 1 : -1)
    }
    return edge
  }

  /// The nearest location in the line above or below. Without such a line, the edge of the
  /// document.
  func lineAway(from start: any NSTextLocation, down: Bool) -> (any NSTextLocation)? {
    guard let source = textSelectionDataSource,
      let line = source.textRange(for: .line, enclosing: start)
    else { return nil }
    let document = source.documentRange
    var offset: CGFloat = 0
    source.enumerateCaretOffsetsInLineFragment(at: start) { caret, place, isLeading, _ in
      if isLeading, place.compare(start) == .orderedSame { offset = caret }
    }
    let isLast = line.endLocation.compare(document.endLocation) != .orderedAscending
    if down {
      return isLast ? document.endLocation : nearest(to: offset, inLineAt: line.endLocation)
    }
    guard line.location.compare(document.location) == .orderedDescending,
      let above = source.location(line.location, offsetBy: -1)
    else { return document.location }
    return nearest(to: offset, inLineAt: above)
  }

  func nearestPlace(
    to point: CGPoint, inContainerAt location: any NSTextLocation
  ) -> (any NSTextLocation)? {
    guard let source = textSelectionDataSource,
      let line = source.lineFragmentRange(for: point, inContainerAt: location)
    else { return nil }
    return nearest(to: point.x, inLineAt: line.location)
  }

  private func nearest(
    to offset: CGFloat, inLineAt location: any NSTextLocation
  ) -> (any NSTextLocation)? {
    var found: (distance: CGFloat, place: any NSTextLocation)?
    textSelectionDataSource?.enumerateCaretOffsetsInLineFragment(at: location) {
      caret, place, _, _ in
      let distance = abs(caret - offset)
      if distance < found?.distance ?? .infinity { found = (distance, place) }
    }
    return found?.place
  }
}
