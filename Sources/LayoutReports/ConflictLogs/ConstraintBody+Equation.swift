// SPDX-License-Identifier: MIT

extension ConstraintBody {
  /// Reads an equation such as `X.top == 2*Y.top + 8`.
  static func equation(_ text: Substring, _ resolver: ItemResolver) -> ConstraintBody? {
    // Titles may contain signs, so the relation is the first sign with an attribute before it.
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
    if let at = text.lastIndex(of: "@"), let value = text[at...].dropFirst().trimmed.figure {
      priority = value
      text = text[..<at].trimmed
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
    // The second side ends at the last attribute that only numbers follow.
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

  /// Reads `X.top` or `(X.leading - Y.trailing)`.
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

extension Substring {
  /// The ends of all attribute names, and of the brackets that follow them.
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

  /// The value of `8`, `+ 8` or `- 8`.
  fileprivate var signedNumber: Double? {
    guard let sign = first, sign == "+" || sign == "-" else { return figure }
    guard let value = dropFirst().trimmed.figure, value.sign == .plus else { return nil }
    return sign == "-" ? -value : value
  }
}
