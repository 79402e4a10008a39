// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilderFiles

/// A program that is run to its end.
struct Subprocess {
  private let path: String
  private let arguments: [String]

  init(_ path: String, _ arguments: [String]) {
    self.path = path
    self.arguments = arguments
  }

  /// Runs with this process's input, output and errors; `output` takes another place for its output.
  ///
  /// - Returns: its exit code; for one that a signal ended, 128 and the signal's number, as shells say.
  func run(output: FileHandle? = nil) throws(Failure) -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    if let output { process.standardOutput = output }
    do {
      try process.run()
    } catch {
      throw Failure("\(path) cannot be run: \(error.localizedDescription)")
    }
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
      ? 128 + process.terminationStatus : process.terminationStatus
  }

  /// Runs and returns what it wrote on its output.
  func output() throws(Failure) -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw Failure("\(path) cannot be run: \(error.localizedDescription)")
    }
    let data = pipe.fileHandleForReading.bytesToEnd()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure("\(path) fails") }
    return String(decoding: data, as: UTF8.self)
  }
}
