// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// The modules CryptoKit and CommonCrypto for packages of iOS code. `plumb swift` builds them when
// the first package imports one of them. No other part of Plumb fetches swift-crypto.
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
