// SPDX-License-Identifier: MIT

import EssentialFoundation

/// The values that `Bundle.main.infoDictionary` has in an app: those of its `Info.plist` and those
/// that Xcode generates from build settings.
struct AppInformation {
  private var values: [String: InformationValue] = [:]

  /// Nil if the folder has no project of an app.
  init?(of folder: URL) {
    guard let projects = try? ProjectsOfApp(folder), let project = projects.main,
      let app = project.targets.first(where: { $0.kind == .application && $0.settings.isForIOS })
    else { return nil }
    let variables = project.variables(of: app)
    if variables["GENERATE_INFOPLIST_FILE"] == "YES" { generate(variables) }
    let path = variables["INFOPLIST_FILE"]
    let file = path.hasPrefix("/") ? URL(filePath: path) : project.folder.appending(path: path)
    // The other type knows the limit of the depth.
    if !path.isEmpty, let data = try? Data(contentsOf: file), PropertyList(data) != nil,
      let list = try? PropertyListDecoder().decode(InformationValue.self, from: data),
      case .dictionary(let entries) = list.expanded(by: variables)
    {
      values.merge(entries) { $1 }
    }
    guard !values.isEmpty else { return nil }
  }

  /// Writes the values beside the executables. Foundation reads them from there.
  func write(to folder: URL) throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    let data = try encoder.encode(values)
    let file = folder.appending(path: "Info.plist")
    guard (try? Data(contentsOf: file)) != data else { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }

  // MARK: Generated values

  private static let standardSettings = [
    "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE", "CFBundleExecutable": "EXECUTABLE_NAME",
    "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
    "CFBundlePackageType": "PRODUCT_BUNDLE_PACKAGE_TYPE",
    "CFBundleShortVersionString": "MARKETING_VERSION", "CFBundleVersion": "CURRENT_PROJECT_VERSION",
  ]

  private mutating func generate(_ variables: XcodeVariables) {
    values["CFBundleInfoDictionaryVersion"] = .text("6.0")
    for (key, setting) in Self.standardSettings where !variables[setting].isEmpty {
      values[key] = .text(variables[setting])
    }
    for (name, text) in variables.settings(withPrefix: "INFOPLIST_KEY_") {
      switch name {
      case "UIApplicationSceneManifest_Generation":
        let manifest = ["UIApplicationSupportsMultipleScenes": InformationValue.flag(true)]
        if text == "YES" { values["UIApplicationSceneManifest"] = .dictionary(manifest) }
      case "UILaunchScreen_Generation":
        if text == "YES" { values["UILaunchScreen"] = .dictionary([:]) }
      default:
        let key = name.replacing("_iPhone", with: "~iphone").replacing("_iPad", with: "~ipad")
        values[key] = Self.value(of: name, text)
      }
    }
  }

  private static func value(of name: String, _ text: String) -> InformationValue {
    if name.hasPrefix("UISupportedInterfaceOrientations") {
      return .array(text.split(separator: " ").map { .text(String($0)) })
    }
    return ["YES": .flag(true), "NO": .flag(false)][text] ?? .text(text)
  }
}
