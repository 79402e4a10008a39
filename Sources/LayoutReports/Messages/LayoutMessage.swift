// SPDX-License-Identifier: MIT

/// A message of Auto Layout that is not a conflict, as found in a text.
public struct LayoutMessage: Hashable, Sendable {
  public var rule: LayoutMessageRule
  /// The number of the line on which the message was recognized, counted from 1.
  public var line: Int
  /// The classes of the views that the message names, without modules.
  public var views: [String]

  public init(rule: LayoutMessageRule, line: Int, views: [String]) {
    (self.rule, self.line, self.views) = (rule, line, views)
  }

  /// The explanation for a terminal. `source` is the name of the text.
  public func text(source: String) -> String {
    let names = views.isEmpty ? "" : " (\(views.joined(separator: ", ")))"
    return """
      \(source):\(line): \(rule.title)\(names)

        Meaning
          \(rule.meaning)

        Usual cause
          \(rule.cause)

        Change this
          \(rule.fix)
          [\(rule.id)]

      """
  }

  /// The explanation as a JSON object.
  public var json: String {
    let names = views.map(JSONText.string).joined(separator: ", ")
    let fields = [
      ("id", rule.id), ("title", rule.title), ("meaning", rule.meaning), ("cause", rule.cause),
      ("fix", rule.fix),
    ]
    let texts = fields.map { "\"\($0.0)\": \(JSONText.string($0.1))" }.joined(separator: ", ")
    return "{\"line\": \(line), \"message\": {\(texts), \"isPrintout\": \(rule.isPrintout), "
      + "\"views\": [\(names)]}}"
  }
}
