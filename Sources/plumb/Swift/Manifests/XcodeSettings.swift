// SPDX-License-Identifier: MIT

import EssentialFoundation

/// The build settings that affect the meaning of Swift code.
struct XcodeSettings {
  /// The language version, such as `4.0`.
  private(set) var languageVersion: String?
  private(set) var isMainActorByDefault = false
  private(set) var isConcurrencyApproachable = false
  /// Compilation conditions except `DEBUG`, which packages define themselves.
  private(set) var conditions: [String] = []
  /// The name of the module or of the product. It may contain variables.
  private(set) var moduleName: String?
  private var platforms: [String] = []
  private var system = ""

  /// Whether the target is compiled for iOS. A project may have one for each platform.
  var isForIOS: Bool {
    let all = platforms.isEmpty ? [system] : platforms
    return all.contains {
      $0.isEmpty || $0 == "auto" || $0.hasPrefix("iphone") || $0.contains("$")
    }
  }

  /// The name of the module, with the variables for the names of the target and its project.
  func moduleName(target: String, project: String) -> String? {
    let name = moduleName?
      .replacing(/\$[({]TARGET_?NAME(:\w+)?[)}]/, with: target)
      .replacing(/\$[({]PROJECT_?NAME(:\w+)?[)}]/, with: project)
    return name?.contains("$") ?? true ? nil : name
  }

  /// Adds settings. Later settings override earlier ones: those of a target follow those of the
  /// project.
  mutating func add(_ settings: [String: PropertyList]) {
    func words(_ key: String) -> [String] {
      guard let value = settings[key] else { return [] }
      return (value.texts ?? [value.text ?? ""]).flatMap {
        $0.split(separator: " ").map(String.init)
      }
    }
    if let version = settings["SWIFT_VERSION"]?.text { languageVersion = version }
    if let isolation = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"]?.text {
      isMainActorByDefault = isolation == "MainActor"
    }
    if let approachable = settings["SWIFT_APPROACHABLE_CONCURRENCY"]?.text {
      isConcurrencyApproachable = approachable == "YES"
    }
    if let name = settings["PRODUCT_MODULE_NAME"]?.text ?? settings["PRODUCT_NAME"]?.text {
      moduleName = name
    }
    if settings["SUPPORTED_PLATFORMS"] != nil { platforms = words("SUPPORTED_PLATFORMS") }
    if let system = settings["SDKROOT"]?.text { self.system = system }
    let named = words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    let flags = words("OTHER_SWIFT_FLAGS")
    let defined =
      zip(flags, flags.dropFirst()).filter { $0.0 == "-D" }.map(\.1)
      + flags.filter { $0.hasPrefix("-D") && $0 != "-D" }.map { String($0.dropFirst(2)) }
    if !named.isEmpty, !named.contains("$(inherited)") { conditions = [] }
    for name in named + defined
    where name != "DEBUG" && !name.contains("$") && !conditions.contains(name) {
      conditions.append(name)
    }
  }

  /// The upcoming features that the settings turn on.
  var upcomingFeatures: [String] {
    guard isConcurrencyApproachable else { return [] }
    let new = ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]
    // Swift 6 includes the others, and warns about them.
    guard languageVersion?.hasPrefix("6") != true else { return new }
    return [
      "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
      "InferSendableFromCaptures",
    ] + new
  }
}
