// SPDX-License-Identifier: MIT

import Foundation
import SourceLowering

/// The part of SwiftPM's `dump-package` output that determines the sources.
struct PackageManifest: Decodable {
  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var exclude: [String]?
    var sources: [String]?
    var resources: [Resource]?
    var settings: [Setting]?
    var dependencies: [TargetDependency]?

    /// The names that the manifest defines for the compiler.
    var definedNames: [String] { settings?.compactMap(\.definedName) ?? [] }
  }

  struct Resource: Decodable {
    var path: String
  }

  struct Setting: Decodable {
    private struct Kind: Decodable {
      struct Define: Decodable {
        var _0: String
      }
      var define: Define?
      var swiftLanguageMode: Define?
    }

    var definedName: String?
    var languageMode: String?

    private enum CodingKeys: CodingKey {
      case kind, tool
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard try container.decodeIfPresent(String.self, forKey: .tool) == "swift" else { return }
      // Other kinds of settings have other forms.
      let kind = try? container.decodeIfPresent(Kind.self, forKey: .kind)
      definedName = kind?.define?._0
      languageMode = kind?.swiftLanguageMode?._0
    }
  }

  struct Product: Decodable {
    var name: String
    var targets: [String]
  }

  struct ToolsVersion: Decodable {
    var _version: String
  }

  var targets: [Target]
  var products: [Product]?
  var toolsVersion: ToolsVersion?
  var swiftLanguageVersions: [String]?

  /// Whether a target is compiled in the language mode of Swift 4: by its own setting, by that of the package, or by the
  /// version of the manifest.
  func isBeforeSwift42(_ target: Target) -> Bool {
    if let mode = target.settings?.compactMap(\.languageMode).last { return mode == "4" }
    if let modes = swiftLanguageVersions, !modes.isEmpty { return modes.allSatisfy { $0 == "4" } }
    return toolsVersion?._version.hasPrefix("4.") ?? false
  }
}

/// A target of a package: a module and its Swift files.
struct PackageModule {
  var name: String
  var files: [String]
  var definedNames: [String]
  var isBeforeSwift42: Bool
  /// Whether the module belongs to the package that is built, and not to a dependency.
  var isOfRoot = false
  let isTest: Bool
  /// The folder whose files are the target's resources by rule, without being declared. Nil if the
  /// target declares resources, or has no such files.
  var resourceFolder: String?
  /// The colors and images of the target's asset catalogs.
  var assets = AssetSymbols()
  /// The files of the target's Core Data models.
  var dataModels: [String] = []

  /// Finds the files where SwiftPM looks for them: in the target's path, or in a folder with its
  /// name below the default source folders. Nil for targets without Swift files.
  init?(_ target: PackageManifest.Target, of manifest: PackageManifest, in root: URL) {
    guard ["regular", "executable", "test", "snippet"].contains(target.type) else { return nil }
    guard let folder = Self.folder(of: target, in: root) else { return nil }
    let excluded = (target.exclude ?? []).map {
      folder.appending(path: $0).standardizedFileURL.path
    }
    let chosen = target.sources.map {
      $0.map { folder.appending(path: $0).standardizedFileURL.path }
    }
    func isBelow(_ path: String, _ others: [String]) -> Bool {
      others.contains { path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    }
    var files: [String] = []
    var hasResources = false
    let names = FileManager.default.enumerator(atPath: folder.path)
    while let relative = names?.nextObject() as? String {
      // Hidden folders such as .build contain no sources. SwiftPM does not compile the examples of
      // documentation.
      if relative.split(separator: "/").last?.hasPrefix(".") ?? false
        || relative.hasSuffix(".docc")
      {
        names?.skipDescendants()
        continue
      }
      if Self.resourcesByRule.contains(URL(filePath: relative).pathExtension) {
        hasResources = hasResources || !isBelow(folder.appending(path: relative).path, excluded)
      }
      if !isBelow(folder.appending(path: relative).path, excluded) {
        assets.add(relative)
        if relative.hasSuffix(".xcdatamodeld"),
          let file = DataModel.file(in: folder.appending(path: relative))
        {
          dataModels.append(file.path)
        }
      }
      guard relative.hasSuffix(".swift") else { continue }
      let path = folder.appending(path: relative).path
      guard !isBelow(path, excluded), chosen.map({ isBelow(path, $0) }) ?? true else { continue }
      files.append(path)
    }
    guard !files.isEmpty else { return nil }
    name = Self.moduleName(of: target.name)
    isTest = target.type == "test"
    definedNames = target.definedNames
    isBeforeSwift42 = manifest.isBeforeSwift42(target)
    self.files = files.sorted()
    resourceFolder = hasResources && target.resources?.isEmpty ?? true ? folder.path : nil
  }

  /// The name that a module gets from its target.
  static func moduleName(of target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  /// The file types that SwiftPM takes for resources on Apple platforms, without a declaration.
  private static let resourcesByRule: Set = [
    "xcassets", "storyboard", "xib", "xcdatamodeld", "xcstrings", "strings", "stringsdict",
  ]

  private static func folder(of target: PackageManifest.Target, in root: URL) -> URL? {
    let files = FileManager.default
    if let path = target.path { return root.appending(path: path).standardizedFileURL }
    let isTest = target.type == "test"
    let places =
      isTest
      ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
    for place in places {
      let folder = root.appending(path: "\(place)/\(target.name)")
      if files.fileExists(atPath: folder.path) { return folder.standardizedFileURL }
    }
    // A package with a single target may omit the folder of the target's name.
    let only = root.appending(path: isTest ? "Tests" : "Sources")
    return files.fileExists(atPath: only.path) ? only.standardizedFileURL : nil
  }
}
