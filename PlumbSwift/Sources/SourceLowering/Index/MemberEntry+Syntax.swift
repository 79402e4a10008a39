// SPDX-License-Identifier: MIT

import SwiftSyntax

extension MemberEntry {
  init(_ node: FunctionDeclSyntax) {
    let signature = node.signature
    self.init(
      name: node.name.text,
      kind: .method(
        signature.parameterClause.parameters.map {
          Parameter(
            label: $0.firstName.text, type: $0.type.withoutAttributes,
            isNonescaping: $0.type.isNonescapingFunction)
        }))
    read(node.attributes, node.modifiers)
    isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
    isThrowing = signature.effectSpecifiers?.throwsClause != nil
    isUnavailableInObjC =
      isUnavailableInObjC || node.genericParameterClause != nil
      || signature.parameterClause.parameters.contains {
        $0.ellipsis != nil || $0.type.trimmedDescription.hasPrefix("inout ")
          || $0.type.trimmedDescription.hasPrefix("some ") || $0.type.isAutoclosure
          || $0.type.trimmedDescription.hasPrefix("isolated ")
      } || node.name.tokenKind.isOperator
    self.signature = Signature(node)
  }

  static func properties(of node: VariableDeclSyntax) -> [MemberEntry] {
    let isConstant = node.bindingSpecifier.text == "let"
    return node.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        return nil
      }
      let isSettable = !isConstant && binding.accessorBlock.map(\.isSettable) ?? true
      var member = MemberEntry(name: name, kind: .property(isSettable: isSettable))
      member.read(node.attributes, node.modifiers)
      member.signature = Signature(node, binding)
      member.observers =
        binding.accessorBlock?.observers?.map(\.accessorSpecifier.text) ?? []
      return member
    }
  }

  private mutating func read(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax)
  {
    let names = attributes.names
    let known: Set = [
      "objc", "IBOutlet", "IBAction", "IBInspectable", "NSManaged", "IBSegueAction",
    ]
    isObjC = names.contains(where: known.contains)
    givenName = attributes.argument(of: "objc")
    self.attributes = Set(names)
    deprecation = attributes.deprecation.map { $0 + " " } ?? ""
    for modifier in modifiers {
      switch modifier.name.text {
      case "override": isOverride = true
      case "static", "class": isStatic = true
      case "private", "fileprivate": if modifier.detail == nil { isPrivate = true }
      case "optional": isOptional = true
      default: break
      }
    }
    if names.contains("nonobjc") || attributes.areUnavailable { isUnavailableInObjC = true }
  }
}

extension AccessorBlockSyntax {
  /// The accessors, if all of them are observers.
  var observers: [AccessorDeclSyntax]? {
    guard case .accessors(let list) = accessors,
      list.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
    else { return nil }
    return Array(list)
  }

  /// Whether a property with these accessors can be assigned.
  var isSettable: Bool {
    switch accessors {
    case .getter: false
    case .accessors(let list):
      list.contains {
        ["set", "_modify", "didSet", "willSet"].contains($0.accessorSpecifier.text)
      }
    }
  }
}

extension AttributeListSyntax {
  /// The names of the attributes, without arguments.
  var names: [String] {
    compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
  }

  func has(_ name: String) -> Bool { names.contains(name) }

  /// Whether `@available(*, unavailable)` or the same for iOS is among the attributes.
  var areUnavailable: Bool {
    contains { item in
      guard let attribute = item.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == "available",
        let words = attribute.arguments?.trimmedDescription.split(whereSeparator: {
          ", ".contains($0)
        })
      else { return false }
      return words.count > 1 && ["*", "iOS"].contains(words[0]) && words[1] == "unavailable"
    }
  }

  /// The attribute that makes the compiler warn of uses: `@available(*, deprecated)`.
  var deprecation: String? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { attribute in
      guard attribute.attributeName.trimmedDescription == "available",
        let words = attribute.arguments?.trimmedDescription.split(whereSeparator: {
          ", :".contains($0)
        })
      else { return false }
      return words.first == "*" && words.contains("deprecated")
    }?.onOneLine
  }

  /// The text in the parentheses of the attribute.
  func argument(of name: String) -> String? {
    for case .attribute(let attribute) in self
    where attribute.attributeName.trimmedDescription == name {
      return attribute.arguments?.trimmedDescription
    }
    return nil
  }
}

extension DeclModifierListSyntax {
  var access: TypeEntry.Access {
    for modifier in self where modifier.detail == nil {
      switch modifier.name.text {
      case "private", "fileprivate": return .private
      case "public": return .public
      case "open": return .open
      case "package": return .package
      default: break
      }
    }
    return .internal
  }
}

extension TypeSyntax {
  /// Whether the type is a function that may not outlive the call.
  var isNonescapingFunction: Bool {
    guard let attributed = self.as(AttributedTypeSyntax.self) else {
      return self.is(FunctionTypeSyntax.self)
    }
    return attributed.baseType.is(FunctionTypeSyntax.self) && !attributed.attributes.has("escaping")
  }

  var isAutoclosure: Bool {
    self.as(AttributedTypeSyntax.self)?.attributes.has("autoclosure") ?? false
  }

  /// The name of the type without module, generic arguments and attributes.
  var plainName: String {
    if let name = self.as(IdentifierTypeSyntax.self) { return name.name.text }
    if let member = self.as(MemberTypeSyntax.self) {
      return "\(member.baseType.plainName).\(member.name.text)"
    }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.plainName }
    return trimmedDescription
  }

  /// The type in a form that can follow `as`.
  var withoutAttributes: String {
    if let attributed = self.as(AttributedTypeSyntax.self) {
      return attributed.baseType.trimmedDescription
    }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return optional.wrappedType.trimmedDescription + "?"
    }
    return trimmedDescription
  }
}

extension TokenKind {
  var isOperator: Bool {
    switch self {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }
}
