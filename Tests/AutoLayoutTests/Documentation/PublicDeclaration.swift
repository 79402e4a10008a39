// SPDX-License-Identifier: MIT

/// A public declaration as the sources spell it, and what is written above it.
struct PublicDeclaration {
  /// The number of its first line.
  var line: Int
  /// Its first line, without the room before it.
  var text: String
  /// The lines of its doc comment, without slashes.
  var comment: [String]
  /// What stands between the comment and the declaration, and before `public`.
  var attributes: String
  /// Whether it stands in the body of a protocol, where no `public` is written.
  var isRequirement: Bool
  /// Whether nothing stands around it.
  var isAtTopLevel: Bool

  var isType: Bool { text.contains(/\b(?:class|struct|enum|protocol) +[A-Z_]/) }

  /// What is declared: `subscript`, `init`, or the name after `func`, `var`, `struct` and others.
  var name: String {
    if let match = text.firstMatch(of: /\b(init|subscript)\b/) { return String(match.1) }
    // `class` is a modifier before `var` and `func`.
    let named =
      /\b(?:func|var|let|struct|enum|protocol|typealias|associatedtype|class(?! var| func)) +(\S+?)\b/
    return text.firstMatch(of: named).map { String($0.1) } ?? text
  }

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
  /// requirements of public protocols. Cases of enumerations are left out: what a comment on the type
  /// does not say of them their names do.
  static func all(in source: String) -> [PublicDeclaration] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    var found: [PublicDeclaration] = []
    var protocolIndent: Int?
    for (index, line) in lines.enumerated() {
      let text = line.drop { $0 == " " }
      let indent = line.count - text.count
      if indent == protocolIndent, text.hasPrefix("}") { protocolIndent = nil }
      let isRequirement = protocolIndent.map { indent == $0 + 2 } ?? false
      guard isDeclared(text, asRequirement: isRequirement) else { continue }
      if text.contains("protocol "), !text.hasSuffix("}") { protocolIndent = indent }
      let (comment, attributes) = above(lines[..<index])
      found.append(
        PublicDeclaration(
          line: index + 1, text: String(text), comment: comment, attributes: attributes,
          isRequirement: isRequirement, isAtTopLevel: indent == 0))
    }
    return found
  }

  private static func isDeclared(_ text: Substring, asRequirement: Bool) -> Bool {
    if asRequirement {
      let marked = /(?:@\S+ |static |mutating |nonisolated )*/
      return text.trimmingPrefix(marked)
        .prefixMatch(of: /(?:func|var|init|subscript|associatedtype)\b/) != nil
    }
    // Most lines declare nothing public, and patterns take their time.
    guard text.contains("public ") || text.contains("open ") else { return false }
    let marked = /(?:@\S+ |nonisolated |static |class |final |required |convenience |weak )*/
    let rest = text.trimmingPrefix(marked)
    guard rest.hasPrefix("public ") || rest.hasPrefix("open ") else { return false }
    return !rest.hasPrefix("public import") && !rest.hasPrefix("public extension")
  }

  /// The comment that ends above the declaration, attributes and remarks to tools aside.
  private static func above(
    _ lines: ArraySlice<Substring>
  ) -> (comment: [String], attributes: String) {
    var comment: [String] = []
    var attributes = ""
    for line in lines.reversed() {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("///") {
        comment.insert(String(text.dropFirst(3)), at: 0)
      } else if comment.isEmpty, text.hasPrefix("@") || text.hasPrefix("// ") {
        attributes = text + " " + attributes
      } else {
        break
      }
    }
    return (comment, attributes)
  }
}
