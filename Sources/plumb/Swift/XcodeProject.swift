// SPDX-License-Identifier: MIT

import EssentialFoundation

/// An Xcode project, as far as the sources and resources of its targets follow from it.
struct XcodeProject {
  struct Target {
    enum Kind { case application, unitTests }

    var name: String
    var kind: Kind
    /// Swift files and resources, by their paths; a folder stands for all in it.
    var files: [URL]
  }

  private typealias Object = [String: PropertyList]

  private let objects: [String: Object]
  private let folder: URL
  private let paths: [String: URL]

  /// - Parameter bundle: the `.xcodeproj`.
  init(_ bundle: URL) throws(Failure) {
    let file = bundle.appending(path: "project.pbxproj")
    guard let data = try? Data(contentsOf: file) else {
      throw Failure(in: file.path, "cannot be read")
    }
    guard let root = PropertyList(data)?.entries, let objects = root["objects"]?.entries else {
      throw Failure(in: file.path, "this is no project file of Xcode's")
    }
    self.objects = objects.compactMapValues(\.entries)
    folder = bundle.deletingLastPathComponent()
    paths = Self.paths(of: self.objects, root: root["rootObject"]?.text, in: folder)
  }

  /// The targets that are apps, or tests that run beside one.
  var targets: [Target] {
    objects.values.compactMap { object -> Target? in
      guard object["isa"]?.text == "PBXNativeTarget", let name = object["name"]?.text,
        let kind = Target.Kind(productType: object["productType"]?.text)
      else { return nil }
      let phases = object["buildPhases"]?.texts ?? []
      var files = phases.compactMap { objects[$0] }
        .filter {
          ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains($0["isa"]?.text ?? "")
        }
        .flatMap { $0["files"]?.texts ?? [] }
        .compactMap { objects[$0]?["fileRef"]?.text }
        .flatMap(files(of:))
      // Since Xcode 16 a folder can be a member as a whole.
      files += (object["fileSystemSynchronizedGroups"]?.texts ?? []).compactMap { paths[$0] }
      return Target(name: name, kind: kind, files: files)
    }.sorted { $0.name < $1.name }
  }

  /// The file of a reference; the files of all languages where the reference is a group of them.
  private func files(of reference: String) -> [URL] {
    guard let children = objects[reference]?["children"]?.texts else {
      return paths[reference].map { [$0] } ?? []
    }
    return children.compactMap { paths[$0] }
  }

  /// The paths of all groups and files: each is relative to its group unless it says otherwise.
  private static func paths(
    of objects: [String: Object], root: String?, in folder: URL
  ) -> [String: URL] {
    var paths: [String: URL] = [:]
    func visit(_ id: String, below parent: URL) {
      guard let object = objects[id], paths[id] == nil else { return }
      let path = object["path"]?.text
      let base =
        switch object["sourceTree"]?.text {
        case "SOURCE_ROOT": folder
        case "<absolute>": URL(filePath: "/")
        default: parent
        }
      let url = path.map { base.appending(path: $0).standardizedFileURL } ?? base
      paths[id] = url
      for child in object["children"]?.texts ?? [] { visit(child, below: url) }
    }
    let project = root.flatMap { objects[$0] }
    let directory = project?["projectDirPath"]?.text ?? ""
    let base = directory.isEmpty ? folder : folder.appending(path: directory)
    if let group = project?["mainGroup"]?.text { visit(group, below: base) }
    return paths
  }
}

extension XcodeProject.Target.Kind {
  fileprivate init?(productType: String?) {
    switch productType {
    case "com.apple.product-type.application": self = .application
    case "com.apple.product-type.bundle.unit-test": self = .unitTests
    default: return nil
    }
  }
}
