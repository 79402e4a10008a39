// SPDX-License-Identifier: MIT

import AutoLayout

/// The objects of a PDF document, and the resource names that its pages use.
struct PDFDocument {
  /// An object that pages refer to by name. All pages share one resource dictionary.
  enum Resource: Hashable {
    case font(PDFFont)
    case opacity(Int)
    case shading(Paint)
    case picture(PictureData)
    case group(Int)
  }

  private static let catalog = 1
  private static let tree = 2
  private static let resources = 3

  private var bodies: [[UInt8]] = [[], [], []]
  private var pages: [(object: Int, title: String)] = []
  private var names: [Resource: (name: String, object: Int)] = [:]
  private var order: [Resource] = []
  private var groups = 0

  mutating func add(_ body: [UInt8]) -> Int {
    bodies.append(body)
    return bodies.count
  }

  mutating func addStream(_ dictionary: String, _ bytes: [UInt8]) -> Int {
    add(
      Array("<< \(dictionary) /Length \(bytes.count) >>\nstream\n".utf8) + bytes
        + Array("\nendstream".utf8))
  }

  /// The name of a resource. Its object is made on first use.
  mutating func name(
    of resource: Resource, prefix: String, _ make: (inout PDFDocument) -> Int
  ) -> String {
    if let known = names[resource] { return known.name }
    let object = make(&self)
    let name = "\(prefix)\(order.count + 1)"
    names[resource] = (name, object)
    order.append(resource)
    return name
  }

  /// Adds a transparency group and returns its name.
  mutating func addGroup(_ content: [UInt8]) -> String {
    groups += 1
    return name(of: .group(groups), prefix: "X") { document in
      document.addStream(
        "/Type /XObject /Subtype /Form /BBox [-32000 -32000 32000 32000] "
          + "/Group << /S /Transparency >> /Resources \(Self.resources) 0 R", content)
    }
  }

  /// - Parameter title: the page's title in the outline; empty for none.
  mutating func addPage(size: Size, title: String, content: [UInt8]) {
    let stream = addStream("", content)
    var box = PictureBuffer()
    box.write(max(1, size.width))
    box.write(" ")
    box.write(max(1, size.height))
    let page = add(
      Array("<< /Type /Page /Parent \(Self.tree) 0 R /MediaBox [0 0 ".utf8) + box.bytes
        + Array("] /Resources \(Self.resources) 0 R /Contents \(stream) 0 R >>".utf8))
    pages.append((page, title))
  }

  private func dictionary(_ key: String, of isKind: (Resource) -> Bool) -> String {
    let entries = order.filter(isKind).compactMap { names[$0] }
      .map { "/\($0.name) \($0.object) 0 R" }
    return entries.isEmpty ? "" : "/\(key) << \(entries.joined(separator: " ")) >> "
  }

  private func resourceList() -> String {
    "<< "
      + dictionary("Font") { if case .font = $0 { true } else { false } }
      + dictionary("ExtGState") { if case .opacity = $0 { true } else { false } }
      + dictionary("Shading") { if case .shading = $0 { true } else { false } }
      + dictionary("XObject") {
        switch $0 {
        case .picture, .group: true
        case .font, .opacity, .shading: false
        }
      } + ">>"
  }

  /// The bytes of the complete file, with the cross-reference table.
  func finished(title: String, author: String) -> [UInt8] {
    var bodies = bodies
    let outline = outline(first: bodies.count + 1)
    bodies += outline
    let entry = outline.isEmpty ? "" : " /Outlines \(bodies.count) 0 R"
    bodies[Self.catalog - 1] = Array("<< /Type /Catalog /Pages \(Self.tree) 0 R\(entry) >>".utf8)
    let kids = pages.map { "\($0.object) 0 R" }.joined(separator: " ")
    bodies[Self.tree - 1] = Array(
      "<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>".utf8)
    bodies[Self.resources - 1] = Array(resourceList().utf8)
    var info = "<< /Producer (Plumb)"
    if !title.isEmpty { info += " /Title \(Self.text(title))" }
    if !author.isEmpty { info += " /Author \(Self.text(author))" }
    bodies.append(Array("\(info) >>".utf8))

    var bytes = Array("%PDF-1.4\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
    var offsets: [Int] = []
    for (index, body) in bodies.enumerated() {
      offsets.append(bytes.count)
      bytes += Array("\(index + 1) 0 obj\n".utf8) + body + Array("\nendobj\n".utf8)
    }
    let table = bytes.count
    bytes += Array("xref\n0 \(bodies.count + 1)\n0000000000 65535 f \n".utf8)
    for offset in offsets {
      let digits = String(offset)
      let zeros = String(repeating: "0", count: max(0, 10 - digits.utf8.count))
      bytes += Array("\(zeros)\(digits) 00000 n \n".utf8)
    }
    bytes += Array(
      ("trailer\n<< /Size \(bodies.count + 1) /Root \(Self.catalog) 0 R /Info \(bodies.count) 0 R >>\n"
        + "startxref\n\(table)\n%%EOF\n").utf8)
    return bytes
  }

  /// An object for each title of a page, then the outline itself. Empty without titles.
  ///
  /// - Parameter first: the number of the first of these objects.
  private func outline(first: Int) -> [[UInt8]] {
    let titled = pages.filter { !$0.title.isEmpty }
    guard !titled.isEmpty else { return [] }
    let root = first + titled.count
    let items = titled.enumerated().map { index, page in
      let previous = index > 0 ? " /Prev \(first + index - 1) 0 R" : ""
      let next = index + 1 < titled.count ? " /Next \(first + index + 1) 0 R" : ""
      return "<< /Title \(Self.text(page.title)) /Parent \(root) 0 R\(previous)\(next) "
        + "/Dest [\(page.object) 0 R /Fit] >>"
    }
    let list =
      "<< /Type /Outlines /First \(first) 0 R /Last \(root - 1) 0 R /Count \(items.count) >>"
    return (items + [list]).map { Array($0.utf8) }
  }

  /// A text string as UTF-16 in hexadecimal digits.
  private static func text(_ string: String) -> String {
    var digits = "<FEFF"
    for unit in string.utf16 {
      let hex = String(unit, radix: 16, uppercase: true)
      digits += String(repeating: "0", count: 4 - hex.utf8.count) + hex
    }
    return digits + ">"
  }
}
