// SPDX-License-Identifier: MIT

public import Foundation

/// A text in a storage.
open class NSTextContentStorage: NSTextContentManager {
  @_nonoverride open weak var delegate: (any NSTextContentStorageDelegate)? {
    get { contentDelegate as? any NSTextContentStorageDelegate }
    set { contentDelegate = newValue }
  }

  /// The storage; another takes the place of the text.
  open var textStorage: NSTextStorage? = NSTextStorage()

  open var attributedString: NSAttributedString? {
    get { textStorage }
    set { textStorage?.setAttributedString(newValue ?? NSAttributedString(string: "")) }
  }

  override var text: NSAttributedString { textStorage ?? NSAttributedString(string: "") }

  open var includesTextListMarkers = false

  open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
    textElement.ownText
  }

  open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
    NSTextParagraph(attributedString: attributedString)
  }

  /// Nil: every range can be edited as it is.
  open func adjustedRange(
    from textRange: NSTextRange, forEditingTextSelection textSelection: Bool
  ) -> NSTextRange? { nil }

  override func replaceText(in range: NSTextRange, with text: NSAttributedString) {
    textStorage?.replaceCharacters(in: range.range, with: text)
  }

  /// That of the delegate, or of the storage.
  override func paragraph(in range: NSRange) -> NSTextParagraph {
    delegate?.textContentStorage(self, textParagraphWith: range) ?? super.paragraph(in: range)
  }
}

public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
  /// A paragraph that is shown in place of that of a range; it has the same length.
  func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
  public func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? { nil }
}
