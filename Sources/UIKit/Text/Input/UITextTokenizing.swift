// SPDX-License-Identifier: MIT

public import Foundation
import FoundationAdditions

public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  var movesForward: Bool {
    rawValue == UITextStorageDirection.forward.rawValue
      || UITextLayoutDirection(rawValue: rawValue)?.movesForward == true
  }
}

@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// Finds units in the text of an input. A line is a paragraph: the tokenizer ignores line breaks on
/// the screen.
open class UITextInputStringTokenizer: _UIObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init(object: ())
  }

  init(textInput: any UITextInput) {
    input = textInput
    super.init(object: ())
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let (input, text) = contents else { return nil }
    let offset = input.offset(from: input.beginningOfDocument, to: position)
    let unit = granularity.unit.ranges(in: text).first {
      direction.movesForward
        ? $0.location <= offset && offset < NSMaxRange($0)
        : $0.location < offset && offset <= NSMaxRange($0)
    }
    guard let unit,
      let start = input.position(from: input.beginningOfDocument, offset: unit.location),
      let end = input.position(from: start, offset: unit.length)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let (input, text) = contents else { return false }
    let offset = input.offset(from: input.beginningOfDocument, to: position)
    return granularity.unit.ranges(in: text).contains {
      (direction.movesForward ? NSMaxRange($0) : $0.location) == offset
    }
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let (input, text) = contents else { return nil }
    let offset = input.offset(from: input.beginningOfDocument, to: position)
    let edges = granularity.unit.ranges(in: text).flatMap { [$0.location, NSMaxRange($0)] }
    let edge = direction.movesForward ? edges.first { $0 > offset } : edges.last { $0 < offset }
    return edge.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }

  private var contents: (any UITextInput, String)? {
    guard let input,
      let range = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: range)
    else { return nil }
    return (input, text)
  }
}

open class UITextSelectionRect: _PlainObject {
  open var rect: CGRect { .zero }

  open var writingDirection: NSWritingDirection { .natural }

  open var containsStart: Bool { false }

  open var containsEnd: Bool { false }

  open var isVertical: Bool { false }

  open var transform: CGAffineTransform { .identity }
}

final class ShownSelectionRect: UITextSelectionRect {
  private let shown: CGRect

  init(_ rect: CGRect) {
    shown = rect
    super.init()
  }

  override var rect: CGRect { shown }
}
