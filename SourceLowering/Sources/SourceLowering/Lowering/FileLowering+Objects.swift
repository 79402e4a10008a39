// SPDX-License-Identifier: MIT

import SwiftSyntax

// `AnyObject` answers every message in Objective-C. Here what is declared as one is cast to the class that has the
// methods: `target?.perform(action)` becomes `(target as? NSObject)?.perform(action)`. Where it is not optional the cast
// is forced: an object without these methods ends the process, as a message that an object does not know does there.
extension FileLowering {
  /// Methods that NSObject has, by the labels of the first argument that they are called with.
  private static let messages: [String: Set<String>] = [
    "perform": ["_"], "responds": ["to"], "value": ["forKey", "forKeyPath"], "setValue": ["_"],
    "isKind": ["of"], "isMember": ["of"], "isEqual": ["_"], "conforms": ["to"],
  ]

  /// What NSObject tells of itself.
  private static let properties: Set<String> = ["description", "debugDescription", "hash"]

  func lowerMessage(_ node: FunctionCallExprSyntax) {
    if let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      let labels = Self.messages[callee.declName.baseName.text],
      let argument = node.arguments.first, labels.contains(argument.label?.text ?? "_")
    {
      if let receiver = objectReceiver(of: callee) { cast(receiver, to: "NSObject") }
    } else if let message = ownMessage(node), let receiver = objectReceiver(of: message.callee) {
      lower(node, message, to: receiver)
    }
  }

  func lowerObjectProperty(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    let isOfNSObject = Self.properties.contains(name)
    guard isOfNSObject || ObjectProperties.type(of: name, index) != nil,
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id,
      let receiver = objectReceiver(of: node)
    else { return }
    if isOfNSObject { return cast(receiver, to: "NSObject") }
    guard let type = ObjectProperties.type(of: name, index) else { return }
    needsUIKit = true
    edits.insert("objectProperty(", at: receiver.object.range.lowerBound)
    edits.replace(
      receiver.object.range.upperBound..<node.range.upperBound,
      with: ", \"\(name)\", \(type).self)")
  }

  private func lower(
    _ node: FunctionCallExprSyntax, _ message: OwnMessage, to receiver: ObjectReceiver
  ) {
    guard let type = message.types.first, message.types.count == 1 else {
      let names = message.types.map { "'\($0)'" }.joined(separator: ", ")
      return warn(
        "'\(message.fullName)' is sent to nobody: \(names) declare it, so the object has to be cast to one",
        at: message.callee.declName)
    }
    // `object.method?()` asks the object whether it has the method.
    let asks = node.calledExpression.is(OptionalChainingExprSyntax.self)
    cast(receiver, to: type, isOptional: receiver.isOptional || asks)
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

  // MARK: Methods of the sources

  /// A method by whose name and labels something is called, and the types of the sources that declare it.
  struct OwnMessage {
    var callee: MemberAccessExprSyntax
    var fullName: String
    var types: [String]
  }

  /// Whether a call is one of a method that an `AnyObject` may have, by what the sources declare for Objective-C.
  func isMessageToObject(_ node: FunctionCallExprSyntax) -> Bool {
    ownMessage(node).flatMap { objectReceiver(of: $0.callee) } != nil
  }

  private func ownMessage(_ node: FunctionCallExprSyntax) -> OwnMessage? {
    let called =
      node.calledExpression.as(OptionalChainingExprSyntax.self)?.expression
      ?? node.calledExpression.as(ForceUnwrapExprSyntax.self)?.expression ?? node.calledExpression
    guard let callee = called.as(MemberAccessExprSyntax.self), node.trailingClosure == nil else {
      return nil
    }
    let labels = node.arguments.map { "\($0.label?.text ?? "_"):" }.joined()
    let fullName = "\(callee.declName.baseName.text)(\(labels))"
    var types = index.typesAnswering(fullName, in: file.path)
    if types.isEmpty, let owner = ObjectMethods.owner(of: fullName) { types = [owner] }
    return types.isEmpty ? nil : OwnMessage(callee: callee, fullName: fullName, types: types)
  }

  // MARK: Objects

  /// What a message goes to: an expression, with the mark behind it in the base.
  private struct ObjectReceiver {
    var object: ExprSyntax
    var base: ExprSyntax
    var isOptional: Bool
  }

  /// The object that a member is asked of, where it is an `AnyObject` as far as the sources say.
  private func objectReceiver(of node: MemberAccessExprSyntax) -> ObjectReceiver? {
    node.base.flatMap(objectReceiver)
  }

  private func objectReceiver(_ base: ExprSyntax) -> ObjectReceiver? {
    let chain = base.as(OptionalChainingExprSyntax.self)
    let object = chain?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
    let receiver = ObjectReceiver(object: object, base: base, isOptional: chain != nil)
    if object.isCastToAnyObject { return receiver }
    guard let name = name(of: object) else { return nil }
    if object.is(DeclReferenceExprSyntax.self), let found = object.scopedType(of: name) {
      guard case .stated(let type) = found, type.trimmingMarks == "AnyObject" else { return nil }
      return receiver
    }
    let isOfOptional = object.is(MemberAccessExprSyntax.self) && base != object
    return isAnyObject(name, isMember: isOfOptional) ? receiver : nil
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

  /// Whether all that the file or the properties of the sources call so is an `AnyObject`. UIKit's targets are, where
  /// the sources have none.
  private func isAnyObject(_ name: String, isMember: Bool) -> Bool {
    let types = (typesOfNames[name] ?? []).union(index.types(ofProperties: name))
    guard !types.isEmpty else { return name == "target" && isMember }
    return types.allSatisfy { type in
      type.trimmingMarks == "AnyObject"
    }
  }
}

extension ExprSyntax {
  /// Whether this is `(value as AnyObject)`, which makes an object of Foundation's of what is none.
  fileprivate var isCastToAnyObject: Bool {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let cast = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
      let type = cast.elements.last?.as(TypeExprSyntax.self)?.type
    else { return false }
    return type.trimmedDescription.trimmingMarks == "AnyObject"
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
