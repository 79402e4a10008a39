// SPDX-License-Identifier: MIT

#if Macros
  import SwiftSyntax
  import VisualFormat

  extension FormatOptions {
    /// Reads the argument `options:` of a macro use. Without the argument, the options are empty.
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

    /// Adds `.alignAllTop`, with or without a type name before the dot.
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
