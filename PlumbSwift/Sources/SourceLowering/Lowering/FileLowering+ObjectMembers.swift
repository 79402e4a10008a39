// SPDX-License-Identifier: MIT

import SwiftSyntax

// Methods and properties of an `AnyObject`: those that the sources expose to Objective-C and those
// of UIKit. If several types declare the member, each type gets a closure, and the closure whose
// type matches the object is called.
extension FileLowering {
  /// A type that declares a method, with the method's result.
  struct MemberOwner {
    var type: String
    /// The result type. Empty if there is no result, nil if it is not known.
    var result: String?
  }

  /// Whether a call is a method call on an `AnyObject`.
  func isMessageToObject(_ node: FunctionCallExprSyntax) -> Bool {
    guard let callee = node.messageCallee, objectReceiver(of: callee) != nil else { return false }
    return isMessageToAll(node, callee) || !memberOwners(of: node, callee).isEmpty
  }

  /// The types that declare the called method: those of the sources, and UIKit's with the same
  /// result.
  func memberOwners(
    of node: FunctionCallExprSyntax, _ callee: MemberAccessExprSyntax
  ) -> [MemberOwner] {
    let fullName = node.fullName(callee)
    let own = index.memberOwners(of: fullName, in: file.path)
    let name = callee.declName.baseName.text
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let closures = node.trailingClosure == nil ? 0 : 1 + node.additionalTrailingClosures.count
    let systems = SystemMembers.methods(named: name).filter {
      $0.takes(labels, closures: closures)
    }
    let others = systems.map {
      MemberOwner(type: $0.owner, result: systems.count > 1 ? $0.result : nil)
    }
    // If the sources declare the method, UIKit's methods count only when the results agree or the
    // result is unused.
    return own
      + others.filter { other in
        own.isEmpty || !node.usesResult || own.allSatisfy { $0.result == other.result }
      }
  }

  /// Members of `Optional` itself.
  private static let ofOptionals: Set<String> = [
    "self", "map", "flatMap", "unsafelyUnwrapped", "take", "init", "hashValue",
    "publisher", "customMirror", "none", "some",
  ]

  /// Rewrites a call of a method that no known class declares to a message by selector.
  func lowerUnknown(
    _ node: FunctionCallExprSyntax, _ callee: MemberAccessExprSyntax, _ receiver: ObjectReceiver
  ) {
    let name = callee.declName.baseName.text
    guard !receiver.isAssumed, !Self.ofOptionals.contains(name) else { return }
    warn(
      "no known class declares '\(node.fullName(callee))': it is called by selector unless the object is cast",
      at: callee.declName)
    guard node.trailingClosure == nil, let start = node.leftParen else { return }
    let selector = ObjectiveCName.selector(name, node.arguments.map { $0.label?.text ?? "_" })
    needsUIKit = true
    edits.insert("objectMessage(", at: receiver.object.range.lowerBound)
    edits.replace(
      receiver.object.range.upperBound..<start.range.upperBound,
      with: ", \"\(selector)\"" + (node.arguments.isEmpty ? "" : ", "))
    for argument in node.arguments {
      if let label = argument.label { edits.blank(label) }
      if let colon = argument.colon { edits.blank(colon) }
    }
  }

  // MARK: Properties

  /// Properties that are a number in another class of Apple's: `URLSessionTask.priority` is a Float.
  /// There the context of the expression selects one of the types.
  private static let alsoNumbers: Set = ["priority"]

  /// Rewrites access to a property of UIKit classes on an `AnyObject`.
  func lowerSystemProperty(_ node: MemberAccessExprSyntax, _ receiver: ObjectReceiver) {
    let name = node.declName.baseName.text
    let owners = SystemMembers.properties(named: name)
    let types = Set(owners.map(\.type.withoutMarks)).subtracting([""])
    guard types.count < 2, !owners.isEmpty else {
      guard !receiver.isAssumed, !Self.ofOptionals.contains(name) else { return }
      warn(
        owners.isEmpty
          ? "no known class declares '\(name)': it is read by name unless the object is cast"
          : "\(owners.map(\.owner).listed) declare '\(name)' with different types: it is read by name unless the object is cast",
        at: node.declName)
      needsUIKit = true
      edits.insert("objectProperty(", at: receiver.object.range.lowerBound)
      return edits.replace(
        receiver.object.range.upperBound..<node.range.upperBound, with: ", \"\(name)\", Any.self)")
    }
    needsUIKit = true
    let function = Self.alsoNumbers.contains(name) ? "objectNumber" : "objectAnswer"
    edits.insert("\(function)(", at: receiver.object.range.lowerBound)
    edits.replace(
      receiver.object.range.upperBound..<node.range.upperBound,
      with: owners.map { ", { (_o: \($0.owner)) in _o.\(name) }" }.joined() + ")")
  }

  // MARK: Methods that several types have

  /// Whether one call can dispatch to all types. That is so if the result is unused or all results
  /// agree.
  func canBeShared(_ node: FunctionCallExprSyntax, _ memberOwners: [MemberOwner]) -> Bool {
    guard node.usesResult else { return true }
    return memberOwners.haveOneResult
  }

