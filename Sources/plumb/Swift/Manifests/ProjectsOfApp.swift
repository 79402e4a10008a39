// SPDX-License-Identifier: MIT

import EssentialFoundation

/// The projects that a package is made from: the one in its folder, and those of the same workspace
/// whose frameworks it links.
struct ProjectsOfApp {
  /// The project of the package's folder; nil if the folder has no project.
  let main: XcodeProject?
  /// Further projects below the folder.
  private(set) var inside: [XcodeProject] = []
  /// The frameworks of projects outside of the folder, with the packages that they become.
  private(set) var outside: [String: XcodePackage] = [:]
  /// The folders of the projects outside.
  private(set) var neighbours: [URL] = []

  init(_ folder: URL) throws(Failure) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let own = names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
    let workspace = XcodeWorkspace.projects(in: folder)
    let root = folder.standardizedFileURL.path + "/"
    guard
      let place = own.count == 1
        ? folder.appending(path: own[0])
        : workspace.first(where: { $0.path.hasPrefix(root) })
    else {
      guard own.isEmpty else {
        throw Failure(
          in: folder.path, "there is more than one project: \(own.joined(separator: ", "))")
      }
      main = nil
      return
    }
    let project = try XcodeProject(place)
    main = project
    var missing = Self.missingFrameworks(of: project)
    for other in (workspace + project.subprojects).map(\.standardizedFileURL)
    where other.path != place.standardizedFileURL.path && !missing.isEmpty {
      guard let other = try? XcodeProject(other) else { continue }
      let offered = Set(other.targets.filter { $0.kind == .framework }.map(\.name))
      guard !offered.isDisjoint(with: missing) else { continue }
      if other.folder.path.hasPrefix(root) || other.folder.path + "/" == root {
        inside.append(other)
      } else {
        let package = XcodePackage(path: Self.path(to: other.folder, from: folder))
        for name in offered { outside[name] = package }
        neighbours.append(other.folder)
      }
      missing.subtract(offered)
      missing.formUnion(Self.missingFrameworks(of: other).subtracting(outside.keys))
    }
  }

  /// The frameworks that the project links and does not make. Most are of the system.
  private static func missingFrameworks(of project: XcodeProject) -> Set<String> {
    Set(project.targets.flatMap(\.frameworks)).subtracting(project.targets.map(\.name))
  }

  /// The relative path from a folder to another one outside of it.
  private static func path(to other: URL, from folder: URL) -> String {
    let start = folder.standardizedFileURL.path.split(separator: "/")
    let end = other.standardizedFileURL.path.split(separator: "/")
    let common = zip(start, end).prefix { $0 == $1 }.count
    return (start.dropFirst(common).map { _ in ".." } + end.dropFirst(common))
      .joined(separator: "/")
  }
}
