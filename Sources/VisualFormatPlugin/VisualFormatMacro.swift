// SPDX-License-Identifier: MIT

#if Macros
  import SwiftDiagnostics
  package import SwiftSyntax
  import SwiftSyntaxBuilder
  package import SwiftSyntaxMacros
  import VisualFormat

  /// `#visualFormat("H:|-[icon(24)]-[title]-|")`: an array of the format's constraints.
  ///
  /// Names are variables in scope at the use of the macro. The expansion creates each constraint
  /// with the views' anchors, so the compiler rejects undefined names and variables that are not
  /// views.
  package struct VisualFormatMacro: ExpressionMacro {
    package static func expansion(
      of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> ExprSyntax {
      guard let argument = node.arguments.first?.expression,
        let expression = argument.as(StringLiteralExprSyntax.self)
      else {
        let place = Syntax(node.arguments.first?.expression) ?? Syntax(node)
        context.diagnose(Diagnostic(node: place, message: VisualFormatMessage.notALiteral))
        return "[]"
      }
      do {
        let literal = try FormatLiteral(expression)
        let options = try FormatOptions(writtenIn: node.arguments)
        return expand(literal, options: options, in: context)
      } catch {
        context.diagnose(error.diagnostic)
        return "[]"
      }
    }

    private static func expand(
      _ literal: FormatLiteral, options: FormatOptions, in context: some MacroExpansionContext
    ) -> ExprSyntax {
      let parsed = FormatStatement.parse(literal.text)
      let names = NamesInSource(parsed.statement)
      let resolved = parsed.resolved(in: names, options: options)
      for diagnostic in resolved.diagnostics {
        context.diagnose(diagnostic.asWritten(in: literal))
      }
      guard resolved.diagnostics.isEmpty else { return "[]" }
      let writer = ConstraintWriter(statement: parsed.statement, names: names)
      let lines = resolved.constraints.map { "  \(writer.expression($0)),\n" }
      return "[\n\(raw: lines.joined())]"
    }
  }

  extension FormatLiteral.Unreadable {
    /// The error as a diagnostic for the compiler.
    var diagnostic: Diagnostic {
      let fixIt = name.map { name in
        FixIt(
          message: VisualFormatMessage.write(name),
          changes: [
            .replaceText(range: node.position..<node.endPosition, with: name, in: node.root)
          ])
      }
      return Diagnostic(node: node, message: message, fixIts: fixIt.map { [$0] } ?? [])
    }
  }

  extension FormatDiagnostic {
    /// The diagnostic at its position in the source file.
    func asWritten(in literal: FormatLiteral) -> Diagnostic {
      let range = literal.sourceRange(of: range)
      var fixIts = [change(of: range, to: nil, in: literal)]
      if let fixIt {
        fixIts.append(
          change(
            of: literal.sourceRange(of: fixIt.range), to: fixIt.replacement, in: literal))
      }
      return Diagnostic(
        node: literal.node, position: range.lowerBound,
        message: VisualFormatMessage.mistake(problem, notes: notes), highlights: [],
        fixIts: fixIts)
    }

    private func change(
      of range: Range<AbsolutePosition>, to text: String?, in literal: FormatLiteral
    ) -> FixIt {
      FixIt(
        message: text.map { VisualFormatMessage.write($0) } ?? .place,
        changes: [.replaceText(range: range, with: text ?? "", in: literal.node)])
    }
  }
#endif
