// SPDX-License-Identifier: MIT

import InterfaceBuilder
import LayoutReports

/// The results for the scenes of a file.
struct FileDecisions<Decision: Sendable>: Sendable {
  private(set) var results: [Decision] = []
  private(set) var messages: [String] = []
  private(set) var hasFailed = false

  /// Decides all scenes, or the scene with this id, under all conditions.
  init(
    _ file: InputFile, scene: String?,
    in visibleBars: [(options: SceneOptions, textSize: String?)],
    decide: (SceneSizes, _ names: ViewNames, _ textSize: String?) -> Decision
  ) {
    let document: IBDocument
    do throws(IBFileError) {
      document = try file.document()
    } catch {
      messages = [error.description]
      hasFailed = true
      return
    }
    let names = ViewNames(document)
    let builder = SceneBuilder(document)
    for scene in scene.map({ [document.scene($0)].compactMap { $0 } }) ?? document.scenes {
      for (options, textSize) in visibleBars {
        results.append(
          decide(SceneSizes(builder, scene: scene, options: options), names, textSize))
      }
    }
  }
}
