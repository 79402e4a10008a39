// SPDX-License-Identifier: MIT

import Foundation
import SourceLowering

/// The parsed and indexed sources of all modules, ready to be lowered.
struct LoweringRun {
  struct Result: Sendable {
    var path: String
    /// Nil if the compiler sees the original.
    var text: String?
    var warnings: [LoweringWarning]
    /// The functions that add the file's previews, and the previews that are not drawn.
    var previews: [String] = []
    var previewsLeftOut: [PreviewLeftOut] = []
  }

  private struct Module {
    var name: String
    var files: [SourceText]
    var conditions: BuildConditions
    var resourceFolder: String?
    var isOfRoot: Bool
    var isTest: Bool
    var assets: AssetSymbols
  }

  private let modules: [Module]
  private let index: SourceIndex
  private let drawsPreviews: Bool
  /// The framework libraries that the sources import.
  let libraries: Set<FrameworkLibrary>

  /// Reads the modules whose sources use UIKit or tests. The other modules are compiled unchanged.
  ///
  /// - Parameter drawsPreviews: Whether previews of the root package are compiled.
  init(_ graph: PackageGraph, configuration: String, drawsPreviews: Bool = false) {
    self.drawsPreviews = drawsPreviews
    let all = graph.modules
    let names = graph.builtModules
    let texts = all.map(Self.texts)
    let used = zip(all, texts).filter { _, texts in
      texts.contains { Self.mayNeedLowering($0.text) }
        || SourceText.useFoundationOfApple(texts.map(\.text))
    }
    var modules = used.map { module, texts in
      var defined = Set(module.definedNames + ["SWIFT_PACKAGE"])
      if configuration == "debug" { defined.insert("DEBUG") }
      var conditions = BuildConditions(definedNames: defined, modules: names)
      conditions.isBeforeSwift42 = module.isBeforeSwift42
      return Module(
        name: module.name, files: Self.parse(texts), conditions: conditions,
        resourceFolder: module.resourceFolder, isOfRoot: module.isOfRoot, isTest: module.isTest,
        assets: module.assets)
    }
    var libraries = FrameworkLibrary.imported(by: modules.map { ($0.files, $0.conditions) })
    // The libraries are in the search path of every module.
    for index in modules.indices {
      for library in libraries { modules[index].conditions.modules.formUnion(library.modules) }
    }
    // A package that imports SwiftUI in another file needs this code anyway.
    let own = modules.indices.filter { modules[$0].isOfRoot }
    if own.contains(where: {
      FrameworkLibrary.importsSwiftUI(modules[$0].files, modules[$0].conditions)
        || drawsPreviews && modules[$0].files.contains { $0.text.contains(": PreviewProvider") }
    }) {
      for index in own { modules[index].conditions.hasSwiftUI = true }
      libraries.formUnion(
        FrameworkLibrary.imported(by: modules.map { ($0.files, $0.conditions) }))
      for index in modules.indices {
        for library in libraries { modules[index].conditions.modules.formUnion(library.modules) }
      }
    }
    self.modules = modules
    self.libraries = libraries
    index = SourceIndex(modules.map { ($0.name, $0.files, $0.conditions) })
  }

  /// Lowers the files that `isWanted` accepts.
  func results(where isWanted: (String) -> Bool = { _ in true }) -> [Result] {
    modules.flatMap { module in
      // SwiftPM makes no bundle on Linux, so the first file that names it declares it.
      let owner = module.resourceFolder.flatMap { _ in
        module.files.first { $0.text.contains("Bundle.module") || $0.text.contains(": .module") }
      }
      let assets = module.assets.declarations(for: module.files, folder: module.resourceFolder)
      return module.files.filter { isWanted($0.path) }.map { file in
        let lowering = FileLowering(
          file, module: module.name, index: index, conditions: module.conditions)
        if let owner, owner.path == file.path { lowering.resourceFolder = module.resourceFolder }
        if file.path == module.files.first?.path { lowering.assetMembers = assets }
        lowering.drawsPreviews = drawsPreviews && module.isOfRoot && !module.isTest
        let (text, warnings) = lowering.lowered()
        return Result(
          path: file.path, text: text, warnings: warnings, previews: lowering.previewFunctions,
          previewsLeftOut: lowering.previewsLeftOut)
      }
    }
  }

  /// The texts of a module's files. The classes of Core Data models, which Xcode generates in
  /// separate files, are appended to the first file that imports Core Data.
  private static func texts(of module: PackageModule) -> [(path: String, text: String)] {
    var texts = module.files.map { (path: $0, text: read($0)) }
    let classes = module.dataModels.compactMap(FileManager.default.contents)
      .map { DataModel($0).declarations() }.filter { !$0.isEmpty }
    let index = texts.firstIndex { $0.text.contains("import CoreData") } ?? texts.startIndex
    if !classes.isEmpty, texts.indices.contains(index) {
      texts[index].text += "\n" + (["import CoreData"] + classes).joined(separator: "; ") + "\n"
    }
    return texts
  }

  private static func read(_ path: String) -> String {
    guard let data = FileManager.default.contents(atPath: path) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  /// Whether the text may contain anything to lower.
  private static func mayNeedLowering(_ text: String) -> Bool {
    ["UIKit", "@objc", "#selector", "QuartzCore", "CoreGraphics", "XCTest"].contains(
      where: text.contains) || FrameworkLibrary.allCases.contains { $0.isNamed(in: text) }
  }

  private static func parse(_ texts: [(path: String, text: String)]) -> [SourceText] {
    let parsed = ParsedFiles(count: texts.count)
    DispatchQueue.concurrentPerform(iterations: texts.count) { position in
      parsed.set(SourceText(path: texts[position].path, text: texts[position].text), at: position)
    }
    return parsed.all
  }
}

/// A list of files that several threads fill in. The lock protects it.
private final class ParsedFiles: @unchecked Sendable {
  private let lock = NSLock()
  private var files: [SourceText?]

  init(count: Int) {
    files = Array(repeating: nil, count: count)
  }

  func set(_ file: SourceText, at position: Int) {
    lock.withLock { files[position] = file }
  }

  var all: [SourceText] { lock.withLock { files.compactMap { $0 } } }
}
