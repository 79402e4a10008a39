// SPDX-License-Identifier: MIT

/// A method or property of a type, with the facts that lowering needs.
struct MemberEntry: Hashable, Sendable {
  struct Parameter: Hashable, Sendable {
    /// The label, or `_`.
    var label: String
    /// The type as written in the source, without attributes.
    var type: String
    /// Whether the parameter is a non-escaping closure.
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
  /// Whether the declaration exposes the member to Objective-C.
  var isObjC = false
  var isOverride = false
  var isStatic = false
  /// Whether the member is private to its file or declaration.
  var isPrivate = false
  var isAsync = false
  var isThrowing = false
  var isOptional = false
  /// The `deprecated` attribute, followed by a blank. Generated callers repeat it, so that the
  /// compiler does not warn of their calls.
  var deprecation = ""
  /// The names of the attributes of the declaration.
  var attributes: Set<String> = []
  /// The observers of a property: `willSet`, `didSet` or both.
  var observers: [String] = []
  /// Whether the member cannot be called by name: it is generic, variadic, unavailable, or a
  /// parameter is more than a value.
  var isUnavailableInObjC = false
  /// The source of the declaration, for members that forward to it.
  var signature = Signature()

  /// A declaration on one line, split into the parts that forwarding needs.
  struct Signature: Hashable, Sendable {
    /// The modifiers without `override`, `optional`, `dynamic`, `internal` and the private ones.
    var modifiers = ""
    /// The text after the name: parameters, effects and result.
    var tail = ""
    /// The same for a protocol requirement, without default values.
    var requirement = ""
    /// The result of a method or the type of a property, as written. Empty if it is not written.
    var result = ""
    /// The parameter list, with its parentheses.
    var parameters = "()"
    /// The argument list that passes the parameters on.
    var arguments = "()"
    var isForwardable = true
    /// The types of the parameters, with their attributes.
    var types: [String] = []
    /// `async` and `throws`, each followed by a blank.
    var effects = ""
  }

  var parameters: [Parameter] {
    if case .method(let parameters) = kind { parameters } else { [] }
  }

  var isMethod: Bool {
    if case .method = kind { true } else { false }
  }

  /// Whether the declaration itself has the attribute `@MainActor`.
  var isMainActor: Bool { attributes.contains("MainActor") }

  var isSettable: Bool { kind == .property(isSettable: true) }

  /// The name without backticks.
  var plainName: String { name.filter { $0 != "`" } }

  /// The name with its labels, such as `move(to:_:)`. A property has its plain name.
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
      // The error parameter precedes trailing closures.
      let place = (parameters.lastIndex { !$0.type.contains("->") } ?? -1) + 1
      if place == 0 { return ObjectiveCName.selector(name + "AndReturnError", ["_"] + labels) }
      labels.insert("error", at: place)
    }
    return ObjectiveCName.selector(name, labels)
  }
}
