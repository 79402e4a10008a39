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

  private static let resourceKinds: Set<String> = [
    "xcassets", "storyboard", "xib", "strings", "stringsdict", "xcstrings", "json", "ttf", "otf",
    "png", "jpg", "jpeg", "pdf", "svg", "txt", "html", "plist", "lproj", "xcdatamodeld", "bundle",
  ]

  /// Reads the targets of the project in the folder.
  ///
  /// Without a project the targets consist of all Swift files below the folder. Files in folders
  /// whose names end in "Tests" are tests.
  init(folder: URL) throws(Failure) {
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
    guard projects.count < 2 else {
      throw Failure(
        in: folder.path,
        "there is more than one project: \(projects.joined(separator: ", "))")
    }
    if let project = projects.first {
      name = String(project.dropLast(".xcodeproj".count))
      targets = try Self.targets(of: XcodeProject(folder.appending(path: project)), project, folder)
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

  private static func targets(
    of project: XcodeProject, _ name: String, _ folder: URL
  ) throws(Failure) -> [Target] {
    let found = project.targets
    guard let app = found.first(where: { $0.kind == .application }) else {
      throw Failure(in: name, "there is no target of an app")
    }
    let names = Dictionary(uniqueKeysWithValues: found.map { ($0.id, $0.name) })
    return found.map { target in
      var result = self.target(target.name, target.kind, target.members, folder)
      let paths = { Self.paths(of: $0, in: folder) }
      result.sources = (result.sources + paths(target.sources)).sorted()
      for path in paths(target.resources)
      where URL(filePath: path).lastPathComponent != "Info.plist" {
        let isFolder = FileKind(at: folder.appending(path: path).path) == .folder
        let isWhole = AppFolder.bundleExtensions.contains(URL(filePath: path).pathExtension)
        if isFolder, !isWhole { result.folders.append(path) } else { result.resources.append(path) }
      }
      result.resources = Set(result.resources).sorted()
      result.nonSwiftSources += paths(target.nonSwiftSources)
      result.isExecutable = target.kind == .application && isExecutable(result.sources, folder)
      result.dependencies = target.dependencies.compactMap { names[$0] }.sorted()
      if target.kind == .unitTests, result.dependencies.isEmpty { result.dependencies = [app.name] }
      result.products = target.products
      result.settings = target.settings
      return result
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
  private static func target(
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
  private static func paths(of files: [URL], in folder: URL) -> [String] {
    let root = folder.standardizedFileURL.path + "/"
    return Set(files.map { $0.standardizedFileURL.path }.filter { $0.hasPrefix(root) })
      .map { String($0.dropFirst(root.count)) }.sorted()
  }

  private static func isExecutable(_ sources: [String], _ folder: URL) -> Bool {
    sources.contains { path in
      path.hasSuffix("/main.swift")
        || (try? String(contentsOf: folder.appending(path: path), encoding: .utf8))?
          .contains(/^\s*@(main|UIApplicationMain)\b/.anchorsMatchLineEndings()) ?? false
    }
  }
}
