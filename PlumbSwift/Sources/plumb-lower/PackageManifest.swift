// SPDX-License-Identifier: MIT

import Foundation

/// The part of SwiftPM's `dump-package` output that determines the sources.
struct PackageManifest: Decodable {
  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var exclude: [String]?
    var sources: [String]?
    var settings: [Setting]?

    /// The names that the manifest defines for the compiler.
    var definedNames: [String] { settings?.compactMap(\.definedName) ?? [] }
  }

  struct Setting: Decodable {
    private struct Kind: Decodable {
      struct Define: Decodable {
        var _0: String
      }
      var define: Define?
    }

    var definedName: String?

    private enum CodingKeys: CodingKey {
      case kind, tool
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard try container.decodeIfPresent(String.self, forKey: .tool) == "swift" else { return }
      // Other kinds of settings have another format.
      definedName = (try? container.decodeIfPresent(Kind.self, forKey: .kind))?.define?._0
    }
  }

  var targets: [Target]
}

/// A target of a package: a module and its Swift files.
struct PackageModule {
  var name: String
  var files: [String]
  var definedNames: [String]

  /// Finds the files where SwiftPM looks for them: in the target's path, or in a folder of the
  /// target's name below one of the usual source folders. Fails if the target has no Swift files.
  init?(_ target: PackageManifest.Target, in root: URL) {
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
    let names = FileManager.default.enumerator(atPath: folder.path)
    while let relative = names?.nextObject() as? String {
      // Hidden folders such as .build contain no sources.
      if relative.split(separator: "/").last?.hasPrefix(".") ?? false {
        names?.skipDescendants()
        continue
      }
      guard relative.hasSuffix(".swift") else { continue }
      let path = folder.appending(path: relative).path
      guard !isBelow(path, excluded), chosen.map({ isBelow(path, $0) }) ?? true else { continue }
      files.append(path)
    }
    guard !files.isEmpty else { return nil }
    name = String(target.name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    definedNames = target.definedNames
    self.files = files.sorted()
  }

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
