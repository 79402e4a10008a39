// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import InterfaceBuilder
import LayoutRendering
import LayoutReports
import UIKitComponents

/// Draws one scene in every combination of circumstances.
struct GalleryJob: Sendable {
  /// Builds the scenes of the file, for each combination.
  var builders: [SceneBuilder]
  var scene: IBScene
  /// The place of the file among those of the page.
  var file: Int
  var names: ViewNames

  /// A job for every scene of a document, in each of the circumstances.
  static func jobs(
    for document: IBDocument, file: Int, in conditions: [SceneOptions]
  ) -> [GalleryJob] {
    let names = ViewNames(document)
    let first = SceneBuilder(document)
    let builders = conditions.map { SceneBuilder(first, options: $0.onHardware(for: document)) }
    return document.scenes.map {
      GalleryJob(builders: builders, scene: $0, file: file, names: names)
    }
  }

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
    for builder in builders {
      var built = builder.build(scene)
      let layout = built.forest.layout(built.canvas)
      if let unplaced = UnplacedView(in: built, snapshot: layout, names: names) {
        outcome.messages.append(.unplaced(unplaced, in: scene, of: builder.document.file))
        outcome.drawings = []
        break
      }
      let snapshot = built.scrolledToTop(layout)
      if outcome.drawings.isEmpty {
        outcome.messages = built.notes
        if !snapshot.conflicts.isEmpty {
          outcome.messages.append(
            .conflicts(snapshot.conflicts.count, in: scene, of: builder.document.file))
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
