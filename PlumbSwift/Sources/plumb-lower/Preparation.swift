// SPDX-License-Identifier: MIT

import Foundation
import SourceLowering

/// Writes lowered copies of a package's sources, and the overlay file that substitutes them for the
/// originals.
struct Preparation {
  private let root: URL
  private let scratch: URL
  private let folder: URL
  private let swift: String
  private let configuration: String
  private let resolution: [String]
  private let drawsPreviews: Bool

  /// The result of the last run. It is reused while no file has changed.
  private struct Memory: Codable {
    var tool: Date?
    var files: [String: Date]
    var warnings: [String]
    var copies: [String: String]
  }

  /// The previews of the package, for `plumb swift preview`.
  private struct Previews: Codable {
    var functions: [String] = []
    var leftOut: [PreviewLeftOut] = []
    /// The modules that are not linked.
    var testModules: [String] = []
  }

  init(_ arguments: Arguments) throws {
    root = URL(filePath: try arguments.value("--package-path")).standardizedFileURL
    scratch = URL(filePath: try arguments.value("--scratch-path")).standardizedFileURL
    folder = URL(filePath: try arguments.value("--into")).standardizedFileURL
    swift = try arguments.value("--swift")
    configuration = try arguments.value("--configuration")
    resolution = arguments.resolution
    drawsPreviews = arguments.options["--previews"] != nil
  }

  func run() throws {
    let graph = try PackageGraph(
      root: root, manager: PackageManager(swift: swift, scratch: scratch, options: resolution),
      memory: folder.appending(path: "graph.json"))
    let place = folder.appending(path: "sources.json")
    let files = graph.modules.flatMap { $0.files + $0.dataModels }
    let dates = Dictionary(files.map { ($0, date($0)) }) { first, _ in first }
    let known = (try? Data(contentsOf: place)).flatMap {
      try? JSONDecoder().decode(Memory.self, from: $0)
    }
    var memory = Memory(
      tool: date(CommandLine.arguments[0]), files: dates, warnings: [], copies: [:])
    if let known, known.tool == memory.tool, known.files == dates {
      report(known.warnings)
      return
    }
    let lowering = LoweringRun(
      graph, configuration: configuration, drawsPreviews: drawsPreviews)
    var previews = Previews()
    previews.testModules = graph.modules.filter(\.isTest).map(\.name)
    for result in lowering.results() {
      memory.warnings += result.warnings.map(\.description)
      previews.functions += result.previews
      previews.leftOut += result.previewsLeftOut
      guard let text = result.text else { continue }
      let copy = folder.appending(path: "copies/\(name(of: result.path))")
      memory.copies[result.path] = copy.path
      let isNew = try write(text, to: copy)
      // A copy that changed while its original did not must still be recompiled.
      if isNew, known?.files[result.path] == dates[result.path] { removeObjects(of: result.path) }
    }
    for (original, _) in known?.copies ?? [:] where memory.copies[original] == nil {
      removeObjects(of: original)
    }
    try Overlay(memory.copies).write(to: folder.appending(path: "overlay.json"))
    let names = lowering.libraries.map { $0.rawValue + "\n" }.sorted().joined()
    _ = try write(names, to: folder.appending(path: "libraries.txt"))
    if drawsPreviews {
      let text = String(decoding: try JSONEncoder().encode(previews), as: UTF8.self)
      _ = try write(text, to: folder.appending(path: "previews.json"))
    }
    report(memory.warnings)
    try JSONEncoder().encode(memory).write(to: place, options: .atomic)
  }

  private func report(_ warnings: [String]) {
    guard !warnings.isEmpty else { return }
    FileHandle.standardError.write(Data((warnings.joined(separator: "\n") + "\n").utf8))
  }

  private func date(_ path: String) -> Date {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }

  /// The name of a copy: a hash of the path and the name of the original.
  private func name(of path: String) -> String {
    path.fingerprint + "-" + URL(filePath: path).lastPathComponent
  }

  /// Writes the file if its contents differ. Returns whether it did.
  private func write(_ text: String, to file: URL) throws -> Bool {
    let data = Data(text.utf8)
    if (try? Data(contentsOf: file)) == data { return false }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
    return true
  }

  /// Removes the object file, so that SwiftPM compiles the source again.
  private func removeObjects(of path: String) {
    let files = FileManager.default
    let products = scratch.appending(path: configuration).resolvingSymlinksInPath()
    let object = URL(filePath: path).lastPathComponent + ".o"
    for folder in (try? files.contentsOfDirectory(atPath: products.path)) ?? []
    where folder.hasSuffix(".build") {
      let names = files.enumerator(atPath: products.appending(path: folder).path)
      while let name = names?.nextObject() as? String {
        if URL(filePath: name).lastPathComponent == object {
          try? files.removeItem(at: products.appending(path: "\(folder)/\(name)"))
        }
      }
    }
  }
}
