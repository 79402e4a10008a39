// SPDX-License-Identifier: MIT

/// Reads the items in a constraint's description, with the names that the description defines.
struct ItemResolver {
  private var named: [String: LoggedItem] = [:]
  /// The item that `|` means.
  private(set) var superview = LoggedItem.unknownSuperview

  init(names: [LoggedConstraint.Name]) {
    for entry in names {
      if entry.name == "|" { superview = entry.item } else { named[entry.name] = entry.item }
    }
  }

  /// Reads `Class:0x1`, `Class:0x1'title'`, `Class:label[0x1]`, `Class:label` or a name.
  func item(_ text: Substring) -> LoggedItem? {
    guard !text.isEmpty else { return nil }
    if text == "|" { return superview }
    if let known = named[String(text)] { return known }
    return Self.item(text)
  }

  private static func item(_ text: Substring) -> LoggedItem? {
    if let item = addressed(text) { return item }
    if text.last == "]", let bracket = text.lastIndex(of: "["),
      let address = text[bracket...].dropFirst().dropLast().hexadecimal,
      let colon = text[..<bracket].firstIndex(of: ":")
    {
      return LoggedItem(
        className: String(text[..<colon]), address: address,
        name: String(text[colon..<bracket].dropFirst()))
    }
    // Text that belongs to another form is not a name.
    let marks = ["V:[", "H:[", "V:|", "H:|", "(", "-", "'", "=", "<", ">"]
    guard !marks.contains(where: { text.hasPrefix($0) }), !text.contains("\n"),
      text.firstRange(of: ":0x") == nil
    else { return nil }
    if let colon = text.firstIndex(of: ":"), text[..<colon].isClassName,
      text[text.index(after: colon)...].isClassName
    {
      return LoggedItem(
        className: String(text[..<colon]), name: String(text[colon...].dropFirst()))
    }
    return LoggedItem(name: String(text))
  }

  /// Reads `Class:0x1` with an optional title in quotes.
  private static func addressed(_ text: Substring) -> LoggedItem? {
    // The class comes first. A title may contain anything, even another address.
    guard let mark = text.firstRange(of: ":0x"), text[..<mark.lowerBound].isTypeName else {
      return nil
    }
    guard let (address, rest) = address(text, at: mark) else { return nil }
    let title: String?
    if rest.isEmpty {
      title = nil
    } else if rest.count >= 2, rest.first == "'", rest.last == "'" {
      title = String(rest.dropFirst().dropLast())
    } else {
      return nil
    }
    return LoggedItem(
      className: String(text[..<mark.lowerBound]), address: address, title: title)
  }

  /// The entries of `A:0x1, '|':UIView:0x2'title'`. `isWhole` is whether the text has only such
  /// entries.
  static func names(in text: Substring) -> (names: [LoggedConstraint.Name], isWhole: Bool) {
    var isWhole = true
    var entries: [LoggedConstraint.Name] = []
    var rest = text.trimmed
    while !rest.isEmpty {
      // Titles and names may contain commas, so an entry ends after a complete address.
      var end = rest.endIndex
      var search = rest
      while let comma = search.firstRange(of: ", ") {
        if name(rest[..<comma.lowerBound]) != nil {
          end = comma.lowerBound
          break
        }
        search = search[comma.upperBound...]
      }
      if let entry = name(rest[..<end].trimmed) { entries.append(entry) } else { isWhole = false }
      rest = end == rest.endIndex ? "" : rest[end...].dropFirst(2)
    }
    let own = entries.filter { $0.name != "|" }
    let names = entries.compactMap { entry in
      guard entry.name == "|", let className = entry.item.className else { return entry }
      // A superview that has its own name is printed with that name instead of its class.
      if let known = own.first(where: {
        $0.item.address == entry.item.address && $0.name == className
      }) {
        return LoggedConstraint.Name("|", known.item)
      }
      guard className.isTypeName else {
        isWhole = false
        return nil
      }
      return entry
    }
    return (names, isWhole)
  }

  /// The text after `'|':`, with any kind of quotation marks.
  private static func textAfterBar(_ text: Substring) -> Substring? {
    let marks = "'\"`\u{B4}\u{2018}\u{2019}\u{201A}\u{201B}\u{2032}\u{201C}\u{201D}\u{201E}"
    let bar = text.drop { marks.contains($0) }
    guard bar.first == "|" else { return nil }
    let colon = bar.dropFirst().drop { marks.contains($0) }
    return colon.first == ":" ? colon.dropFirst() : nil
  }

  private static func name(_ text: Substring) -> LoggedConstraint.Name? {
    guard let superview = textAfterBar(text) else {
      return addressedName(text).map {
        LoggedConstraint.Name($0.name, LoggedItem(address: $0.address, name: $0.name))
      }
    }
    if let item = item(superview), item.address != nil { return LoggedConstraint.Name("|", item) }
    // The name of a view may contain blanks. The view's own entry shows that it is a name.
    return addressedName(superview).map {
      LoggedConstraint.Name("|", LoggedItem(className: $0.name, address: $0.address))
    }
  }

  /// Reads `Any words:0x1`.
  private static func addressedName(_ text: Substring) -> (name: String, address: UInt64)? {
    guard let mark = text.lastRange(of: ":0x"), mark.lowerBound > text.startIndex,
      let (address, rest) = address(text, at: mark), rest.isEmpty
    else { return nil }
    return (String(text[..<mark.lowerBound]), address)
  }

  /// The address after `:0x`, and the rest of the text.
  ///
  /// An address that was shortened or masked, such as `0x7f…` or `0xXXXX`, still distinguishes
  /// items of a class. It gets a hash of its text as its number.
  private static func address(
    _ text: Substring, at mark: Range<Substring.Index>
  ) -> (UInt64, Substring)? {
    let digits = text[mark.upperBound...].prefix { $0.isHexDigit }
    let veil = text[digits.endIndex...].prefix { "….xX*#?_".contains($0) }
    guard !veil.isEmpty else {
      return UInt64(digits, radix: 16).map { ($0, text[digits.endIndex...]) }
    }
    let number = text[..<veil.endIndex].utf8.reduce(14_695_981_039_346_656_037 as UInt64) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    return (number, text[veil.endIndex...])
  }
}
