// SPDX-License-Identifier: MIT

import SwiftSyntax

// XCTest on Linux lists tests in code without isolation and calls tests and their set-up on the
// main thread. So the bodies of main-actor tests assume the main actor.
extension FileLowering {
  private static let fixtures: Set<String> = [
    "setUp", "tearDown", "setUpWithError", "tearDownWithError", "invokeTest",
  ]

  func lowerTestCase(_ block: MemberBlockSyntax, of type: TypeEntry) {
    let isMainActor = index.isMainActor(type) || isOfActorByProtocol(type)
    for item in block.members.compiled(conditions) {
      guard let method = item.decl.as(FunctionDeclSyntax.self) else { continue }
      lowerRecording(method, in: type)
      guard method.signature.parameterClause.parameters.isEmpty
      else { continue }
      let isFixture = Self.fixtures.contains(method.name.text) && method.isOverride
      let isTest = method.name.text.hasPrefix("test") && !method.isStatic
      let isAsync = method.signature.effectSpecifiers?.asyncSpecifier != nil
      if isMainActor {
        guard !method.modifiers.contains(where: { $0.name.text == "nonisolated" }) else { continue }
        if isFixture, isAsync, !method.attributes.has("MainActor") {
          edits.insert("@MainActor ", at: method.modifiers.range.lowerBound)
        } else if (isFixture || isTest) && !isAsync {
          removeMainActor(method)
          assumeMainActor(method, isTest: isTest)
        }
      } else if method.attributes.has("MainActor"), isTest || isFixture, !isAsync {
        removeMainActor(method)
        assumeMainActor(method, isTest: false)
      }
    }
  }

  /// The conformance that lets the body of a test use `self` on the main actor, although the test
  /// itself is not isolated. Nil if no test of the class needs it, or if the class has it.
  func testConformance(of node: ClassDeclSyntax, _ type: TypeEntry) -> String? {
    let usesActor =
      index.isMainActor(type) || isOfActorByProtocol(type)
      || type.allMembers.contains { $0.isMethod && $0.attributes.contains("MainActor") }
    let types = node.inheritanceClause?.inheritedTypes
    guard usesActor,
      types?.contains(where: { $0.type.trimmedDescription.contains("Sendable") }) == false
    else { return nil }
    return ", @unchecked Sendable"
  }

  private func removeMainActor(_ method: FunctionDeclSyntax) {
    for attribute in method.attributes {
      if attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "MainActor" {
        edits.blank(attribute)
      }
    }
  }

  /// Whether the class is isolated to the main actor because its declaration names a UIKit
  /// protocol.
  private func isOfActorByProtocol(_ type: TypeEntry) -> Bool {
    let added = Set(type.extensions.flatMap(\.inherited))
    return !type.hasOtherActor
      && type.inherited.contains {
        $0.hasPrefix("UI") && SystemProtocols[$0] != nil && !added.contains($0)
      }
  }

  /// The NSObjectProtocol members that delegates and data sources need. On Apple platforms test
  /// cases inherit them.
  func objectMembers(of type: TypeEntry) -> [String] {
    func conforms(_ type: TypeEntry) -> Bool { type.inherited.count > 1 }
    guard conforms(type), !index.inheritanceChain(of: type).dropFirst().contains(where: conforms)
    else {
      return []
    }
    let members = [
      "hash": "var hash: Swift.Int { Swift.ObjectIdentifier(self).hashValue }",
      "isEqual": "func isEqual(_ object: Any?) -> Swift.Bool { self === object as AnyObject? }",
      "self": "func `self`() -> Self { self }",
      "isProxy": "func isProxy() -> Swift.Bool { false }",
      "description": "var description: Swift.String { name }",
      "debugDescription": "var debugDescription: Swift.String { name }",
    ]
    let own = Set(type.allMembers.map(\.name))
    return members.filter { !own.contains($0.key) }.sorted { $0.key < $1.key }
      .map { "nonisolated public \($0.value)" }
  }

  /// The members that send a test case's failures through `RunningTest`, if the package has it.
  func failureMembers(of type: TypeEntry) -> [String] {
    guard conditions.modules.contains("PlumbXCTest"), type.inherited.first == "XCTestCase" else {
      return []
    }
    usesRunningTest = true
    var members = [
      "nonisolated override func recordFailure(withDescription _text: Swift.String, "
        + "inFile _file: Swift.String, atLine _line: Swift.Int, expected _is: Swift.Bool) { "
        + "if RunningTest.isPassingOn { super.recordFailure("
        + "withDescription: _text, inFile: _file, atLine: _line, expected: _is) } "
        + "else if let _issue = RunningTest.unexpected(_text, _file, _line, _is) { record(_issue) } }"
    ]
    if !type.allMembers.contains(where: { $0.name == "invokeTest" }) {
      members.append(
        "nonisolated override func invokeTest() { RunningTest.run(self) { super.invokeTest() } }")
    }
    return members
  }

  /// Removes `override` from `record(_ issue: XCTIssue)`, which XCTest on Linux does not declare.
  private func lowerRecording(_ method: FunctionDeclSyntax, in type: TypeEntry) {
    guard conditions.modules.contains("PlumbXCTest"), type.inherited.first == "XCTestCase",
      MemberEntry(method).fullName == "record(_:)",
      let word = method.modifiers.first(where: { $0.name.text == "override" })
    else { return }
    edits.replace(word, padding: "nonisolated")
  }

  private func assumeMainActor(_ method: FunctionDeclSyntax, isTest: Bool) {
    guard let body = method.body else { return }
    if isTest {
      let start = method.modifiers.isEmpty ? method.funcKeyword.range : method.modifiers.range
      edits.insert("nonisolated ", at: start.lowerBound)
    }
    let isThrowing = method.signature.effectSpecifiers?.throwsClause != nil
    if !isThrowing, body.hasTry {
      // A `try` in a closure makes the compiler infer that the closure throws, even inside an
      // argument of `XCTAssertThrowsError`. A function states that it does not throw. It has the
      // test's name because of `#function`.
      let name = method.name.trimmedDescription
      edits.insert(" @MainActor func \(name)() {", at: body.leftBrace.range.upperBound)
      edits.insert("}; MainActor.assumeIsolated(\(name))", at: body.rightBrace.range.lowerBound)
      return
    }
    edits.insert(
      " \(isThrowing ? "try " : "")MainActor.assumeIsolated { () \(isThrowing ? "throws " : "")-> Void in",
      at: body.leftBrace.range.upperBound)
    edits.insert("}", at: body.rightBrace.range.lowerBound)
  }
}

extension FunctionDeclSyntax {
  fileprivate var isOverride: Bool { modifiers.contains { $0.name.text == "override" } }

  fileprivate var isStatic: Bool {
    modifiers.contains { ["static", "class"].contains($0.name.text) }
  }
}

extension CodeBlockSyntax {
  /// Whether the body contains a `try` without `?` or `!`.
  fileprivate var hasTry: Bool {
    tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.try)
        && $0.parent?.as(TryExprSyntax.self)?.questionOrExclamationMark == nil
    }
  }
}
