// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Where `plumb swift` takes UIKit and the rewriting tool from. The toolchain is a script that
/// answers as `swift` does and records its calls.
struct SwiftModulesTests {
  private static let version = "Swift version 9.8 (swift-9.8-RELEASE)"

  /// A folder with a toolchain, a package and Plumb's sources.
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeProgram(
      """
      case "$1" in
        --version) echo '\(Self.version)' ;;
        -print-target-info) echo '{"paths": {"runtimeLibraryPaths": ["/toolchain/lib"]}}' ;;
        *)
          echo "swift $* with LD_LIBRARY_PATH=$LD_LIBRARY_PATH"
          while [ $# -gt 0 ]; do
            if [ "$1" = --scratch-path ]; then scratch=$2; fi
            if [ "$1" = --product ]; then product=$2; fi
            shift
          done
          if [ -z "$product" ]; then exit; fi
          mkdir -p "$scratch/debug/Modules"
          echo > "$scratch/debug/Modules/UIKit.swiftmodule"
          echo > "$scratch/debug/libPlumbUIKit.so"
          cp "\(place.folder.path)/plumb-lower" "$scratch/debug/plumb-lower" ;;
      esac
      """, to: "toolchain/swift")
    try place.writeProgram(
      """
      while [ "$1" != --into ]; do shift; done
      echo > "$2/libraries.txt"
      """, to: "plumb-lower")
    try place.write("// swift-tools-version: 6.0\n", to: "Kit/Package.swift")
    try place.write("", to: "Sources of Plumb/PlumbSwift/Package.swift")
    try place.write("class UIView {}\n", to: "Sources of Plumb/Sources/UIKit/UIView.swift")
  }

  private func build(with plumb: URL? = nil) throws -> Workplace.Outcome {
    try place.plumb(
      ["swift", "build", "--package-path", "Kit"],
      environment: [
        "PATH": "\(place.folder.path)/toolchain:/usr/bin:/bin",
        "PLUMB_CACHE": place.folder.appending(path: "cache").path,
        "PLUMB_SOURCES": place.folder.appending(path: "Sources of Plumb").path,
      ], program: plumb)
  }

  @Test func modulesAreBuiltOnceForTheContentsOfTheSources() throws {
    let first = try build()
    #expect(first.exitCode == 0)
    #expect(first.errors.contains("Building UIKit and the lowering for \(Self.version), once"))
    // A new clone has other dates.
    let file = place.folder.appending(path: "Sources of Plumb/Sources/UIKit/UIView.swift")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1e9)], ofItemAtPath: file.path)
    #expect(try !build().errors.contains("Building"))
    try place.write("class UIView {} // 2\n", to: "Sources of Plumb/Sources/UIKit/UIView.swift")
    #expect(try build().errors.contains("Building"))
  }

  @Test func modulesBesideTheProgramNeedNoSources() throws {
    let files = FileManager.default
    let release = place.folder.appending(path: "release")
    let plumb = release.appending(path: "plumb")
    try place.write(Self.version, to: "release/plumb-swift/toolchain.txt")
    try files.copyItem(at: try Workplace.executable(), to: plumb)
    try files.copyItem(
      at: place.folder.appending(path: "plumb-lower"),
      to: release.appending(path: "plumb-swift/plumb-lower"))
    try files.removeItem(at: place.folder.appending(path: "Sources of Plumb"))
    let outcome = try build(with: plumb)
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("with LD_LIBRARY_PATH=/toolchain/lib"))
    let toolset = try place.read("Kit/.build/plumb/plumb-debug/toolset.json")
    #expect(toolset.contains("release/plumb-swift/Modules"))
    #expect(!files.fileExists(atPath: place.folder.appending(path: "cache").path))

    // The modules of another toolchain cannot be read.
    try place.write("Swift version 9.7", to: "release/plumb-swift/toolchain.txt")
    let other = try build(with: plumb)
    #expect(other.exitCode == 2)
    #expect(other.errors.contains("are for Swift version 9.7, not for \(Self.version)"))
    #expect(other.errors.contains("Plumb's sources are not in"))
  }
}

extension Workplace {
  /// Writes a shell script that can be run.
  fileprivate func writeProgram(_ script: String, to name: String) throws {
    try write("#!/bin/sh\n\(script)\n", to: name)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: name).path)
  }
}
