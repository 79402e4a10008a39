// SPDX-License-Identifier: MIT

extension AppManifest {
  /// The source text of the manifest.
  var text: String {
    let isolated = targets.contains(where: \.settings.isMainActorByDefault)
    let packages = Set(targets.flatMap(\.products).map(\.package.requirement)).sorted()
    var parts = [
      "  name: \(manifestText(name)),", "  defaultLocalization: \"en\",",
      "  platforms: [.iOS(.v15)],",
    ]
    if !targets.contains(where: { $0.kind == .application }) {
      let frameworks = targets.filter { $0.kind == .framework }.map { manifestText($0.name) }
      parts.append("  products: [")
      parts += frameworks.map { "    .library(name: \($0), targets: [\($0)])," }
      parts.append("  ],")
    }
    if !packages.isEmpty {
      parts.append("  dependencies: [")
      parts += packages.map { "    .package(\($0))," }
      parts.append("  ],")
    }
    parts.append("  targets: [")
    parts += targets.map(text(of:))
    let mode = languageMode(isIsolated: isolated)
    parts.append(mode == nil ? "  ]" : "  ],")
    // Manifests before Swift 6 use another label.
    let label = isolated ? "swiftLanguageModes" : "swiftLanguageVersions"
    if let mode { parts.append("  \(label): [\(mode)]") }
    return """
      // swift-tools-version: \(isolated ? "6.2" : "5.9")

      import PackageDescription

      let package = Package(
      \(parts.joined(separator: "\n"))
      )

      """
  }

  /// The app's language mode, if it differs from the default of the tools version.
  private func languageMode(isIsolated: Bool) -> String? {
    let app = targets.first { $0.kind == .application } ?? targets.first { $0.kind == .framework }
    let version = app?.settings.languageVersion
    switch version {
    case "3.0", "4", "4.0": return ".v4"
    case "4.2": return ".v4_2"
    case "6", "6.0": return isIsolated ? nil : ".version(\"6\")"
    default: return isIsolated ? ".v5" : nil
    }
  }

  private func text(of target: Target) -> String {
    let kind =
      target.kind == .unitTests
      ? "testTarget" : target.isExecutable ? "executableTarget" : "target"
    let folder = target.folder
    func path(_ path: String) -> String {
      manifestText(folder.isEmpty ? path : String(path.dropFirst(folder.count + 1)))
    }
    var parts = ["      name: \(manifestText(target.name))"]
    let dependencies =
      target.dependencies.map(manifestText)
      + target.products.map {
        ".product(name: \(manifestText($0.name)), package: \(manifestText($0.package.identity)))"
      }
    if !dependencies.isEmpty {
      parts.append("      dependencies: [\(dependencies.joined(separator: ", "))]")
    }
    parts.append("      path: \(manifestText(folder.isEmpty ? "." : folder))")
    if !target.excluded.isEmpty { parts.append(list("exclude", target.excluded.map(path))) }
    parts.append(list("sources", target.sources.map(path)))
    let resources =
      target.resources.map { ".process(\(path($0)))" } + target.folders.map { ".copy(\(path($0)))" }
    if !resources.isEmpty { parts.append(list("resources", resources)) }
    var settings = target.settings.conditions.map { ".define(\(manifestText($0)))" }
    if target.settings.isMainActorByDefault {
      settings.append(".defaultIsolation(MainActor.self)")
    }
    settings += target.settings.upcomingFeatures.map {
      ".enableUpcomingFeature(\(manifestText($0)))"
    }
    if !target.seenModules.isEmpty {
      let flags = target.seenModules.flatMap { ["-testable-import-module", $0] }
        .flatMap { ["\"-Xfrontend\"", manifestText($0)] }
      settings.append(".unsafeFlags([\(flags.joined(separator: ", "))])")
    }
    if !settings.isEmpty { parts.append(list("swiftSettings", settings)) }
    return "    .\(kind)(\n\(parts.joined(separator: ",\n"))\n    ),"
  }

  private func list(_ label: String, _ entries: [String]) -> String {
    "      \(label): [\n\(entries.map { "        \($0),\n" }.joined())      ]"
  }
}
