// SPDX-License-Identifier: MIT

import SwiftSyntax

// In Objective-C `AnyObject` responds to every message. Here a value that is declared as
// `AnyObject` is cast to the class with the method: `target?.perform(action)` becomes
// `(target as? NSObject)?.perform(action)`. The cast of a non-optional value is forced. An object
// of another class ends the process, as an unrecognized selector does on Apple platforms.
extension FileLowering {
  /// Methods of NSObject, with the labels of their first argument.
  private static let messages: [String: Set<String>] = [
    "perform": ["_"], "responds": ["to"], "value": ["forKey", "forKeyPath"], "setValue": ["_"],
    "isKind": ["of"], "isMember": ["of"], "isEqual": ["_"], "conforms": ["to"], "method": ["for"],
    "addObserver": ["_"], "removeObserver": ["_"], "willChangeValue": ["forKey"],
    "didChangeValue": ["forKey"], "setValuesForKeys": ["_"], "dictionaryWithValues": ["forKeys"],
    "performSelector": ["onMainThread", "inBackground"], "forwardingTarget": ["for"],
    "doesNotRecognizeSelector": ["_"],
  ]

  /// Properties of NSObject.
  private static let properties: Set<String> = ["description", "debugDescription", "hash"]

  func lowerMessage(_ node: FunctionCallExprSyntax) {
    guard let callee = node.messageCallee, !callee.isOfInvocation else { return }
    if isMessageToAll(node, callee) {
      guard let receiver = objectReceiver(of: callee) else { return }
      return cast(receiver, to: "NSObject", isOptional: receiver.isOptional || node.isOptionalCall)
    }
    if lowerClassMessage(node, callee) { return }
    guard let receiver = objectReceiver(of: callee) else { return }
    let memberOwners = memberOwners(of: node, callee)
    if memberOwners.isEmpty {
      lowerUnknown(node, callee, receiver)
    } else if memberOwners.count == 1 {
      cast(
        receiver, to: memberOwners[0].type, isOptional: receiver.isOptional || node.isOptionalCall)
    } else if !canBeShared(node, memberOwners) {
      warn(
        "'\(node.fullName(callee))' is ambiguous: \(memberOwners.map(\.type).listed) declare it with different results; cast the object to one of them",
        at: callee.declName)
    }
  }

  /// Whether NSObject declares the method.
  func isMessageToAll(
    _ node: FunctionCallExprSyntax, _ callee: MemberAccessExprSyntax
  ) -> Bool {
    let name = callee.declName.baseName.text
    guard let labels = Self.messages[name], let argument = node.arguments.first
    else { return false }
    if name == "setValue", node.arguments.last?.label?.text.hasPrefix("for") != true {
      return false
    }
    return labels.contains(argument.label?.text ?? "_")
  }

  /// Class methods of NSObject, with the label of their argument.
  private static let classMessages: [String: String?] = [
    "isSubclass": "of", "superclass": nil, "description": nil, "instancesRespond": "to",
    "instanceMethod": "for", "conforms": "to",
  ]

  /// Casts the receiver of `type.superclass()` and the like. On Linux an `AnyClass` has no members.
  private func lowerClassMessage(
    _ node: FunctionCallExprSyntax, _ callee: MemberAccessExprSyntax
  ) -> Bool {
    guard let label = Self.classMessages[callee.declName.baseName.text],
      node.arguments.first?.label?.text == label, node.arguments.count < 2,
      let receiver = callee.base.flatMap({ objectReceiver($0, .type) })
    else { return false }
    cast(receiver, to: "NSObject.Type")
    return true
  }

  func lowerObjectProperty(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    guard node.isRead, let receiver = objectReceiver(of: node) else { return }
    if Self.properties.contains(name) { return cast(receiver, to: "NSObject") }
    guard let type = ObjectProperties.type(of: name, index) else {
      return lowerSystemProperty(node, receiver)
    }
    needsUIKit = true
    edits.insert("objectProperty(", at: receiver.object.range.lowerBound)
    edits.replace(
      receiver.object.range.upperBound..<node.range.upperBound,
      with: ", \"\(name)\", \(type).self)")
  }

