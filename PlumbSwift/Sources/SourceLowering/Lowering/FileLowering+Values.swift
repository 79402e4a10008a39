// SPDX-License-Identifier: MIT

import SwiftSyntax

// Casts that require Objective-C's erased generics or bridging, Foundation initialisers that Linux
// lacks, and `@NSManaged` properties.
extension FileLowering {
  /// Rewrites `anchor as! NSLayoutAnchor<AnyObject>` to a call that returns the object unchanged,
  /// and `anchor is NSLayoutAnchor<AnyObject>` to a test of the type that all anchors share.
  func lowerCasts(_ node: SequenceExprSyntax) {
    for (test, type) in zip(node.elements, node.elements.dropFirst())
    where test.is(UnresolvedIsExprSyntax.self)
      && type.trimmedDescription.hasPrefix("NSLayoutAnchor<")
    {
      needsUIKit = true
      edits.replace(type, padding: "_LayoutAnchor")
    }
    for cast in casts(in: node) where cast.type.trimmedDescription.hasPrefix("NSLayoutAnchor<") {
      needsUIKit = true
      replace(
        cast, cast.isOptional ? "Optional(erasedAnchor(" : "erasedAnchor(",
        cast.isOptional ? ".self))" : ".self)")
    }
  }

  /// The types to which code casts identifiers of type `NSCopying`.
  private static let bridgedTypes: Set = ["String", "Int", "UUID", "URL", "IndexPath"]

  /// Rewrites `configuration.identifier as? String` to a call that also casts Foundation objects,
  /// and `info[key] as? NSError` to one that casts every error.
  func lowerBridgedCasts(_ node: SequenceExprSyntax) {
    for cast in casts(in: node) {
      let type = cast.type.trimmedDescription
      let member = cast.value.as(MemberAccessExprSyntax.self)
      let isIdentifier =
        cast.start.id == cast.value.id && member?.base != nil
        && member?.declName.baseName.text == "identifier"
      guard type == "NSError" || (isIdentifier && Self.bridgedTypes.contains(type)) else {
        continue
      }
      neededModules.insert("FoundationAdditions")
      replace(cast, "bridgedValue(", cast.isOptional ? ".self)" : ".self)!")
    }
  }

  /// Rewrites `length as NSNumber`, which is bridged only on Apple platforms, to a call.
  func lowerNumberCasts(_ node: SequenceExprSyntax) {
    for cast in casts(in: node, marked: false) where cast.type.trimmedDescription == "NSNumber" {
      let value = cast.value
      guard !value.is(IntegerLiteralExprSyntax.self), !value.is(FloatLiteralExprSyntax.self),
        !value.is(BooleanLiteralExprSyntax.self)
      else { continue }
      neededModules.insert("FoundationAdditions")
      edits.insert("bridgedNumber(", at: cast.start.range.lowerBound)
      edits.replace(cast.value.range.upperBound..<cast.type.range.upperBound, with: ")")
    }
  }

  private struct Cast {
    /// The first part of the value.
    var start: ExprSyntax
    /// The last part of the value, which is the value if ``start`` is the same.
    var value: ExprSyntax
    var type: TypeSyntax
    var isOptional: Bool
  }

  /// The operators that bind more tightly than a cast.
  private static let tightOperators: Set = [
    "<<", ">>", "*", "/", "%", "&", "&*", "+", "-", "|", "^", "&+", "&-", "...", "..<",
  ]

  /// The casts in a sequence with `as?` or `as!`, or those with `as` alone.
  private func casts(in node: SequenceExprSyntax, marked: Bool = true) -> [Cast] {
    let elements = Array(node.elements)
    /// The index at which the value of the cast at `position` starts. Casts associate to the left.
    func start(_ position: Int) -> Int {
      var start = position - 1
      while start >= 2 {
        let mark = elements[start - 1].as(BinaryOperatorExprSyntax.self)?.operator.text
        guard
          mark.map(Self.tightOperators.contains)
            ?? elements[start - 1].is(UnresolvedAsExprSyntax.self)
        else { break }
        start -= 2
      }
      return start
    }
    return elements.indices.dropFirst().dropLast().compactMap { position in
      guard let cast = elements[position].as(UnresolvedAsExprSyntax.self),
        (cast.questionOrExclamationMark != nil) == marked,
        let type = elements[position + 1].as(TypeExprSyntax.self)?.type
      else { return nil }
      return Cast(
        start: elements[start(position)], value: elements[position - 1], type: type,
        isOptional: cast.questionOrExclamationMark?.text == "?")
    }
  }

