// SPDX-License-Identifier: MIT

public import Foundation
import FoundationAdditions

/// A text that notifies its layout managers, its delegate and its text view of every change.
///
/// A subclass with its own storage overrides ``string``, ``attributes(at:effectiveRange:)``,
/// ``replaceCharacters(in:with:)-(_,String)`` and ``setAttributes(_:range:)``. It calls
/// ``edited(_:range:changeInLength:)`` in the last two. All other methods go through these.
open class NSTextStorage: NSMutableAttributedString {
  public struct EditActions: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open private(set) var layoutManagers: [NSLayoutManager] = []
  open weak var delegate: (any NSTextStorageDelegate)?
  open weak var textStorageObserver: (any NSTextStorageObserving)?
  /// The changes since the last ``processEditing()``.
  open private(set) var editedMask: EditActions = []
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  open private(set) var changeInLength = 0
  /// False: attributes are fixed with every change.
  open var fixesAttributesLazily: Bool { false }
  /// Called after every change with the new text.
  var onEdit: ((NSAttributedString) -> Void)?
  private var depth = 0

  public init() { super.init(string: "") }

  public override init(string str: String) { super.init(string: str) }

  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }

  public override init(attributedString attrStr: NSAttributedString) {
    super.init(string: attrStr.string)
    attrStr.enumerateAttributes(in: NSRange(location: 0, length: attrStr.length)) {
      attributes, range, _ in
      super.setAttributes(attributes, range: range)
    }
  }

  public required init?(coder: NSCoder) { super.init(string: "") }

  // MARK: Primitives

  open override var string: String { super.string }

  open override var length: Int { (string as NSString).length }

  open override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] { super.attributes(at: location, effectiveRange: range) }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(
      .editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  // MARK: Editing

  open override func beginEditing() { depth += 1 }

  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0, !editedMask.isEmpty { process() }
  }

  /// Processes an edit. Changes that overrides and the delegate make meanwhile belong to the same
  /// edit.
  private func process() {
    depth += 1
    processEditing()
    depth -= 1
  }

  /// `editedRange` is the range before the change. `delta` is the number of UTF-16 code units by
  /// which the text has grown.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    let range = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    if self.editedMask.isEmpty {
      self.editedRange = range
    } else {
      var former = self.editedRange
      if former.location >= NSMaxRange(editedRange) {
        former.location += delta
      } else if NSMaxRange(former) > editedRange.location {
        former.length = max(0, former.length + delta)
      }
      self.editedRange = NSUnionRange(former, range)
    }
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if depth == 0 { process() }
  }

  /// Notifies the delegate and the layout managers of a change. Called at the end of the outermost
  /// ``endEditing()``, and after each change outside of an editing group.
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    let center = NotificationCenter.default
    center.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    fixAttributes(in: editedRange)
    center.post(name: Self.didProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    }
    textStorageObserver?.processEditing(
      for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    onEdit?(self)
  }

  /// Removes attachments from characters that are not attachment characters. Called with every
  /// change, between the two delegate calls.
  open func fixAttributes(in range: NSRange) {
    let range = NSIntersectionRange(range, NSRange(location: 0, length: length))
    var wrong: [NSRange] = []
    enumerateAttribute(.attachment, in: range) { value, run, _ in
      guard value != nil else { return }
      for unit in run.location..<NSMaxRange(run)
      where (string as NSString).character(at: unit) != NSTextAttachment.character {
        wrong.append(NSRange(location: unit, length: 1))
      }
    }
    for unit in wrong { removeAttribute(.attachment, range: unit) }
  }

  open func invalidateAttributes(in range: NSRange) {}

  open func ensureAttributesAreFixed(in range: NSRange) {}

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  // MARK: What goes through the primitives

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let part = NSMutableAttributedString(string: (string as NSString).substring(with: range))
    forEachRun(in: range) { attributes, run in
      part.setAttributes(
        attributes, range: NSRange(location: run.location - range.location, length: run.length))
    }
    return part
  }

  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    NSAttributedString(attributedString: attributedSubstring(from: enumerationRange))
      .enumerateAttributes(
        in: NSRange(location: 0, length: enumerationRange.length), options: opts
      ) { attributes, range, stop in
        block(attributes, range.moved(by: enumerationRange.location), stop)
      }
  }

  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    NSAttributedString(attributedString: attributedSubstring(from: enumerationRange))
      .enumerateAttribute(
        attrName, in: NSRange(location: 0, length: enumerationRange.length), options: opts
      ) { value, range, stop in
        block(value, range.moved(by: enumerationRange.location), stop)
      }
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    changeAttributes(in: range) { $0.merge(attrs) { $1 } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    // Copies the text, because it can be a part of this storage.
    let text = NSAttributedString(attributedString: attrString)
    beginEditing()
    replaceCharacters(in: range, with: text.string)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, run, _ in
      setAttributes(attributes, range: run.moved(by: range.location))
    }
    endEditing()
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    NSAttributedString(attributedString: attributedSubstring(from: wholeRange))
  }

  open override func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableAttributedString(attributedString: attributedSubstring(from: wholeRange))
  }

  private var wholeRange: NSRange { NSRange(location: 0, length: length) }

  private func changeAttributes(
    in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    beginEditing()
    var runs: [([NSAttributedString.Key: Any], NSRange)] = []
    forEachRun(in: range) { runs.append(($0, $1)) }
    for (attributes, run) in runs {
      var attributes = attributes
      change(&attributes)
      setAttributes(attributes, range: run)
    }
    endEditing()
  }

  private func forEachRun(
    in range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void
  ) {
    var location = range.location
    while location < NSMaxRange(range) {
      var run = NSRange()
      let attributes = attributes(at: location, effectiveRange: &run)
      let end = min(max(NSMaxRange(run), location + 1), NSMaxRange(range))
      body(attributes, NSRange(location: location, length: end - location))
      location = end
    }
  }
}
