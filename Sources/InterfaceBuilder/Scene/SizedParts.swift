// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// What follows from the size of a canvas while a scene settles, apart from traits and the place of the root:
/// the margins of tables and cells, the bars of embedded controllers, and where views of bars stand.
struct SizedParts: Sendable {
  /// The tables, which know how wide the screen is.
  var tables: [ItemID] = []
  /// The widths in the file of the tables that cells are in, in points.
  var cellWidths: Set<Double> = []
  /// The bars that place views.
  var bars: [ItemID] = []
  /// The embedded controllers, with what is around each.
  var embedded: [(controller: IBElement, context: ControllerContext)] = []

  /// What comes of a canvas.
  struct Outcome: Hashable {
    /// Whether the screen counts as wide for cells, and each table.
    var areWide: [Bool] = []
    var bars: [SceneBars] = []
  }
}

extension SceneLowering {
  /// What comes of the sized parts on a canvas.
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
