// SPDX-License-Identifier: MIT

public import Foundation

/// A part of a text. Every element is a paragraph with its line break.
open class NSTextElement: NSObject {
  open internal(set) weak var textContentManager: NSTextContentManager?
  open var elementRange: NSTextRange?
  /// Empty: paragraphs have neither children nor a parent.
  open var childElements: [NSTextElement] { [] }
  open var parent: NSTextElement? { nil }
  open var isRepresentedElement: Bool { true }
  /// The text of a paragraph. Nil for other elements.
  var ownText: NSAttributedString? { nil }
  var text: NSAttributedString { ownText ?? NSAttributedString(string: "") }

  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
    super.init()
  }
}

open class NSTextParagraph: NSTextElement {
  public let attributedString: NSAttributedString
  override var ownText: NSAttributedString? { attributedString }

  public init(attributedString: NSAttributedString?) {
    self.attributedString = attributedString ?? NSAttributedString(string: "")
    super.init(textContentManager: nil)
  }

  /// The document range without the line break.
  open var paragraphContentRange: NSTextRange? {
    guard let range = elementRange?.range else { return nil }
    let isEnded = attributedString.string.hasSuffix("\n")
    return NSTextRange(from: range.location, to: NSMaxRange(range) - (isEnded ? 1 : 0))
  }

  open var paragraphSeparatorRange: NSTextRange? {
    guard let range = elementRange?.range, let content = paragraphContentRange?.range else {
      return nil
    }
    return NSTextRange(from: NSMaxRange(content), to: NSMaxRange(range))
  }
}
