// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
public import EssentialFoundation

/// Differences as JSON.
public struct DiffJSON: Encodable, Sendable {
  struct Change: Encodable {
    var kind: String
    var object: String
    var element: String
    var scene: String
    var property: String?
    var old: String?
    var new: String?
    var text: String
    var details: [String]
    var noise: String?

    init(_ change: DocumentChange) {
      kind = change.kind.rawValue
      object = change.objectID
      element = change.element
      scene = change.scene
      property = change.property
      (old, new) = (change.old, change.new)
      text = change.text
      details = change.details
      noise = change.noise?.rawValue
    }
  }

  struct View: Encodable {
    var id: String
    var name: String
    /// The numbers are x, y, width, height.
    var old: [Double]
    var new: [Double]
  }

  struct Effect: Encodable {
    var scene: String
    var title: String
    var canvas: String
    var conflicts: [Int]
    var views: [View]
  }

  /// A finding of `check` in one of the versions.
  struct Finding: Encodable {
    var rule: String
    var severity: String
    var message: String
    var object: String?
    var line: Int?
    /// The canvases on which the finding occurs, in words; nil for all.
    var conditions: String?

    init(_ diagnostic: Diagnostic) {
      rule = diagnostic.rule.rawValue
      severity = diagnostic.severity.rawValue
      message = diagnostic.message
      object = diagnostic.place.elementID
      line = diagnostic.place.line
      conditions = diagnostic.conditions
    }
  }

  struct File: Encodable {
    var file: String
    var status: String
    var changes: [Change]
    var noise: [Change]
    var frames: [Effect]
    var newFindings: [Finding]
    var goneFindings: [Finding]
  }

  var files: [File]

  public init(_ files: [FileDifference]) {
    func numbers(_ rect: Rect) -> [Double] { [rect.x, rect.y, rect.width, rect.height] }
    self.files = files.map { file in
      File(
        file: file.file, status: file.status.rawValue, changes: file.changes.map(Change.init),
        noise: file.noise.map(Change.init),
        frames: file.effects.map { effect in
          Effect(
            scene: effect.scene, title: effect.title, canvas: effect.canvas,
            conflicts: [effect.oldConflicts, effect.newConflicts],
            views: effect.views.map {
              View(id: $0.id, name: $0.name, old: numbers($0.old), new: numbers($0.new))
            })
        },
        newFindings: file.newFindings.map(Finding.init),
        goneFindings: file.goneFindings.map(Finding.init))
    }
  }

  /// The document as UTF-8, with keys in alphabetical order.
  public func encoded() throws -> Data { try JSONEncoder.document.encode(self) }
}
