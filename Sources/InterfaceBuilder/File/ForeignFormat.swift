// SPDX-License-Identifier: MIT

/// A format of Interface Builder documents that are not for iOS.
public enum ForeignFormat: Hashable, Sendable, CaseIterable {
  case macOS, tvOS, watchOS
  /// The archives of Interface Builder before Xcode 5, for any platform.
  case beforeXcode5

  /// The format of the document with this outermost element. Nil for a document for iOS, and for
  /// XML that is not an Interface Builder document.
  init?(root: IBElement) {
    let words = [root["type"] ?? "", root["targetRuntime"] ?? ""]
    func mention(_ name: StaticString) -> Bool { words.contains { $0.contains(text: name) } }
    switch root.name {
    case "archive" where mention("InterfaceBuilder"): self = .beforeXcode5
    case "document" where mention("atchKit"): self = .watchOS
    case "document" where mention("AppleTV"): self = .tvOS
    case "document" where mention("Cocoa.XIB") || mention("Cocoa.Storyboard") || mention("MacOSX"):
      self = .macOS
    default: return nil
    }
  }

  /// The format of the document that starts with these bytes. Nil also if they end before the first
  /// tag does.
  package init?(startOfFile bytes: [UInt8]) {
    guard let tag = Self.firstTag(of: bytes),
      let root = try? ElementReader.read(tag + Array("/>".utf8), file: "")
    else { return nil }
    self.init(root: root)
  }

  /// The words in messages: a document that is …
  package var description: String {
    switch self {
    case .macOS: "for macOS"
    case .tvOS: "for tvOS"
    case .watchOS: "for watchOS"
    case .beforeXcode5: "from before Xcode 5"
    }
  }

  /// The first start tag without its end (`>` or `/>`).
  private static func firstTag(of bytes: [UInt8]) -> [UInt8]? {
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")), start + 1 < bytes.count {
      if bytes[start...].starts(with: "<!--".utf8) {
        index = start + 4
        while index < bytes.count, !bytes[index...].starts(with: "-->".utf8) { index += 1 }
        continue
      }
      let isTag = bytes[start + 1] != UInt8(ascii: "?") && bytes[start + 1] != UInt8(ascii: "!")
      guard let end = self.end(of: start, in: bytes) else { return nil }
      if isTag {
        let isClosed = bytes[end - 1] == UInt8(ascii: "/")
        return Array(bytes[start..<(isClosed ? end - 1 : end)])
      }
      index = end + 1
    }
    return nil
  }

  /// The index of the `>` that ends the tag at `start`. Attribute values may contain `>`.
  private static func end(of start: Int, in bytes: [UInt8]) -> Int? {
    var quote: UInt8?
    for index in (start + 1)..<bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index
      }
    }
    return nil
  }
}