  /// Rewrites a call to dispatch to the first matching type. This runs after the arguments are
  /// visited, because the call repeats their lowered text.
  func lowerAnswer(_ node: FunctionCallExprSyntax) {
    guard let callee = node.messageCallee, !callee.isOfInvocation, !isMessageToAll(node, callee),
      let receiver = objectReceiver(of: callee)
    else { return }
    let memberOwners = memberOwners(of: node, callee)
    guard memberOwners.count > 1, canBeShared(node, memberOwners) else { return }
    let call = edits.applied(
      to: file.text, in: callee.declName.range.lowerBound..<node.range.upperBound
    ).split(separator: "\n").joined(separator: " ")
    let isOptional = receiver.isOptional || node.isOptionalCall
    let isSame = memberOwners.haveOneResult
    let isFlattened = isOptional && isSame && memberOwners[0].result?.hasSuffix("?") == true
    needsUIKit = true
    let others = memberOwners.dropFirst().map {
      ", { (_o: \($0.type)) in \(isSame ? "" : "_ = ")_o.\(call) }"
    }
    edits.insert(
      (isFlattened && !node.isContinued ? "(" : "") + "objectAnswer(",
      at: receiver.object.range.lowerBound)
    edits.replace(
      receiver.object.range.upperBound..<callee.declName.range.lowerBound,
      with: ", { (_o: \(memberOwners[0].type)) in \(isSame ? "" : "_ = ")_o.")
    let mark =
      if !isOptional { "!" } else if node.isContinued { "?" } else { isFlattened ? " ?? nil)" : "" }
    edits.insert(" }\(others.joined()))\(mark)", at: node.range.upperBound)
  }
}

extension [String] {
  /// The first three names in quotation marks, for a warning.
  var listed: String {
    let names = prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return count > 3 ? "\(names) and others" : names
  }
}

extension [FileLowering.MemberOwner] {
  fileprivate var haveOneResult: Bool {
    first?.result != nil && allSatisfy { $0.result == first?.result }
  }
}

extension SystemMembers.Method {
  /// Whether the method can be called with these labels and this number of trailing closures.
  fileprivate func takes(_ labels: [String], closures: Int) -> Bool {
    var rest = parameters[...]
    for label in labels {
      while let next = rest.first, next.label != label {
        guard next.isOptional else { return false }
        rest.removeFirst()
      }
      guard rest.popFirst() != nil else { return false }
    }
    if closures > 0 { return rest.count == closures }
    return rest.allSatisfy(\.isOptional)
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is optional: `object.method?()`.
  var isOptionalCall: Bool { calledExpression.is(OptionalChainingExprSyntax.self) }

  /// The called member, also behind `?` or `!`.
  var messageCallee: MemberAccessExprSyntax? {
    (calledExpression.as(OptionalChainingExprSyntax.self)?.expression
      ?? calledExpression.as(ForceUnwrapExprSyntax.self)?.expression ?? calledExpression)
      .as(MemberAccessExprSyntax.self)
  }

  /// The full name of a method with these argument labels.
  func fullName(_ callee: MemberAccessExprSyntax) -> String {
    let labels = arguments.map { "\($0.label?.text ?? "_"):" }.joined()
    return "\(callee.declName.baseName.text)(\(labels))"
  }

  /// Whether the result of the call is used.
  var usesResult: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      guard parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      else {
        guard let item = parent.as(CodeBlockItemSyntax.self) else { return true }
        return item.parent?.as(CodeBlockItemListSyntax.self)?.mayBeResult == true
      }
      node = parent
    }
    return true
  }

  /// Whether the chain continues after the call.
  fileprivate var isContinued: Bool {
    guard let parent else { return false }
    return parent.is(MemberAccessExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
      || parent.is(ForceUnwrapExprSyntax.self)
      || parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == id
  }
}

extension CodeBlockItemListSyntax {
  /// Whether this is the only statement of a closure, function or getter that may return it.
  fileprivate var mayBeResult: Bool {
    guard count == 1, let parent else { return false }
    if parent.is(ClosureExprSyntax.self) { return !isOfForEach }
    // The body of a computed property or subscript.
    if parent.is(AccessorBlockSyntax.self) { return true }
    guard let owner = parent.as(CodeBlockSyntax.self)?.parent else { return false }
    if let accessor = owner.as(AccessorDeclSyntax.self) {
      return accessor.accessorSpecifier.tokenKind == .keyword(.get)
    }
    return owner.as(FunctionDeclSyntax.self)?.signature.returnClause != nil
  }

  /// Whether these are the statements of a `forEach` closure, whose result is unused.
  fileprivate var isOfForEach: Bool {
    guard let closure = parent?.as(ClosureExprSyntax.self) else { return false }
    let call =
      closure.parent?.as(FunctionCallExprSyntax.self)
      ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    let name = call?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name == "forEach"
  }
}

extension String {
  fileprivate var withoutMarks: Substring {
    var text = self[...]
    while let last = text.last, "?!".contains(last) { text.removeLast() }
    return text
  }
}
