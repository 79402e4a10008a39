// SPDX-License-Identifier: MIT

/// The name of a Swift type, as printed in a message: mangled (`_TtC4Shop6Basket`) or in source form
/// (`Shop.Basket`), with enclosing types and generic arguments.
struct SwiftTypeName: Hashable, Sendable {
  /// The module. Nil for types of the standard library and of Objective-C.
  var module: String?
  /// The enclosing types, outermost first, and the type's own name.
  var path: [String]
  var arguments: [SwiftTypeName] = []

  /// The name as its author writes it, without modules.
  var text: String {
    let name = path.joined(separator: ".")
    return arguments.isEmpty
      ? name : "\(name)<\(arguments.map(\.text).joined(separator: ", "))>"
  }

  /// Nil if the text is no name in one of the two forms.
  init?(_ text: String) {
    if text.hasPrefix("_Tt") {
      var parser = MangledNameParser(text.dropFirst(3))
      guard let name = parser.type() else { return nil }
      self = name
    } else if text.hasPrefix("$s") || text.hasPrefix("$S") {
      guard let name = Self.current(text.dropFirst(2)) else { return nil }
      self = name
    } else {
      var rest = text[...]
      guard let name = Self.source(&rest), rest.isEmpty else { return nil }
      self = name
    }
  }

  init(module: String?, path: [String], arguments: [SwiftTypeName] = []) {
    (self.module, self.path, self.arguments) = (module, path, arguments)
  }

  /// Reads a name in source form: `Shop.List<Shop.Row, Swift.Int>`. A private type's context is
  /// printed as `(unknown context at $1045a)`.
  private static func source(_ rest: inout Substring) -> SwiftTypeName? {
    var parts: [String] = []
    while let first = rest.first, first != "<", first != ">", first != "," {
      if first == "(" {
        guard let end = rest.firstIndex(of: ")") else { return nil }
        rest = rest[rest.index(after: end)...]
      } else {
        let part = rest.prefix { !".<>,(".contains($0) }
        guard !part.isEmpty else { return nil }
        parts.append(String(part))
        rest = rest.dropFirst(part.count)
      }
      if rest.first == "." { rest.removeFirst() }
    }
    guard !parts.isEmpty else { return nil }
    var name = SwiftTypeName(module: nil, path: parts)
    if parts.count > 1 {
      name.module = parts[0]
      name.path.removeFirst()
    }
    guard rest.first == "<" else { return name }
    rest.removeFirst()
    while rest.first != ">" {
      while rest.first == " " || rest.first == "," { rest.removeFirst() }
      guard let argument = source(&rest) else { return nil }
      name.arguments.append(argument)
    }
    rest.removeFirst()
    return name
  }

  /// Reads the words of a name in the mangling since Swift 5, which consists of lengths and words:
  /// the module, then the enclosing types and the class. Generic arguments follow a `y`.
  private static func current(_ text: Substring) -> SwiftTypeName? {
    var (words, arguments): ([String], [String]) = ([], [])
    var isInArguments = false
    var rest = text
    while let first = rest.first {
      guard first.isNumber, first != "0" else {
        if first == "y", words.count > 1 { isInArguments = true }
        rest.removeFirst()
        continue
      }
      let digits = rest.prefix { $0.isNumber }
      rest = rest.dropFirst(digits.count)
      guard let length = Int(digits), length <= rest.count else { return nil }
      let word = String(rest.prefix(length))
      if isInArguments { arguments.append(word) } else { words.append(word) }
      rest = rest.dropFirst(length)
    }
    guard let module = words.first, words.count > 1 else { return nil }
    return SwiftTypeName(
      module: module, path: Array(words.dropFirst()),
      arguments: arguments.last.map { [SwiftTypeName(module: nil, path: [$0])] } ?? [])
  }
}
