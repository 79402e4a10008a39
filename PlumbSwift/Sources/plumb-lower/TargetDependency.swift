// SPDX-License-Identifier: MIT

import Foundation

/// A dependency of a target, as `dump-package` prints it:
/// `{"product": ["Name", "package", null, {"platformNames": ["ios"]}]}`.
struct TargetDependency: Decodable {
  /// The name of a target or a product.
  var name: String
  /// The platforms for which the dependency is built. Nil for all.
  var platforms: [String]?

  /// Whether SwiftPM builds the dependency on Linux.
  var isBuilt: Bool { platforms?.contains("linux") ?? true }

  private enum Kind: CodingKey {
    case byName, target, product
  }

  /// A name, a condition, or another part, of which neither value is set.
  private struct Part: Decodable {
    private struct Condition: Decodable {
      var platformNames: [String]?
    }

    var name: String?
    var platforms: [String]?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      name = try? container.decode(String.self)
      platforms = (try? container.decode(Condition.self))?.platformNames
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    let parts = try container.allKeys.first.map {
      try container.decode([Part?].self, forKey: $0)
    }
    name = parts?.first??.name ?? ""
    let named = parts?.compactMap { $0?.platforms }.last ?? []
    platforms = named.isEmpty ? nil : named
  }
}

extension PackageManifest {
  /// The modules that SwiftPM builds on Linux for the first of the packages: its own, and those
  /// that they depend on. A dependency for other platforms alone is not built.
  static func builtModules(of packages: [PackageManifest]) -> Set<String> {
    guard let root = packages.first else { return [] }
    let targets = Dictionary(packages.flatMap(\.targets).map { ($0.name, $0) }) { first, _ in first
    }
    let products = Dictionary(
      packages.flatMap { $0.products ?? [] }.map { ($0.name, $0.targets) }, uniquingKeysWith: +)
    var waiting = root.targets.map(\.name)
    var built: Set<String> = []
    while let name = waiting.popLast() {
      guard built.insert(name).inserted else { continue }
      for dependency in targets[name]?.dependencies ?? [] where dependency.isBuilt {
        // A product may have the name of a target.
        waiting += [dependency.name] + products[dependency.name, default: []]
      }
    }
    return Set(built.map(PackageModule.moduleName))
  }
}
