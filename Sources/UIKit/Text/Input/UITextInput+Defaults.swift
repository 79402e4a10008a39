// SPDX-License-Identifier: MIT

public import Foundation

extension UITextInput {
  /// Nil: no keyboard composes characters.
  public var markedTextRange: UITextRange? { nil }

  /// No effect.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }

  /// Inserts the text as confirmed text.
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

  /// Right and down move forward in the text. Left and up move backward.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(from: position, offset: direction.movesForward ? offset : -offset)
  }

  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { direction.movesForward ? range.end : range.start }

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
