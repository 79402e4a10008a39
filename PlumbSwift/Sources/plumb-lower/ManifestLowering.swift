// SPDX-License-Identifier: MIT

import Foundation

/// Leaves parts out of a manifest that no module needs. SwiftPM compiles a copy of the manifest under
/// the original's name; the original stays as it is.
struct ManifestLowering {
  private let root: URL
  private let folder: URL

  /// - Parameter folder: the folder for the copies.
  init(root: URL, into folder: URL) {
    self.root = root
    self.folder = folder.appending(path: "manifest")
  }

  /// Writes the copies and their overlay. Returns the overlay, or nil if SwiftPM reads the original.
  ///
  /// - Parameter dump: the output of `dump-package`.
  func overlay(for dump: String) throws -> URL? {
    let files = FileManager.default
    try? files.removeItem(at: folder)
    guard let use = try? JSONDecoder().decode(ManifestUse.self, from: Data(dump.utf8)) else {
      return nil
    }
    let unneeded = UnneededParts(use)
    guard !unneeded.isEmpty else { return nil }
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    var copies: [String: String] = [:]
    for name in try files.contentsOfDirectory(atPath: root.path)
    where name.hasPrefix("Package") && name.hasSuffix(".swift") {
      let path = root.appending(path: name).path
      let text = String(decoding: files.contents(atPath: path) ?? Data(), as: UTF8.self)
      guard let variable = Self.variable(in: text) else { continue }
      let code = unneeded.removal(from: variable, toolsVersion: use.toolsVersion._version)
      let copy = folder.appending(path: name)
      try (text + "\n" + code).write(to: copy, atomically: true, encoding: .utf8)
      copies[path] = copy.path
    }
    guard !copies.isEmpty else {
      report(
        "warning: \(root.path)/Package.swift: no variable has the package, so nothing is left out")
      return nil
    }
    for note in unneeded.notes { report("note: " + note) }
    let overlay = folder.appending(path: "overlay.json")
    try Overlay(copies).write(to: overlay)
    return overlay
  }

  private func report(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// The name of the global variable that a manifest assigns its package to.
  static func variable(in manifest: String) -> String? {
    let pattern =
      /^(?:let|var)\s+(\w+)(?:\s*:\s*Package)?\s*=\s*(?:PackageDescription\.)?Package\s*\(/
    return manifest.firstMatch(of: pattern.anchorsMatchLineEndings()).map { String($0.1) }
  }
}

extension UnneededParts {
  /// Statements that remove the parts from a package.
  func removal(from variable: String, toolsVersion: String) -> String {
    func list(_ names: some Sequence<String>) -> String {
      "[" + names.sorted().map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }
    var code: [String] = []
    if !plugins.isEmpty {
      code.append(
        """
        for target in \(variable).targets { target.plugins?.removeAll { \
        if case .plugin(let name, _) = $0 { return \(list(plugins)).contains(name) }; return false } }
        """)
    }
    if !targets.isEmpty {
      code.append("\(variable).targets.removeAll { \(list(targets)).contains($0.name) }")
    }
    if !products.isEmpty {
      code.append("\(variable).products.removeAll { \(list(products)).contains($0.name) }")
    }
    if !packages.isEmpty {
      let addresses = list(packages.values)
      let isBeforeKinds = toolsVersion.compare("5.6", options: .numeric) == .orderedAscending
      code.append(
        isBeforeKinds
          ? "\(variable).dependencies.removeAll { \(addresses).contains($0.url ?? \"\") }"
          : """
          \(variable).dependencies.removeAll { if case .sourceControl(_, let location, _) = $0.kind \
          { return \(addresses).contains(location) }; return false }
          """)
    }
    return code.joined(separator: "\n") + "\n"
  }

  /// Messages to the user about packages, targets and plug-ins that are left out.
  var notes: [String] {
    packages.keys.sorted().map { "package '\($0)' is left out: no target needs it" }
      + targets.sorted().map { "target '\($0)' is left out: no other target needs it" }
      + plugins.subtracting(targets).sorted().map { "plug-in '\($0)' does not run" }
  }
}
