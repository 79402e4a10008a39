// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions

/// The selection and the marked text of a text input.
@MainActor
final class TextInputState {
  var selection = NSRange(location: 0, length: 0)
  /// The range of the marked text, which is typed but not confirmed.
  var marked: NSRange?

  nonisolated init() {}
}

/// A view that accepts typed text: a text field or a text view.
@MainActor
protocol TypedText: UIView, UITextInput {
  var inputState: TextInputState { get }
  var inputText: String { get set }
  func shouldChangeText(in range: NSRange, with text: String) -> Bool
  func didType()
  func didMoveSelection()
}

extension TypedText {
  var endOfText: UITextPosition { UITextPosition(length) }

  private var length: Int { (inputText as NSString).length }

  func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), length)
    return NSRange(location: start, length: min(max(range.length, 0), length - start))
  }

  func substring(in range: UITextRange) -> String {
    (inputText as NSString).substring(with: clamped(range.range))
  }

  func replaceText(in range: UITextRange, with text: String) {
    let range = clamped(range.range)
    inputText = (inputText as NSString).replacingCharacters(in: range, with: text)
    inputState.selection = NSRange(
      location: range.location + (text as NSString).length, length: 0)
  }

  /// Replaces the marked text, or the selection, with new marked text.
  func mark(_ text: String, selected: NSRange) {
    let range = clamped(inputState.marked ?? inputState.selection)
    guard shouldChangeText(in: range, with: text) else { return }
    replace(UITextRange(range), withText: text)
    let marked = NSRange(location: range.location, length: (text as NSString).length)
    inputState.marked = marked.length == 0 ? nil : marked
    inputState.selection = NSIntersectionRange(selected.moved(by: marked.location), marked)
    if inputState.selection.length == 0 {
      inputState.selection.location = min(
        marked.location + max(0, selected.location), NSMaxRange(marked))
    }
    didType()
  }

  /// Moves the caret to the position that is closest to a point.
  func moveCaret(to point: CGPoint) {
    guard let position = closestPosition(to: point) else { return }
    selectedTextRange = textRange(from: position, to: position)
  }

  /// The attributes of the character before or after a position. Nil if there is no character.
  func attributes(
    of text: NSAttributedString, at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    let place = direction == .backward ? position.offset - 1 : position.offset
    return 0..<text.length ~= place ? text.attributes(at: place, effectiveRange: nil) : nil
  }

  func range(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (low, high) = (
      min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset)
    )
    return UITextRange(NSRange(location: low, length: high - low))
  }

  func place(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = position.offset + offset
    return (0...length).contains(target) ? UITextPosition(target) : nil
  }

  func order(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  var currentSelection: UITextRange? {
    isFirstResponder || inputState.selection.length > 0
      ? UITextRange(clamped(inputState.selection)) : nil
  }

  func changeSelection(_ range: UITextRange?) {
    inputState.selection = clamped(range?.range ?? NSRange(location: length, length: 0))
    didMoveSelection()
  }

  func shouldChangeText(in range: UITextRange, with text: String) -> Bool {
    shouldChangeText(in: clamped(range.range), with: text)
  }

  func type(_ text: String) {
    let range = clamped(inputState.marked ?? inputState.selection)
    guard shouldChangeText(in: range, with: text) else { return }
    replace(UITextRange(range), withText: text)
    didType()
  }

  func typeBackspace() {
    var range = clamped(inputState.selection)
    if range.length == 0 {
      guard range.location > 0 else { return }
      range = (inputText as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    guard shouldChangeText(in: range, with: "") else { return }
    replace(UITextRange(range), withText: "")
    didType()
  }
}
