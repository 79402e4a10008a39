// SPDX-License-Identifier: MIT

/// A layout at which a piece may begin or end.
struct PieceSample {
  var layout: TracedLayout
  /// Collects the facts of a whole piece from the layout; nil if that needs another layout. The
  /// closure retains the scene.
  var facts: (() -> PieceFacts)?

  init(_ layout: TracedLayout, facts: (() -> PieceFacts)? = nil) {
    (self.layout, self.facts) = (layout, facts)
  }
}
