// SPDX-License-Identifier: MIT

import Foundation

extension NSTextLayoutManager {
  /// The text of the elements that the content manager enumerates.
  private func shownText(of content: NSTextContentManager) -> NSAttributedString {
    guard content.contentDelegate != nil else { return content.text }
    let text = NSMutableAttributedString(string: "")
    content.enumerateTextElements(from: nil) { element in
      text.append(element.text)
      return true
    }
    return text
  }

  var lines: LineFragments {
    guard let container = textContainer, let text = textContentManager.map(shownText) else {
      return LineFragments(
        NSAttributedString(string: ""), size: .zero, padding: 0, maximumLines: 0,
        mode: .byWordWrapping)
    }
    let box = UncheckedAccess(container)
    let settings = onMainActor {
      let container = box.value
      return (
        container.size, container.lineFragmentPadding, container.maximumNumberOfLines,
        container.lineBreakMode, container.exclusions
      )
    }
    return LineFragments(
      text, size: settings.0, padding: settings.1, maximumLines: settings.2, mode: settings.3,
      exclusions: settings.4)
  }

  var fragments: [NSTextLayoutFragment] {
    guard let content = textContentManager, let container = textContainer else { return [] }
    let lines = lines.lines
    let box = UncheckedAccess(container)
    let padding = onMainActor { box.value.lineFragmentPadding }
    var start = 0
    return content.textElements(for: content.documentRange).compactMap { element in
      guard let range = element.elementRange?.range else { return nil }
      // Excluded elements leave no gap.
      let place = NSRange(location: start, length: element.text.length)
      start = NSMaxRange(place)
      let own = lines.filter { NSIntersectionRange($0.glyphs, place).length > 0 }
      guard let first = own.first else { return nil }
      let rect = own.dropFirst().reduce(first.rect) { $0.union($1.rect) }
      let used = own.dropFirst().reduce(first.used) { $0.union($1.used) }
      let frame = CGRect(
        x: used.minX + padding, y: rect.minY, width: used.width - 2 * padding, height: rect.height)
      let fragment =
        delegate?.textLayoutManager(
          self, textLayoutFragmentFor: TextOffset(range.location), in: element)
        ?? NSTextLayoutFragment(textElement: element, range: element.elementRange)
      isValidating = true
      renderingAttributesValidator?(self, fragment)
      isValidating = false
      let drawn = rendered(element.text, from: range.location)
      fragment.set(
        own.map {
          NSTextLineFragment(
            element.text, shown: drawn, $0, start: place.location, origin: frame.origin,
            padding: padding)
        }, frame: frame, by: self)
      return fragment
    }
  }
}
