// SPDX-License-Identifier: MIT

public import AutoLayout
import InterfaceBuilder

extension PlaneReport {
  /// The greatest accepted difference from layouts from scratch, in points. The solver rounds to a
  /// grid of 2⁻¹⁶ points.
  public static let tolerance = 0x1p-14

  /// The frames at one size from the solution by cells, snapped to pixels; nil if the size was not
  /// decided.
  public func sceneFrames(at size: Size) -> SceneFrames? {
    guard let cell = layout.cell(at: size) else { return nil }
    return SceneFrames(
      file: file, scene: scene, title: title, size: size, unsnapped: cell.frames(at: size),
      parents: parents, views: views, scale: scale)
  }

  /// Compares frames with those of layouts from scratch at up to `count` random sizes.
  ///
  /// - Returns: the number of compared sizes, and the greatest difference of any edge with its
  ///   size.
  public func compared(
    count: Int, using random: inout some RandomNumberGenerator
  ) -> (samples: Int, deviation: Double, at: Size) {
    var result = (samples: 0, deviation: 0.0, at: Size.zero)
    for _ in 0..<count {
      let size = Size(
        width: .random(in: layout.widths, using: &random),
        height: .random(in: layout.heights, using: &random))
      guard let cell = layout.cell(at: size), !cell.isNearBorder(size) else { continue }
      result.samples += 1
      let truth = layout.scene.layout(at: size, along: nil, texts: LineBreaks(isSearching: false))
      for (a, b) in zip(cell.frames(at: size), truth.frames) {
        let place = max(abs(a.x - b.x), abs(a.y - b.y))
        let extent = max(abs(a.width - b.width), abs(a.height - b.height))
        let difference = max(place, extent)
        if difference > result.deviation { (result.deviation, result.at) = (difference, size) }
      }
    }
    return result
  }
}

extension PlaneCell {
  /// Whether a size is so close to another cell that its own cell is uncertain.
  fileprivate func isNearBorder(_ size: Size) -> Bool {
    let step = PlaneTracer.resolution
    return ![(-step, -step), (step, -step), (step, step), (-step, step)].allSatisfy { dx, dy in
      contains(Size(width: size.width + dx, height: size.height + dy))
    }
  }
}
