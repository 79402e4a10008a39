// SPDX-License-Identifier: MIT

public import Foundation

public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// A place in a text, counted in UTF-16 code units.
open class UITextPosition: _UIObject {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init(object: ())
  }

  public init() {
    offset = 0
    super.init(object: ())
  }
}

open class UITextRange: _UIObject {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init(object: ())
  }

  public init() {
    range = NSRange(location: 0, length: 0)
    super.init(object: ())
  }

  open var start: UITextPosition { UITextPosition(range.location) }

  open var end: UITextPosition { UITextPosition(range.location + range.length) }

  open var isEmpty: Bool { range.length == 0 }
}

public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left = 3
  case up = 4
  case down = 5

  var leadsOn: Bool { self == .right || self == .down }
}

public enum UITextStorageDirection: Int, Sendable { case forward, backward }

public enum UITextGranularity: Int, Sendable {
  case character = 0
  case word, sentence, paragraph, line, document
}

/// Fields and text views answer for places and ranges in their texts, not on the screen.
public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var inputDelegate: (any UITextInputDelegate)? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  var markedTextRange: UITextRange? { get }
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
    -> UITextRange?
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
    -> NSWritingDirection
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  func firstRect(for range: UITextRange) -> CGRect
  func caretRect(for position: UITextPosition) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  func characterRange(at point: CGPoint) -> UITextRange?
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  var tokenizer: any UITextInputTokenizer { get }
  var textInputView: UIView { get }
  var selectionAffinity: UITextStorageDirection { get set }
}

extension UITextInput {
  /// Nothing is marked, as no keyboard composes characters.
  public var markedTextRange: UITextRange? { nil }

  /// No effect.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }

  /// Inserts the text, as if it were confirmed at once.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    if let markedText { insertText(markedText) }
  }

  public func unmarkText() {}

  public func caretRect(for position: UITextPosition) -> CGRect { .zero }

  public func firstRect(for range: UITextRange) -> CGRect { .zero }

  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

  public func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }

  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let position = closestPosition(to: point) else { return nil }
    if compare(position, to: range.start) == .orderedAscending { return range.start }
    if compare(position, to: range.end) == .orderedDescending { return range.end }
    return position
  }

  public func characterRange(at point: CGPoint) -> UITextRange? { nil }

  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

  /// Right and down lead on in the text, left and up back.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(from: position, offset: direction.leadsOn ? offset : -offset)
  }

  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { direction.leadsOn ? range.end : range.start }

  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    self.position(from: position, in: direction, offset: 1)
      .flatMap { textRange(from: position, to: $0) }
  }

  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }

  /// No effect.
  public func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}

  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

  public var textInputView: UIView { self as? UIView ?? UIView() }

  /// No effect.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
}

/// The selection of a text, and what editing does to it.
@MainActor
final class TextInputState {
  var selection = NSRange(location: 0, length: 0)

  nonisolated init() {}
}

/// A view that text is typed into.
@MainActor
protocol TypedText: UIView, UITextInput {
  var inputState: TextInputState { get }
  var inputText: String { get set }
  func agrees(toReplace range: NSRange, with text: String) -> Bool
  func didType()
  func didMoveSelection()
}

extension TypedText {
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  public var endOfDocument: UITextPosition { UITextPosition(length) }

  private var length: Int { (inputText as NSString).length }

  private func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), length)
    return NSRange(location: start, length: min(max(range.length, 0), length - start))
  }

  public func text(in range: UITextRange) -> String? {
    (inputText as NSString).substring(with: clamped(range.range))
  }

  public func replace(_ range: UITextRange, withText text: String) {
    let range = clamped(range.range)
    inputText = (inputText as NSString).replacingCharacters(in: range, with: text)
    inputState.selection = NSRange(
      location: range.location + (text as NSString).length, length: 0)
  }

  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let (low, high) = (
      min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset)
    )
    return UITextRange(NSRange(location: low, length: high - low))
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = position.offset + offset
    return (0...length).contains(target) ? UITextPosition(target) : nil
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  var currentSelection: UITextRange? {
    isFirstResponder || inputState.selection.length > 0
      ? UITextRange(clamped(inputState.selection)) : nil
  }

  func changeSelection(_ range: UITextRange?) {
    inputState.selection = clamped(range?.range ?? NSRange(location: length, length: 0))
    didMoveSelection()
  }

  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    agrees(toReplace: clamped(range.range), with: text)
  }

  func type(_ text: String) {
    let range = clamped(inputState.selection)
    guard agrees(toReplace: range, with: text) else { return }
    replace(UITextRange(range), withText: text)
    didType()
  }

  func typeBackspace() {
    var range = clamped(inputState.selection)
    if range.length == 0 {
      guard range.location > 0 else { return }
      range = (inputText as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    guard agrees(toReplace: range, with: "") else { return }
    replace(UITextRange(range), withText: "")
    didType()
  }
}
