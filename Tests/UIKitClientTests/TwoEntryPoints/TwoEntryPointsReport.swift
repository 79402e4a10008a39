// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder
import InterfaceBuilderFiles
import UIKit
import UIKitComponents

/// The results of comparing scenes in one setting.
@MainActor
struct TwoEntryPointsReport {
  let setting: Setting
  private(set) var compared = 0
  private(set) var agreeing = 0
  private(set) var differences: [String] = []
  /// The scenes with different pictures, each with the first differing command.
  private(set) var otherPictures: [String] = []
  private(set) var exempt: [Exemption: Int] = [:]
  private(set) var samePictures = 0
  private var views = 0

  init(_ setting: Setting) {
    self.setting = setting
  }

  mutating func compare(_ path: String) {
    guard let document = try? IBFile.load(path: path) else { return }
    let url = URL(filePath: path)
    let handler = InterfaceDiagnostics.handler
    InterfaceDiagnostics.handler = { _ in }
    // Outlets of classes whose code is missing raise exceptions.
    let exceptions = LayoutException.handler
    LayoutException.handler = { _ in }
    defer {
      InterfaceDiagnostics.handler = handler
      LayoutException.handler = exceptions
      UIScreen.main.simulateStandard()
    }
    let storyboard = UIStoryboard(
      name: url.deletingPathExtension().lastPathComponent,
      bundle: Bundle(path: url.deletingLastPathComponent().path))
    let builder = SceneBuilder(document, options: setting.options)
    for scene in document.scenes {
      let surroundings = builder.surroundings(of: scene)
      let exemption = Exemption(
        scene, surroundings, of: document, isOwnCanvas: setting.device == nil)
      if let exemption {
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
    let tools = SceneInTools(scene, of: document, setting)
    UIScreen.main.simulate(tools.device, tools.orientation, tools.screen.environment)
    let name = "\(document.file) \(scene.id) \(scene.title)"
    compared += 1
    guard let app = SceneInApp(scene, in: storyboard, surroundings), let root = app.root else {
      differences.append("\(name): not made")
      return
    }
    // The ids include those of embedded scenes, because ids are unique in a document.
    let present = Set(tools.screen.subtree(of: tools.root).nodes.compactMap(\.identifier))
    let roots = document.scenes.compactMap(\.rootView)
    let prototypes = Set(roots.flatMap(\.prototypeIDs)).intersection(present)
    let saved =
      setting.device == nil ? Set(roots.flatMap(\.fixedRowIDs)).intersection(present) : []
    if !prototypes.isEmpty { exempt[.prototypes, default: 0] += 1 }
    if !saved.isEmpty { exempt[.savedRows, default: 0] += 1 }
    let comparison = Comparison(
      tools: (tools.screen, tools.root), app: (app.screen, root, app.ids),
      leavingOut: prototypes.union(saved))
    views += comparison.compared
    if comparison.outOfView > 0 { exempt[.rowsOutOfView, default: 0] += 1 }
    if comparison.pictureDifference == nil { samePictures += 1 }
    let differing = deciding(comparison.differences, app)
    if differing.isEmpty {
      agreeing += 1
    } else {
      let first = differing.prefix(3).map(\.line).joined(separator: "\n    ")
      differences.append(
        "\(name): \(differing.count) of \(comparison.compared) views\n    \(first)")
    }
    // Some scenes have different pictures for other reasons. A sheet covers its presenter, rows are
    // drawn only as far as there are cells, and pictures contain ambiguous frames too. The tools
    // show stand-ins for scenes of other storyboards.
    let isWhole = !document.segues.contains { segue in
      (segue.kind == .embed && segue.sourceID == surroundings.shownID
        || segue.sourceID == surroundings.tabID)
        && document.scene(segue.destinationID)?.controller?.name == "viewControllerPlaceholder"
    }
    let isComparable =
      isWhole && !surroundings.isPresented && prototypes.isEmpty && saved.isEmpty
    if isComparable, comparison.differences.isEmpty, comparison.outOfView == 0,
      let difference = comparison.pictureDifference
    {
      otherPictures.append("\(name): \(difference)")
    }
  }

  /// The differences between frames that are not ambiguous.
  private mutating func deciding(
    _ differences: [(id: String, line: String)], _ app: SceneInApp
  ) -> [(id: String, line: String)] {
    if differences.isEmpty { return [] }
    guard app.isUnique else {
      exempt[.waitingRows, default: 0] += 1
      return []
    }
    let open = app.openIDs
    let decided = differences.filter { !open.contains($0.id) }
    if decided.count < differences.count { exempt[.open, default: 0] += 1 }
    // The height of a text with an ambiguous width moves the views around it.
    let wrapped = app.wrappedIDs
    let movesOthers = differences.contains { open.contains($0.id) && wrapped.contains($0.id) }
    return movesOthers ? [] : decided
  }

  var summary: String {
    let left = Exemption.allCases.compactMap { reason in
      exempt[reason].map { "\($0) \(reason.rawValue)" }
    }
    return "\(setting): \(agreeing) of \(compared) scenes agree, \(views) views, "
      + "\(samePictures) same pictures, \(otherPictures.count) others; left out: \(left.joined(separator: ", "))"
  }
}
