// SPDX-License-Identifier: MIT

import EssentialFoundation

/// The Swift toolchain in use.
struct Toolchain {
  /// The path of the `swift` executable.
  let swift: String
  /// The version line, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  let name: String

  /// A short fingerprint. It differs between toolchains whose modules are not compatible.
  var identity: String { Fingerprint(name, swift).text }

  /// The toolchain of the first `swift` in PATH.
  static func current() throws(Failure) -> Toolchain {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let candidates = folders.map { "\($0)/swift" }
    guard let path = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw Failure("there is no 'swift' in PATH")
    }
    let swift = URL(filePath: path).resolvingSymlinksInPath().path
    // The driver's behaviour depends on the name it is called by, so links are followed only to a
    // file named `swift`.
    let used = swift.hasSuffix("/swift") ? swift : path
    let version = try Subprocess.output(of: used, ["--version"])
    return Toolchain(
      swift: used, name: version.split(separator: "\n").first.map(String.init) ?? "swift")
  }

  /// The folders of the runtime's dynamic libraries.
  func libraryFolders() throws(Failure) -> [String] {
    struct Target: Decodable {
      struct Paths: Decodable { let runtimeLibraryPaths: [String] }
      let paths: Paths
    }
    let text = try Subprocess.output(of: swift, ["-print-target-info"])
    guard let target = try? JSONDecoder().decode(Target.self, from: Data(text.utf8)) else {
      throw Failure("'\(swift) -print-target-info' does not name the folders of libraries")
    }
    return target.paths.runtimeLibraryPaths
  }
}
