// SPDX-License-Identifier: MIT

/// A message about layout other than a conflict, as UIKit and AppKit log it.
public struct LayoutMessage: Hashable, Sendable {
  public var kind: LayoutMessageKind
  /// The number of the line, counted from 1.
  public var line: Int
  /// The views, anchors or text that the message names, in the order of the message. Views have their
  /// readable class names.
  public var subjects: [String]

  /// The message of a line. Nil if the line has none.
  ///
  /// - Complexity: linear in the length of the line.
  public init?(_ text: String, line: Int) {
    guard let kind = LayoutMessageKind.of(text) else { return nil }
    self.kind = kind
    self.line = line
    subjects = Self.subjects(in: text, of: kind)
  }

  /// The event, in one sentence.
  public var sentence: String {
    guard let first = subjects.first else { return kind.title + "." }
    let others = subjects.dropFirst().map { " and \($0)" }.joined()
    return "\(kind.title): \(first)\(others)."
  }

  private static func subjects(in text: String, of kind: LayoutMessageKind) -> [String] {
    var subjects: [String] = []
    func add(_ name: String) {
      if !name.isEmpty, !subjects.contains(name), subjects.count < 2 { subjects.append(name) }
    }
    if kind == .ambiguousLayout {
      // `AMBIGUOUS LAYOUT for UILabel:0x7f.minX`: the class follows the mark or precedes the address.
      for part in text.split(separator: " ") where !part.contains("<") {
        if let end = part.firstRange(of: ":0x")?.lowerBound { add(readable(part[..<end])) }
      }
      return subjects
    }
    // Descriptions in angle brackets: `<Shop.Cell: 0x7f…>`, `<NSLayoutXAxisAnchor:0x6 "…">`.
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      let name = rest.prefix { $0 != ":" && $0 != ">" && $0 != " " }
      guard name.first?.isLetter == true || name.first == "_" else { continue }
      let after = rest.dropFirst(name.count)
      guard after.hasPrefix(": 0x") || after.hasPrefix(":0x") else { continue }
      if name.hasSuffix("Anchor") || name.hasSuffix("Dimension"),
        let open = after.firstIndex(of: "\""),
        let close = after[after.index(after: open)...].firstIndex(of: "\"")
      {
        add(anchor(after[after.index(after: open)..<close]))
      } else if !name.hasPrefix("CALayer") {
        add(readable(name))
      }
    }
    return subjects
  }

  /// `UILabel:0x7f0000000020'Name'.leading` without the address.
  private static func anchor(_ text: Substring) -> String {
    guard let start = text.firstRange(of: ":0x")?.lowerBound,
      let dot = text[start...].lastIndex(of: ".")
    else { return String(text) }
    return readable(text[..<start]) + text[dot...]
  }

  private static func readable(_ name: Substring) -> String {
    LoggedItem(className: String(name)).readableClassName ?? String(name)
  }
}