  private func cast(_ receiver: ObjectReceiver, to type: String, isOptional: Bool? = nil) {
    edits.insert("(", at: receiver.object.range.lowerBound)
    edits.replace(
      receiver.object.range.upperBound..<receiver.base.range.upperBound,
      with: isOptional ?? receiver.isOptional ? " as? \(type))?" : " as! \(type))")
    if index.type(named: type, from: module) == nil { needsUIKit = true }
  }

  /// Rewrites `object[key]` to a subscript that the sources expose to Objective-C, or else to that
  /// of a Foundation collection.
  func lowerObjectSubscript(_ node: SubscriptCallExprSyntax) {
    guard let receiver = objectReceiver(node.calledExpression), node.trailingClosure == nil else {
      return
    }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let types = index.typesSubscripted(
      labels, node.arguments.map { statedType(of: $0.expression) }, in: file.path)
    if let type = types.first {
      guard types.count == 1 else {
        let names = types.map { "'\($0)'" }.joined(separator: ", ")
        return warn(
          "the subscript is ambiguous: \(names) declare one; cast the object to one of them",
          at: node.leftSquare)
      }
      return cast(receiver, to: type)
    }
    guard labels == ["_"] else { return }
    needsUIKit = true
    edits.insert("objectSubscript(", at: receiver.object.range.lowerBound)
    edits.replace(
      receiver.object.range.upperBound..<node.leftSquare.range.upperBound, with: ", ")
    edits.replace(node.rightSquare, padding: ")")
  }

  /// The type of an argument, if it is a literal or a name with a stated type.
  private func statedType(of argument: ExprSyntax) -> String? {
    if argument.is(StringLiteralExprSyntax.self) { return "String" }
    if argument.is(IntegerLiteralExprSyntax.self) { return "Int" }
    guard let name = argument.as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .stated(let type) = argument.scopedType(of: name)
    else { return nil }
    return type
  }

  // MARK: Objects

  /// The receiver of a message. `base` includes the mark after the object.
  struct ObjectReceiver {
    var object: ExprSyntax
    var base: ExprSyntax
    var isOptional: Bool
    /// Whether the type is only assumed: the sources declare none, and the name is `target`.
    var isAssumed: Bool
  }

  /// The receiver of a member, if the sources declare it as `AnyObject`.
  func objectReceiver(of node: MemberAccessExprSyntax) -> ObjectReceiver? {
    node.base.flatMap { objectReceiver($0) }
  }

  private func objectReceiver(
    _ base: ExprSyntax, _ type: ObjectType = .object
  ) -> ObjectReceiver? {
    let chain = base.as(OptionalChainingExprSyntax.self)
    let object = chain?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
    guard mayHaveAnyObjects || name(of: object) == "target",
      objectType(of: object)?.unwrapped == type
    else { return nil }
    return ObjectReceiver(
      object: object, base: base, isOptional: chain != nil, isAssumed: !mayHaveAnyObjects)
  }

  /// Rewrites `type(of: object).description()` to the class's name. On Linux the type of an
  /// `AnyObject` has no members.
  func lowerClassDescription(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty,
      let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "description",
      let base = callee.base?.as(FunctionCallExprSyntax.self),
      base.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type",
      let argument = base.arguments.first, argument.label?.text == "of",
      let name = name(of: argument.expression),
      typesOfNames[name]?.contains(where: { $0.trimmingMarks == "AnyObject" }) == true
    else { return }
    edits.insert("nameOfClass(", at: base.range.lowerBound)
    edits.replace(base.range.upperBound..<node.range.upperBound, with: ")")
    needsUIKit = true
  }

  private func name(of expression: ExprSyntax) -> String? {
    expression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}

extension MemberAccessExprSyntax {
  /// Whether the member is read as a value and not called.
  var isRead: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if let call = parent.as(FunctionCallExprSyntax.self) {
        return call.calledExpression.id != node.id
      }
      guard parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      else { return true }
      node = parent
    }
    return true
  }
}

extension String {
  /// The type without optional marks.
  fileprivate var trimmingMarks: Substring {
    var text = self[...]
    while let last = text.last, "?!".contains(last) { text.removeLast() }
    return text
  }
}
