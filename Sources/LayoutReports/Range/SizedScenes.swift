// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder

/// Layouts of a scene at single sizes, each done once: most rules that are broken begin to be so where
/// others do.
///
/// Not for more than one thread at a time.
final class SizedScenes {
  private let scene: SceneSizes
  private let series: SceneSeries?
  private var scenes: [Size: SizedScene] = [:]

  /// - Parameter series: builds the scene; nil builds everything anew.
  init(_ scene: SceneSizes, _ series: SceneSeries?) { (self.scene, self.series) = (scene, series) }

  subscript(size: Size) -> SizedScene {
    if let known = scenes[size] { return known }
    let sized = SizedScene(series?.build(size) ?? scene.build(size))
    // Each holds a forest.
    if scenes.count == 32 { scenes = [:] }
    scenes[size] = sized
    return sized
  }
}
