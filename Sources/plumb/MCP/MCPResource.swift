// SPDX-License-Identifier: MIT

import Diagnostics
import LayoutReports

/// A page about a rule of `check`, or about a message that `explain` knows.
struct MCPResource: Sendable {
  var uri: String
  var title: String
  /// The page in Markdown.
  var text: String

  static let all: [MCPResource] = CheckRule.all.map(page) + LayoutMessageRule.all.map(page)

  static func named(_ uri: String) -> MCPResource? { all.first { $0.uri == uri } }

  /// The entry in the list of resources.
  var description: JSONValue {
    .object([
      "uri": .string(uri), "name": .string(uri.split(separator: "/").last.map(String.init) ?? uri),
      "title": .string(title), "mimeType": .string("text/markdown"),
    ])
  }

  /// The result of reading the resource.
  var contents: JSONValue {
    .object([
      "contents": .array([
        .object([
          "uri": .string(uri), "mimeType": .string("text/markdown"), "text": .string(text),
        ])
      ])
    ])
  }

  private static func page(_ rule: CheckRule) -> MCPResource {
    MCPResource(
      uri: "plumb://rules/\(rule.id.rawValue)", title: rule.title,
      text: """
        # \(rule.title)

        `\(rule.id.rawValue)`, \(rule.severity.rawValue) by default.

        \(rule.why)

        ## How to fix it

        \(rule.remedy)

        ## When to silence it

        \(rule.silencing)

        """)
  }

  private static func page(_ rule: LayoutMessageRule) -> MCPResource {
    MCPResource(
      uri: "plumb://messages/\(rule.id)", title: rule.title,
      text: """
        # \(rule.title)

        `\(rule.id)`

        \(rule.meaning)

        ## Usual cause

        \(rule.cause)

        ## How to fix it

        \(rule.fix)

        """)
  }
}
