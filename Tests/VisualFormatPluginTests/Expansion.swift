// SPDX-License-Identifier: MIT

#if Macros
  import SwiftSyntax
  import SwiftSyntaxMacroExpansion
  import SwiftSyntaxMacrosGenericTestSupport
  import Testing
  import VisualFormatPlugin

  /// Checks that a use of the macro expands to an array with these lines.
  func expectExpansion(
    _ source: String, to lines: String..., sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let body = lines.map { "\n  \($0)," }.joined()
    expectExpansion(
      source, toSource: "[\(body)\n]", sourceLocation: sourceLocation)
  }

  /// Checks that a use of the macro gives these diagnostics.
  func expectDiagnostics(
    _ source: String, _ diagnostics: DiagnosticSpec..., fixing fixed: String? = nil,
    applying fixIts: [String]? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    expectExpansion(
      source, toSource: "[]", diagnostics, fixing: fixed, applying: fixIts,
      sourceLocation: sourceLocation)
  }

  private func expectExpansion(
    _ source: String, toSource expanded: String, _ diagnostics: [DiagnosticSpec] = [],
    fixing fixed: String? = nil, applying fixIts: [String]? = nil,
    sourceLocation: Testing.SourceLocation
  ) {
    assertMacroExpansion(
      source, expandedSource: expanded, diagnostics: diagnostics,
      macroSpecs: ["visualFormat": MacroSpec(type: VisualFormatMacro.self)],
      applyFixIts: fixIts, fixedSource: fixed, indentationWidth: .spaces(2)
    ) { failure in
      Issue.record("\(failure.message)", sourceLocation: sourceLocation)
    }
  }
#endif
