// SPDX-License-Identifier: MIT

import Diagnostics

/// A diagnostic with all properties, and one without optional properties.
enum Samples {
  static let full = Diagnostic(
    "truncated-text", .warning, "'Title' is 12 points too narrow: <\"é\">",
    at: Diagnostic.Place(
      file: "App/Main, 1.storyboard", line: 2, column: 3, endColumn: 8, elementID: "abc-12-xyz"),
    conditions: "AX2 and larger",
    related: [
      Diagnostic.Related(
        "the width is set here", at: Diagnostic.Place(file: "App/Main, 1.storyboard", line: 9))
    ],
    notes: ["it needs 112 points"],
    witnesses: [
      Diagnostic.Witness(
        "the layout", frames: [Diagnostic.Frame("Title", x: 16, y: 20.5, width: 100, height: 21)])
    ],
    fixIts: [
      Diagnostic.FixIt(
        "Let it have several lines", isSafe: true,
        edits: [
          Diagnostic.Edit(file: "App/Main, 1.storyboard", replacing: 14..<15, with: "0")
        ])
    ])

  static let bare = Diagnostic("conflict", .error, "two constraints | cannot hold\n100 %")

  static let report = DiagnosticReport(
    [full, bare],
    rules: [
      RuleDescription(
        "truncated-text", "Text that does not fit", severity: .warning, page: "https://e.org/t")
    ],
    files: ["App/Main, 1.storyboard", "Fine.xib"], tool: ("plumb", "1.2"))
}
