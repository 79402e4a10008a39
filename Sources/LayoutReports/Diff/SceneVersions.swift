// SPDX-License-Identifier: MIT

package import InterfaceBuilder

/// The scenes that two versions of a document share, and their builders.
package struct SceneVersions: Sendable {
  /// The pairs of scenes, in the order of the new version.
  package let scenes: [(old: IBScene, new: IBScene)]
  private let old: SceneBuilder
  private let new: SceneBuilder

  package init(from old: IBDocument, to new: IBDocument) {
    var former: [String: IBScene] = [:]
    for scene in old.scenes where former[scene.id] == nil { former[scene.id] = scene }
    scenes = new.scenes.compactMap { scene in former[scene.id].map { ($0, scene) } }
    self.old = SceneBuilder(old)
    self.new = SceneBuilder(new)
  }

  /// Creates builders for some options. They share the index of controllers, which is built once.
  package func builders(_ options: SceneOptions) -> (old: SceneBuilder, new: SceneBuilder) {
    (SceneBuilder(old, options: options), SceneBuilder(new, options: options))
  }
}
