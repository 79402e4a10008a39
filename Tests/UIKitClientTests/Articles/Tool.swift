// SPDX-License-Identifier: MIT

import Foundation

/// A tool of the toolchain that tests run.
struct Tool {
  var name: String

  /// Whether the tool is in the search path.
  var isThere: Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }

  /// Runs the tool until it exits.
  ///
  /// - Returns: the exit code, and the text of both output streams.
  func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.bytesToEnd(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }
}
