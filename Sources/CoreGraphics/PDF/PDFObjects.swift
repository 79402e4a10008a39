// SPDX-License-Identifier: MIT

import Foundation

/// The uncompressed objects of a PDF file as text, which is enough to find its pages and their
/// boxes.
///
/// Source: ISO 32000-1, 7.3.10 (indirect objects) and 7.7.3 (page tree). Object streams, introduced
/// with PDF 1.5, are not read.
struct PDFObjects: Sendable {
  package struct Page: Sendable {
    package var boxes: [String: CGRect] = [:]
    package var rotation = 0
  }

  private var objects: [Int: String] = [:]
  private(set) var pages: [Page] = []
  private(set) var isEncrypted = false

  package init?(_ data: Data) {
    guard data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil else { return nil }
    readObjects([UInt8](data))
    isEncrypted = data.range(of: Data("/Encrypt".utf8)) != nil
    let root = objects.first { $0.value.pdfName(of: "Type") == "Catalog" }?.value
    if let tree = root.flatMap({ reference("Pages", in: $0) }) {
      var seen: Set<Int> = []
      collect(tree, Page(), &seen)
    }
    if pages.isEmpty {
      for (_, text) in objects.sorted(by: { $0.key < $1.key })
      where text.pdfName(of: "Type") == "Page" {
        pages.append(page(text, Page()))
      }
    }
  }

  /// Reads the text from each `obj` to its `endobj` or `stream`.
  private mutating func readObjects(_ bytes: [UInt8]) {
    let (start, end, stream) = (Array(" obj".utf8), Array("endobj".utf8), Array("stream".utf8))
    let endOfStream = Array("endstream".utf8)
    var place = 0
    while let found = bytes.firstIndex(of: start, from: place) {
      place = found + start.count
      // The head of an object, such as "12 0 obj".
      let head = bytes[max(0, found - 24)..<found]
      let words =
        head.split { !(48...57).contains($0) && $0 != 32 }.last?.split(separator: 32) ?? []
      guard words.count >= 2,
        let number = Int(String(decoding: words[words.count - 2], as: UTF8.self))
      else { continue }
      guard let close = bytes.firstIndex(of: end, from: place) else { return }
      let inner = bytes.firstIndex(of: stream, from: place).flatMap { $0 < close ? $0 : nil }
      objects[number] = String(decoding: bytes[place..<(inner ?? close)], as: UTF8.self)
      place = close
      if let inner, let after = bytes.firstIndex(of: endOfStream, from: inner) { place = after }
    }
  }

  private mutating func collect(_ number: Int, _ inherited: Page, _ seen: inout Set<Int>) {
    guard let text = objects[number], seen.insert(number).inserted else { return }
    let page = page(text, inherited)
    guard let kids = text.pdfArray(of: "Kids") else {
      pages.append(page)
      return
    }
    let words = kids.split(whereSeparator: \.isWhitespace)
    for (index, word) in words.enumerated() where word == "R" && index >= 2 {
      if let kid = Int(words[index - 2]) { collect(kid, page, &seen) }
    }
  }

  private func page(_ text: String, _ inherited: Page) -> Page {
    var page = inherited
    for name in ["MediaBox", "CropBox", "BleedBox", "TrimBox", "ArtBox"] {
      let array = text.pdfArray(of: name) ?? reference(name, in: text).flatMap { objects[$0] }
      let numbers = (array ?? "").split { " []\n\r\t".contains($0) }.compactMap { Double($0) }
      guard numbers.count >= 4 else { continue }
      page.boxes[name] = CGRect(
        x: min(numbers[0], numbers[2]), y: min(numbers[1], numbers[3]),
        width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
    }
    if let turn = text.pdfWords(after: "Rotate", 1).first.flatMap({ Int($0) }) {
      page.rotation = ((turn % 360) + 360) % 360
    }
    return page
  }

  private func reference(_ key: String, in text: String) -> Int? {
    let words = text.pdfWords(after: key, 3)
    return words.count == 3 && words[2] == "R" ? Int(words[0]) : nil
  }
}

extension [UInt8] {
  fileprivate func firstIndex(of word: [UInt8], from start: Int) -> Int? {
    guard start + word.count <= count else { return nil }
    return (start...(count - word.count)).first {
      self[$0] == word[0] && self[$0..<($0 + word.count)].elementsEqual(word)
    }
  }
}

extension String {
  /// The text after a key of a dictionary.
  private func pdfText(after key: String) -> Substring? {
    var rest = self[...]
    while let found = rest.range(of: "/" + key) {
      rest = rest[found.upperBound...]
      if let next = rest.first, !next.isLetter { return rest }
    }
    return nil
  }

  fileprivate func pdfWords(after key: String, _ count: Int) -> [String] {
    (pdfText(after: key) ?? "").prefix(64).split {
      $0.isWhitespace || "/<>[]".contains($0)
    }.prefix(count).map(String.init)
  }

  fileprivate func pdfName(of key: String) -> String? { pdfWords(after: key, 1).first }

  fileprivate func pdfArray(of key: String) -> String? {
    guard let text = pdfText(after: key),
      let open = text.firstIndex(where: { !$0.isWhitespace }), text[open] == "[",
      let close = text.firstIndex(of: "]")
    else { return nil }
    return String(text[text.index(after: open)..<close])
  }
}
