// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder

/// A built scene. It is kept after its layout, because facts beyond the frames may be needed.
final class TracedScene {
  private var built: BuiltScene

  init(_ built: consuming BuiltScene) { self.built = built }

  /// Lays out the scene and records all decisions.
  func trace(_ size: Size, along axis: Axis?, texts: LineBreaks) -> TracedLayout {
    let trace = built.forest.traceLayout(built.canvas, along: axis, texts: texts)
    return TracedLayout(
      parameter: size[axis ?? .horizontal], signature: trace.signature, margins: trace.margins,
      frames: built.forest.appliedFrames(below: built.canvas))
  }

  func facts() -> PieceFacts { PieceFacts(&built) }
}
