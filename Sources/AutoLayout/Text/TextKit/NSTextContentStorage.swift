// SPDX-License-Identifier: MIT

public import Foundation

/// A part of a text: a paragraph, with the break that ends it.
open class NSTextElement: NSObject {
  open internal(set) weak var textContentManager: NSTextContentManager?
  open var elementRange: NSTextRange?
  /// Empty for elements that are no paragraphs.
  var text: NSAttributedString { NSAttributedString(string: "") }

  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
    super.init()
  }
}

open class NSTextParagraph: NSTextElement {
  public let attributedString: NSAttributedString
  override var text: NSAttributedString { attributedString }

  public init(attributedString: NSAttributedString?) {
    self.attributedString = attributedString ?? NSAttributedString(string: "")
    super.init(textContentManager: nil)
  }

  /// The range without the break, from the text's beginning.
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

/// A text and the managers that set it.
open class NSTextContentManager: NSObject {
  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []

  public override init() { super.init() }

  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.textContentManager = self
  }

  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    textLayoutManagers.removeAll { $0 === textLayoutManager }
    textLayoutManager.textContentManager = nil
  }

  /// The first manager, until another is chosen.
  open var primaryTextLayoutManager: NSTextLayoutManager? {
    get { chosenManager ?? textLayoutManagers.first }
    set { chosenManager = newValue }
  }

  private weak var chosenManager: NSTextLayoutManager?

  /// The text; a manager that keeps none has none.
  var text: NSAttributedString { NSAttributedString(string: "") }

  open var documentRange: NSTextRange { NSTextRange(from: 0, to: text.length) }

  /// Nil beyond the text.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int)
    -> (any NSTextLocation)?
  {
    let place = location.offset + offset
    return (0...text.length).contains(place) ? TextOffset(place) : nil
  }

  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    to.offset - from.offset
  }

  open func performEditingTransaction(_ transaction: () -> Void) { transaction() }

  /// The paragraphs from a place on, until `block` answers false.
  @discardableResult
  open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? {
    let start = textLocation?.offset ?? 0
    for range in Self.paragraphs(of: text) where NSMaxRange(range) > start {
      let paragraph = NSTextParagraph(attributedString: text.attributedSubstring(from: range))
      paragraph.textContentManager = self
      paragraph.elementRange = NSTextRange(from: range.location, to: NSMaxRange(range))
      guard block(paragraph) else { return paragraph.elementRange?.endLocation }
    }
    return documentRange.endLocation
  }

  open func textElements(for range: NSTextRange) -> [NSTextElement] {
    var elements: [NSTextElement] = []
    enumerateTextElements(from: range.location) { element in
      guard let own = element.elementRange, own.location.offset < range.endLocation.offset else {
        return false
      }
      elements.append(element)
      return true
    }
    return elements
  }

  /// The ranges of the paragraphs, breaks included.
  static func paragraphs(of text: NSAttributedString) -> [NSRange] {
    let string = text.string as NSString
    var ranges: [NSRange] = []
    var start = 0
    while start < string.length {
      let range = string.paragraphRange(for: NSRange(location: start, length: 0))
      ranges.append(range)
      start = NSMaxRange(range)
    }
    return ranges
  }
}

/// A text in a storage.
open class NSTextContentStorage: NSTextContentManager {
  /// Not asked.
  open weak var delegate: (any NSTextContentStorageDelegate)?

  /// The storage; another takes the place of the text.
  open var textStorage: NSTextStorage? = NSTextStorage()

  open var attributedString: NSAttributedString? {
    get { textStorage }
    set { textStorage?.setAttributedString(newValue ?? NSAttributedString(string: "")) }
  }

  override var text: NSAttributedString { textStorage ?? NSAttributedString(string: "") }

  open var includesTextListMarkers = false
}

/// Never called.
public protocol NSTextContentStorageDelegate: AnyObject {}
