// SPDX-License-Identifier: MIT

public import Foundation

open class NSTextSelectionNavigation: NSObject {
  public enum Direction: Int, Sendable { case forward, backward, right, left, up, down }

  public enum Destination: Int, Sendable {
    case character, word, line, sentence, paragraph, container, document
  }

  public struct Modifier: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public static let extend = Modifier(rawValue: 1 << 0)
    /// Changes nothing, like the option below.
    public static let visual = Modifier(rawValue: 1 << 1)
    public static let multiple = Modifier(rawValue: 1 << 2)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public enum WritingDirection: Int, Sendable { case leftToRight, rightToLeft }

  public enum LayoutOrientation: Int, Sendable { case horizontal, vertical }

  open private(set) weak var textSelectionDataSource: (any NSTextSelectionDataSource)?
  /// No effect.
  open var allowsNonContiguousRanges = false
  /// No effect.
  open var rotatesCoordinateSystemForLayoutOrientation = false

  public init(dataSource: any NSTextSelectionDataSource) {
    textSelectionDataSource = dataSource
    super.init()
  }

  open func flushLayoutCache() {}

  /// The selection after a key press. Nil if it cannot move. Text is treated as written from left
  /// to right.
  open func destinationSelection(
    for textSelection: NSTextSelection, direction: Direction, destination: Destination,
    extending: Bool, confined: Bool
  ) -> NSTextSelection? {
    guard let first = textSelection.textRanges.first, let last = textSelection.textRanges.last,
      let whole = first.joined(with: last)
    else { return nil }
    let movesForward = direction.movesForward
    if !extending, !whole.isEmpty, destination == .character, !direction.isVertical {
      return selection(at: movesForward ? whole.endLocation : whole.location)
    }
    let isUpstream = textSelection.affinity == .upstream && !whole.isEmpty
    let moving =
      extending
      ? (isUpstream ? whole.location : whole.endLocation)
      : (movesForward ? whole.endLocation : whole.location)
    let fixed = isUpstream ? whole.endLocation : whole.location
    let target =
      direction.isVertical && destination != .document && destination != .container
      ? lineAway(from: moving, down: movesForward) : place(from: moving, movesForward, destination)
    guard let target else { return nil }
    guard extending else { return selection(at: target) }
    let isBefore = target.compare(fixed) == .orderedAscending
    return NSTextRange(location: isBefore ? target : fixed, end: isBefore ? fixed : target).map {
      NSTextSelection(
        range: $0, affinity: isBefore ? .upstream : .downstream, granularity: .character)
    }
  }

  /// The selections that a touch at a point makes. With `extend` they reach from the anchor to the
  /// point.
  open func textSelections(
    interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation,
    anchors: [NSTextSelection], modifiers: Modifier, selecting: Bool, bounds: CGRect
  ) -> [NSTextSelection] {
    guard let target = nearestPlace(to: point, inContainerAt: containerLocation) else { return [] }
    let anchor = anchors.first?.textRanges.first
    guard selecting || modifiers.contains(.extend), let anchor else {
      return [selection(at: target)]
    }
    let isBefore = target.compare(anchor.location) == .orderedAscending
    return NSTextRange(
      location: isBefore ? target : anchor.location, end: isBefore ? anchor.endLocation : target
    ).map {
      [
        NSTextSelection(
          range: $0, affinity: isBefore ? .upstream : .downstream, granularity: .character)
      ]
    } ?? []
  }

  /// The selection extended to whole units.
  open func textSelection(
    for selectionGranularity: NSTextSelection.Granularity,
    enclosing textSelection: NSTextSelection
  ) -> NSTextSelection {
    let source = textSelectionDataSource
    let ranges = textSelection.textRanges.map { range in
      let start = source?.textRange(for: selectionGranularity, enclosing: range.location)
      let last = range.isEmpty ? nil : source?.location(range.endLocation, offsetBy: -1)
      let end = last.flatMap { source?.textRange(for: selectionGranularity, enclosing: $0) }
      return (start ?? range).union(end ?? start ?? range)
    }
    return NSTextSelection(
      ranges, affinity: textSelection.affinity, granularity: selectionGranularity)
  }

  open func textSelection(
    for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint,
    inContainerAt location: any NSTextLocation
  ) -> NSTextSelection? {
    nearestPlace(to: point, inContainerAt: location).map {
      textSelection(for: selectionGranularity, enclosing: selection(at: $0))
    }
  }

  open func resolvedInsertionLocation(
    for textSelection: NSTextSelection, writingDirection: WritingDirection
  ) -> (any NSTextLocation)? { textSelection.textRanges.first?.location }

  /// The ranges that a key deletes: the selection, or the text between the caret and the
  /// destination.
  open func deletionRanges(
    for textSelection: NSTextSelection, direction: Direction, destination: Destination,
    allowsDecomposition: Bool
  ) -> [NSTextRange] {
    let selected = textSelection.textRanges.filter { !$0.isEmpty }
    guard selected.isEmpty else { return selected }
    return destinationSelection(
      for: textSelection, direction: direction, destination: destination, extending: true,
      confined: false)?.textRanges ?? []
  }
}
