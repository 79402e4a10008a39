// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// Tests that use the modules of `Frameworks` as packages of iOS code do:
// `plumb swift test --package-path PlumbSwift/Tests/Frameworks`. The manifest mentions neither
// Plumb nor these modules.
let package = Package(
  name: "FrameworksTests",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
  targets: [
    .testTarget(name: "CombineTests"),
    .testTarget(name: "CryptoTests"),
    .testTarget(name: "FormerNamesTests", swiftSettings: [.swiftLanguageMode(.v4)]),
    .testTarget(name: "RuntimeTests"),
    .testTarget(name: "SystemLibrariesTests"),
    .testTarget(name: "XCTestAdditionsTests"),
    .testTarget(name: "StandInsTests", resources: [.process("Resources")]),
    .testTarget(name: "UIKitAdditionsTests"),
  ],
  swiftLanguageModes: [.v5]
)
