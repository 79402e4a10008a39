// SPDX-License-Identifier: MIT

/// Reads the names that the Objective-C runtime gives Swift classes, such as
/// `_TtGC7SwiftUI14_UIHostingViewV4Demo11ContentView_`.
///
/// Source of the grammar: Swift's public document "Mangling", version of Swift 3 and earlier, which
/// class names still use. A type begins with its kind (`C`, `V`, `O`) and its context; `G` begins a
/// generic type, whose arguments end with `_`; `P` begins a private name with the hash of its file;
/// `S_`, `S0_`, … repeat a module or type that was named before.
struct ClassNameDemangler {
  private static let deepest = 64
  private var rest: Substring
  private var substitutions: [SwiftTypeName] = []
  private var depth = 0

  init(_ text: Substring) { rest = text }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func type() -> SwiftTypeName? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest, let mark = rest.popFirst() else { return nil }
    switch mark {
    case "C", "V", "O": return nominal()
    case "G": return generic()
    case "S": return repeated()
    case "T", "t": return list().map { .other("(\($0.map { $0.text }.joined(separator: ", ")))") }
    case "F", "K", "b", "c": return function()
    case "M": return type().map { .other("\($0.text).Type") }
    case "P": return protocols()
    case "X": return wrapped()
    case "B": return builtin()
    case "q", "Q", "x", "w": return parameter(mark)
    default: return nil
    }
  }

  // MARK: Named types

  private mutating func nominal() -> SwiftTypeName? {
    guard let outer = context(), let name = declaredName() else { return nil }
    let type = SwiftTypeName.nominal(name, in: outer)
    substitutions.append(type)
    return type
  }

  /// A module, a type, or a function in which a type is declared.
  private mutating func context() -> SwiftTypeName? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest, let mark = rest.first else { return nil }
    switch mark {
    case "C", "V", "O":
      rest.removeFirst()
      return nominal()
    case "P":
      rest.removeFirst()
      return nominal()
    case "G":
      rest.removeFirst()
      return generic()
    case "S":
      rest.removeFirst()
      return repeated()
    case "s":
      rest.removeFirst()
      return .module("Swift")
    case "E":
      // An extension in another module: the module, then the extended type.
      rest.removeFirst()
      guard context() != nil else { return nil }
      return context()
    case "F":
      // Types in functions keep the function's context as their outer name.
      rest.removeFirst()
      guard let outer = context(), declaredName() != nil else { return nil }
      _ = type()
      return outer
    default:
      guard let name = identifier() else { return nil }
      substitutions.append(.module(name))
      return .module(name)
    }
  }

  /// A name, which may be private to a file (`P`) or local to a function (`L`).
  private mutating func declaredName() -> String? {
    switch rest.first {
    case "P":
      rest.removeFirst()
      guard identifier() != nil else { return nil }
      return declaredName()
    case "L":
      rest.removeFirst()
      rest = afterIndex(rest)
      return declaredName()
    default: return identifier()
    }
  }

  /// The text after an index: `_`, or a number and `_`.
  private func afterIndex(_ text: Substring) -> Substring {
    guard let end = text.firstIndex(of: "_") else { return text }
    return text[end...].dropFirst()
  }

  private mutating func identifier() -> String? {
    let isEncoded = rest.first == "X"
    if isEncoded { rest.removeFirst() }
    if rest.first == "o" { rest.removeFirst() }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits), length > 0 else { return nil }
    rest = rest.dropFirst(digits.count)
    guard length <= rest.utf8.count else { return nil }
    let end = rest.utf8.index(rest.startIndex, offsetBy: length)
    guard let name = String(rest.utf8[rest.startIndex..<end]) else { return nil }
    rest = rest[end...]
    return name
  }

  private mutating func generic() -> SwiftTypeName? {
    guard let type = type() else { return nil }
    var arguments: [SwiftTypeName] = []
    // The arguments of the outer types come first, in a separate list for each.
    for _ in 0..<type.levels {
      guard let list = list() else { return nil }
      arguments += list
    }
    return .bound(type, arguments)
  }

  /// Types up to `_`.
  private mutating func list() -> [SwiftTypeName]? {
    var types: [SwiftTypeName] = []
    while rest.first != "_" {
      guard let next = element() else { return nil }
      types.append(next)
    }
    rest.removeFirst()
    return types
  }

  /// An element of a tuple may have a label.
  private mutating func element() -> SwiftTypeName? {
    guard rest.first?.isNumber ?? false else { return type() }
    guard identifier() != nil else { return nil }
    return type()
  }

  // MARK: Other types

  private mutating func repeated() -> SwiftTypeName? {
    guard let mark = rest.first else { return nil }
    if let name = Self.standard[mark] {
      rest.removeFirst()
      return .nominal(name, in: .module("Swift"))
    }
    if mark == "o" || mark == "C" {
      rest.removeFirst()
      return .module("ObjectiveC")
    }
    let digits = rest.prefix { $0 != "_" }
    guard digits.count < rest.count else { return nil }
    let index = digits.isEmpty ? 0 : Int(digits).map { $0 + 1 }
    rest = rest.dropFirst(digits.count + 1)
    guard let index, substitutions.indices.contains(index) else { return nil }
    return substitutions[index]
  }

  private static let standard: [Character: String] = [
    "a": "Array", "b": "Bool", "c": "UnicodeScalar", "d": "Double", "f": "Float", "i": "Int",
    "P": "UnsafePointer", "p": "UnsafeMutablePointer", "q": "Optional", "Q": "Optional",
    "R": "UnsafeBufferPointer", "r": "UnsafeMutableBufferPointer", "S": "String", "u": "UInt",
    "V": "UnsafeRawPointer", "v": "UnsafeMutableRawPointer",
  ]

  private mutating func function() -> SwiftTypeName? {
    if rest.first == "z" { rest.removeFirst() }
    guard let input = type(), let output = type() else { return nil }
    let text = input.text.hasPrefix("(") ? input.text : "(\(input.text))"
    return .other("\(text) -> \(output.text)")
  }

  private mutating func protocols() -> SwiftTypeName? {
    var names: [String] = []
    while let mark = rest.first, mark != "_" {
      if mark == "S" || mark == "P" {
        guard let name = mark == "P" ? type() : context() else { return nil }
        if case .module = name, let type = declaredName() {
          names.append(type)
          substitutions.append(.nominal(type, in: name))
        } else {
          names.append(name.text)
        }
        continue
      }
      guard let outer = context(), let name = declaredName() else { return nil }
      substitutions.append(.nominal(name, in: outer))
      names.append(name)
    }
    guard rest.popFirst() == "_" else { return nil }
    return .other(names.isEmpty ? "Any" : names.joined(separator: " & "))
  }

  /// `Xo`, `Xu`, `Xw` are reference kinds, `XM` and `XP` metatypes with a representation.
  private mutating func wrapped() -> SwiftTypeName? {
    guard let mark = rest.popFirst() else { return nil }
    switch mark {
    case "o", "u", "w": return type()
    case "M", "P":
      rest = rest.dropFirst()
      return type().map { .other("\($0.text).Type") }
    default: return nil
    }
  }

  private mutating func builtin() -> SwiftTypeName? {
    guard let mark = rest.popFirst() else { return nil }
    if mark == "i" || mark == "f" { rest = afterIndex(rest) }
    return .other("Builtin")
  }

  private mutating func parameter(_ mark: Character) -> SwiftTypeName? {
    if mark == "x" { return .other("T") }
    if mark == "w" {
      guard type() != nil, identifier() != nil else { return nil }
      return .other("T")
    }
    if rest.first == "d" { rest = afterIndex(rest.dropFirst()) }
    rest = afterIndex(rest)
    return .other("T")
  }
}

extension SwiftTypeName {
  /// The number of types that the name consists of, from the outermost one to this one.
  fileprivate var levels: Int {
    if case .nominal(_, in: let outer) = self { return outer.levels + 1 }
    return 0
  }
}
