// SPDX-License-Identifier: MIT

public import Foundation
import FoundationAdditions

/// Encodes the text with its links and Markdown intents. A text without them is encoded as a
/// string. Any other text is encoded as a list in which each piece is followed by its attributes.
extension AttributedString: @retroactive Codable {
  private struct Attributes: Codable {
    var link: URL?
    var intent: UInt?

    enum CodingKeys: String, CodingKey {
      case link = "NSLink"
      case intent = "NSInlinePresentationIntent"
    }
  }

  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self.init(text)
      return
    }
    self.init()
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd {
      var run = AttributedString(try list.decode(String.self))
      guard !list.isAtEnd else {
        self += run
        return
      }
      let attributes = try list.decode(Attributes.self)
      run.link = attributes.link
      run.inlinePresentationIntent = attributes.intent.map(InlinePresentationIntent.init(rawValue:))
      self += run
    }
  }

  public func encode(to encoder: any Encoder) throws {
    let pieces = runs.map { run in
      (
        String(self[run.range].characters),
        Attributes(link: run.link, intent: run.inlinePresentationIntent?.rawValue)
      )
    }
    guard pieces.contains(where: { $0.1.link != nil || $0.1.intent != nil }) else {
      var container = encoder.singleValueContainer()
      return try container.encode(String(characters))
    }
    var list = encoder.unkeyedContainer()
    for (text, attributes) in pieces {
      try list.encode(text)
      try list.encode(attributes)
    }
  }
}
