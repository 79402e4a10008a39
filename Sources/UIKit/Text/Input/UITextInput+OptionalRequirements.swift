// SPDX-License-Identifier: MIT

public import Foundation

// Defaults of Apple's optional requirements, for inputs without attributes and placeholders.
extension UITextInput {
  public var isEditable: Bool { true }

  public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
    -> [NSAttributedString.Key: Any]?
  { nil }

  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  {
    guard let position = position(from: range.start, offset: offset),
      compare(position, to: range.end) != .orderedDescending
    else { return nil }
    return position
  }

  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }

  public func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }

  // MARK: Typing

  public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
    setMarkedText(markedText?.string, selectedRange: selectedRange)
  }

  public func insertAttributedText(_ string: NSAttributedString) { insertText(string.string) }

  public func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
    replace(range, withText: attributedText.string)
  }

  /// Inserts the text and ignores the alternatives.
  public func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) {
    insertText(text)
  }

  /// Returns a placeholder that takes no space in the text.
  public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { UITextPlaceholder() }

  public func remove(_ textPlaceholder: UITextPlaceholder) {}

  public func beginFloatingCursor(at point: CGPoint) {}

  public func updateFloatingCursor(at point: CGPoint) {}

  public func endFloatingCursor() {}

  // MARK: Menus

  public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    nil
  }

  public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}

  public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}

  // MARK: Dictation

  public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
    insertText(dictationResult.map(\.text).joined())
  }

  public func dictationRecordingDidEnd() {}

  public func dictationRecognitionFailed() {}

  public var insertDictationResultPlaceholder: Any { UITextPlaceholder() }

  public func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect { .zero }

  public func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {}
}
