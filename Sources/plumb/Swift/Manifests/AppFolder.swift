// SPDX-License-Identifier: MIT

import EssentialFoundation

/// The files of an app in a folder.
enum AppFolder {
  /// The extensions of folders that count as a single file.
  static let bundleExtensions: Set<String> = ["xcassets", "xcdatamodeld", "bundle", "scnassets"]

  private static let skippedKinds: Set<String> = [
    "xcodeproj", "xcworkspace", "playground", "build", "framework", "xcframework", "docc",
  ]
  private static let skippedNames: Set<String> = ["Pods", "Carthage", "Package.swift"]

  /// The file itself, or all files in a folder.
  static func files(at url: URL) -> [URL] {
    guard FileKind(at: url.path) == .folder, !bundleExtensions.contains(url.pathExtension) else {
      return [url]
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.sorted()
      .filter { name in
        !name.hasPrefix(".") && !skippedNames.contains(name)
          && !skippedKinds.contains(URL(filePath: name).pathExtension)
      }
      .flatMap { files(at: url.appending(path: $0)) }
  }
}
