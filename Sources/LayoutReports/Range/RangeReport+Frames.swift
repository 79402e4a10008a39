// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder

extension RangeReport {
  /// The frames at one length from the parametric solution, snapped to pixels; nil if the length
  /// was not reached.
  ///
  /// Edges are snapped in the coordinates of the canvas, as in a layout.
  public func sceneFrames(at length: Double) -> SceneFrames? {
    guard let frames = layout.frames(at: length) else { return nil }
    return SceneFrames(
      file: file, scene: scene, title: title, size: layout.size(at: length), unsnapped: frames,
      parents: parents, views: views, scale: scale)
  }
}

extension SceneFrames {
  /// Creates the snapped frames of the file's views from the solved frames of all views.
  init(
    file: String, scene: String, title: String, size: Size, unsnapped frames: [Rect],
    parents: [Int?], views: [(index: Int, view: RangeReport.View)], scale: Double
  ) {
    self.init(
      file: file, scene: scene, title: title, size: size, views: [], conflictCount: 0)
    let pixels = PixelGrid(scale: scale)
    var origins: [Point] = []
    origins.reserveCapacity(frames.count)
    var depths: [Int] = []
    var entries: [Int: RangeReport.View] = [:]
    for (index, view) in views { entries[index] = view }
    for (index, frame) in frames.enumerated() {
      let parent = index < parents.count ? parents[index] : nil
      let outer = parent.map { origins[$0] } ?? .zero
      let absolute = frame.offset(by: outer)
      origins.append(absolute.origin)
      depths.append((parent.map { depths[$0] } ?? 0) + (entries[index] == nil ? 0 : 1))
      guard let view = entries[index] else { continue }
      var snapped = pixels.snapped(absolute)
      snapped.x -= pixels.snapped(outer.x)
      snapped.y -= pixels.snapped(outer.y)
      self.views.append(
        View(
          id: view.id, className: view.className, name: view.name, frame: snapped,
          depth: depths[index] - 1))
    }
  }
}
