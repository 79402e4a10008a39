// SPDX-License-Identifier: MIT

import EssentialFoundation

/// A package manifest for an app that has none.
struct AppManifest {
  struct Target {
    var name: String
    var kind: XcodeTarget.Kind
    var isExecutable = false
    /// Paths relative to the package.
    var sources: [String]
    var resources: [String]
    /// Folders that are copied as resources.
    var folders: [String] = []
    /// Sources in other languages, which a Swift target cannot contain.
    var nonSwiftSources: [String] = []
    /// Files in the target's folder that are neither sources nor resources.
    var excluded: [String] = []
    /// The names of other targets.
    var dependencies: [String] = []
    var products: [XcodeTarget.Product] = []
    var settings = XcodeSettings()
    /// The modules that all files of the target see without an import.
    var seenModules: [String] = []

    /// The common folder of all files; empty for the package's own folder.
    var folder: String {
      let folders = (sources + resources + self.folders)
        .map { $0.split(separator: "/").dropLast() }
      guard var common = folders.first else { return "" }
      for folder in folders {
        while !folder.starts(with: common) { common.removeLast() }
      }
      // An `.lproj` folder contains only resources.
      while common.last?.hasSuffix(".lproj") ?? false { common.removeLast() }
      return common.joined(separator: "/")
    }

    /// Excludes files that SwiftPM would otherwise warn about.
    fileprivate mutating func exclude(in package: URL) {
      let own = folder
      guard !own.isEmpty else { return }
      let files = AppFolder.files(at: package.appending(path: own))
      let lists = AppManifest.paths(of: files, in: package).filter {
        $0.hasSuffix("/Info.plist") || $0.hasSuffix(".entitlements")
          || $0.hasSuffix("-Bridging-Header.h")
      }
      excluded = (nonSwiftSources.filter { $0.hasPrefix(own + "/") } + lists).sorted()
    }
  }

  var name: String
  var targets: [Target]
  /// Folders with projects whose frameworks the package uses. They become packages too.
  var neighbours: [URL] = []
  /// Messages about parts of the project that the manifest lacks.
  var notes: [String] = []

  private static let resourceKinds: Set<String> = [
    "xcassets", "storyboard", "xib", "strings", "stringsdict", "xcstrings", "json", "ttf", "otf",
    "png", "jpg", "jpeg", "pdf", "svg", "txt", "html", "plist", "lproj", "xcdatamodeld", "bundle",
  ]

  /// Reads the targets of the project in the folder.
  ///
  /// Without a project the targets consist of all Swift files below the folder. Files in folders
  /// whose names end in "Tests" are tests.
  init(folder: URL) throws(Failure) {
    let found = try ProjectsOfApp(folder)
    if let main = found.main {
      name = main.name
      targets = try Self.targets(of: found, folder, &notes)
      neighbours = found.neighbours
    } else {
      name = folder.lastPathComponent
      targets = Self.targets(in: folder, name)
    }
    targets.removeAll(where: \.sources.isEmpty)
    for index in targets.indices { targets[index].exclude(in: folder) }
    let left = Set(targets.map(\.name))
    for index in targets.indices { targets[index].dependencies.removeAll { !left.contains($0) } }
    guard targets.contains(where: { $0.kind != .unitTests }) else {
      throw Failure(in: folder.path, "there are no Swift files of an app")
    }
  }

  private static func targets(in folder: URL, _ name: String) -> [Target] {
    func isTest(_ url: URL) -> Bool {
      url.path.dropFirst(folder.path.count).split(separator: "/").contains {
        $0.hasSuffix("Tests")
      }
    }
    let all = AppFolder.files(at: folder)
    var app = target(name, .application, all.filter { !isTest($0) }, folder)
    app.isExecutable = isExecutable(app.sources, folder)
    var tests = target(name + "Tests", .unitTests, all.filter(isTest), folder)
    tests.dependencies = [name]
    return [app, tests]
  }

  /// Creates a target and assigns the files by their extensions.
  static func target(
    _ name: String, _ kind: XcodeTarget.Kind, _ files: [URL], _ folder: URL
  ) -> Target {
    let paths = paths(of: files, in: folder)
    func ofKinds(_ kinds: Set<String>) -> [String] {
      paths.filter { path in
        let url = URL(filePath: path)
        return kinds.contains(url.pathExtension) && url.lastPathComponent != "Info.plist"
      }
    }
    return Target(
      name: name, kind: kind, sources: ofKinds(["swift"]), resources: ofKinds(resourceKinds),
      nonSwiftSources: ofKinds(XcodeTarget.nonSwiftExtensions))
  }

  /// The paths relative to the package. Files outside of the package are omitted.
  static func paths(of files: [URL], in folder: URL) -> [String] {
    let root = folder.standardizedFileURL.path + "/"
    return Set(files.map { $0.standardizedFileURL.path }.filter { $0.hasPrefix(root) })
      .map { String($0.dropFirst(root.count)) }.sorted()
  }

  static func isExecutable(_ sources: [String], _ folder: URL) -> Bool {
    sources.contains { path in
      path.hasSuffix("/main.swift")
        || (try? String(contentsOf: folder.appending(path: path), encoding: .utf8))?
          .contains(/^\s*@(main|UIApplicationMain)\b/.anchorsMatchLineEndings()) ?? false
    }
  }
}
