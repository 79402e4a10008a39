// SPDX-License-Identifier: MIT

import Foundation

/// Maps locations between a document and its laid-out text, which lacks the elements that the
/// delegate excludes.
struct DocumentMapping {
  private var parts: [(document: NSRange, shown: Int)] = []

  init(_ manager: NSTextContentManager?) {
    guard let manager, manager.contentDelegate != nil else { return }
    var start = 0
    manager.enumerateTextElements(from: nil) { element in
      guard let range = element.elementRange?.range else { return true }
      parts.append((range, start))
      start += range.length
      return true
    }
  }

  func shown(_ range: NSRange) -> NSRange {
    let start = shown(range.location)
    return NSRange(location: start, length: shown(NSMaxRange(range)) - start)
  }

  private func shown(_ place: Int) -> Int {
    guard let first = parts.first else { return place }
    let part = parts.last { $0.document.location <= place } ?? first
    return part.shown + min(max(0, place - part.document.location), part.document.length)
  }

  func document(_ range: NSRange) -> NSTextRange {
    let start = parts.last { $0.shown <= range.location }
    let end = range.length == 0 ? start : parts.last { $0.shown < NSMaxRange(range) }
    return NSTextRange(
      from: document(range.location, start), to: document(NSMaxRange(range), end))
  }

  private func document(_ place: Int, _ part: (document: NSRange, shown: Int)?) -> Int {
    part.map { $0.document.location + place - $0.shown } ?? place
  }
}
