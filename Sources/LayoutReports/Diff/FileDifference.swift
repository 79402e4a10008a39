// SPDX-License-Identifier: MIT

public import Diagnostics
public import InterfaceBuilder

/// What happened to one file between two versions.
public struct FileDifference: Sendable {
  public enum Status: String, Hashable, Sendable { case changed, added, removed }

  /// The file as people name it.
  public var file: String
  public var status: Status
  public var changes: [DocumentChange]
  public var noise: [DocumentChange]
  /// The titles of the scenes by id.
  public var titles: [String: String]
  public var effects: [LayoutEffect]
  /// What `check` finds in the new version and not in the old one, notes left out.
  public var newFindings: [Diagnostic] = []
  /// What it finds in the old version and not in the new one.
  public var goneFindings: [Diagnostic] = []

  /// Compares two versions of a file, and what they look like on canvases.
  ///
  /// Nothing is laid out where nothing changed.
  public init(
    _ file: String, from old: IBDocument, to new: IBDocument, on canvases: [LayoutEffect.Canvas]
  ) {
    let diff = DocumentDiff(from: old, to: new)
    // Both as the tools of the new version lay out: a new Xcode is no change of the file.
    var old = old
    old.toolsVersion = new.toolsVersion
    self.file = file
    status = .changed
    changes = diff.changes
    noise = diff.noise
    titles = diff.titles
    effects = diff.changes.isEmpty ? [] : LayoutEffect.all(from: old, to: new, on: canvases)
  }

  /// A file that is in one of the versions only.
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

  /// The ids of the scenes with changes, in order; the empty id is what is outside of them.
  public var scenes: [String] {
    var seen: Set<String> = []
    return changes.map(\.scene).filter { seen.insert($0).inserted }
  }

  /// What a scene is called; empty for what is outside of scenes.
  public func title(of scene: String) -> String { scene.isEmpty ? "" : titles[scene] ?? scene }
}
