// SPDX-License-Identifier: MIT

public import Foundation

// Lowered sources call these functions in place of Foundation's. On Apple's platforms an app's main
// bundle contains all resources of the app, some of them compiled.
extension Bundle {
  /// The extensions of compiled files, with those of their sources. Bundles on Linux contain the
  /// sources.
  private static let sources = [
    "nib": "xib", "storyboardc": "storyboard", "momd": "xcdatamodeld", "mom": "xcdatamodel",
  ]

  public func _path(
    forResource name: String?, ofType kind: String?, inDirectory folder: String? = nil
  ) -> String? {
    for bundle in andResources {
      if let path = bundle.path(forResource: name, ofType: kind, inDirectory: folder) {
        return path
      }
    }
    guard let name, folder == nil else { return nil }
    for bundle in andResources {
      for kind in [kind, kind.flatMap { Self.sources[$0] }].compactMap(\.self) {
        if let path = bundle.path(ofSource: kind.isEmpty ? name : "\(name).\(kind)") { return path }
      }
    }
    return nil
  }

  public func _path(
    forResource name: String?, ofType kind: String?, inDirectory folder: String?,
    forLocalization language: String?
  ) -> String? {
    for bundle in andResources {
      let path = bundle.path(
        forResource: name, ofType: kind, inDirectory: folder, forLocalization: language)
      if let path { return path }
    }
    return nil
  }

  public func _url(
    forResource name: String?, withExtension kind: String?, subdirectory folder: String? = nil
  ) -> URL? {
    _path(forResource: name, ofType: kind, inDirectory: folder).map { URL(fileURLWithPath: $0) }
  }

  public func _url(
    forResource name: String?, withExtension kind: String?, subdirectory folder: String?,
    localization language: String?
  ) -> URL? {
    _path(forResource: name, ofType: kind, inDirectory: folder, forLocalization: language)
      .map { URL(fileURLWithPath: $0) }
  }

  /// The path of a file in the bundle. A bundle may be the folder of a module's sources. Xcode puts
  /// the files of its subfolders into one folder.
  private func path(ofSource file: String) -> String? {
    let files = FileManager.default
    let direct = ["", "Base.lproj/", "en.lproj/"].map { "\(folder.path)/\($0)\(file)" }
    if let path = direct.first(where: files.fileExists) { return path }
    // SwiftPM makes all other bundles, with the files in one folder.
    let isOfSources = bundleURL != Bundle.main.bundleURL && !bundlePath.hasSuffix(".resources")
    guard isOfSources else { return nil }
    let below = (try? files.subpathsOfDirectory(atPath: folder.path)) ?? []
    return below.filter { $0.hasSuffix("/" + file) }.min().map { "\(folder.path)/\($0)" }
  }
}
