// SPDX-License-Identifier: MIT

import EssentialFoundation

/// The clone that this program was built from. Modules for clients are built from the same sources.
struct PlumbSources {
  let root: URL

  /// The nested package that contains the products used by `plumb swift`.
  var package: URL { root.appending(path: "PlumbSwift") }

  /// A fingerprint of the clone's path. Clones in different places do not share a build folder.
  var place: String { Fingerprint(root.path).text }

  /// A fingerprint of the sources' names and modification dates.
  let dates: String

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
        "Plumb's sources are not in \(root.path); set PLUMB_SOURCES to their folder, or unpack the "
          + "release's modules for this toolchain beside plumb")
    }
    return PlumbSources(root)
  }

  init(_ root: URL) {
    self.root = root
    var dates = Fingerprint()
    for file in Self.files(below: root) {
      let attributes = try? FileManager.default.attributesOfItem(atPath: root.path + file)
      guard let date = attributes?[.modificationDate] as? Date else { continue }
      dates.add("\(file) \(date.timeIntervalSinceReferenceDate)")
    }
    self.dates = dates.text
  }

  /// A fingerprint of the sources' names and contents. Another clone of the same commit has the
  /// same. Cost: reads all sources.
  func contents() -> String {
    var contents = Fingerprint()
    for file in Self.files(below: root) {
      guard let data = FileManager.default.contents(atPath: root.path + file) else { continue }
      contents.add(file)
      contents.add(data)
    }
    return contents.text
  }

  /// The files that affect the products, as paths below the root.
  private static func files(below root: URL) -> [String] {
    var files: [String] = []
    for folder in [
      "/Package.swift", "/Sources", "/PlumbSwift/Package.swift", "/PlumbSwift/Sources",
      "/PlumbSwift/Frameworks",
    ] {
      let below = try? FileManager.default.subpathsOfDirectory(atPath: root.path + folder)
      guard let below else {
        files.append(folder)
        continue
      }
      files += below.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".txt") }
        .map { "\(folder)/\($0)" }
        .filter { !$0.hasPrefix("/Sources/plumb/") }
        .sorted()
    }
    return files
  }
}
