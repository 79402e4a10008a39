// SPDX-License-Identifier: MIT

/// A method or property of a type, as far as lowering has to know it.
struct MemberEntry: Hashable, Sendable {
  struct Parameter: Hashable, Sendable {
    /// The label, `_` where there is none.
    var label: String
    /// The type without attributes, as it stands in the source.
    var type: String
    /// Whether it is a closure that does not outlive the call.
    var isNonescaping = false
  }

  enum Kind: Hashable, Sendable {
    case method([Parameter])
    case property(isSettable: Bool)
  }

  var name: String
  var kind: Kind
  /// The Objective-C name that the source gives, if any.
  var givenName: String?
  /// Whether the source says that Objective-C sees the member.
  var isObjC = false
  var isOverride = false
  var isStatic = false
  /// Private to its file or declaration.
  var isPrivate = false
  var isAsync = false
  var isThrowing = false
  var isOptional = false
  /// The attribute that says that the member should not be used, with a blank behind it; what calls it in its place says
  /// the same, or the compiler warns of the call.
  var deprecation = ""
  /// The names of the attributes of the declaration.
  var attributes: Set<String> = []
  /// Generic, variadic or with a parameter that is more than a value: nothing that could be called by name.
  var isBeyondObjC = false
  /// The declaration in source, for others that forward to it.
  var signature = Signature()

  /// A declaration on one line, in the parts that forwarding needs.
  struct Signature: Hashable, Sendable {
    /// Modifiers but `override`, `optional` and those that restrict access to a file.
    var modifiers = ""
    /// What follows the name: parameters, effects and type.
    var tail = ""
    /// The same as a protocol may have it, without values by default.
    var requirement = ""
    /// The result of a method as the source has it, or a property's type; empty for none.
    var result = ""
    /// The parameters in parentheses.
    var parameters = "()"
    /// The arguments that pass the parameters on.
    var arguments = "()"
    var isForwardable = true
    /// The types of the parameters, with their attributes.
    var types: [String] = []
    /// `async` and `throws`, with blanks behind.
    var effects = ""
  }

  var parameters: [Parameter] {
    if case .method(let parameters) = kind { parameters } else { [] }
  }

  var isMethod: Bool {
    if case .method = kind { true } else { false }
  }

  /// Whether the declaration itself says that the member is the main actor's.
  var isMainActor: Bool { attributes.contains("MainActor") }

  var isSettable: Bool { kind == .property(isSettable: true) }

  /// The name without the marks around one that is a word of the language.
  var plainName: String { name.filter { $0 != "`" } }

  /// The name with its labels, such as `move(to:_:)`; properties have their name alone.
  var fullName: String {
    guard isMethod else { return name }
    return "\(name)(\(parameters.map { "\($0.label):" }.joined()))"
  }

  /// The selector of a method, or the key of a property.
  var selector: String {
    if let givenName { return givenName }
    guard isMethod else { return plainName }
    var labels = parameters.map(\.label)
    if isAsync {
      labels.append("completionHandler")
    } else if isThrowing {
      // The error comes before closures at the end.
      let place = (parameters.lastIndex { !$0.type.contains("->") } ?? -1) + 1
      if place == 0 { return ObjectiveCName.selector(name + "AndReturnError", ["_"] + labels) }
      labels.insert("error", at: place)
    }
    return ObjectiveCName.selector(name, labels)
  }
}
