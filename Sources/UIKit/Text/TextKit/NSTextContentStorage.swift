// SPDX-License-Identifier: MIT

public import Foundation

open class NSTextContentStorage: NSTextContentManager {
  @_nonoverride open weak var delegate: (any NSTextContentStorageDelegate)? {
    get { contentDelegate as? any NSTextContentStorageDelegate }
    set { contentDelegate = newValue }
  }

  /// The storage. Setting another one replaces the text.
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

  /// Returns nil: every range can be edited without adjustment.
  open func adjustedRange(
    from textRange: NSTextRange, forEditingTextSelection textSelection: Bool
  ) -> NSTextRange? { nil }

  override func replaceText(in range: NSTextRange, with text: NSAttributedString) {
    textStorage?.replaceCharacters(in: range.range, with: text)
  }

  /// The delegate's paragraph, or the storage's.
  override func paragraph(in range: NSRange) -> NSTextParagraph {
    delegate?.textContentStorage(self, textParagraphWith: range) ?? super.paragraph(in: range)
  }
}

public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
  /// The paragraph to show for a range. Its text must be as long as the range.
  func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
  public func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? { nil }
}
