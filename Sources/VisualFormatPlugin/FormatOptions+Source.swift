// SPDX-License-Identifier: MIT

#if Macros
  import SwiftSyntax
  import VisualFormat

  extension FormatOptions {
    /// Reads options from the argument `options:` of a macro's use, none if there is no such one.
    init(writtenIn arguments: LabeledExprListSyntax) throws(FormatLiteral.Unreadable) {
      self = []
      guard let argument = arguments.first(where: { $0.label?.text == "options" }) else { return }
      let expression = argument.expression
      guard let array = expression.as(ArrayExprSyntax.self) else {
        try insert(writtenAs: expression)
        return
      }
      for element in array.elements { try insert(writtenAs: element.expression) }
    }

    /// Adds `.alignAllTop`, or the same with its type before the dot.
    private mutating func insert(writtenAs expression: ExprSyntax) throws(FormatLiteral.Unreadable)
    {
      guard let member = expression.as(MemberAccessExprSyntax.self),
        let option = FormatOptions(name: member.declName.baseName.text)
      else {
        throw FormatLiteral.Unreadable(message: .options, node: Syntax(expression))
      }
      formUnion(option)
    }
  }
#endif
