// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The `Info.plist` that `plumb swift` writes beside the executables of an Xcode project's package.
///
/// The expectations follow Apple's "Build settings reference" (INFOPLIST_FILE, INFOPLIST_KEY_…,
/// GENERATE_INFOPLIST_FILE) and "Adding a build configuration file to your project".
struct SwiftInformationTests {
  private func project(file: String, settings: String) -> String {
    """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; mainGroup = G; buildConfigurationList = PL; developmentRegion = de; };
      PL = { isa = XCConfigurationList; buildConfigurations = ( PC ); };
      PC = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X;
             buildSettings = { HOST = "project.example"; SCHEME = https; }; };
      G = { isa = PBXGroup; children = ( A, X ); sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
      X = { isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = "My App"; buildConfigurationList = TL; buildPhases = ( S );
            productType = "com.apple.product-type.application"; };
      TL = { isa = XCConfigurationList; buildConfigurations = ( TC ); };
      TC = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
             INFOPLIST_FILE = "\(file)"; \(settings) }; };
      S = { isa = PBXSourcesBuildPhase; files = ( F ); };
      F = { isa = PBXBuildFile; fileRef = A; };
    }; rootObject = P; }
    """
  }

  /// Runs `plumb swift build` without a toolchain, and reads the values.
  private func values(in place: Workplace) throws -> [String: Any] {
    try place.write("// swift-tools-version: 6.0\n", to: "Work/Package.swift")
    let outcome = try place.plumb(
      ["swift", "build", "--package-path", "Work"], environment: ["PATH": "/nowhere"])
    #expect(outcome.errors.contains("there is no 'swift' in PATH"))
    let file = try #require(place.files().first { $0.hasSuffix("debug/Info.plist") })
    #expect(file.hasPrefix("Work/.build/plumb/"))
    let data = Data(try place.read(file).utf8)
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    return try #require(list as? [String: Any])
  }

  @Test func namesOfSettingsAreReplacedByTheirValues() throws {
    let place = try Workplace()
    try place.write("", to: "Work/App.swift")
    try place.write(
      project(file: "$(SRCROOT)/Info.plist", settings: "PRODUCT_BUNDLE_IDENTIFIER = a.b;"),
      to: "Work/App.xcodeproj/project.pbxproj")
    // Two slashes start a comment, so addresses are written with an empty setting between them.
    try place.write(
      """
      #include "More.xcconfig"
      HOST = file.example // the project overrides it
      KEY = 12 $(inherited)
      PATH_OF_API = /$()/$(HOST)/v1
      """, to: "Work/Base.xcconfig")
    try place.write("KEY=34\n", to: "Work/More.xcconfig")
    try place.write(
      """
      <plist version="1.0"><dict>
        <key>Address</key><string>${SCHEME}:$(PATH_OF_API)</string>
        <key>Keys</key><array><string>$(KEY)</string><true/><integer>7</integer></array>
        <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        <key>CFBundleName</key><string>$(PRODUCT_NAME:rfc1034identifier)</string>
        <key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string>
        <key>Module</key><string>$(PRODUCT_MODULE_NAME)</string>
        <key>Missing</key><string>[$(UNKNOWN)] $5</string>
      </dict></plist>
      """, to: "Work/Info.plist")
    let values = try values(in: place)
    #expect(values["Address"] as? String == "https://project.example/v1")
    let keys = try #require(values["Keys"] as? [Any])
    #expect(keys[0] as? String == "12 34")
    #expect(keys[1] as? Bool == true)
    #expect(keys[2] as? Int == 7)
    #expect(values["CFBundleIdentifier"] as? String == "a.b")
    #expect(values["CFBundleName"] as? String == "My-App")
    #expect(values["CFBundleDevelopmentRegion"] as? String == "de")
    #expect(values["Module"] as? String == "My_App")
    #expect(values["Missing"] as? String == "[] $5")
  }

  /// Each setting contains the next one twice, and the last one itself.
  @Test func settingsThatReferToEachOtherEnd() throws {
    let place = try Workplace()
    try place.write("", to: "Work/App.swift")
    let settings = (0..<40).map { "S\($0) = \"$(S\($0 + 1))$(S\($0 + 1))\";" }
    try place.write(
      project(
        file: "$(SRCROOT)/Info.plist",
        settings: settings.joined(separator: " ") + " S40 = \"a$(S40)\";"),
      to: "Work/App.xcodeproj/project.pbxproj")
    try place.write(
      "<plist version=\"1.0\"><dict><key>A</key><string>$(S0)</string></dict></plist>",
      to: "Work/Info.plist")
    let text = try #require(values(in: place)["A"] as? String)
    #expect(text.hasPrefix("aaa") && text.count <= 1000)
  }

  @Test func valuesAreGeneratedFromSettings() throws {
    let place = try Workplace()
    try place.write("", to: "Work/App.swift")
    try place.write(
      project(
        file: "",
        settings: """
          GENERATE_INFOPLIST_FILE = YES; MARKETING_VERSION = 1.2; CURRENT_PROJECT_VERSION = 3;
          INFOPLIST_KEY_UIMainStoryboardFile = Start; INFOPLIST_KEY_UIStatusBarHidden = YES;
          INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "One Two";
          INFOPLIST_KEY_UILaunchScreen_Generation = YES; SELF = "$(SELF)";
          """), to: "Work/App.xcodeproj/project.pbxproj")
    let values = try values(in: place)
    #expect(values["CFBundleName"] as? String == "My App")
    #expect(values["CFBundleShortVersionString"] as? String == "1.2")
    #expect(values["CFBundleVersion"] as? String == "3")
    #expect(values["UIMainStoryboardFile"] as? String == "Start")
    #expect(values["UIStatusBarHidden"] as? Bool == true)
    #expect(values["UISupportedInterfaceOrientations~ipad"] as? [String] == ["One", "Two"])
    #expect((values["UILaunchScreen"] as? [String: Any])?.isEmpty == true)
    #expect(values["CFBundleIdentifier"] == nil)
  }
}
