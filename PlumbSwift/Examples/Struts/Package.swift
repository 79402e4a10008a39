// swift-tools-version: 5.9

import PackageDescription

let package = Package(
  name: "Struts",
  platforms: [.iOS(.v13), .macOS(.v11)],
  products: [.library(name: "Struts", targets: ["Struts"])],
  targets: [
    .target(name: "Struts"),
    .testTarget(name: "StrutsTests", dependencies: ["Struts"]),
  ]
)
