// SPDX-License-Identifier: MIT

import Diagnostics

/// An error that ends a command: a diagnostic for standard error, and the exit code.
struct Failure: Error {
  var diagnostic: Diagnostic
  /// The exit code: 1 for findings, 2 for bad input.
  var exitCode: Int32

  /// - Parameters:
  ///   - file: the file that the message is about; nil if it is about the arguments.
  ///   - line: the line in the file.
  ///   - column: the column in the line.
  init(
    in file: String? = nil, line: Int? = nil, column: Int? = nil, _ message: String,
    notes: [String] = [], exitCode: Int32 = 2
  ) {
    diagnostic = Diagnostic(
      .badInput, .error, message, at: Diagnostic.Place(file: file, line: line, column: column),
      notes: notes)
    self.exitCode = exitCode
  }

  /// Creates a failure from an existing diagnostic about bad input.
  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
    exitCode = 2
  }
}

extension RuleID {
  /// A path, argument or output that cannot be used.
  fileprivate static let badInput: RuleID = "bad-input"
}
