// SPDX-License-Identifier: MIT

import EssentialFoundation

/// The clone that this program was built from. Modules for clients are built from the same sources.
struct PlumbSources {
  let root: URL

  /// The nested package that contains the products used by `plumb swift`.
  var package: URL { root.appending(path: "PlumbSwift") }

  /// A fingerprint of the clone's path. Clones in different places do not share a build folder.
  var place: String { Fingerprint(root.path).text }

  /// A fingerprint of the sources' modification dates.
  let state: String

  /// - Throws: if the clone no longer exists. The environment variable `PLUMB_SOURCES` can name
  ///   another one.
  static func find() throws(Failure) -> PlumbSources {
    let given = ProcessInfo.processInfo.environment["PLUMB_SOURCES"].map { URL(filePath: $0) }
    var compiled = URL(filePath: #filePath)
    // The parent folder of `Sources`, regardless of how deep this file is in it.
    while compiled.lastPathComponent != "Sources", compiled.path != "/" {
      compiled.deleteLastPathComponent()
    }
    compiled.deleteLastPathComponent()
    let root = (given ?? compiled).standardizedFileURL
    let manifest = root.appending(path: "PlumbSwift/Package.swift").path
    guard FileManager.default.fileExists(atPath: manifest) else {
      throw Failure(
        "Plumb's sources are no longer in \(root.path); set PLUMB_SOURCES to their folder")
    }
    return PlumbSources(root: root, state: state(of: root))
  }

  private static func state(of root: URL) -> String {
    var fingerprint = Fingerprint()
    for folder in [
      "Package.swift", "Sources", "PlumbSwift/Package.swift", "PlumbSwift/Sources",
      "PlumbSwift/Frameworks",
    ] {
      let path = root.appending(path: folder).path
      let below = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
      let sources = below.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".txt") }
      let names = [""] + sources.map { "/" + $0 }
      for name in names.sorted() {
        guard !(folder == "Sources" && name.hasPrefix("/plumb/")),
          let attributes = try? FileManager.default.attributesOfItem(atPath: path + name),
          let date = attributes[.modificationDate] as? Date
        else { continue }
        fingerprint.add("\(folder)\(name) \(date.timeIntervalSinceReferenceDate)")
      }
    }
    return fingerprint.text
  }
}
