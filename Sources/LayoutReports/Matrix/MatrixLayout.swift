// SPDX-License-Identifier: MIT

package import AutoLayout
import InterfaceBuilder

/// One layout of a scene, as a matrix stores and compares it.
package struct MatrixLayout: Hashable, Sendable {
  /// The frames in the superviews' coordinates.
  package var frames: SceneFrames
  /// The frames on the canvas, in the order of the views of `frames`.
  package var places: [Rect]
  /// The part of the canvas that bars, cameras and indicators do not cover.
  package var safeArea: Rect

  package init(frames: SceneFrames, places: [Rect], safeArea: Rect) {
    (self.frames, self.places, self.safeArea) = (frames, places, safeArea)
  }

  package init(_ checked: CheckedScene, file: String, names: ViewNames) {
    let snapshot = checked.snapshot
    frames = SceneFrames(
      checked.scene, file: file, views: checked.views, names: names, snapshot: snapshot)
    let ids = Set(checked.views.map(\.item))
    places = snapshot.nodes.filter { ids.contains($0.id) }.map(\.absoluteFrame)
    let canvas = Rect(origin: .zero, size: snapshot.size)
    safeArea = snapshot.nodes.first.map { canvas.inset(by: $0.safeArea) } ?? canvas
  }

  package var size: Size { frames.size }
}
