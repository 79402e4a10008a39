// SPDX-License-Identifier: MIT

import EssentialFoundation

/// The build settings that change what Swift code means.
struct XcodeSettings {
  /// Such as `4.0`.
  private(set) var languageVersion: String?
  private(set) var isMainActorByDefault = false
  private(set) var isConcurrencyApproachable = false
  /// Compilation conditions other than `DEBUG`, which packages have by themselves.
  private(set) var conditions: [String] = []
  /// The name of the module, where it is written out.
  private(set) var moduleName: String?

  /// Adds the settings of a project, or of a target, which win.
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
    if let name = settings["PRODUCT_MODULE_NAME"]?.text, !name.contains("$") { moduleName = name }
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

  /// The upcoming features that they turn on.
  var upcomingFeatures: [String] {
    guard isConcurrencyApproachable else { return [] }
    return [
      "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
      "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]
  }
}
