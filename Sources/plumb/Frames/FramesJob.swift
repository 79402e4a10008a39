// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import InterfaceBuilder
import LayoutReports

/// Lays out the scenes of files, all under the same conditions.
struct FramesJob: Sendable {
  var options: SceneOptions
  var reader: DocumentReader
  /// The id of the only scene to lay out; nil for all scenes.
  var scene: String?

  /// The result for a file.
  struct Outcome: Sendable {
    var scenes: [SceneFrames] = []
    /// Errors and notes.
    var messages: [Diagnostic] = []
    var hasFailed = false
  }

  func run(_ file: InputFile) -> Outcome {
    var outcome = Outcome()
    let document: IBDocument
    switch reader.read(file) {
    case .document(let read, let notes):
      document = read
      outcome.messages = notes
    case .failure(let message):
      outcome.messages = [message]
      outcome.hasFailed = true
      return outcome
    }
    let builder = SceneBuilder(document, options: options)
    let names = ViewNames(document)
    let scenes = scene.map { [document.scene($0)].compactMap { $0 } } ?? document.scenes
    for scene in scenes {
      var built = builder.build(scene)
      outcome.messages += built.notes
      let snapshot = built.forest.layout(built.canvas)
      if !snapshot.conflicts.isEmpty {
        outcome.messages.append(
          .conflicts(snapshot.conflicts.count, in: scene, of: file.path))
      }
      outcome.scenes.append(
        SceneFrames(scene, file: file.path, views: built.views, names: names, snapshot: snapshot))
    }
    return outcome
  }
}
