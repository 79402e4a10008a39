// SPDX-License-Identifier: MIT

extension LoggedConstraint {
  /// Reads the description of one constraint, from `<` to `>`.
  ///
  /// - Parameters:
  ///   - text: the description, unescaped.
  ///   - line: the number of the description's first line, for ``line`` and for faults.
  public init(reading text: String, line: Int = 1) throws(ConflictLogFault) {
    try self.init(reading: text, line: line, mayLackNames: true)
  }

  /// - Parameter mayLackNames: whether to accept a description whose list of names cannot be read.
  init(reading text: String, line: Int, mayLackNames: Bool) throws(ConflictLogFault) {
    func fault(_ message: String) -> ConflictLogFault {
      ConflictLogFault(line: line, message: message)
    }
    var rest = text[...]
    guard rest.first == "<", let end = rest.lastIndex(of: ">"), end > rest.startIndex else {
      throw fault("no constraint in angle brackets: \(text.excerpt)")
    }
    rest = rest[..<end].dropFirst()
    guard let head = Head(taking: &rest) else {
      throw fault("no class and address: \(text.excerpt)")
    }
    let tail = Tail(taking: &rest)
    guard mayLackNames || tail.areNamesWhole else {
      throw fault("unreadable names of views: \(text.excerpt)")
    }
    let mask = Self.takeMask(&rest)
    let resolver = ItemResolver(names: tail.names)

    var identifier: String?
    var body = ConstraintBody(rest, resolver)
    if body == nil, rest.first == "'" {
      // An identifier may contain quotes and blanks. It ends where a body begins.
      var search = rest.dropFirst()
      while body == nil, let quote = search.firstRange(of: "' ") {
        body = ConstraintBody(rest[quote.upperBound...], resolver)
        identifier = String(rest[rest.index(after: rest.startIndex)..<quote.lowerBound])
        search = search[quote.upperBound...]
      }
    }
    guard let body else { throw fault("no relation of attributes and numbers: \(text.excerpt)") }

    self.init(
      className: head.className, address: head.address, label: head.label, origin: head.origin,
      mask: mask, identifier: identifier, form: body.form, direction: body.direction,
      first: body.first, relation: body.relation, second: body.second,
      multiplier: body.multiplier, constant: body.constant, spacing: body.spacing,
      priority: body.priority ?? tail.priority ?? 1000, contentPriorities: tail.content,
      state: tail.state, names: tail.names, text: text, line: line)
  }

  /// `h=--& v=--& `
  private static func takeMask(_ rest: inout Substring) -> String? {
    let fields = rest.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard fields.count == 3, fields[0].isMask("h="), fields[1].isMask("v=") else { return nil }
    rest = fields[2]
    return "\(fields[0]) \(fields[1])"
  }

  /// `NSLayoutConstraint:0x7f80@File.swift#61 `
  private struct Head {
    var className: String
    var address: UInt64?
    var label: String?
    var origin: String?

    init?(taking rest: inout Substring) {
      guard let colon = rest.firstIndex(of: ":"), colon > rest.startIndex,
        var blank = rest[colon...].dropFirst().firstIndex(of: " ")
      else { return nil }
      className = String(rest[..<colon])
      guard className.isClassName else { return nil }
      var token = rest[colon..<blank].dropFirst()
      if let at = token.firstIndex(of: "@") {
        // The path may contain blanks. It ends with the line number.
        blank = rest[at...].endOfLineNumber ?? blank
        origin = String(rest[at..<blank].dropFirst())
        token = token[..<at]
      }
      if let value = token.hexadecimal {
        address = value
      } else if token.last == "]", let bracket = token.lastIndex(of: "["), !token.isEmpty {
        // A label before the address, or before a number.
        label = String(token[..<bracket])
        address = token[bracket...].dropFirst().dropLast().hexadecimal
        if address == nil { label = String(token) }
      } else if !token.isEmpty {
        label = String(token)
      } else {
        return nil
      }
      rest = rest[blank...].dropFirst()
    }
  }

  /// The parts of a description after the relation.
  private struct Tail {
    var state: State?
    var names: [Name] = []
    var areNamesWhole = true
    var priority: Double?
    var content: ContentPriorities?

    init(taking rest: inout Substring) {
      takeBrackets(&rest)
      takeContent(&rest)
      if let range = rest.lastRange(of: " priority:"),
        let value = rest[range.upperBound...].figure
      {
        priority = value
        rest = rest[..<range.lowerBound]
      }
      rest = rest.trimmed
    }

    /// `   (active, names: '|':UIView:0x1 )`
    private mutating func takeBrackets(_ rest: inout Substring) {
      let forms: [(String, State?)] = [
        ("(active", .active), ("(inactive", .inactive), ("(Names:", nil), ("(names:", nil),
      ]
      let trimmed = rest.trimmed
      guard trimmed.last == ")" else { return }
      for (opening, state) in forms {
        guard let range = trimmed.lastRange(of: opening) else { continue }
        var inner = trimmed[range.upperBound...].dropLast()
        if state != nil {
          guard inner.trimmed.isEmpty || inner.hasPrefix(", ") else { continue }
          inner = inner.dropFirst(2).trimmed
          if inner.prefix(6).lowercased() == "names:" { inner = inner.dropFirst(6) }
        }
        self.state = state
        (names, areNamesWhole) = ItemResolver.names(in: inner)
        rest = trimmed[..<range.lowerBound].trimmed
        return
      }
    }

    /// ` Hug:250 CompressionResistance:750`
    private mutating func takeContent(_ rest: inout Substring) {
      guard let hug = rest.lastRange(of: " Hug:"),
        let resist = rest[hug.upperBound...].firstRange(of: " CompressionResistance:"),
        let hugging = rest[hug.upperBound..<resist.lowerBound].figure,
        let resistance = rest[resist.upperBound...].trimmed.figure
      else { return }
      content = ContentPriorities(hugging: hugging, compressionResistance: resistance)
      rest = rest[..<hug.lowerBound]
    }
  }
}

extension Substring {
  /// The index of the blank after a line number such as `#61`.
  fileprivate var endOfLineNumber: Index? {
    var search = self
    while let hash = search.firstIndex(of: "#") {
      search = search[hash...].dropFirst()
      let digits = search.prefix { $0.isASCII && $0.isNumber }
      if !digits.isEmpty, search[digits.endIndex...].first == " " { return digits.endIndex }
    }
    return nil
  }

  /// Whether the text is one axis of an autoresizing mask, such as `h=-&-`.
  fileprivate func isMask(_ prefix: String) -> Bool {
    hasPrefix(prefix) && count == 5 && dropFirst(2).allSatisfy { $0 == "-" || $0 == "&" }
  }
}
