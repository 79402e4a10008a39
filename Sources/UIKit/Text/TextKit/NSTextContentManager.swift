// SPDX-License-Identifier: MIT

public import Foundation

open class NSTextContentManager: NSObject {
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public static let reverse = EnumerationOptions(rawValue: 1 << 0)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  // Disfavored, because ``NSTextContentStorage`` declares a property of this name with a more
  // specific type.
  @_disfavoredOverload open weak var delegate: (any NSTextContentManagerDelegate)? {
    get { contentDelegate }
    set { contentDelegate = newValue }
  }
  weak var contentDelegate: (any NSTextContentManagerDelegate)?
  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
  /// No effect.
  open var automaticallySynchronizesTextLayoutManagers = true
  /// No effect.
  open var automaticallySynchronizesToBackingStore = true
  open private(set) var hasEditingTransaction = false

  public override init() { super.init() }

  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.textContentManager = self
  }

  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    textLayoutManagers.removeAll { $0 === textLayoutManager }
    textLayoutManager.textContentManager = nil
  }

  /// The first manager until code sets another one.
  open var primaryTextLayoutManager: NSTextLayoutManager? {
    get { chosenManager ?? textLayoutManagers.first }
    set { chosenManager = newValue }
  }

  private weak var chosenManager: NSTextLayoutManager?

  /// The text. Empty in this class, which stores no text.
  var text: NSAttributedString { NSAttributedString(string: "") }

  open var documentRange: NSTextRange { NSTextRange(from: 0, to: text.length) }

  /// Returns nil beyond the text.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int)
    -> (any NSTextLocation)?
  {
    let place = location.offset + offset
    return (0...text.length).contains(place) ? TextOffset(place) : nil
  }

  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    to.offset - from.offset
  }

  open func performEditingTransaction(_ transaction: () -> Void) {
    let isOutermost = !hasEditingTransaction
    hasEditingTransaction = true
    transaction()
    if isOutermost { hasEditingTransaction = false }
  }

  /// Calls the handler only: layout managers store nothing of the text, so they are always up to
  /// date.
  open func synchronizeTextLayoutManagers(_ completionHandler: ((any Error)?) -> Void) {
    completionHandler(nil)
  }

  open func synchronizeToBackingStore(_ completionHandler: ((any Error)?) -> Void) {
    completionHandler(nil)
  }

  /// No effect.
  open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {}

  /// Replaces the text of a range. Does nothing in this class, which stores no text.
  func replaceText(in range: NSTextRange, with text: NSAttributedString) {}

  func paragraph(in range: NSRange) -> NSTextParagraph {
    NSTextParagraph(attributedString: text.attributedSubstring(from: range))
  }

  /// Enumerates the paragraphs from a location on, or with `reverse` those before it, until `block`
  /// returns false. Skips the paragraphs that the delegate excludes.
  @discardableResult
  open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? {
    let isReversed = options.contains(.reverse)
    let all = Self.paragraphs(of: text)
    let ranges =
      isReversed
      ? all.reversed().filter { $0.location < textLocation?.offset ?? .max }
      : all.filter { NSMaxRange($0) > textLocation?.offset ?? 0 }
    for range in ranges {
      let paragraph = paragraph(in: range)
      paragraph.textContentManager = self
      paragraph.elementRange = NSTextRange(from: range.location, to: NSMaxRange(range))
      let isEnumerated =
        contentDelegate?.textContentManager(self, shouldEnumerate: paragraph, options: options)
        ?? true
      guard !isEnumerated || block(paragraph) else {
        return isReversed
          ? paragraph.elementRange?.location : paragraph.elementRange?.endLocation
      }
    }
    return isReversed ? documentRange.location : documentRange.endLocation
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

  /// The ranges of the paragraphs, including their line breaks.
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

public protocol NSTextContentManagerDelegate: NSObjectProtocol {
  /// Never called.
  func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement?
  /// Text of an excluded element is not laid out.
  func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool
}

extension NSTextContentManagerDelegate {
  public func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement? { nil }

  public func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool { true }
}
