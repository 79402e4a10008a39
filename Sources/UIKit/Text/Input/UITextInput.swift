// SPDX-License-Identifier: MIT

public import Foundation
import FoundationAdditions

public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// A position, counted in UTF-16 code units.
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

  var movesForward: Bool { self == .right || self == .down }
}

public enum UITextStorageDirection: Int, Sendable { case forward, backward }

public enum UITextGranularity: Int, Sendable {
  case character = 0
  case word, sentence, paragraph, line, document

  var unit: TextUnit {
    switch self {
    case .character: .character
    case .word: .word
    case .sentence: .sentence
    case .paragraph, .line: .paragraph
    case .document: .document
    }
  }
}

/// Text fields and text views implement positions and ranges in their text, but not positions on
/// the screen.
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
  var isEditable: Bool { get }
  func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
    -> [NSAttributedString.Key: Any]?
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  /// Never called.
  func caretTransform(for position: UITextPosition) -> CGAffineTransform
  func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
  func insertAttributedText(_ string: NSAttributedString)
  func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString)
  func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle)
  func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder
  func remove(_ textPlaceholder: UITextPlaceholder)
  /// Never called.
  func beginFloatingCursor(at point: CGPoint)
  /// Never called.
  func updateFloatingCursor(at point: CGPoint)
  /// Never called.
  func endFloatingCursor()
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
  func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
  /// Never called.
  func insertDictationResult(_ dictationResult: [UIDictationPhrase])
  /// Never called.
  func dictationRecordingDidEnd()
  /// Never called.
  func dictationRecognitionFailed()
  /// Never called.
  var insertDictationResultPlaceholder: Any { get }
  /// Never called.
  func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect
  /// Never called.
  func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool)
}
