// SPDX-License-Identifier: MIT

import EssentialFoundation

/// An Xcode project, limited to what a package manifest needs.
struct XcodeProject {
  typealias Object = [String: PropertyList]

  let objects: [String: Object]
  let name: String
  /// The folder that contains the project.
  let folder: URL
  /// The locations of groups and files by their ids.
  let paths: [String: URL]

  private let root: Object

  /// - Parameter bundle: the `.xcodeproj`.
  init(_ bundle: URL) throws(Failure) {
    let file = bundle.appending(path: "project.pbxproj")
    guard let data = try? Data(contentsOf: file) else {
      throw Failure(in: file.path, "cannot be read")
    }
    guard let list = PropertyList(data)?.entries, let objects = list["objects"]?.entries else {
      throw Failure(in: file.path, "not an Xcode project file")
    }
    self.objects = objects.compactMapValues(\.entries)
    name = bundle.deletingPathExtension().lastPathComponent
    root = list["rootObject"]?.text.flatMap { objects[$0]?.entries } ?? [:]
    folder = bundle.deletingLastPathComponent()
    paths = Self.paths(of: self.objects, project: root, in: folder)
  }

  /// The projects that this one contains.
  var subprojects: [URL] {
    paths.values.filter { $0.pathExtension == "xcodeproj" }.sorted { $0.path < $1.path }
  }

  /// The targets that become part of a package: apps, frameworks and unit tests.
  var targets: [XcodeTarget] {
    objects.compactMap { id, object -> XcodeTarget? in
      guard object["isa"]?.text == "PBXNativeTarget", let name = object["name"]?.text,
        let kind = XcodeTarget.Kind(productType: object["productType"]?.text)
      else { return nil }
      let settings = settings(of: object)
      let others = files(ofPhase: "PBXSourcesBuildPhase", object)
      let module = settings.moduleName(target: name, project: self.name)
      var target = XcodeTarget(
        id: id, title: name, name: module ?? name, kind: kind, settings: settings)
      target.sources = others.filter { $0.pathExtension == "swift" }
      target.nonSwiftSources = others.filter {
        XcodeTarget.nonSwiftExtensions.contains($0.pathExtension)
      }
      target.resources = files(ofPhase: "PBXResourcesBuildPhase", object)
      target.resources += others.filter { $0.pathExtension == "xcdatamodeld" }
      target.members = members(of: id, object)
      target.dependencies = (object["dependencies"]?.texts ?? []).compactMap {
        objects[$0]?["target"]?.text
      }
      target.frameworks = files(ofPhase: "PBXFrameworksBuildPhase", object)
        .filter { $0.pathExtension == "framework" }
        .map { $0.deletingPathExtension().lastPathComponent }
      target.products = products(of: object)
      return target
    }.sorted { $0.name < $1.name }
  }

  private func files(ofPhase kind: String, _ target: Object) -> [URL] {
    (target["buildPhases"]?.texts ?? []).compactMap { objects[$0] }
      .filter { $0["isa"]?.text == kind }
      .flatMap { $0["files"]?.texts ?? [] }
      .compactMap { objects[$0]?["fileRef"]?.text }
      .flatMap(files(of:))
  }

  /// The file of a reference. For a group of translations, the files of all languages.
  private func files(of reference: String) -> [URL] {
    // The versions of a data model are also a group.
    if let url = paths[reference], AppFolder.bundleExtensions.contains(url.pathExtension) {
      return [url]
    }
    guard let children = objects[reference]?["children"]?.texts else {
      return paths[reference].map { [$0] } ?? []
    }
    return children.compactMap { paths[$0] }
  }

  /// The members of a target in synchronized folders (since Xcode 16).
  ///
  /// These are all files of the target's folders except its exceptions. Exceptions in another
  /// target's folder that name this target are added.
  private func members(of id: String, _ target: Object) -> [URL] {
    let own = Set(target["fileSystemSynchronizedGroups"]?.texts ?? [])
    return objects.keys.sorted().flatMap { group -> [URL] in
      guard let place = paths[group],
        objects[group]?["isa"]?.text == "PBXFileSystemSynchronizedRootGroup"
      else { return [] }
      let exceptions = (objects[group]?["exceptions"]?.texts ?? []).compactMap { objects[$0] }
        .filter { $0["target"]?.text == id }
        .flatMap { $0["membershipExceptions"]?.texts ?? [] }
        .map { place.appending(path: $0).standardizedFileURL.path }
      return AppFolder.files(at: place).filter { file in
        let path = file.standardizedFileURL.path
        let isExcepted = exceptions.contains { path == $0 || path.hasPrefix($0 + "/") }
        return own.contains(group) != isExcepted
      }
    }
  }

  private func settings(of target: Object) -> XcodeSettings {
    var settings = XcodeSettings()
    for list in buildSettings(of: target) { settings.add(list) }
    return settings
  }

  /// The build settings of a target, for texts that refer to them.
  func variables(of target: XcodeTarget) -> XcodeVariables {
    var variables = XcodeVariables(
      target: target.title, project: name, folder: folder,
      language: root["developmentRegion"]?.text ?? "en")
    for list in buildSettings(of: objects[target.id] ?? [:]) { variables.add(list) }
    return variables
  }

  /// The settings of the Debug configuration. Each list overrides those before it: the project's
  /// configuration file, the project, the target's configuration file, the target.
  private func buildSettings(of target: Object) -> [[String: PropertyList]] {
    [root, target].flatMap { object in
      let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
      let all = (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
      let chosen = all.first { $0["name"]?.text == "Debug" } ?? all.first ?? [:]
      let file = configurationFile(of: chosen).map { XcodeConfigurationFile($0).settings }
      return [file ?? [:], chosen["buildSettings"]?.entries ?? [:]]
    }
  }

  private func configurationFile(of configuration: Object) -> URL? {
    if let file = configuration["baseConfigurationReference"]?.text { return paths[file] }
    // The project has no object for a file in a synchronized folder.
    guard let folder = configuration["baseConfigurationReferenceAnchor"]?.text,
      let path = configuration["baseConfigurationReferenceRelativePath"]?.text
    else { return nil }
    return paths[folder]?.appending(path: path)
  }

  /// The locations of all groups and files. Paths are relative to the enclosing group unless
  /// `sourceTree` says otherwise.
  private static func paths(
    of objects: [String: Object], project: Object, in folder: URL
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
    let directory = project["projectDirPath"]?.text ?? ""
    let base = directory.isEmpty ? folder : folder.appending(path: directory)
    if let group = project["mainGroup"]?.text { visit(group, below: base) }
    return paths
  }
}
