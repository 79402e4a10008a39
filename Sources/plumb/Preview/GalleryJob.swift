// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import InterfaceBuilder
import LayoutRendering
import LayoutReports
import UIKitComponents

/// Draws a scene in every combination of conditions.
struct GalleryJob: Sendable {
  /// A builder for the scenes of the file for each combination.
  var builders: [SceneBuilder]
  var scene: IBScene
  /// The index of the file on the page.
  var file: Int
  var names: ViewNames

  /// A job for each scene of a document, with all conditions.
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

  /// A drawn scene.
  struct Drawing: Sendable {
    /// An SVG document.
    var picture: String
    var size: Size
    /// The size of the device's screen. Canvas locations are fractions of it.
    var screen: Size
    var details: SceneDetails
  }

  /// The result for a scene.
  struct Outcome: Sendable {
    var file: Int
    var scene: IBScene
    /// The drawings of all combinations, in order; empty if the scene cannot be drawn.
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
