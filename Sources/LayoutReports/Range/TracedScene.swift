// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder

/// A scene for as long as its layout may be asked for more than frames.
final class TracedScene {
  private var built: BuiltScene

  init(_ built: consuming BuiltScene) { self.built = built }

  /// Lays it out and notes all decisions.
  func trace(_ size: Size, along axis: Axis?, texts: LineBreaks) -> TracedLayout {
    let trace = built.forest.traceLayout(built.canvas, along: axis, texts: texts)
    return TracedLayout(
      parameter: size[axis ?? .horizontal], signature: trace.signature, margins: trace.margins,
      frames: built.forest.appliedFrames(below: built.canvas))
  }

  func facts() -> PieceFacts { PieceFacts(&built) }
}
