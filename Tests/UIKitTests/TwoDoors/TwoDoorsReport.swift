// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder
import InterfaceBuilderFiles
import LayoutCore

/// What came of comparing scenes in one setting.
@MainActor
struct TwoDoorsReport {
  let setting: Setting
  private(set) var compared = 0
  private(set) var agreeing = 0
  private(set) var differences: [String] = []
  private(set) var exempt: [Exemption: Int] = [:]
  private var samePictures = 0
  private var views = 0

  init(_ setting: Setting) {
    self.setting = setting
  }

  mutating func compare(_ path: String) {
    guard let document = try? IBFile.load(path: path) else { return }
    let url = URL(filePath: path)
    InterfaceDiagnostic.handler = { _ in }
    let storyboard = UIStoryboard(
      name: url.deletingPathExtension().lastPathComponent,
      bundle: Bundle(path: url.deletingLastPathComponent().path))
    let builder = SceneBuilder(document, options: setting.options)
    for scene in document.scenes {
      let surroundings = builder.surroundings(of: scene)
      if let exemption = Exemption(scene, surroundings, of: document) {
        exempt[exemption, default: 0] += 1
        continue
      }
      guard let surroundings else { continue }
      compare(scene, of: document, in: storyboard, surroundings)
    }
  }

  private mutating func compare(
    _ scene: IBScene, of document: IBDocument, in storyboard: UIStoryboard,
    _ surroundings: SceneSurroundings
  ) {
    let tools = ToolsDoor(scene, of: document, setting)
    UIScreen.main.simulate(tools.device, tools.orientation, tools.screen.environment)
    let name = "\(document.file) \(scene.id) \(scene.title)"
    compared += 1
    guard let app = AppDoor(scene, in: storyboard, surroundings), let root = app.root else {
      differences.append("\(name): not made")
      return
    }
    let shown = document.scenes.first { $0.controllerID == surroundings.shownID }?.rootView
    let prototypes = shown?.prototypeIDs ?? []
    if !prototypes.isEmpty { exempt[.prototypes, default: 0] += 1 }
    let comparison = Comparison(
      tools: (tools.screen, tools.root), app: (app.screen, root), leavingOut: prototypes)
    views += comparison.compared
    if comparison.isSamePicture { samePictures += 1 }
    // A sheet lies over what presents it, which the tools do not draw.
    let isSame =
      comparison.isSamePicture || surroundings.isPresented || !prototypes.isEmpty
    if comparison.differences.isEmpty && isSame {
      agreeing += 1
    } else {
      let first = comparison.differences.prefix(3).joined(separator: "\n    ")
      differences.append(
        "\(name): \(comparison.differences.count) of \(comparison.compared) views"
          + (isSame ? "" : ", other picture") + "\n    \(first)")
    }
  }

  var summary: String {
    let left = Exemption.allCases.compactMap { reason in
      exempt[reason].map { "\($0) \(reason.rawValue)" }
    }
    return "\(setting): \(agreeing) of \(compared) scenes agree, \(views) views, "
      + "\(samePictures) same pictures; left out: \(left.joined(separator: ", "))"
  }
}
