// SPDX-License-Identifier: MIT

import SwiftSyntax

// Methods and properties that an `AnyObject` may have: those that the sources declare for Objective-C, and UIKit's. Where
// several types have one, every type gets a closure, and the one that fits the object is called.
extension FileLowering {
  /// A type whose objects have a method, and what it gives.
  struct ObjectAnswer {
    var type: String
    /// Empty for none; nil where it is not known.
    var result: String?
  }

  /// Whether a call is one of a method that an `AnyObject` may have.
  func isMessageToObject(_ node: FunctionCallExprSyntax) -> Bool {
    guard let callee = node.messageCallee, objectReceiver(of: callee) != nil else { return false }
    return isMessageToAll(node, callee) || !answers(to: node, callee).isEmpty
  }

  /// The types whose objects answer to a call: those of the sources, and UIKit's of the same result.
  func answers(
    to node: FunctionCallExprSyntax, _ callee: MemberAccessExprSyntax
  ) -> [ObjectAnswer] {
    let fullName = node.fullName(callee)
    let own = index.answers(to: fullName, in: file.path)
    let name = callee.declName.baseName.text
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let closures = node.trailingClosure == nil ? 0 : 1 + node.additionalTrailingClosures.count
    let systems = SystemMembers.methods(named: name).filter {
      $0.takes(labels, closures: closures)
    }
    let others = systems.map {
      ObjectAnswer(type: $0.owner, result: systems.count > 1 ? $0.result : nil)
    }
    // What the sources mean may be theirs alone.
    return own
      + others.filter { other in
        own.isEmpty || !node.isLookedAt || own.allSatisfy { $0.result == other.result }
      }
  }

  /// What an optional has itself.
  private static let ofOptionals: Set<String> = [
    "self", "map", "flatMap", "unsafelyUnwrapped", "take", "init", "hashValue",
    "publisher", "customMirror", "none", "some",
  ]

  /// Sends a message by its selector that nothing known here declares.
  func lowerUnknown(
    _ node: FunctionCallExprSyntax, _ callee: MemberAccessExprSyntax, _ receiver: ObjectReceiver
  ) {
    let name = callee.declName.baseName.text
    guard !receiver.isAssumed, !Self.ofOptionals.contains(name) else { return }
    warn(
      "no class is known here that has '\(node.fullName(callee))': the object is sent the selector, or has to be cast",
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

  /// A property of UIKit's classes that an object may have.
  func lowerSystemProperty(_ node: MemberAccessExprSyntax, _ receiver: ObjectReceiver) {
    let name = node.declName.baseName.text
    let owners = SystemMembers.properties(named: name)
    let types = Set(owners.map(\.type.withoutMarks)).subtracting([""])
    guard types.count < 2, !owners.isEmpty else {
      guard !receiver.isAssumed, !Self.ofOptionals.contains(name) else { return }
      warn(
        owners.isEmpty
          ? "no class is known here that has '\(name)': the object is asked for it by name, or has to be cast"
          : "\(owners.map(\.owner).listed) have '\(name)' in different types: the object is asked for it by name, or has to be cast",
        at: node.declName)
      needsUIKit = true
      edits.insert("objectProperty(", at: receiver.object.range.lowerBound)
      return edits.replace(
        receiver.object.range.upperBound..<node.range.upperBound, with: ", \"\(name)\", Any.self)")
    }
    needsUIKit = true
    edits.insert("objectAnswer(", at: receiver.object.range.lowerBound)
    edits.replace(
      receiver.object.range.upperBound..<node.range.upperBound,
      with: owners.map { ", { (_o: \($0.owner)) in _o.\(name) }" }.joined() + ")")
  }

  // MARK: Methods that several types have

  /// Whether one call can stand for those of all types: nobody looks at its result, or all give the same.
  func canBeShared(_ node: FunctionCallExprSyntax, _ answers: [ObjectAnswer]) -> Bool {
    guard node.isLookedAt else { return true }
    return answers.haveOneResult
  }

  /// Sends a message to the first type of several that the object is of. What the arguments are lowered to is known
  /// once they have been visited.
  func lowerAnswer(_ node: FunctionCallExprSyntax) {
    guard let callee = node.messageCallee, !callee.isOfInvocation, !isMessageToAll(node, callee),
      let receiver = objectReceiver(of: callee)
    else { return }
    let answers = answers(to: node, callee)
    guard answers.count > 1, canBeShared(node, answers) else { return }
    let call = edits.applied(
      to: file.text, in: callee.declName.range.lowerBound..<node.range.upperBound
    ).split(separator: "\n").joined(separator: " ")
    let isOptional = receiver.isOptional || node.asks
    let isSame = answers.haveOneResult
    let isFlattened = isOptional && isSame && answers[0].result?.hasSuffix("?") == true
    needsUIKit = true
    let others = answers.dropFirst().map {
      ", { (_o: \($0.type)) in \(isSame ? "" : "_ = ")_o.\(call) }"
    }
    edits.insert(
      (isFlattened && !node.isContinued ? "(" : "") + "objectAnswer(",
      at: receiver.object.range.lowerBound)
    edits.replace(
      receiver.object.range.upperBound..<callee.declName.range.lowerBound,
      with: ", { (_o: \(answers[0].type)) in \(isSame ? "" : "_ = ")_o.")
    let mark =
      if !isOptional { "!" } else if node.isContinued { "?" } else { isFlattened ? " ?? nil)" : "" }
    edits.insert(" }\(others.joined()))\(mark)", at: node.range.upperBound)
  }
}

extension [String] {
  /// The first names, as they stand in a warning.
  var listed: String {
    let names = prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return count > 3 ? "\(names) and others" : names
  }
}

extension [FileLowering.ObjectAnswer] {
  fileprivate var haveOneResult: Bool {
    first?.result != nil && allSatisfy { $0.result == first?.result }
  }
}

extension SystemMembers.Method {
  /// Whether the method can be called with such labels and trailing closures.
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
  /// Whether the object is asked if it has the method: `object.method?()`.
  var asks: Bool { calledExpression.is(OptionalChainingExprSyntax.self) }

  /// The member that is called, also through `?` or `!`.
  var messageCallee: MemberAccessExprSyntax? {
    (calledExpression.as(OptionalChainingExprSyntax.self)?.expression
      ?? calledExpression.as(ForceUnwrapExprSyntax.self)?.expression ?? calledExpression)
      .as(MemberAccessExprSyntax.self)
  }

  /// The name of a method that is called with these labels.
  func fullName(_ callee: MemberAccessExprSyntax) -> String {
    let labels = arguments.map { "\($0.label?.text ?? "_"):" }.joined()
    return "\(callee.declName.baseName.text)(\(labels))"
  }

  /// Whether the result is more than thrown away.
  fileprivate var isLookedAt: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      guard parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      else {
        guard let item = parent.as(CodeBlockItemSyntax.self) else { return true }
        // The only statement of a closure or a function may be its result.
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else {
          return false
        }
        return list.parent?.is(ClosureExprSyntax.self) == true && !list.isOfForEach
      }
      node = parent
    }
    return true
  }

  /// Whether something is asked of the result in the same chain.
  fileprivate var isContinued: Bool {
    guard let parent else { return false }
    return parent.is(MemberAccessExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
      || parent.is(ForceUnwrapExprSyntax.self)
      || parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == id
  }
}

extension CodeBlockItemListSyntax {
  /// Whether these are the statements of a closure whose result nobody gets.
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
