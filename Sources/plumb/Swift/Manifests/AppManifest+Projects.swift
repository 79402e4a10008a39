// SPDX-License-Identifier: MIT

import EssentialFoundation

// The targets of Xcode projects. In a package each file belongs to one target, each module has one
// target, and targets are for one platform.
extension AppManifest {
  static func targets(
    of projects: ProjectsOfApp, _ folder: URL, _ notes: inout [String]
  ) throws(Failure) -> [Target] {
    guard let main = projects.main else { return [] }
    let others = projects.inside.flatMap { project in
      project.targets.filter { $0.kind == .framework }.map { ($0, project) }
    }
    let all = main.targets.map { ($0, main) } + others
    let found = all.filter(\.0.settings.isForIOS)
    let skipped = all.map(\.0).filter { !$0.settings.isForIOS }.map(\.title)
    if !skipped.isEmpty {
      notes.append(
        "left out, because they are for other platforms: \(skipped.joined(separator: ", "))")
    }
    let app =
      found.first { $0.0.kind == .application } ?? found.first { $0.0.kind == .framework }
    guard let app else {
      throw Failure(in: "\(main.name).xcodeproj", "there is no target of an app or a framework")
    }
    let names = Dictionary(found.map { ($0.0.id, $0.0.name) }) { first, _ in first }
    var targets = found.map { target, _ in
      var result = self.target(target, folder, &notes)
      let linked = target.frameworks.filter(names.values.contains)
      result.dependencies = Set(target.dependencies.compactMap { names[$0] } + linked)
        .subtracting([result.name]).sorted()
      if target.kind == .unitTests, result.dependencies.isEmpty {
        result.dependencies = [app.0.name]
      }
      result.products += target.frameworks.compactMap { name in
        projects.outside[name].map { .init(name: name, package: $0) }
      }
      return result
    }
    targets = withoutDuplicates(targets, &notes)
    return targets
  }

  private static func target(
    _ target: XcodeTarget, _ folder: URL, _ notes: inout [String]
  ) -> Target {
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
    result.products = target.products
    result.settings = target.settings
    let root = folder.standardizedFileURL.path + "/"
    let outside = target.sources.filter { !$0.standardizedFileURL.path.hasPrefix(root) }
    if !outside.isEmpty {
      let names = outside.map(\.lastPathComponent).sorted().joined(separator: ", ")
      notes.append("left out of \(target.name), because they are outside of the folder: \(names)")
    }
    return result
  }

  /// Gives each file to one target, and each module name to one target.
  ///
  /// Tests that contain files of the app see the app's module instead. Of other targets that share
  /// files or a name, the one with the most files stays.
  private static func withoutDuplicates(_ all: [Target], _ notes: inout [String]) -> [Target] {
    var kept: [Target] = []
    let products = all.filter { $0.kind != .unitTests }
    for target in products.sorted(by: { $0.sources.count > $1.sources.count }) {
      let files = Set(target.sources)
      let other = kept.first { $0.name == target.name || !files.isDisjoint(with: $0.sources) }
      if let other {
        notes.append("left out, because it has files or the name of \(other.name): \(target.name)")
      } else {
        kept.append(target)
      }
    }
    let tests = all.filter { $0.kind == .unitTests }
    for var target in tests.sorted(by: { $0.sources.count > $1.sources.count }) {
      let sharing = kept.filter { !Set($0.sources).isDisjoint(with: target.sources) }
      let other =
        kept.first { $0.name == target.name } ?? sharing.first { $0.kind == .unitTests }
      if let other {
        notes.append("left out, because it has files or the name of \(other.name): \(target.name)")
        continue
      }
      for product in sharing {
        target.seenModules.append(product.name)
        if !target.dependencies.contains(product.name) { target.dependencies.append(product.name) }
        target.sources.removeAll(where: Set(product.sources).contains)
      }
      if target.sources.isEmpty, !sharing.isEmpty {
        notes.append("left out, because all its files are in other targets: \(target.name)")
      } else {
        kept.append(target)
      }
    }
    return kept.sorted { $0.name < $1.name }
  }
}
