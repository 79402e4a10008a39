// SPDX-License-Identifier: MIT

/// A type that contains `AnyObject`, with the structure needed to follow its elements.
indirect enum ObjectType: Equatable {
  case object
  /// `AnyClass`.
  case type
  case optional(ObjectType)
  /// Arrays, slices and other sequences.
  case list(ObjectType)
  /// A dictionary with values of this type.
  case map(ObjectType)
  /// A key or an index, with a value of this type.
  case pair(ObjectType)

  /// Parses a type. Nil if it contains no reachable `AnyObject`.
  ///
  /// - Parameter aliases: Returns the type that an alias names.
  init?(_ text: some StringProtocol, _ aliases: (String) -> String?, depth: Int = 0) {
    var text = Self.trimmed(text)
    if text.hasPrefix("any ") { text = Self.trimmed(text.dropFirst(4)) }
    guard depth < 8, let last = text.last else { return nil }
    func inner(_ text: some StringProtocol) -> ObjectType? {
      ObjectType(text, aliases, depth: depth + 1)
    }
    if last == "?" || last == "!" {
      guard let wrapped = inner(text.dropLast()) else { return nil }
      self = .optional(wrapped)
    } else if text == "AnyObject" || text == "Swift.AnyObject" {
      self = .object
    } else if text == "AnyClass" || text == "AnyObject.Type" {
      self = .type
    } else if text.first == "(", last == ")" {
      guard let wrapped = inner(text.dropFirst().dropLast()) else { return nil }
      self = wrapped
    } else if text.first == "[", last == "]" {
      let parts = text.dropFirst().dropLast().parts(at: ":")
      guard let element = inner(parts[parts.count - 1]) else { return nil }
      self = parts.count == 1 ? .list(element) : .map(element)
    } else if last == ">", let open = text.firstIndex(of: "<") {
      let parts = text[text.index(after: open)...].dropLast().parts(at: ",")
      guard let element = inner(parts[parts.count - 1]) else { return nil }
      switch (text[..<open], parts.count) {
      case ("Array", 1), ("ArraySlice", 1), ("ContiguousArray", 1), ("Set", 1):
        self = .list(element)
      case ("Dictionary", 2): self = .map(element)
      case ("Optional", 1): self = .optional(element)
      default: return nil
      }
    } else {
      guard let target = aliases(String(text)), target != text, let found = inner(target) else {
        return nil
      }
      self = found
    }
  }

  /// The type without any optional marks.
  var unwrapped: ObjectType {
    if case .optional(let wrapped) = self { wrapped.unwrapped } else { self }
  }

  /// The type without one optional mark.
  var unwrappedOnce: ObjectType {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }

  /// The element type of the sequence.
  var element: ObjectType? {
    switch self {
    case .list(let element): element
    case .map(let value): .pair(value)
    case .optional, .object, .type, .pair: nil
    }
  }

  private static func trimmed(_ text: some StringProtocol) -> Substring {
    var text = Substring(text)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}

// MARK: Members of collections

extension ObjectType {
  /// The type of a property of a collection or pair.
  func property(_ name: String) -> ObjectType? {
    switch (self, name) {
    case (.list(let element), "first"), (.list(let element), "last"): .optional(element)
    case (.map(let value), "first"): .optional(.pair(value))
    case (.list, "lazy"): self
    case (.map(let value), "values"): .list(value)
    case (.pair(let value), "value"), (.pair(let value), "element"), (.pair(let value), "1"): value
    default: nil
    }
  }

  /// The result type of a collection's method.
  func result(of method: String) -> ObjectType? {
    switch (self, method) {
    case (.list, "filter"), (.list, "sorted"), (.list, "reversed"), (.list, "shuffled"),
      (.list, "dropFirst"), (.list, "dropLast"), (.list, "prefix"), (.list, "suffix"),
      (.map, "filter"):
      self
    case (.list(let element), "first"), (.list(let element), "last"),
      (.list(let element), "randomElement"), (.list(let element), "popLast"),
      (.list(let element), "max"), (.list(let element), "min"):
      .optional(element)
    case (.list(let element), "removeFirst"), (.list(let element), "removeLast"),
      (.list(let element), "remove"):
      element
    case (.list(let element), "enumerated"): .list(.pair(element))
    case (.map(let value), "removeValue"), (.map(let value), "updateValue"): .optional(value)
    default: nil
    }
  }

  /// The type of a parameter of the closure that a method takes.
  ///
  /// - Parameter count: The number of parameters of the closure.
  func argument(_ position: Int, of count: Int, in method: String) -> ObjectType? {
    if case .optional(let wrapped) = self {
      return ["map", "flatMap"].contains(method) && count == 1 ? wrapped : nil
    }
    if case .map(let value) = self, ["mapValues", "compactMapValues"].contains(method) {
      return value
    }
    guard let element else { return nil }
    switch method {
    case "reduce": return position == 1 && count == 2 ? element : nil
    case "sorted", "sort", "max", "min": return count == 2 ? element : nil
    case "forEach", "map", "filter", "compactMap", "flatMap", "first", "last", "contains",
      "allSatisfy", "drop", "prefix", "firstIndex", "lastIndex", "index", "removeAll",
      "partition", "split", "count":
      if count == 1 { return element }
      guard case .pair(let value) = element, count == 2, position == 1 else { return nil }
      return value
    default: return nil
    }
  }
}
