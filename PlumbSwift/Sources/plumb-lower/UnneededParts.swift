// SPDX-License-Identifier: MIT

import Foundation

/// The parts of a manifest that SwiftPM would fetch and that no module needs: plug-ins that check or
/// format sources, packages without a used product, and the downloads of both.
///
/// Other plug-ins may generate sources, so they stay.
struct UnneededParts {
  /// Plug-ins that targets use.
  private(set) var plugins: Set<String> = []
  /// Targets of the types `plugin` and `binary`, and the products made of them alone.
  private(set) var targets: Set<String> = []
  private(set) var products: Set<String> = []
  /// Packages: their addresses by their identities.
  private(set) var packages: [String: String] = [:]

  var isEmpty: Bool { plugins.isEmpty && targets.isEmpty && packages.isEmpty }

  init(_ manifest: ManifestUse) {
    let uses = manifest.targets.flatMap { $0.pluginUsages ?? [] }
    plugins = Set(uses.filter { Self.isLinter($0.name) || Self.isLinter($0.package) }.map(\.name))
    findTargets(in: manifest)
    findPackages(in: manifest)
  }

  /// Whether the name says that a plug-in only reads or reformats sources.
  static func isLinter(_ name: String?) -> Bool {
    guard let name = name?.lowercased() else { return false }
    return name.contains("lint") || name.contains("format")
  }

  private mutating func findTargets(in manifest: ManifestUse) {
    let all = Dictionary(manifest.targets.map { ($0.name, $0) }) { first, _ in first }
    var waiting = manifest.targets.filter { !["plugin", "binary"].contains($0.type) }.map(\.name)
    var needed: Set<String> = []
    while let name = waiting.popLast() {
      guard let target = all[name], needed.insert(name).inserted else { continue }
      waiting += (target.dependencies ?? []).map(\.name)
      waiting += (target.pluginUsages ?? []).map(\.name).filter { !plugins.contains($0) }
    }
    let unneeded = manifest.targets.filter { !needed.contains($0.name) }
    guard unneeded.contains(where: { $0.url != nil }) || !plugins.isDisjoint(with: all.keys)
    else { return }
    targets = Set(unneeded.map(\.name))
    products = Set(
      (manifest.products ?? []).filter { targets.isSuperset(of: $0.targets) }.map(\.name))
  }

  private mutating func findPackages(in manifest: ManifestUse) {
    let own = Set(manifest.targets.map(\.name))
    let identities = Set((manifest.dependencies ?? []).compactMap(\.identity))
    let kept = manifest.targets.filter { !targets.contains($0.name) }
    let uses = kept.flatMap { target in
      (target.dependencies ?? [])
        + (target.pluginUsages ?? []).filter { !plugins.contains($0.name) }
    }
    var used: Set<String> = []
    // A product without the name of its package may belong to any of them.
    var isCertain = true
    for use in uses where !use.isTarget {
      if use.package == nil, own.contains(use.name) { continue }
      let identity = Self.identity(use.package ?? use.name)
      used.insert(identity)
      if !identities.contains(identity) { isCertain = false }
    }
    for dependency in manifest.dependencies ?? [] {
      guard let identity = dependency.identity, let address = dependency.address,
        !used.contains(identity), isCertain || Self.isLinter(identity)
      else { continue }
      packages[identity] = address
    }
  }

  /// SwiftPM's identity of a package with a name or an address.
  private static func identity(_ name: String) -> String {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
  }
}
