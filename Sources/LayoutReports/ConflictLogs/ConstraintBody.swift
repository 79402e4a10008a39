// SPDX-License-Identifier: MIT

/// What a description says between its head and its tail: `V:|-(8)-[X]` or `X.top == Y.top + 8`.
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

  private init(_ form: LoggedConstraint.Form, _ first: Side, _ second: Side? = nil) {
    self.form = form
    self.first = first
    self.second = second
  }

  // MARK: Visual forms

  private static func visual(
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

  /// `[A]-(8)-[B]`; titles may have brackets in them, so every place where a distance stands is tried.
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

  /// `[X(44)]`, or `[X(Y)]` for equal sizes.
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

  // MARK: Equations

  private static func equation(_ text: Substring, _ resolver: ItemResolver) -> ConstraintBody? {
    // Titles may have signs in them: the relation is the first that has an attribute before it.
    for index in text.indices {
      for relation in [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual] {
        guard text[index...].hasPrefix(" \(relation.rawValue)"),
          let first = side(text[..<index], resolver)
        else { continue }
        let right = text[index...].dropFirst(3)
        guard right.isEmpty || right.first == " " else { continue }
        var body = ConstraintBody(.equation, first)
        body.relation = relation
        if body.readRight(right.trimmed, resolver) { return body }
      }
    }
    return nil
  }

  private mutating func readRight(_ text: Substring, _ resolver: ItemResolver) -> Bool {
    var text = text
    if let at = text.lastRange(of: " @"), let value = text[at.upperBound...].figure {
      priority = value
      text = text[..<at.lowerBound]
    }
    if text.isEmpty { return true }
    if let value = text.signedNumber {
      constant = value
      return true
    }
    var isScaled = false
    if let star = text.firstIndex(of: "*"), let factor = text[..<star].trimmed.figure {
      multiplier = factor
      isScaled = true
      text = text[star...].dropFirst().trimmed
    }
    // The second side ends at the last attribute behind which only figures stand.
    for split in text.attributeEnds.reversed() {
      guard let side = Self.side(text[..<split], resolver) else { continue }
      var rest = text[split...]
      if !isScaled, rest.hasPrefix(" * ") {
        let factor = rest.dropFirst(3).prefix { $0 != " " }
        guard let value = factor.figure else { continue }
        multiplier = value
        rest = rest[factor.endIndex...]
      }
      rest = rest.trimmed
      if rest.isEmpty {
        constant = 0
      } else if let value = rest.signedNumber, rest.first == "+" || rest.first == "-" {
        constant = value
      } else if let space = SystemSpace(rest) {
        (constant, spacing) = (space.length, space.name)
      } else {
        continue
      }
      second = side
      return true
    }
    return false
  }

  /// `X.top`, or `(X.leading - Y.trailing)`.
  private static func side(_ text: Substring, _ resolver: ItemResolver) -> Side? {
    if text.first == "(", text.last == ")" {
      let inner = text.dropFirst().dropLast()
      var search = inner
      while let minus = search.firstRange(of: " - ") {
        if let end = place(inner[..<minus.lowerBound], resolver),
          let origin = place(inner[minus.upperBound...], resolver)
        {
          return Side(end.item, end.attribute, from: origin)
        }
        search = search[minus.upperBound...]
      }
      return nil
    }
    return place(text, resolver).map { Side($0.item, $0.attribute) }
  }

  private static func place(
    _ text: Substring, _ resolver: ItemResolver
  ) -> LoggedConstraint.Place? {
    guard let dot = text.lastIndex(of: "."),
      let attribute = LoggedAttribute(rawValue: String(text[dot...].dropFirst())),
      let item = resolver.item(text[..<dot])
    else { return nil }
    return LoggedConstraint.Place(item, attribute)
  }
}

/// `NSSpace(8)`
private struct SystemSpace {
  var name: String
  var length: Double

  init?(_ text: Substring) {
    guard text.last == ")", let open = text.firstIndex(of: "("), open > text.startIndex,
      text[..<open].isClassName, let length = text[open...].dropFirst().dropLast().figure
    else { return nil }
    (name, self.length) = (String(text[..<open]), length)
  }
}

extension LoggedConstraint.Relation {
  /// Takes a relation off the front of `text`.
  fileprivate init?(taking text: inout Substring) {
    guard let relation = Self(rawValue: String(text.prefix(2))) else { return nil }
    text = text.dropFirst(2)
    self = relation
  }
}

extension Substring {
  /// Where an attribute's name ends, or a bracket behind one.
  fileprivate var attributeEnds: [Index] {
    var ends: [Index] = []
    var dot = startIndex
    while dot < endIndex {
      defer { dot = index(after: dot) }
      guard self[dot] == "." else { continue }
      let name = self[index(after: dot)...].prefix { $0.isLetter }
      guard LoggedAttribute(rawValue: String(name)) != nil else { continue }
      ends.append(name.endIndex)
      if name.endIndex < endIndex, self[name.endIndex] == ")" {
        ends.append(index(after: name.endIndex))
      }
    }
    return ends
  }

  /// `8`, `+ 8` or `- 8`.
  fileprivate var signedNumber: Double? {
    guard let sign = first, sign == "+" || sign == "-" else { return figure }
    guard let value = dropFirst().trimmed.figure, value.sign == .plus else { return nil }
    return sign == "-" ? -value : value
  }
}
