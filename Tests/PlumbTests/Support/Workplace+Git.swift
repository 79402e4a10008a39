// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension Workplace {
  /// Runs `git` in the folder without the user's settings.
  ///
  /// - Returns: its output.
  @discardableResult
  func git(_ arguments: String...) throws -> String { try git(arguments) }

  @discardableResult
  func git(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=Test", "-c", "user.email=test@example.com"] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = output.fileHandleForReading.bytesToEnd()
    let message = errors.fileHandleForReading.bytesToEnd()
    process.waitUntilExit()
    #expect(
      process.terminationStatus == 0,
      "git \(arguments.joined(separator: " ")): \(String(decoding: message, as: UTF8.self))")
    return String(decoding: text, as: UTF8.self)
  }
}
