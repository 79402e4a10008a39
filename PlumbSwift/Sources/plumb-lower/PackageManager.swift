// SPDX-License-Identifier: MIT

import Foundation

/// Runs SwiftPM commands on a package.
struct PackageManager {
  var swift: String
  var scratch: URL?
  /// The options that determine the packages and their versions.
  var options: [String] = []
  /// The file that substitutes lowered manifests for the originals.
  var overlay: URL?

  /// Returns the standard output of `swift package`. Messages go to standard error.
  func run(_ arguments: [String], in folder: URL) throws -> String {
    let process = Process()
    let pipe = Pipe()
    let messages = ManagerMessages()
    process.executableURL = URL(filePath: swift)
    var all = ["package", "--package-path", folder.path]
    if let scratch { all += ["--scratch-path", scratch.path] }
    if let overlay {
      // The shared cache knows a manifest by the text of the original.
      all += ["--manifest-cache", "local"]
      all += ["-vfsoverlay", overlay.path].flatMap { ["-Xbuild-tools-swiftc", $0] }
    }
    process.arguments = all + options + arguments
    process.standardOutput = pipe
    process.standardError = messages.pipe
    try process.run()
    messages.start()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let errors = messages.errors()
    guard process.terminationStatus == 0 else {
      guard let place = errors.unreachable else {
        FileHandle.standardError.write(Data(errors.text.utf8))
        throw Fault(message: "")
      }
      throw Fault(message: "the dependency \(place) cannot be fetched")
    }
    FileHandle.standardError.write(Data(errors.text.utf8))
    // SwiftPM may print messages before the JSON.
    let text = String(decoding: data, as: UTF8.self)
    return text.firstIndex(of: "{").map { String(text[$0...]) } ?? text
  }
}
