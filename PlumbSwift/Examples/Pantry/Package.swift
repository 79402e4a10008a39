// swift-tools-version: 5.9

import PackageDescription

let package = Package(
  name: "Pantry",
  defaultLocalization: "en",
  platforms: [.iOS(.v15)],
  targets: [
    .executableTarget(name: "Pantry", resources: [.process("Resources")]),
    .testTarget(name: "PantryTests", dependencies: ["Pantry"]),
  ]
)
