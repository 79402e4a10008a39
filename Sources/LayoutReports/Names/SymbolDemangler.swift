// SPDX-License-Identifier: MIT

/// Reads the type names of Swift 5 symbols, such as `$s4Shop6BasketC11PriceTickerC`.
///
/// Source of the grammar: Swift's public document "Mangling". Names come first and their kinds
/// after them. `0` begins a name that repeats words of earlier names, `LL` ends a private name,
/// and `y…G` gives a generic type its arguments.
struct SymbolDemangler {
  private var rest: Substring
  private var words: [String] = []
  private var substitutions: [SwiftTypeName] = []
  private var names: [String] = []
  private var stack: [SwiftTypeName] = []

  init(_ text: Substring) { rest = text }

  /// The type. Marks that follow it, for example `D` and `m`, end the name.
  mutating func type() -> SwiftTypeName? {
    var arguments: [Int] = []
    while let mark = rest.first {
      if mark.isNumber {
        guard let name = identifier() else { return nil }
        if stack.isEmpty || isModule {
          push(.module(name))
          isModule = false
        } else {
          names.append(name)
        }
        continue
      }
      rest.removeFirst()
      switch mark {
      case "C", "V", "O", "a":
        guard let name = names.popLast(), let outer = stack.popLast() else { return nil }
        push(.nominal(name, in: outer))
        names = []
      case "L" where rest.first == "L":
        // The hash of the file follows the name, so it was read last.
        rest.removeFirst()
        guard names.count > 1 else { return nil }
        names.removeLast()
      case "y":
        arguments.append(stack.count)
        isModule = true
      case "_": isModule = true
      case "G":
        guard let start = arguments.popLast(), start > 0, start <= stack.count else { return nil }
        let bound = SwiftTypeName.bound(stack[start - 1], Array(stack[start...]))
        stack.removeSubrange((start - 1)...)
        stack.append(bound)
      case "S":
        guard let name = Self.standard[rest.popFirst() ?? " "] else { return nil }
        stack.append(.nominal(name, in: .module("Swift")))
      case "s": push(.module("Swift"))
      case "A":
        guard repeated() else { return nil }
      default:
        return finished(arguments)
      }
    }
    return finished(arguments)
  }

  /// Whether the next name is a module, since an argument begins.
  private var isModule = false

  private func finished(_ arguments: [Int]) -> SwiftTypeName? {
    guard arguments.isEmpty, names.isEmpty, stack.count == 1, let type = stack.first else {
      return nil
    }
    if case .module = type { return nil }
    return type
  }

  private mutating func push(_ name: SwiftTypeName) {
    stack.append(name)
    substitutions.append(name)
  }

  /// Letters repeat earlier names; a capital ends the list.
  private mutating func repeated() -> Bool {
    while let letter = rest.popFirst() {
      guard let code = letter.asciiValue, letter.isASCII, letter.isLetter else { return false }
      let index = Int(letter.isUppercase ? code - 65 : code - 97)
      guard substitutions.indices.contains(index) else { return false }
      stack.append(substitutions[index])
      isModule = false
      if letter.isUppercase { return true }
    }
    return false
  }

  private mutating func identifier() -> String? {
    var name = ""
    var mayRepeat = rest.first == "0"
    if mayRepeat { rest.removeFirst() }
    repeat {
      while mayRepeat, let letter = rest.first, letter.isASCII, letter.isLetter {
        rest.removeFirst()
        guard let code = letter.asciiValue else { return nil }
        let index = Int(letter.isUppercase ? code - 65 : code - 97)
        guard words.indices.contains(index) else { return nil }
        name += words[index]
        if letter.isUppercase { mayRepeat = false }
      }
      if rest.first == "0" {
        rest.removeFirst()
        return name
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let length = Int(digits), length <= rest.count - digits.count else { return nil }
      rest = rest.dropFirst(digits.count)
      let text = String(rest.prefix(length))
      rest = rest.dropFirst(length)
      remember(text)
      name += text
    } while mayRepeat
    return name
  }

  /// Words begin at capitals and after underscores, and have two letters or more.
  private mutating func remember(_ text: String) {
    var word = ""
    func isStart(_ next: Character) -> Bool {
      next.isUppercase && !(word.last?.isUppercase ?? false)
    }
    for next in text + "_" {
      if next == "_" || !word.isEmpty && isStart(next) {
        if word.count > 1, words.count < 26 { words.append(word) }
        word = ""
      }
      if next != "_", !(word.isEmpty && next.isNumber) { word.append(next) }
    }
  }

  private static let standard: [Character: String] = [
    "a": "Array", "b": "Bool", "D": "Dictionary", "d": "Double", "f": "Float", "h": "Set",
    "i": "Int", "q": "Optional", "S": "String", "s": "Substring", "u": "UInt",
  ]
}
