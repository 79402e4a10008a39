// SPDX-License-Identifier: MIT

/// What stops a command: one message for standard error, and the exit code.
struct Failure: Error {
  var message: String
  /// 1 for findings, 2 for bad input.
  var exitCode: Int32 = 2

  init(_ message: String, exitCode: Int32 = 2) {
    self.message = message
    self.exitCode = exitCode
  }
}
