// SPDX-License-Identifier: MIT

import EssentialFoundation
import InterfaceBuilder
import LayoutReports

/// The changes of the working tree since a revision.
struct ChangedScenes {
  private let commit: String
  private let top: String
  /// The changed paths, relative to the root folder.
  private let paths: Set<String>

  /// - Throws: if the revision does not exist.
  init(since revision: String) throws(Failure) {
    guard let commit = Git.commit(revision) else {
      throw Failure("\(revision): no such git revision")
    }
    self.commit = commit
    top = URL(fileURLWithPath: try Git.topFolder()).resolvingSymlinksInPath().path
    paths = try Git.pathsChanged(since: commit)
  }

  /// The part of a file that has changed.
  enum Extent: Equatable {
    case nothing
    case scenes(Set<String>)
    case all
  }

  /// The part of the file at `path` that has changed. Changed texts of a translation count for all
  /// scenes of the file.
  ///
  /// - Throws: if the file is not in the repository of the current folder.
  func extent(of path: String, _ check: FileCheck) throws(Failure) -> Extent {
    let full = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard full.hasPrefix(top + "/") else {
      throw Failure(in: path, "not in the repository of the current folder")
    }
    let name = String(full.dropFirst(top.count + 1))
    let stem = URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent
    let texts = paths.contains { changed in
      let url = URL(fileURLWithPath: changed)
      return ["strings", "stringsdict", "xcstrings"].contains(url.pathExtension)
        && url.deletingPathExtension().lastPathComponent == stem
    }
    if texts { return .all }
    guard paths.contains(name) else { return .nothing }
    guard let blob = try? Git.blob("\(commit):\(name)"),
      let old = try? IBFile.load(blob, file: name)
    else { return .all }
    let scenes = Set(check.difference(from: old).changes.map(\.scene))
    // A change outside of scenes may affect all scenes.
    if scenes.contains("") { return .all }
    return scenes.isEmpty ? .nothing : .scenes(scenes)
  }
}
