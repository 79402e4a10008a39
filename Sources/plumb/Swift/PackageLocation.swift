// SPDX-License-Identifier: MIT

import EssentialFoundation

/// The package that SwiftPM's options select, and its build folder.
struct PackageLocation {
  let root: URL
  private(set) var scratch: URL
  /// Whether the options specify the build folder.
  let namesScratch: Bool
  let configuration: String
  /// The options that determine the packages and their versions.
  let resolution: [String]

  /// - Throws: if there is no manifest in the folder or in a folder above it.
  init(_ options: [String]) throws(Failure) {
    let given = URL(filePath: Self.value(of: ["--package-path"], in: options) ?? ".")
      .standardizedFileURL
    guard let root = Self.root(above: given) else {
      throw Failure(in: given.path, "no Package.swift; 'plumb swift init FOLDER' writes one")
    }
    self.root = root
    let scratch = Self.value(of: ["--scratch-path", "--build-path"], in: options)
    namesScratch = scratch != nil
    self.scratch =
      scratch.map { URL(filePath: $0).standardizedFileURL } ?? root.appending(path: ".build/plumb")
    let configuration = Self.value(of: ["-c", "--configuration"], in: options) ?? "debug"
    guard ["debug", "release"].contains(configuration) else {
      throw Failure("\(configuration): a configuration is 'debug' or 'release'")
    }
    self.configuration = configuration
    resolution = Self.resolution(in: options)
  }

  /// The folder of the executables. SwiftPM's link to it exists only after the first build.
  var products: URL {
    #if arch(arm64)
      let processor = "aarch64"
    #else
      let processor = "x86_64"
    #endif
    return scratch.appending(path: "\(processor)-unknown-linux-gnu/\(configuration)")
  }

  private static let resolutionFlags: Set = [
    "--disable-sandbox", "--enable-dependency-cache", "--disable-dependency-cache",
    "--disable-automatic-resolution", "--force-resolved-versions",
    "--only-use-versions-from-resolved-file", "--skip-update", "--enable-prefetching",
    "--disable-prefetching", "--replace-scm-with-registry", "--use-registry-identity-for-scm",
    "--disable-scm-to-registry-transformation", "--enable-netrc", "--disable-netrc",
    "--enable-all-traits", "--disable-default-traits",
  ]
  private static let resolutionSettings: Set = [
    "--cache-path", "--config-path", "--security-path", "--manifest-cache", "--netrc-file",
    "--default-registry-url", "--resolver-fingerprint-checking",
    "--resolver-signing-entity-checking", "--traits",
  ]

  private static func resolution(in options: [String]) -> [String] {
    var found: [String] = []
    var rest = options.prefix { $0 != "--" }
    while let option = rest.popFirst() {
      if resolutionFlags.contains(option) {
        found.append(option)
      } else if resolutionSettings.contains(option), let value = rest.popFirst() {
        found += [option, value]
      } else if resolutionSettings.contains(String(option.prefix { $0 != "=" })) {
        found.append(option)
      }
    }
    return found
  }

  /// The same package with a separate build folder for previews. Sources with previews are
  /// compiled differently there, so a test run does not compile them again.
  var forPreviews: PackageLocation {
    var package = self
    package.scratch = scratch.appending(path: "previews")
    return package
  }

  /// The options without those for the build folder.
  static func withoutScratch(_ options: [String]) -> [String] {
    var kept: [String] = []
    var rest = options[...]
    while let option = rest.popFirst() {
      if ["--scratch-path", "--build-path"].contains(option) {
        _ = rest.popFirst()
      } else if !option.hasPrefix("--scratch-path="), !option.hasPrefix("--build-path=") {
        kept.append(option)
      }
    }
    return kept
  }

  /// Whether the package has a list of tests for Linux, from before SwiftPM found them.
  var hasListOfTests: Bool {
    FileManager.default.fileExists(atPath: root.appending(path: "Tests/LinuxMain.swift").path)
  }

  /// The nearest folder with a manifest, from `folder` upwards. SwiftPM searches in the same way.
  static func root(above folder: URL) -> URL? {
    var folder = folder
    while true {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
        return folder
      }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      guard parent.path != folder.path else { return nil }
      folder = parent
    }
  }

  private static func value(of names: [String], in options: [String]) -> String? {
    for (index, option) in options.enumerated() {
      if option == "--" { return nil }
      for name in names {
        if option == name, index + 1 < options.count { return options[index + 1] }
        if option.hasPrefix(name + "=") { return String(option.dropFirst(name.count + 1)) }
      }
    }
    return nil
  }
}
