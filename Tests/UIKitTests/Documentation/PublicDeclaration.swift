// SPDX-License-Identifier: MIT

/// A public declaration as the sources spell it, and what is written above it.
struct PublicDeclaration {
  /// The number of its first line.
  var line: Int
  /// Its first line, without indentation.
  var text: String
  /// The lines of its doc comment, without slashes.
  var comment: [String]
  /// The names of the types and extensions around it, from outside.
  var context: [String]
  /// The name with the labels of its arguments, as in `insert(_:at:)`.
  var name: String

  var isAtTopLevel: Bool { context.isEmpty }

  /// Whether it declares a type, rather than what can be in one.
  var isType: Bool

  /// The types around it and the name, as in `UIView.AnimationOptions.repeat`.
  var path: String { (context + [name]).joined(separator: ".") }

  /// Whether the comment has no word but articles that the name does not have: "The style." of
  /// `style`.
  var saysOnlyItsName: Bool {
    // No name is so long.
    guard comment.count == 1, comment[0].count < 60 else { return false }
    let known = Set(Self.words(name)).union(["a", "an", "the", "of", "s", "this"])
    return Self.words(comment[0]).allSatisfy(known.contains)
  }

  /// The words of a sentence, or of a name in camel case, in small letters.
  private static func words(_ text: String) -> [String] {
    text.matches(of: /[A-Z]?[a-z]+|[A-Z]+|[0-9]+/).map { $0.0.lowercased() }
  }
}

extension PublicDeclaration {
  /// Every declaration of a source that clients can name: those marked `public` or `open`, and the
  /// requirements of public protocols. Cases of enumerations are left out.
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
    // Most lines declare nothing public, and patterns take their time.
    guard text.contains("public ") || text.contains("open ") else { return false }
    let rest = text.trimmingPrefix(patterns.modifiers)
    guard rest.hasPrefix("public ") || rest.hasPrefix("open ") else { return false }
    return !rest.hasPrefix("public import") && !rest.hasPrefix("public extension")
  }

  /// The type whose body the line opens.
  private static func scopeName(_ text: Substring, _ patterns: DeclarationPatterns) -> String? {
    // Most lines open none, and patterns take their time.
    guard ["class ", "struct ", "enum ", "protocol ", "extension "].contains(where: text.contains)
    else { return nil }
    return text.prefixMatch(of: patterns.scope).map { String($0.1) }
  }

  /// The name of what the first line declares, with the labels of the arguments that it and the
  /// lines after it list.
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

  /// Whether the line holds attributes of what the next one declares, and nothing else.
  private static func isAttribute(_ text: Substring) -> Bool {
    text.hasPrefix("@") && !text.contains(" var ")
  }

  /// The comment that ends above the declaration, attributes and remarks to tools aside.
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

/// What declarations look like. A pattern that stands where it is used is compiled at every use.
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
  /// What is no function; `class` is a modifier before `var`.
  let value = /\b(?:var|let|struct|enum|protocol|typealias|associatedtype|class(?! var)) +`?(\w+)/
}
