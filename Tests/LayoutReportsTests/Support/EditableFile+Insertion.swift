// SPDX-License-Identifier: MIT

import MarkupTree

extension EditableFile {
  /// Markup with the element into which it is inserted, before a child or at the end.
  struct Insertion {
    var markup: String
    var parent: NodeID
    var sibling: NodeID?
  }

  /// Inserts markup on separate lines, indented like its neighbours, as Xcode writes it.
  func inserting(_ insertions: [Insertion]) throws -> MarkupDocument {
    var bytes = document.text
    let places = insertions.map { (place($0), $0) }
    for (place, insertion) in places.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      bytes.replaceSubrange(place, with: text(of: insertion, at: place).utf8)
    }
    return try MarkupDocument(bytes)
  }

  /// The end of the line before, or the slash of an empty-element tag.
  private func place(_ insertion: Insertion) -> Range<Int> {
    let parent = document[insertion.parent]
    if parent.isSelfClosing { return parent.range.upperBound - 2..<parent.range.upperBound }
    let place =
      insertion.sibling.map { document[$0].range.lowerBound } ?? parent.content.upperBound
    let start = place - indentation(before: place).utf8.count
    return start..<start
  }

  private func text(of insertion: Insertion, at place: Range<Int>) -> String {
    let own = indentation(before: document[insertion.parent].range.lowerBound)
    let line = own + "    " + insertion.markup
    return place.isEmpty
      ? line + "\n" : ">\n\(line)\n\(own)</\(document.name(of: insertion.parent))>"
  }

  /// The blanks before a place on its line.
  private func indentation(before place: Int) -> String {
    let blanks = document.text[..<place].reversed().prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: blanks.reversed(), as: UTF8.self)
  }
}
