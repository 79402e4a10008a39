// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Runs the built `plumb` as a user does, in a temporary folder that is removed with this object.
final class Workplace {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-tests-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  struct Outcome {
    var exitCode: Int32
    var output: String
    var errors: String
  }

  /// Runs `plumb` with `arguments` and waits until it exits.
  func plumb(_ arguments: String...) throws -> Outcome { try plumb(arguments) }

  /// - Parameters:
  ///   - environment: the values that are added to the environment of the tests.
  ///   - program: a copy of the executable; nil for the one that SwiftPM built.
  func plumb(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    program: URL? = nil
  ) throws -> Outcome {
    let process = Process()
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.executableURL = try program ?? Self.executable()
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    let source = Pipe()
    process.standardInput = source
    try process.run()
    // The input fits in the pipe's buffer, so writing does not block.
    source.fileHandleForWriting.write(Data(input.utf8))
    try source.fileHandleForWriting.close()
    // The messages fit in the pipe's buffer, so the results can be read first.
    let text = output.fileHandleForReading.bytesToEnd()
    let messages = errors.fileHandleForReading.bytesToEnd()
    process.waitUntilExit()
    return Outcome(
      exitCode: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: messages, as: UTF8.self))
  }

  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  func write(_ data: Data, to name: String) throws {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
  }

  /// The paths of all files in the folder, in alphabetical order.
  func files() -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return names.filter { !$0.isEmpty && URL(fileURLWithPath: $0).pathExtension != "" }.sorted()
  }

  /// The executable is beside the test bundle that SwiftPM built.
  static func executable() throws -> URL {
    var candidates = [URL(fileURLWithPath: CommandLine.arguments[0])]
    candidates += Bundle.allBundles.map(\.bundleURL)
    if let main = Bundle.main.executableURL { candidates.append(main) }
    for candidate in candidates {
      let url = candidate.deletingLastPathComponent().appendingPathComponent("plumb")
      if FileManager.default.isExecutableFile(atPath: url.path) { return url }
    }
    throw MissingExecutable()
  }

  struct MissingExecutable: Error {}
}
