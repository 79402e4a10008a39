// SPDX-License-Identifier: MIT

import EssentialFoundation
import InterfaceBuilder
import LayoutReports

/// What of the working tree has changed since a revision.
struct ChangedScenes {
  private let commit: String
  private let top: String
  /// Paths below the top folder.
  private let paths: Set<String>

  /// - Throws: where there is no such revision.
  init(since revision: String) throws(Failure) {
    guard let commit = Git.commit(revision) else {
      throw Failure("\(revision): no such git revision")
    }
    self.commit = commit
    top = URL(fileURLWithPath: try Git.topFolder()).resolvingSymlinksInPath().path
    paths = try Git.pathsChanged(since: commit)
  }

  /// How much of a file has changed.
  enum Extent: Equatable {
    case nothing
    case scenes(Set<String>)
    case everything
  }

  /// What has changed of the file at `path`: texts of other languages count for all its scenes.
  ///
  /// - Throws: for a file that is not in the repository of the current folder.
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
    if texts { return .everything }
    guard paths.contains(name) else { return .nothing }
    guard let blob = try? Git.blob("\(commit):\(name)"),
      let old = try? IBFile.load(blob, file: name)
    else { return .everything }
    let scenes = Set(check.difference(from: old).changes.map(\.scene))
    // What stands outside of scenes can concern all of them.
    if scenes.contains("") { return .everything }
    return scenes.isEmpty ? .nothing : .scenes(scenes)
  }
}
