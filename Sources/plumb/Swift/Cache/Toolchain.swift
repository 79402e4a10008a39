// SPDX-License-Identifier: MIT

import EssentialFoundation

/// The Swift toolchain in use.
struct Toolchain {
  /// The path of `swift`.
  let swift: String
  /// What it calls itself, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  let name: String

  /// Short, and different for toolchains whose modules do not fit together.
  var identity: String { Fingerprint(name, swift).text }

  /// The toolchain whose `swift` comes first in PATH.
  static func current() throws(Failure) -> Toolchain {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let candidates = folders.map { "\($0)/swift" }
    guard let path = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw Failure("there is no 'swift' in PATH")
    }
    let swift = URL(filePath: path).resolvingSymlinksInPath().path
    // The driver asks its own name what to do, so a link to it is followed no further than to `swift`.
    let used = swift.hasSuffix("/swift") ? swift : path
    let version = try Subprocess.output(of: used, ["--version"])
    return Toolchain(
      swift: used, name: version.split(separator: "\n").first.map(String.init) ?? "swift")
  }
}
