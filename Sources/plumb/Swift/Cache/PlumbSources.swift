// SPDX-License-Identifier: MIT

import EssentialFoundation

/// The clone that this program was built from: clients' modules are built from the same sources.
struct PlumbSources {
  let root: URL

  /// The nested package whose products `plumb swift` uses.
  var package: URL { root.appending(path: "PlumbSwift") }

  /// Different for clones in different places, which do not share a build folder.
  var place: String { Fingerprint(root.path).text }

  /// Different after any change in the sources.
  let state: String

  /// - Throws: where the clone is no longer there; `PLUMB_SOURCES` names another.
  static func find() throws(Failure) -> PlumbSources {
    let given = ProcessInfo.processInfo.environment["PLUMB_SOURCES"].map { URL(filePath: $0) }
    var compiled = URL(filePath: #filePath)
    // What is above `Sources`, however deep below it this file lies.
    while compiled.lastPathComponent != "Sources", compiled.path != "/" {
      compiled.deleteLastPathComponent()
    }
    compiled.deleteLastPathComponent()
    let root = (given ?? compiled).standardizedFileURL
    let manifest = root.appending(path: "PlumbSwift/Package.swift").path
    guard FileManager.default.fileExists(atPath: manifest) else {
      throw Failure(
        "Plumb's sources are no longer in \(root.path); name their folder in PLUMB_SOURCES")
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
      let names = [""] + below.filter { $0.hasSuffix(".swift") }.map { "/" + $0 }
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
