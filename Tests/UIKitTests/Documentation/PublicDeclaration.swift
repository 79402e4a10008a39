// SPDX-License-Identifier: MIT

/// A public declaration in a source file, and its comment.
struct PublicDeclaration {
  /// The number of its first line.
  var line: Int
  /// Its first line, without indentation.
  var text: String
  /// The lines of its doc comment, without slashes.
  var comment: [String]
  /// The names of the types and extensions around it, from the outside inwards.
  var context: [String]
  /// The name with the labels of its arguments, as in `insert(_:at:)`.
  var name: String

  var isAtTopLevel: Bool { context.isEmpty }

  /// Whether it declares a type.
  var isType: Bool

  /// The types around it and the name, as in `UIView.AnimationOptions.repeat`.
  var path: String { (context + [name]).joined(separator: ".") }

  /// Whether all words of the comment, except articles, occur in the name: "The style." for
  /// `style`.
  var saysOnlyItsName: Bool {
    // Names are shorter than that.
    guard comment.count == 1, comment[0].count < 60 else { return false }
    let known = Set(Self.words(name)).union(["a", "an", "the", "of", "s", "this"])
    return Self.words(comment[0]).allSatisfy(known.contains)
  }

  /// The words of a sentence or of a camel-case name, in lower case.
  private static func words(_ text: String) -> [String] {
    text.matches(of: /[A-Z]?[a-z]+|[A-Z]+|[0-9]+/).map { $0.0.lowercased() }
  }
}

extension PublicDeclaration {
  /// All declarations of a source that clients can name: `public` and `open` ones, and the
  /// requirements of public protocols. Enumeration cases are excluded.
  static func all(
    in source: String, _ patterns: DeclarationPatterns = DeclarationPatterns()
  ) -> [PublicDeclaration] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    var found: [PublicDeclaration] = []
    var protocolIndent: Int?
    var scopes: [(indent: Int, name: String)] = []
    for (index, line) in lines.enumerated() {
      let text = line.drop { $0 == " " }
      let indent = line.count - text.count
      if indent == protocolIndent, text.hasPrefix("}") { protocolIndent = nil }
      if text.hasPrefix("}") { scopes.removeAll { $0.indent >= indent } }
      let context = scopes.map(\.name)
      if let scope = scopeName(text, patterns), !text.hasSuffix("}") {
        scopes.append((indent, scope))
      }
      let isRequirement = protocolIndent.map { indent == $0 + 2 } ?? false
      guard isDeclared(text, asRequirement: isRequirement, patterns) else { continue }
      if text.contains("protocol "), !text.hasSuffix("}") { protocolIndent = indent }
      found.append(
        PublicDeclaration(
          line: index + 1, text: String(text), comment: comment(above: lines[..<index]),
          context: context, name: name(lines[index...], patterns),
          isType: text.contains(patterns.type)))
    }
    return found
  }

  private static func isDeclared(
    _ text: Substring, asRequirement: Bool, _ patterns: DeclarationPatterns
  ) -> Bool {
    if asRequirement { return text.prefixMatch(of: patterns.requirement) != nil }
    // Most lines declare nothing public, and patterns are slow.
    guard text.contains("public ") || text.contains("open ") else { return false }
    let rest = text.trimmingPrefix(patterns.modifiers)
    guard rest.hasPrefix("public ") || rest.hasPrefix("open ") else { return false }
    return !rest.hasPrefix("public import") && !rest.hasPrefix("public extension")
  }

  /// The type whose body the line opens.
  private static func scopeName(_ text: Substring, _ patterns: DeclarationPatterns) -> String? {
    // Most lines open no type, and patterns are slow.
    guard ["class ", "struct ", "enum ", "protocol ", "extension "].contains(where: text.contains)
    else { return nil }
    return text.prefixMatch(of: patterns.scope).map { String($0.1) }
  }

  /// The name that the first line declares. For a function, it includes the argument labels in the
  /// first and the following lines.
  private static func name(
    _ lines: ArraySlice<Substring>, _ patterns: DeclarationPatterns
  ) -> String {
    let first = lines.first ?? ""
    let text = lines.prefix(12).joined(separator: " ")
    guard first.contains(patterns.anyFunction), let match = text.firstMatch(of: patterns.function)
    else { return first.firstMatch(of: patterns.value).map { String($0.1) } ?? String(first) }
    var depth = 1
    var arguments = [""]
    for character in text[match.range.upperBound...] {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0 { break }
      if character == ",", depth == 1 {
        arguments.append("")
      } else {
        arguments[arguments.count - 1].append(character)
      }
    }
    let labels = arguments.compactMap { argument in
      argument.split { " :".contains($0) }.first.map { "\($0):" }
    }
    return "\(match.1 ?? match.2 ?? "")(\(labels.joined()))".replacing("`", with: "")
  }

  /// Whether the line contains only attributes of the following declaration.
  private static func isAttribute(_ text: Substring) -> Bool {
    text.hasPrefix("@") && !text.contains(" var ")
  }

  /// The comment above the declaration, without attributes and tool comments.
  private static func comment(above lines: ArraySlice<Substring>) -> [String] {
    var comment: [String] = []
    for line in lines.reversed() {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("///") {
        comment.insert(text.dropFirst(3).trimmingPrefix(" ").description, at: 0)
      } else if !comment.isEmpty || !(isAttribute(text) || text.hasPrefix("// ")) {
        break
      }
    }
    return comment
  }
}

/// Patterns of declarations. They are stored because a literal in an expression is compiled at
/// every use.
struct DeclarationPatterns {
  let type = /\b(?:class|struct|enum|protocol) +[A-Z_]/
  let modifiers = /(?:@\S+ |nonisolated |static |class |final |required |convenience |weak )*/
  let requirement =
    /(?:@\S+ |static |mutating |nonisolated )*(?:func|var|init|subscript|associatedtype)\b/
  /// A line that opens the body of a type.
  let scope =
    /(?:[a-z@A-Z()]+ )*?(?:class|struct|enum|protocol|extension) +(?!var |func )([A-Z_][\w.]*)/
  let anyFunction = /\b(?:func|init)\b/
  let function = /\b(?:func +([^\s(<]+)|(init)[?!]?)(?:<[^(]*>)? *\(/
  /// Declarations other than functions. `class` is a modifier before `var`.
  let value = /\b(?:var|let|struct|enum|protocol|typealias|associatedtype|class(?! var)) +`?(\w+)/
}
