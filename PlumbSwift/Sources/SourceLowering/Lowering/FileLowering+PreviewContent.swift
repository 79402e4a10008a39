// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A view of a builder that makes a view or a controller of UIKit.
struct PreviewItem {
  /// The expression without modifiers.
  var base: ExprSyntax
  /// The source of the name, if a modifier gives one.
  var name: String?
  /// The sources of the traits for which modifiers stand, the innermost first.
  var traits: [String] = []
}

/// The content of a `#Preview`.
enum PreviewContent {
  case uiKit
  case items([PreviewItem])
  case swiftUI
}

// Finds out whether a preview makes views of UIKit. Types are known as far as the sources state
// them. In a file that does not import SwiftUI every preview does.
extension FileLowering {
  func previewContent(of statements: CodeBlockItemListSyntax) -> PreviewContent {
    if let items = previewItems(statements) { return .items(items) }
    guard usesSwiftUI else { return .uiKit }
    guard let last = statements.last?.item, let result = last.returned,
      let type = typeName(of: result, in: statements), isUIKit(type)
    else { return .swiftUI }
    return .uiKit
  }

  /// The views of a builder, or nil if one is not a representable with known modifiers.
  func previewItems(_ statements: CodeBlockItemListSyntax) -> [PreviewItem]? {
    guard usesSwiftUI, !statements.isEmpty else { return nil }
    var all: [PreviewItem] = []
    for statement in statements {
      guard let expression = statement.item.returned, let items = items(expression) else {
        return nil
      }
      all += items
    }
    return all
  }

  private func items(_ expression: ExprSyntax) -> [PreviewItem]? {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      !isRepresentable(call)
    {
      guard var items = items(base) else { return nil }
      let name = member.declName.baseName.text
      for index in items.indices {
        if name == "previewDisplayName" {
          items[index].name =
            items[index].name ?? call.arguments.first?.expression.trimmedDescription
        } else if let trait = Self.trait(of: name, call.arguments) {
          if !trait.isEmpty { items[index].traits.append(trait) }
        } else {
          return nil
        }
      }
      return items
    }
    if call.calledExpression.trimmedDescription == "Group", let body = call.trailingClosure {
      return previewItems(body.statements)
    }
    return isRepresentable(call) ? [PreviewItem(base: expression)] : nil
  }

  private func isRepresentable(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = call.calledExpression.constructedType,
      let type = index.type(named: name, from: module)
    else { return false }
    return type.inherited.contains {
      ["UIViewRepresentable", "UIViewControllerRepresentable"].contains(index.systemName($0))
    }
  }

  /// The source of the trait for which a modifier stands; empty for modifiers without effect on
  /// UIKit's views, and nil for unknown ones.
  private static func trait(of modifier: String, _ arguments: LabeledExprListSyntax) -> String? {
    let sources = arguments.map { $0.expression.trimmedDescription }
    switch (modifier, sources.count) {
    case ("edgesIgnoringSafeArea", _), ("ignoresSafeArea", _), ("padding", _): return ""
    case ("previewLayout", 1):
      switch sources[0] {
      case ".sizeThatFits": return ".sizeThatFitsLayout"
      case ".device": return ".defaultLayout"
      case let fixed where fixed.hasPrefix(".fixed("):
        return ".fixedLayout(" + fixed.dropFirst(".fixed(".count)
      default: return nil
      }
    case ("previewInterfaceOrientation", 1): return sources[0]
    case ("previewDevice", 1):
      guard let quote = sources[0].firstIndex(of: "\""),
        let end = sources[0].lastIndex(of: "\""), quote < end
      else { return nil }
      return ".device(\(sources[0][quote...end]))"
    case ("preferredColorScheme", 1), ("colorScheme", 1):
      return sources[0] == "nil" ? "" : ".style(\(sources[0]))"
    case ("frame", 2) where arguments.map({ $0.label?.text }) == ["width", "height"]:
      return ".fixedLayout(width: \(sources[0]), height: \(sources[1]))"
    case ("environment", 2):
      let names = [
        "\\.colorScheme": "style", "\\.sizeCategory": "textSize", "\\.layoutDirection": "direction",
      ]
      return names[sources[0]].map { ".\($0)(\(sources[1]))" }
    default: return nil
    }
  }

  /// The type of an expression, as far as the sources state it.
  private func typeName(
    of expression: ExprSyntax, in statements: CodeBlockItemListSyntax
  ) -> String? {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if let type = call.calledExpression.constructedType { return type }
      let name: String?
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
        name = member.declName.baseName.text
      } else {
        name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      }
      let results = name.map { index.results(ofCalls: $0) } ?? []
      return results.count == 1 ? results.first : nil
    }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      for statement in statements {
        for binding in statement.item.as(VariableDeclSyntax.self)?.bindings ?? [] {
          guard binding.pattern.trimmedDescription == name else { continue }
          return binding.typeAnnotation?.type.trimmedDescription
            ?? binding.initializer.flatMap { typeName(of: $0.value, in: statements) }
        }
      }
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      return typeName(of: forced.expression, in: statements)
    }
    if let attempt = expression.as(TryExprSyntax.self) {
      return typeName(of: attempt.expression, in: statements)
    }
    // `storyboard.instantiate… as! LoginController`
    guard let sequence = expression.as(SequenceExprSyntax.self),
      let cast = Array(sequence.elements).dropLast().last, cast.is(UnresolvedAsExprSyntax.self)
    else { return nil }
    return sequence.elements.last?.trimmedDescription
  }

  /// Whether a class is a view or a controller of UIKit.
  private func isUIKit(_ name: String) -> Bool {
    let plain = name.filter { $0 != "?" && $0 != "!" }
    let root = index.type(named: plain, from: module).map { index.systemSuperclass(of: $0) ?? "" }
    let classes = SystemClasses.inheritanceChain(of: index.systemName(root ?? plain))
    return classes.contains("UIView") || classes.contains("UIViewController")
  }
}

extension CodeBlockItemSyntax.Item {
  /// The expression of the statement, or that of a `return`.
  fileprivate var returned: ExprSyntax? {
    if let statement = self.as(ReturnStmtSyntax.self) { return statement.expression }
    return self.as(ExprSyntax.self)
  }
}

extension ExprSyntax {
  /// The type of which a called expression makes a value: `Card(…)`, `Card<Int>(…)`, `Card.init(…)`.
  fileprivate var constructedType: String? {
    var callee = self
    if let member = callee.as(MemberAccessExprSyntax.self) {
      if member.declName.baseName.text == "init", let base = member.base { callee = base }
    }
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
    let name = callee.trimmedDescription
    let last = name.split(separator: ".").last ?? ""
    guard last.first?.isUppercase == true,
      name.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) })
    else { return nil }
    return name
  }
}
