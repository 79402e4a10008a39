// SPDX-License-Identifier: MIT

import Diagnostics
import EssentialFoundation

/// The result of a tool: a part of a command's output, or a picture.
enum MCPAnswer {
  /// The size of a page in bytes. It is short enough to leave an agent room for its work.
  static let pageSize = 12_000

  /// The output of a command, as pages of whole lines.
  static func text(
    output: String, notes: String, code: Int32, page: Int, verification: String
  ) -> JSONValue {
    let isError = code > 1
    var whole = output
    if !notes.isEmpty { whole += (whole.isEmpty || whole.hasSuffix("\n") ? "" : "\n") + notes }
    if whole.isEmpty { whole = "nothing found\n" }
    let pages = pages(of: whole)
    guard page <= pages.count else {
      return result(
        [text("there is no page \(page); the answer has \(pages.count)")], isError: true)
    }
    var shown = pages[page - 1]
    if page < pages.count {
      shown += "\npage \(page) of \(pages.count); the next has \"page\": \(page + 1)"
    } else if !isError, !verification.isEmpty {
      shown += "\n\(verification)"
    }
    return result([text(shown)], isError: isError)
  }

  /// A picture with the messages of the command.
  static func picture(_ png: Data, notes: String) -> JSONValue {
    var content: [JSONValue] = [
      .object([
        "type": .string("image"), "data": .string(png.base64EncodedString()),
        "mimeType": .string("image/png"),
      ])
    ]
    if !notes.isEmpty { content.append(text(notes)) }
    return result(content, isError: false)
  }

  private static func text(_ text: String) -> JSONValue {
    .object(["type": .string("text"), "text": .string(text)])
  }

  private static func result(_ content: [JSONValue], isError: Bool) -> JSONValue {
    .object(["content": .array(content), "isError": .bool(isError)])
  }

  /// Splits a text between lines. A line that is longer than a page is split too.
  static func pages(of text: String) -> [String] {
    var pages = [""]
    func add(_ part: some StringProtocol) {
      if !pages[pages.count - 1].isEmpty,
        pages[pages.count - 1].utf8.count + part.utf8.count > pageSize
      {
        pages.append("")
      }
      pages[pages.count - 1] += part
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var rest = line[...]
      while rest.utf8.count > pageSize {
        // A character may have several bytes, so a piece has at least one character.
        let piece = rest.prefix(max(1, pageSize / 4))
        add(piece)
        rest = rest.dropFirst(piece.count)
      }
      add("\(rest)\n")
    }
    // The last line break ends the last line and does not begin another one.
    if pages[pages.count - 1].hasSuffix("\n") { pages[pages.count - 1].removeLast() }
    return pages
  }
}
