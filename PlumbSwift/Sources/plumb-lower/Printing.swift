// SPDX-License-Identifier: MIT

import Foundation
import SourceLowering

/// Prints a file as the compiler sees it.
struct Printing {
  private let file: String
  private let package: URL?
  private let swift: String

  init(_ arguments: Arguments) throws(Fault) {
    guard let file = arguments.files.first else {
      throw Fault(message: "no file to print")
    }
    self.file = file
    package = arguments.options["--package-path"].map { URL(filePath: $0).standardizedFileURL }
    swift = try arguments.value("--swift")
  }

  func run() throws {
    let result = try result()
    for warning in result.warnings {
      FileHandle.standardError.write(Data("\(warning)\n".utf8))
    }
    FileHandle.standardOutput.write(Data((result.text ?? "").utf8))
  }

  private func result() throws -> LoweringRun.Result {
    if file == "-" {
      let data = FileHandle.standardInput.readDataToEndOfFile()
      return single(path: "<stdin>", text: String(decoding: data, as: UTF8.self))
    }
    let path = URL(filePath: file).standardizedFileURL.path
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Fault(message: "\(file): cannot be read")
    }
    let text = String(decoding: data, as: UTF8.self)
    guard let package else { return single(path: path, text: text) }
    let graph = try PackageGraph(
      root: package, manager: PackageManager(swift: swift), memory: nil)
    let results = LoweringRun(graph, configuration: "debug").results { $0 == path }
    guard var result = results.first else { return single(path: path, text: text) }
    result.text = result.text ?? text
    return result
  }

  private func single(path: String, text: String) -> LoweringRun.Result {
    let source = SourceText(path: path, text: text)
    var conditions = BuildConditions()
    for library in FrameworkLibrary.imported(by: [([source], conditions)]) {
      conditions.modules.formUnion(library.modules)
    }
    let index = SourceIndex([("Main", [source], conditions)])
    let lowering = FileLowering(source, module: "Main", index: index, conditions: conditions)
    let (lowered, warnings) = lowering.lowered()
    return LoweringRun.Result(path: path, text: lowered ?? text, warnings: warnings)
  }
}
