// SPDX-License-Identifier: MIT

/// The name of a Swift type, as its author wrote it.
indirect enum SwiftTypeName: Hashable {
  /// A module, which only contains types.
  case module(String)
  /// A type in a module, in another type or in a function.
  case nominal(String, in: SwiftTypeName)
  /// A generic type with its arguments.
  case bound(SwiftTypeName, [SwiftTypeName])
  /// Any other type in the words of the language: a tuple, a function, a metatype.
  case other(String)

  /// Reads a mangled name; nil if the text is not one.
  init?(mangled text: String) {
    if text.hasPrefix("_Tt") {
      var reader = ClassNameDemangler(text.dropFirst(3))
      guard let name = reader.type(), reader.isAtEnd else { return nil }
      self = name
      return
    }
    for prefix in ["$s", "_$s", "$S", "_$S"] where text.hasPrefix(prefix) {
      var reader = SymbolDemangler(text.dropFirst(prefix.count))
      guard let name = reader.type() else { return nil }
      self = name
      return
    }
    return nil
  }

  /// The name without modules: `Basket.PriceTicker`, `_UIHostingView<ContentView>`.
  var text: String {
    switch self {
    case .module(let name), .other(let name): name
    case .nominal(let name, in: .module), .nominal(let name, in: .other): name
    case .nominal(let name, in: let outer): "\(outer.text).\(name)"
    case .bound(let type, let arguments):
      "\(type.text)<\(arguments.map { $0.text }.joined(separator: ", "))>"
    }
  }

  /// The innermost name, without outer types and arguments: `PriceTicker`, `_UIHostingView`.
  var base: String {
    switch self {
    case .module(let name), .other(let name), .nominal(let name, in: _): name
    case .bound(let type, _): type.base
    }
  }

  /// The module that declares the type.
  var module: String? {
    switch self {
    case .module(let name): name
    case .nominal(_, in: let outer): outer.module
    case .bound(let type, _): type.module
    case .other: nil
    }
  }
}
