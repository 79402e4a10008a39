// SPDX-License-Identifier: MIT

import InterfaceBuilder
import LayoutCore

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

/// A layout that a piece may begin or end with.
struct PieceSample {
  var layout: TracedLayout
  /// Takes what holds for a whole piece from the layout; nil where that is to be laid out again. It keeps
  /// the scene.
  var facts: (() -> PieceFacts)?

  init(_ layout: TracedLayout, facts: (() -> PieceFacts)? = nil) {
    (self.layout, self.facts) = (layout, facts)
  }
}
