// SPDX-License-Identifier: MIT

import Foundation

/// The modules of a package and of its dependencies, dependencies first.
struct PackageGraph {
  var modules: [PackageModule] = []
  /// The names of the modules that SwiftPM builds on Linux.
  var builtModules: Set<String> = []

  /// SwiftPM's answers, which are reused until a manifest changes.
  private struct Memory: Codable {
    var manifests: [String: Date] = [:]
    var packages: [Package] = []
  }

  private struct Package: Codable {
    var path: String
    var manifest: String
  }

  private struct Dependency: Decodable {
    var path: String
    var dependencies: [Dependency]
  }

  /// - Parameter memory: A file that keeps SwiftPM's answers.
  init(root: URL, manager: PackageManager, memory: URL?) throws {
    var packages: [Package] = []
    if let memory, let data = try? Data(contentsOf: memory),
      let known = try? JSONDecoder().decode(Memory.self, from: data),
      known.manifests.allSatisfy({ Self.date($0.key) == $0.value })
    {
      packages = known.packages
    } else {
      let folder = memory?.deletingLastPathComponent() ?? FileManager.default.temporaryDirectory
      packages = try Self.packages(of: root, manager, folder: folder)
      if let memory {
        var known = Memory(packages: packages)
        for package in packages {
          let manifest = package.path + "/Package.swift"
          known.manifests[manifest] = Self.date(manifest)
        }
        let resolved = root.path + "/Package.resolved"
        known.manifests[resolved] = Self.date(resolved)
        try JSONEncoder().encode(known).write(to: memory, options: .atomic)
      }
    }
    let manifests = try packages.map {
      try JSONDecoder().decode(PackageManifest.self, from: Data($0.manifest.utf8))
    }
    // The root is last.
    builtModules = PackageManifest.builtModules(of: manifests.reversed())
    for (package, manifest) in zip(packages, manifests) {
      let folder = URL(filePath: package.path)
      let found = manifest.targets.compactMap { target in
        var module = PackageModule(target, of: manifest, in: folder)
        module?.isOfRoot = package.path == root.path
        return module
      }
      // Tests of dependencies are not built.
      modules +=
        package.path == root.path
        ? found
        : found.filter { module in
          !manifest.targets.contains { $0.type == "test" && $0.name == module.name }
        }
    }
  }

  private static func date(_ path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }

  /// - Parameter folder: the folder for copies of manifests.
  private static func packages(
    of root: URL, _ manager: PackageManager, folder: URL
  ) throws -> [Package] {
    let dump = try manager.run(["dump-package"], in: root)
    var manager = manager
    manager.overlay = try ManifestLowering(root: root, into: folder).overlay(for: dump)
    let text = try manager.run(["show-dependencies", "--format", "json"], in: root)
    let tree = try JSONDecoder().decode(Dependency.self, from: Data(text.utf8))
    var paths: [String] = []
    func visit(_ dependency: Dependency) {
      for next in dependency.dependencies { visit(next) }
      if !paths.contains(dependency.path) { paths.append(dependency.path) }
    }
    visit(tree)
    return try paths.map { path in
      let isRoot = path == root.path
      let folder = URL(filePath: path)
      return Package(
        path: path, manifest: isRoot ? dump : try manager.run(["dump-package"], in: folder))
    }
  }
}