  /// Replaces a cast with a call that takes the value and the type.
  private func replace(_ cast: Cast, _ start: String, _ end: String) {
    edits.insert(start, at: cast.start.range.lowerBound)
    edits.replace(cast.value.range.upperBound..<cast.type.range.lowerBound, with: ", ")
    edits.insert(end, at: cast.type.range.upperBound)
  }

  /// Rewrites `Timer(timeInterval:target:…)` to a timer that keeps its `userInfo`.
  func lowerTargetTimer(_ node: FunctionCallExprSyntax) {
    let callee = node.calledExpression.trimmedDescription
    guard callee == "Timer" || callee == "Timer.init",
      let label = node.arguments.first?.label?.text, ["timeInterval", "fireAt"].contains(label),
      node.arguments.contains(where: { $0.label?.text == "target" }),
      index.type(named: "Timer", from: module) == nil
    else { return }
    needsUIKit = true
    edits.replace(node.calledExpression, padding: "TargetTimer")
  }

  /// Arguments for initialisers that Foundation on Linux has only with arguments.
  private static let emptyValues = [
    "Timer": "._invalid",
    "NSAttributedString": "(string: \"\")",
    "ProcessInfo": ".processInfo",
    "Progress": "(parent: nil, userInfo: nil)",
    "NSError": "(domain: \"\", code: 0, userInfo: nil)",
    "URLResponse":
      "(url: URL(fileURLWithPath: \"\"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)",
  ]

  /// The arguments of the empty call for a subclass of `UICollectionView` that declares
  /// `init(frame:)`. That initialiser does not override the one that `UIView.init()` calls.
  private func emptyArguments(for type: TypeEntry) -> String? {
    let chain = index.inheritanceChain(of: type)
    guard !chain.contains(where: \.hasEmptyInitializer) else { return nil }
    let labels = chain.first { !$0.initializers.isEmpty }?.initializers ?? []
    return labels.contains(["frame"]) && !labels.contains([])
      && index.systemSuperclass(of: type) == "UICollectionView" ? "(frame: .zero)" : nil
  }

  /// Rewrites `Timer()` and the like, which Foundation on Linux lacks. `.init()` is rewritten where
  /// it is the value of a declaration with a type.
  func lowerEmptyValue(_ node: FunctionCallExprSyntax) {
    let callee = node.calledExpression.trimmedDescription
    let written = callee.hasSuffix(".init") ? String(callee.dropLast(5)) : callee
    let name = written.isEmpty ? node.declaredType ?? "" : written
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let arguments = index.type(named: name, from: module).map(emptyArguments)
        ?? Self.emptyValues[name]
    else { return }
    if name == "Timer" { needsUIKit = true }
    edits.replace(node, padding: name + arguments)
  }

  /// Stores the value of `@NSManaged var name: String` outside of the object.
  func lower(_ node: VariableDeclSyntax) {
    guard node.attributes.has("NSManaged"), node.bindings.count == 1 else {
      return lowerDynamic(node)
    }
    guard
      let binding = node.bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    guard binding.typeAnnotation != nil else {
      return warn("'\(name)' is not stored: it has no type annotation", at: binding)
    }
    needsUIKit = true
    edits.insert(
      " { get { ManagedValues.value(\"\(name)\", of: self) } "
        + "set { \(willChange(name)); ManagedValues.set(newValue, \"\(name)\", of: self); "
        + "\(didChange(name)) } }",
      at: binding.range.upperBound)
  }
}

extension FunctionCallExprSyntax {
  /// The written type of the variable that this is the value of, without `?` and `!`.
  fileprivate var declaredType: String? {
    let binding = parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)
    guard let type = binding?.typeAnnotation?.type else { return nil }
    let wrapped =
      type.as(OptionalTypeSyntax.self)?.wrappedType
      ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    return (wrapped ?? type).trimmedDescription
  }
}
