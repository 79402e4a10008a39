// SPDX-License-Identifier: MIT

import Diagnostics
import InterfaceBuilder
import LayoutCore
import LayoutRendering
import LayoutReports

/// Draws one scene in every combination of circumstances.
struct GalleryJob: Sendable {
  var document: IBDocument
  var scene: IBScene
  /// The place of the file among those of the page.
  var file: Int
  var names: ViewNames
  var conditions: [SceneOptions]

  /// A scene as it was drawn once.
  struct Drawing: Sendable {
    /// An SVG document.
    var picture: String
    var size: Size
    /// The size of the device's screen, which positions on the canvas are parts of.
    var screen: Size
    var details: SceneDetails
  }

  /// What came of the scene.
  struct Outcome: Sendable {
    var file: Int
    var scene: IBScene
    /// One for every combination, in their order; none for a scene that cannot be drawn.
    var drawings: [Drawing] = []
    var messages: [Diagnostic] = []
  }

  func run() -> Outcome {
    var outcome = Outcome(file: file, scene: scene)
    for options in conditions {
      let options = options.onHardware(for: document)
      var built = SceneBuilder(document, options: options).build(scene)
      let layout = built.forest.layout(built.canvas)
      if let unplaced = UnplacedView(in: built, snapshot: layout, names: names) {
        outcome.messages.append(.unplaced(unplaced, in: scene, of: document.file))
        outcome.drawings = []
        break
      }
      let snapshot = built.scrolledToTop(layout)
      if outcome.drawings.isEmpty {
        outcome.messages = built.notes
        if !snapshot.conflicts.isEmpty {
          outcome.messages.append(
            .conflicts(snapshot.conflicts.count, in: scene, of: document.file))
        }
      }
      let list = snapshot.displayList(RenderingOptions(title: scene.title))
      outcome.drawings.append(
        Drawing(
          picture: SVGRenderer().render(list), size: list.size,
          screen: built.device.screen(built.orientation).size,
          details: SceneDetails(built, names: names, snapshot: snapshot)))
    }
    return outcome
  }
}
