// SPDX-License-Identifier: MIT

import Diagnostics

/// What stops a command: one diagnostic for standard error, and the exit code.
struct Failure: Error {
  var diagnostic: Diagnostic
  /// 1 for findings, 2 for bad input.
  var exitCode: Int32

  /// - Parameters:
  ///   - file: the file that the message is about; nil where it is about the arguments.
  ///   - line: the line of the file, and with `column` a place in it.
  init(
    in file: String? = nil, line: Int? = nil, column: Int? = nil, _ message: String,
    notes: [String] = [], exitCode: Int32 = 2
  ) {
    diagnostic = Diagnostic(
      .badInput, .error, message, at: Diagnostic.Place(file: file, line: line, column: column),
      notes: notes)
    self.exitCode = exitCode
  }

  /// Bad input that something else has a diagnostic for.
  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
    exitCode = 2
  }
}

extension RuleID {
  /// What was asked for cannot be done: a path, an argument, a place to write.
  fileprivate static let badInput: RuleID = "bad-input"
}
