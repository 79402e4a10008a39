// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import Foundation
import PackageDescription

// C libraries that every Apple system has. If the headers are installed (libsqlite3-dev,
// zlib1g-dev), the installed libraries are used. Otherwise the modules are stand-ins whose
// functions fail.

func isInstalled(_ header: String) -> Bool {
  ["/usr/include", "/usr/local/include"].contains {
    FileManager.default.fileExists(atPath: "\($0)/\(header)")
  }
}

func library(_ name: String, header: String, absent: String) -> Target {
  isInstalled(header)
    ? .systemLibrary(name: name, path: "Sources/Installed/\(name)")
    : .target(name: name, path: "Sources/Absent/\(absent)")
}

let package = Package(
  name: "PlumbSystemLibraries",
  products: [
    .library(
      name: "PlumbSystemLibraries", type: .dynamic,
      targets: ["PlumbSystemLibraries", "Compression"])
  ],
  targets: [
    library("SQLite3", header: "sqlite3.h", absent: "SQLite3"),
    library("zlib", header: "zlib.h", absent: "zlib"),
    .target(name: "Compression", dependencies: ["zlib"]),
    // The source of the dynamic library if all its modules are C modules.
    .target(name: "PlumbSystemLibraries", dependencies: ["SQLite3", "zlib"]),
  ]
)
