// SPDX-License-Identifier: MIT

/// Reads type names in the mangling that the Objective-C runtime shows: `_TtGC7SwiftUI…`.
///
/// Source: the public document "Mangling" of the Swift project, in its form before Swift 4.2.
struct MangledNameParser {
  private enum Substitution {
    case module(String)
    case type(SwiftTypeName)
  }

  private var rest: Substring
  private var substitutions: [Substitution] = []
  private var depth = 0

  init(_ text: Substring) { rest = text }

  /// Nil if the text is not a type, or is nested too deeply.
  mutating func type() -> SwiftTypeName? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 64, let kind = rest.first else { return nil }
    switch kind {
    case "C", "V", "O": return nominal()
    case "G":
      rest.removeFirst()
      guard var name = type() else { return nil }
      guard let arguments = list() else { return nil }
      name.arguments = arguments
      return name
    case "P":
      rest.removeFirst()
      guard let parts = protocols() else { return nil }
      let text = parts.isEmpty ? "Any" : parts.map(\.text).joined(separator: " & ")
      return SwiftTypeName(module: nil, path: [text])
    case "T":
      rest.removeFirst()
      guard let parts = list() else { return nil }
      let text = "(\(parts.map(\.text).joined(separator: ", ")))"
      return SwiftTypeName(module: nil, path: [text])
    case "S":
      rest.removeFirst()
      return substitutedType()
    default: return nil
    }
  }

  /// Types up to an underscore.
  private mutating func list() -> [SwiftTypeName]? {
    var types: [SwiftTypeName] = []
    while rest.first != "_" {
      guard let type = type() else { return nil }
      types.append(type)
    }
    rest.removeFirst()
    return types
  }

  private mutating func protocols() -> [SwiftTypeName]? {
    var names: [SwiftTypeName] = []
    while rest.first != "_" {
      guard let name = member(of: context()) else { return nil }
      names.append(name)
    }
    rest.removeFirst()
    return names
  }

  private mutating func nominal() -> SwiftTypeName? {
    rest.removeFirst()
    return member(of: context())
  }

  /// The type with the following name in a module or type.
  private mutating func member(of context: Substitution?) -> SwiftTypeName? {
    guard let context, let name = name() else { return nil }
    let type =
      switch context {
      case .module(let module): SwiftTypeName(module: module, path: [name])
      case .type(let outer): SwiftTypeName(module: outer.module, path: outer.path + [name])
      }
    substitutions.append(.type(type))
    return type
  }

  private mutating func context() -> Substitution? {
    switch rest.first {
    case "C", "V", "O":
      depth += 1
      defer { depth -= 1 }
      guard depth < 64 else { return nil }
      return nominal().map { .type($0) }
    case "S":
      rest.removeFirst()
      if rest.first == "s" {
        rest.removeFirst()
        return .module("Swift")
      }
      if rest.first == "o" || rest.first == "C" {
        rest.removeFirst()
        return .module("__C")
      }
      return substitution()
    case "E":
      // An extension: its module, then the extended type.
      rest.removeFirst()
      guard context() != nil else { return nil }
      return context()
    default:
      guard let module = identifier() else { return nil }
      substitutions.append(.module(module))
      return .module(module)
    }
  }

  /// An identifier. A private one follows `P` and the identifier of its file, a local one follows
  /// `L` and its number.
  private mutating func name() -> String? {
    if rest.first == "P" {
      rest.removeFirst()
      guard identifier() != nil else { return nil }
    } else if rest.first == "L" {
      rest.removeFirst()
      rest = rest.drop { $0.isNumber }
      guard rest.first == "_" else { return nil }
      rest.removeFirst()
    }
    return identifier()
  }

  private mutating func identifier() -> String? {
    let digits = rest.prefix { $0.isNumber }
    guard let length = Int(digits), length > 0, length <= rest.count - digits.count else {
      return nil
    }
    let text = rest.dropFirst(digits.count).prefix(length)
    rest = rest.dropFirst(digits.count + length)
    return String(text)
  }

  private mutating func substitution() -> Substitution? {
    let digits = rest.prefix { $0.isNumber }
    rest = rest.dropFirst(digits.count)
    guard rest.first == "_" else { return nil }
    rest.removeFirst()
    let index = digits.isEmpty ? 0 : Int(digits).map { $0 + 1 } ?? Int.max
    return substitutions.indices.contains(index) ? substitutions[index] : nil
  }

  private mutating func substitutedType() -> SwiftTypeName? {
    if let kind = rest.first, let name = Self.standard[kind] {
      rest.removeFirst()
      return SwiftTypeName(module: nil, path: [name])
    }
    guard case .type(let type)? = substitution() else { return nil }
    return type
  }

  private static let standard: [Character: String] = [
    "S": "String", "a": "Array", "b": "Bool", "c": "UnicodeScalar", "d": "Double", "f": "Float",
    "i": "Int", "q": "Optional", "Q": "Optional", "u": "UInt",
  ]
}
