// SPDX-License-Identifier: MIT

extension ConstraintBody {
  /// Reads a visual format such as `V:|-(8)-[X]`.
  static func visual(
    _ text: Substring, isPhysical: Bool, _ resolver: ItemResolver
  ) -> ConstraintBody? {
    let isVertical = text.first == "V"
    let start: LoggedAttribute = isVertical ? .top : isPhysical ? .left : .leading
    let end: LoggedAttribute = isVertical ? .bottom : isPhysical ? .right : .trailing
    let text = text.dropFirst(2)
    if text.hasPrefix("|-("), text.last == "]",
      let close = text.firstRange(of: ")-["),
      let distance = Distance(text[..<close.lowerBound].dropFirst(3)),
      let child = resolver.item(text[close.upperBound...].dropLast())
    {
      return ConstraintBody(
        .fromSuperview, Side(child, start), Side(resolver.superview, start)
      ).with(distance)
    }
    if text.first == "[", text.hasSuffix(")-|"), let open = text.lastRange(of: "]-("),
      let distance = Distance(text[open.upperBound...].dropLast(3)),
      let child = resolver.item(text[..<open.lowerBound].dropFirst())
    {
      return ConstraintBody(
        .toSuperview, Side(resolver.superview, end), Side(child, end)
      ).with(distance)
    }
    guard text.first == "[", text.last == "]" else { return nil }
    return neighbours(text, start, end, resolver) ?? size(text, isVertical, resolver)
  }

  /// Reads `[A]-(8)-[B]`. Titles may contain brackets, so every place with a distance is tried.
  private static func neighbours(
    _ text: Substring, _ start: LoggedAttribute, _ end: LoggedAttribute, _ resolver: ItemResolver
  ) -> ConstraintBody? {
    var search = text
    while let open = search.firstRange(of: "]-(") {
      search = search[open.upperBound...]
      guard let close = search.firstRange(of: ")-["),
        let distance = Distance(text[open.upperBound..<close.lowerBound]),
        let before = resolver.item(text[..<open.lowerBound].dropFirst()),
        let after = resolver.item(text[close.upperBound...].dropLast())
      else { continue }
      return ConstraintBody(
        .betweenNeighbours, Side(after, start), Side(before, end)
      ).with(distance)
    }
    return nil
  }

  /// Reads `[X(44)]`, or `[X(Y)]` for equal sizes.
  private static func size(
    _ text: Substring, _ isVertical: Bool, _ resolver: ItemResolver
  ) -> ConstraintBody? {
    let attribute: LoggedAttribute = isVertical ? .height : .width
    guard text.hasSuffix(")]"), let open = text.lastIndex(of: "("),
      let item = resolver.item(text[..<open].dropFirst())
    else { return nil }
    let inner = text[open...].dropFirst().dropLast(2)
    if let distance = Distance(inner) {
      return ConstraintBody(.size, Side(item, attribute)).with(distance)
    }
    var other = inner
    let relation = Relation(taking: &other) ?? .equal
    guard let second = resolver.item(other), second.address != nil else { return nil }
    var body = ConstraintBody(.size, Side(item, attribute), Side(second, attribute))
    body.relation = relation
    return body
  }

  private func with(_ distance: Distance) -> ConstraintBody {
    var body = self
    body.relation = distance.relation
    body.constant = distance.constant
    body.spacing = distance.spacing
    body.priority = distance.priority
    return body
  }

  /// `8`, `>=8`, `8@251` or `NSSpace(8)`.
  private struct Distance {
    var relation: Relation
    var constant: Double
    var spacing: String?
    var priority: Double?

    init?(_ text: Substring) {
      var text = text.trimmed
      relation = Relation(taking: &text) ?? .equal
      if let at = text.lastIndex(of: "@") {
        guard let value = text[at...].dropFirst().figure else { return nil }
        priority = value
        text = text[..<at]
      }
      if let value = text.figure {
        constant = value
      } else if let space = SystemSpace(text) {
        (constant, spacing) = (space.length, space.name)
      } else {
        return nil
      }
    }
  }
}

extension LoggedConstraint.Relation {
  /// Removes a relation from the start of `text`.
  fileprivate init?(taking text: inout Substring) {
    guard let relation = Self(rawValue: String(text.prefix(2))) else { return nil }
    text = text.dropFirst(2)
    self = relation
  }
}
