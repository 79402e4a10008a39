// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// What `import CryptoKit` and `import CommonCrypto` mean to packages of iOS code. `plumb swift` builds it when the first
// package imports one of them; nothing else of Plumb fetches swift-crypto.
let package = Package(
  name: "PlumbCryptoKit",
  products: [
    .library(name: "PlumbCryptoKit", type: .dynamic, targets: ["CryptoKit", "CommonCrypto"])
  ],
  dependencies: [.package(url: "https://github.com/apple/swift-crypto", from: "4.0.0")],
  targets: [
    .target(
      name: "CryptoKit", dependencies: [.product(name: "Crypto", package: "swift-crypto")],
      swiftSettings: strict),
    .target(
      name: "CommonCrypto",
      dependencies: [
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"),
      ],
      swiftSettings: strict),
  ]
)
