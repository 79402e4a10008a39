// SPDX-License-Identifier: MIT

import EssentialFoundation

/// A package manifest for the sources of an app that has none.
struct AppManifest {
  struct Target {
    var name: String
    var isTest: Bool
    var isExecutable: Bool
    /// Paths below the package.
    var sources: [String]
    var resources: [String]

    /// The folder that has all of them; empty for the package's own.
    var folder: String {
      let folders = (sources + resources).map { $0.split(separator: "/").dropLast() }
      guard var common = folders.first else { return "" }
      for folder in folders {
        while !folder.starts(with: common) { common.removeLast() }
      }
      // A folder of a language holds resources alone.
      while common.last?.hasSuffix(".lproj") ?? false { common.removeLast() }
      return common.joined(separator: "/")
    }
  }

  var name: String
  var targets: [Target]

  private static let resourceKinds: Set<String> = [
    "xcassets", "storyboard", "xib", "strings", "stringsdict", "xcstrings", "json", "ttf", "otf",
    "png",
    "jpg", "jpeg", "pdf", "svg", "txt", "html", "plist", "lproj",
  ]

  /// The targets of a project, or without one the Swift files below a folder; tests are what lies in folders whose
  /// names end in "Tests".
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
      let found = try XcodeProject(folder.appending(path: project)).targets
      let apps = found.filter { $0.kind == .application }
      guard !apps.isEmpty else { throw Failure(in: project, "there is no target of an app") }
      name = String(project.dropLast(".xcodeproj".count))
      targets = found.map { target in
        Self.target(
          target.name, target.files.flatMap(Self.contents), target.kind == .unitTests, folder)
      }
    } else {
      name = folder.lastPathComponent
      let all = Self.contents(of: folder)
      func isTest(_ url: URL) -> Bool {
        url.path.dropFirst(folder.path.count).split(separator: "/").contains {
          $0.hasSuffix("Tests")
        }
      }
      targets = [Self.target(name, all.filter { !isTest($0) }, false, folder)]
      let tests = all.filter(isTest)
      if !tests.isEmpty { targets.append(Self.target(name + "Tests", tests, true, folder)) }
    }
    targets.removeAll(where: \.sources.isEmpty)
    guard targets.contains(where: { !$0.isTest }) else {
      throw Failure(in: folder.path, "there are no Swift files of an app")
    }
  }

  private static func target(
    _ name: String, _ files: [URL], _ isTest: Bool, _ folder: URL
  ) -> Target {
    let root = folder.standardizedFileURL.path + "/"
    // What lies elsewhere cannot be part of the package.
    let below = Set(files.map { $0.standardizedFileURL.path }).filter { $0.hasPrefix(root) }
    let paths = below.map { String($0.dropFirst(root.count)) }.sorted()
    let sources = paths.filter { $0.hasSuffix(".swift") }
    let resources = paths.filter { path in
      let url = URL(filePath: path)
      return resourceKinds.contains(url.pathExtension) && url.lastPathComponent != "Info.plist"
    }
    let isExecutable = sources.contains { path in
      path.hasSuffix("/main.swift")
        || (try? String(contentsOf: folder.appending(path: path), encoding: .utf8))?
          .contains(/^\s*@(main|UIApplicationMain)\b/.anchorsMatchLineEndings()) ?? false
    }
    return Target(
      name: name, isTest: isTest, isExecutable: isExecutable && !isTest, sources: sources,
      resources: resources)
  }

  /// The file, or all files of a folder; asset catalogs are one.
  private static func contents(of url: URL) -> [URL] {
    guard FileKind(at: url.path) == .folder, url.pathExtension != "xcassets" else { return [url] }
    let skipped: Set = [
      "xcodeproj", "xcworkspace", "playground", "build", "framework", "xcframework",
    ]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.sorted()
      .filter { name in
        !name.hasPrefix(".") && name != "Pods" && name != "Carthage" && name != "Package.swift"
          && !skipped.contains(URL(filePath: name).pathExtension)
      }
      .flatMap { contents(of: url.appending(path: $0)) }
  }

  /// The manifest's text.
  var text: String {
    let app = targets.first { !$0.isTest }?.name ?? name
    return """
      // swift-tools-version: 5.9

      import PackageDescription

      let package = Package(
        name: \(quoted(name)),
        defaultLocalization: "en",
        platforms: [.iOS(.v15)],
        targets: [
      \(targets.map { text(of: $0, app: app) }.joined(separator: "\n"))
        ]
      )

      """
  }

  private func text(of target: Target, app: String) -> String {
    let kind = target.isTest ? "testTarget" : target.isExecutable ? "executableTarget" : "target"
    var lines = ["    .\(kind)(", "      name: \(quoted(target.name)),"]
    if target.isTest { lines.append("      dependencies: [\(quoted(app))],") }
    let folder = target.folder
    func path(_ path: String) -> String {
      quoted(folder.isEmpty ? path : String(path.dropFirst(folder.count + 1)))
    }
    lines.append("      path: \(quoted(folder.isEmpty ? "." : folder)),")
    lines.append("      sources: [")
    lines += target.sources.map { "        \(path($0))," }
    lines.append("      ]\(target.resources.isEmpty ? "" : ",")")
    if !target.resources.isEmpty {
      lines.append("      resources: [")
      lines += target.resources.map { "        .process(\(path($0)))," }
      lines.append("      ]")
    }
    lines.append("    ),")
    return lines.joined(separator: "\n")
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
