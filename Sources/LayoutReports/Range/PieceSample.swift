// SPDX-License-Identifier: MIT

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
