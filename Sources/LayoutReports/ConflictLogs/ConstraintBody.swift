// SPDX-License-Identifier: MIT

/// The part of a description between class and names: `V:|-(8)-[X]` or `X.top == Y.top + 8`.
struct ConstraintBody {
  typealias Side = LoggedConstraint.Side
  typealias Relation = LoggedConstraint.Relation

  var form: LoggedConstraint.Form
  var direction: String?
  var first: Side
  var relation = Relation.equal
  var second: Side?
  var multiplier = 1.0
  var constant = 0.0
  var spacing: String?
  var priority: Double?

  init?(_ text: Substring, _ resolver: ItemResolver) {
    var text = text.trimmed
    var direction: String?
    for suffix in ["(LTR)", "(RTL)"] where text.hasSuffix(suffix) {
      direction = String(suffix.dropFirst().dropLast())
      text = text.dropLast(suffix.count)
    }
    if text.hasPrefix("H:") || text.hasPrefix("V:"),
      let body = Self.visual(text, isPhysical: direction != nil, resolver)
    {
      self = body
    } else if let body = Self.equation(text, resolver) {
      self = body
    } else {
      return nil
    }
    self.direction = direction
  }

  init(_ form: LoggedConstraint.Form, _ first: Side, _ second: Side? = nil) {
    self.form = form
    self.first = first
    self.second = second
  }
}
