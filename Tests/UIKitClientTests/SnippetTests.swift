// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Code that compiles with UIKit compiles here, and code that does not compile there is rejected
/// here.
struct SnippetTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Snippets")

  /// The folder of the built modules that snippets import.
  static var modules: URL? {
    var folder = URL(fileURLWithPath: CommandLine.arguments.first ?? "").standardizedFileURL
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let modules = folder.appendingPathComponent("Modules")
      let isHere = FileManager.default.fileExists(
        atPath: modules.appendingPathComponent("UIKit.swiftmodule").path)
      if isHere { return modules }
    }
    return nil
  }

  private static func files(in name: String) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder.appendingPathComponent(name), includingPropertiesForKeys: nil)
    return (files ?? []).sorted { $0.path < $1.path }
  }

  /// Type-checks the files together.
  ///
  /// - Returns: the compiler's error messages. Empty if there are none.
  static func errors(in files: [URL], mode: String) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-typecheck", "-swift-version", mode, "-I", try #require(modules).path]
      + files.map(\.path)
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.bytesToEnd(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationStatus == 0 { return "" }
    return text.contains("error:") ? text : "error: \(text)"
  }

  @Test(arguments: ["5", "6"])
  func textbookCodeTypeChecks(mode: String) throws {
    let files = Self.files(in: "Compiles")
    #expect(files.count >= 2)
    #expect(try Self.errors(in: files, mode: mode) == "")
  }

  /// Each file represents a library. It is compiled separately, in Swift 5 mode like most
  /// libraries.
  @Test func libraryCodeTypeChecks() throws {
    let files = Self.files(in: "Libraries")
    #expect(files.count >= 5)
    for file in files { #expect(try Self.errors(in: [file], mode: "5") == "") }
  }

  @Test func invalidCodeDoesNotTypeCheck() throws {
    let files = Self.files(in: "DoesNotCompile")
    #expect(files.count >= 6)
    for file in files {
      let errors = try Self.errors(in: [file], mode: "5")
      #expect(errors.contains("\(file.lastPathComponent):"), "\(file.lastPathComponent) compiles")
      #expect(!errors.contains("no such module"))
    }
  }
}
