// SPDX-License-Identifier: MIT

import SwiftSyntax

// `AnyObject` answers every message in Objective-C. Here what is declared as one is cast to the class that has the
// methods: `target?.perform(action)` becomes `(target as? NSObject)?.perform(action)`. Where it is not optional the cast
// is forced: an object without these methods ends the process, as a message that an object does not know does there.
extension FileLowering {
  /// Methods that NSObject has, by the labels of the first argument that they are called with.
  private static let messages: [String: Set<String>] = [
    "perform": ["_"], "responds": ["to"], "value": ["forKey", "forKeyPath"], "setValue": ["_"],
    "isKind": ["of"], "isMember": ["of"], "isEqual": ["_"], "conforms": ["to"], "method": ["for"],
    "addObserver": ["_"], "removeObserver": ["_"], "willChangeValue": ["forKey"],
    "didChangeValue": ["forKey"], "setValuesForKeys": ["_"], "dictionaryWithValues": ["forKeys"],
    "performSelector": ["onMainThread", "inBackground"], "forwardingTarget": ["for"],
    "doesNotRecognizeSelector": ["_"],
  ]

  /// What NSObject tells of itself.
  private static let properties: Set<String> = ["description", "debugDescription", "hash"]

  func lowerMessage(_ node: FunctionCallExprSyntax) {
    guard let callee = node.messageCallee, !callee.isOfInvocation else { return }
    if isMessageToAll(node, callee) {
      guard let receiver = objectReceiver(of: callee) else { return }
      return cast(receiver, to: "NSObject", isOptional: receiver.isOptional || node.asks)
    }
    if lowerClassMessage(node, callee) { return }
    guard let receiver = objectReceiver(of: callee) else { return }
    let answers = answers(to: node, callee)
    if answers.isEmpty {
      lowerUnknown(node, callee, receiver)
    } else if answers.count == 1 {
      cast(receiver, to: answers[0].type, isOptional: receiver.isOptional || node.asks)
    } else if !canBeShared(node, answers) {
      warn(
        "'\(node.fullName(callee))' is sent to nobody: \(answers.map(\.type).listed) declare it, so the object has to be cast to one",
        at: callee.declName)
    }
  }

  /// Whether NSObject has the method.
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

  /// The methods of NSObject's class that classes are asked for, by the label of the argument.
  private static let classMessages: [String: String?] = [
    "isSubclass": "of", "superclass": nil, "description": nil, "instancesRespond": "to",
    "instanceMethod": "for", "conforms": "to",
  ]

  /// `type.superclass()` of an `AnyClass`, which has no members here.
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

  /// `object[key]` asks what the sources declare for Objective-C, or else a collection of Foundation's.
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
          "the subscript is asked of nobody: \(names) declare one, so the object has to be cast to one",
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

  /// The type of an argument, where it is a literal or declared with a type around.
  private func statedType(of argument: ExprSyntax) -> String? {
    if argument.is(StringLiteralExprSyntax.self) { return "String" }
    if argument.is(IntegerLiteralExprSyntax.self) { return "Int" }
    guard let name = argument.as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .stated(let type) = argument.scopedType(of: name)
    else { return nil }
    return type
  }

  // MARK: Objects

  /// What a message goes to: an expression, with the mark behind it in the base.
  struct ObjectReceiver {
    var object: ExprSyntax
    var base: ExprSyntax
    var isOptional: Bool
    /// Whether the sources do not say what the object is, which is one of UIKit's targets by its name.
    var isAssumed: Bool
  }

  /// The object that a member is asked of, where it is an `AnyObject` as far as the sources say.
  func objectReceiver(of node: MemberAccessExprSyntax) -> ObjectReceiver? {
    node.base.flatMap { objectReceiver($0) }
  }

  private func objectReceiver(
    _ base: ExprSyntax, _ type: ObjectType = .object
  ) -> ObjectReceiver? {
    let chain = base.as(OptionalChainingExprSyntax.self)
    let object = chain?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
    guard knowsObjects || name(of: object) == "target",
      objectType(of: object)?.unwrapped == type
    else { return nil }
    return ObjectReceiver(
      object: object, base: base, isOptional: chain != nil, isAssumed: !knowsObjects)
  }

  /// `type(of: object).description()`, the class's name: classes of what is an `AnyObject` have no members here.
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
  /// Whether the member is read as a value, and not called.
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
  /// A type without the marks of optionals.
  fileprivate var trimmingMarks: Substring {
    var text = self[...]
    while let last = text.last, "?!".contains(last) { text.removeLast() }
    return text
  }
}
