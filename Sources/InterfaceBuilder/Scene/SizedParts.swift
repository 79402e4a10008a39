// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// The parts of a lowered scene that depend on the canvas size, apart from traits and the placement
/// of the root view. They are the margins of tables and cells, the bars of embedded controllers,
/// and bars with custom views.
struct SizedParts: Sendable {
  /// The tables, whose content has the screen width.
  var tables: [ItemID] = []
  /// The widths in the file of tables with cells, in points.
  var cellWidths: Set<Double> = []
  /// The bars with custom views.
  var bars: [ItemID] = []
  /// The embedded controllers and their contexts.
  var embedded: [(controller: IBElement, context: ControllerContext)] = []

  /// The results that depend on the canvas. Canvases with equal outcomes give equal lowerings.
  struct Outcome: Hashable {
    /// Whether the screen, and then each table, is wide by the rules for cell margins.
    var areWide: [Bool] = []
    var bars: [SceneBars] = []
  }
}

extension SceneLowering {
  /// The results of the sized parts on a canvas.
  func outcome(on canvas: SceneCanvas) -> SizedParts.Outcome {
    var outcome = SizedParts.Outcome()
    if !sized.tables.isEmpty || !sized.cellWidths.isEmpty {
      let wide = CellMargins.wideWidth(on: canvas.environment.platform)
      outcome.areWide = [canvas.screen.size.width >= wide]
      outcome.areWide += sized.cellWidths.sorted().map { $0 + canvas.growth >= wide }
    }
    outcome.bars = sized.embedded.map { bars(ofEmbedded: $0, $1, on: canvas) }
    return outcome
  }
}
