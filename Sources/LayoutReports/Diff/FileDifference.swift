// SPDX-License-Identifier: MIT

public import Diagnostics
public import InterfaceBuilder

/// The difference between two versions of one file.
public struct FileDifference: Sendable {
  public enum Status: String, Hashable, Sendable { case changed, added, removed }

  /// The file's name in reports.
  public var file: String
  public var status: Status
  public var changes: [DocumentChange]
  public var noise: [DocumentChange]
  /// The titles of the scenes by id.
  public var titles: [String: String]
  public var effects: [LayoutEffect]
  /// The findings of `check` that only the new version has, without notes.
  public var newFindings: [Diagnostic] = []
  /// The findings of `check` that only the old version has, without notes.
  public var goneFindings: [Diagnostic] = []

  /// Compares two versions of a file, and their layouts on the canvases.
  ///
  /// If nothing changed, nothing is laid out.
  public init(
    _ file: String, from old: IBDocument, to new: IBDocument, on canvases: [LayoutEffect.Canvas]
  ) {
    let diff = DocumentDiff(from: old, to: new)
    // Both versions are laid out as in the new version's Xcode, so that a new Xcode alone changes
    // no frame.
    var old = old
    old.toolsVersion = new.toolsVersion
    self.file = file
    status = .changed
    changes = diff.changes
    noise = diff.noise
    titles = diff.titles
    effects = diff.changes.isEmpty ? [] : LayoutEffect.all(from: old, to: new, on: canvases)
  }

  /// Describes a file that only one of the versions has.
  public init(_ file: String, _ status: Status, _ document: IBDocument) {
    self.file = file
    self.status = status
    titles = [:]
    effects = []
    noise = []
    changes = document.scenes.map { scene in
      DocumentChange(
        kind: status == .added ? .added : .removed, objectID: scene.id, element: "scene",
        scene: scene.id, text: "scene \(ChangeWords.quoted(scene.title)) \(status.rawValue)")
    }
    for scene in document.scenes { titles[scene.id] = scene.title }
  }

  public var isEmpty: Bool { changes.isEmpty && status == .changed }

  /// The ids of the scenes with changes, in order. The empty id means changes outside scenes.
  public var scenes: [String] {
    var seen: Set<String> = []
    return changes.map { $0.scene }.filter { seen.insert($0).inserted }
  }

  /// The title of a scene; empty for changes outside scenes.
  public func title(of scene: String) -> String { scene.isEmpty ? "" : titles[scene] ?? scene }
}
