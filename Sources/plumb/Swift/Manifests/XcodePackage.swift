// SPDX-License-Identifier: MIT

import EssentialFoundation

/// A package that a project depends on.
struct XcodePackage: Hashable {
  /// The identity by which products refer to the package.
  var identity: String
  /// The location and version, as written in a manifest.
  var requirement: String

  /// - Parameter object: a package reference.
  init?(_ object: XcodeProject.Object) {
    switch object["isa"]?.text {
    case "XCRemoteSwiftPackageReference":
      guard let url = object["repositoryURL"]?.text,
        let version = Self.version(object["requirement"]?.entries ?? [:])
      else { return nil }
      let name = url.split(separator: "/").last.map(String.init) ?? url
      self.init(
        identity: name.hasSuffix(".git") ? String(name.dropLast(4)) : name,
        requirement: "url: \(manifestText(url)), \(version)")
    case "XCLocalSwiftPackageReference":
      guard let path = object["relativePath"]?.text ?? object["path"]?.text else { return nil }
      self.init(path: path)
    default: return nil
    }
  }

  /// Creates a package in a local folder.
  init(path: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    self.init(identity: name, requirement: "path: \(manifestText(path))")
  }

  private init(identity: String, requirement: String) {
    self.identity = identity
    self.requirement = requirement
  }

  private static func version(_ requirement: XcodeProject.Object) -> String? {
    func text(_ key: String) -> String? { requirement[key]?.text.map(manifestText) }
    switch requirement["kind"]?.text {
    case "upToNextMajorVersion": return text("minimumVersion").map { "from: \($0)" }
    case "upToNextMinorVersion":
      return text("minimumVersion").map { ".upToNextMinor(from: \($0))" }
    case "exactVersion": return text("version").map { "exact: \($0)" }
    case "versionRange":
      guard let least = text("minimumVersion"), let end = text("maximumVersion") else { return nil }
      return "\(least)..<\(end)"
    case "branch": return text("branch").map { "branch: \($0)" }
    case "revision": return text("revision").map { "revision: \($0)" }
    default: return nil
    }
  }
}

extension XcodeProject {
  /// The package products that a target links. Products of unknown packages are omitted.
  func products(of target: Object) -> [XcodeTarget.Product] {
    (target["packageProductDependencies"]?.texts ?? []).compactMap { objects[$0] }
      .compactMap { product in
        guard let name = product["productName"]?.text else { return nil }
        let reference = product["package"]?.text.flatMap { objects[$0] }
        return (reference.flatMap(XcodePackage.init) ?? localPackage(with: name))
          .map { .init(name: name, package: $0) }
      }
  }

  /// The local package that contains a product. Before Xcode 15 local packages were ordinary file
  /// references.
  private func localPackage(with product: String) -> XcodePackage? {
    let base = folder.standardizedFileURL.path + "/"
    return paths.values.map(\.path).sorted().first { path in
      let manifest = URL(filePath: path).appending(path: "Package.swift")
      return path.hasPrefix(base)
        && (try? String(contentsOf: manifest, encoding: .utf8))?.contains(manifestText(product))
          ?? false
    }.map { XcodePackage(path: String($0.dropFirst(base.count))) }
  }
}

/// The text as a string literal in a manifest.
func manifestText(_ text: String) -> String {
  let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  return "\"\(escaped)\""
}
