// SPDX-License-Identifier: MIT

public import Foundation

/// A text that tells the view it belongs to of every change.
///
/// Not a mutable attributed string by inheritance, which Foundation does not allow off Apple's systems.
open class NSTextStorage: NSObject, @unchecked Sendable {
  private let text: NSMutableAttributedString
  var onEdit: ((NSAttributedString) -> Void)?
  open var layoutManagers: [NSLayoutManager] = []

  init(_ text: NSAttributedString) {
    self.text = NSMutableAttributedString(attributedString: text)
    super.init()
  }

  public convenience override init() {
    self.init(NSAttributedString(string: ""))
  }

  public convenience init(string: String) {
    self.init(NSAttributedString(string: string))
  }

  public convenience init(attributedString: NSAttributedString) {
    self.init(attributedString)
  }

  open var string: String { text.string }

  open var length: Int { text.length }

  open func beginEditing() {}

  open func endEditing() { onEdit?(text) }

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  open func attributes(
    at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?
  ) -> [NSAttributedString.Key: Any] { text.attributes(at: location, effectiveRange: range) }

  open func attributedSubstring(from range: NSRange) -> NSAttributedString {
    text.attributedSubstring(from: range)
  }

  open func replaceCharacters(in range: NSRange, with str: String) {
    edit { $0.replaceCharacters(in: range, with: str) }
  }

  open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    edit { $0.setAttributes(attrs, range: range) }
  }

  open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    edit { $0.addAttribute(name, value: value, range: range) }
  }

  open func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    edit { $0.addAttributes(attrs, range: range) }
  }

  open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    edit { $0.removeAttribute(name, range: range) }
  }

  open func append(_ attrString: NSAttributedString) { edit { $0.append(attrString) } }

  open func setAttributedString(_ attrString: NSAttributedString) {
    edit { $0.setAttributedString(attrString) }
  }

  open func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { text.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block) }

  private func edit(_ change: (NSMutableAttributedString) -> Void) {
    change(text)
    onEdit?(text)
  }
}

/// Sets the text of its storage in the first of its containers; it knows sizes, and no glyphs.
open class NSLayoutManager: NSObject {
  open weak var owner: NSTextStorage?
  open var textStorage: NSTextStorage?
  open private(set) var textContainers: [NSTextContainer] = []
  /// No effect.
  open var usesFontLeading = true
  /// No effect.
  open var allowsNonContiguousLayout = false

  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }

  open func ensureLayout(for container: NSTextContainer) {}

  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let textStorage, textStorage.length > 0 else { return .zero }
    let box = Unguarded(container)
    let (padding, room) = onMainActor {
      (2 * box.value.lineFragmentPadding, box.value.size)
    }
    let text = textStorage.attributedSubstring(
      from: NSRange(location: 0, length: textStorage.length))
    let rect = text.boundingRect(
      with: CGSize(
        width: max(0, room.width - padding), height: room.height),
      options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    return CGRect(x: 0, y: 0, width: rect.width + padding, height: rect.height)
  }

  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let textStorage, let container = textContainers.first else { return }
    let text = textStorage.attributedSubstring(from: glyphsToShow)
    let room = Unguarded(container)
    let (padding, size) = onMainActor { (room.value.lineFragmentPadding, room.value.size) }
    text.draw(
      in: CGRect(
        x: origin.x + padding, y: origin.y, width: max(0, size.width - 2 * padding),
        height: size.height))
  }

  /// Backgrounds are drawn with the glyphs.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  {
    usedRect(for: container)
  }
}
