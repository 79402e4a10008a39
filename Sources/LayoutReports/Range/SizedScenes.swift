// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder

/// A cache of layouts of a scene at single sizes. Many violations begin at the same size.
///
/// It must not be used by several threads at the same time.
final class SizedScenes {
  private let scene: SceneSizes
  private let series: SceneSeries?
  private var scenes: [Size: SizedScene] = [:]

  /// - Parameter series: builds the scene; nil builds it from scratch.
  init(_ scene: SceneSizes, _ series: SceneSeries?) { (self.scene, self.series) = (scene, series) }

  subscript(size: Size) -> SizedScene {
    if let known = scenes[size] { return known }
    let sized = SizedScene(series?.build(size) ?? scene.build(size))
    // Limits the memory, since each scene contains a forest.
    if scenes.count == 32 { scenes = [:] }
    scenes[size] = sized
    return sized
  }
}
