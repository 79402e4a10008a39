// SPDX-License-Identifier: MIT

import Diagnostics
import Foundation
import InterfaceBuilder
import Testing
import Typography
import UIKitComponents

/// Files that nobody drew are laid out by the rules that saved frames imply.
///
/// `PLUMB_GENERATED=20000` makes so many files, `PLUMB_GENERATED_FILES=FOLDER` writes them into a folder
/// for the command line.
@Suite struct GeneratedFileTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static var count: Int { environment["PLUMB_GENERATED"].flatMap { Int($0) } ?? 48 }

  /// Calls `body` with each file; what it says is wrong with one.
  private func check(
    seed: UInt64, _ body: (GeneratedFile) throws -> [String]
  ) throws {
    var generator = FileGenerator(seed: seed)
    var faulty = 0
    for number in 0..<Self.count {
      let file = generator.next()
      if let folder = Self.environment["PLUMB_GENERATED_FILES"] {
        let name = "\(seed)-\(number).\(file.setting.isXIB ? "xib" : "storyboard")"
        try Data(file.xml().utf8).write(to: URL(filePath: folder).appending(path: name))
      }
      let faults = try body(file)
      guard !faults.isEmpty else { continue }
      faulty += 1
      Issue.record(
        "\(seed)-\(number), \(file.setting), \(file.tools), \(file.device ?? "square"): \(faults.joined(separator: "; "))"
      )
      if faulty == 12 { return }
    }
  }

  @Test func everythingNamedIsFoundAndNothingContradicts() throws {
    try check(seed: 1) { file in
      let scene = try LaidOutScene(file.document(), scene: file.sceneID)
      var faults = scene.notes.filter { $0.severity != .note }.map(\.message)
      faults += scene.snapshot.conflicts.map { "conflict of \($0.members.count)" }
      if !scene.snapshot.didSettle { faults.append("does not settle") }
      return faults
    }
  }

  @Test func noFrameIsLeftOpen() throws {
    try check(seed: 2) { file in
      let document = try file.document()
      let scene = try #require(document.scene(file.sceneID))
      var built = SceneBuilder(document).build(scene)
      _ = built.forest.layout(built.canvas)
      return built.views.filter { $0.isPlacedByLayout && !$0.isHiddenInStack }
        .filter { built.forest.isAmbiguous($0.item) }.map { "\($0.element) \($0.id) is open" }
    }
  }

  @Test(arguments: ["own", "wide", "right to left, AX3", "landscape"])
  func framesAreFiniteAndOfSomeSize(canvas: String) throws {
    var options = SceneOptions()
    switch canvas {
    case "wide": options.device = try Device.named("ipad12_9rounded")
    case "right to left, AX3":
      options.direction = .rightToLeft
      options.contentSizeCategory = .accessibilityExtraLarge
    case "landscape": options.orientation = .landscape
    default: break
    }
    try check(seed: 3) { file in
      let views = file.views
      let scene = try LaidOutScene(file.document(), scene: file.sceneID, options: options)
      var faults: [String] = []
      for node in scene.snapshot.nodes {
        let frame = node.absoluteFrame
        let numbers = [frame.x, frame.y, frame.width, frame.height]
        let name = "\(node.name) \(node.identifier ?? "")"
        if !numbers.allSatisfy({ $0.isFinite && abs($0) < 1e5 }) || frame.width < 0
          || frame.height < 0
        {
          faults.append("\(name) has \(frame)")
        }
        guard let view = node.identifier.flatMap({ views[$0] }) else { continue }
        let hasSize = ["label", "button", "switch", "segmentedControl"].contains(view.tag)
        if hasSize, !node.isHidden, frame.width <= 0 || frame.height <= 0 {
          faults.append("\(name) is empty: \(frame)")
        }
      }
      return faults
    }
  }

  /// Frames that were laid out are laid out again when they are those of the file.
  @Test func savedFramesStay() throws {
    try check(seed: 4) { file in
      let first = try LaidOutScene(file.document(), scene: file.sceneID)
      let again = try LaidOutScene(file.document(saved: first.frames), scene: file.sceneID)
      return first.views.compactMap { view in
        guard let before = first.frames[view.id], let after = again.frames[view.id] else {
          return "\(view.element) \(view.id) is gone"
        }
        let far = zip(
          [before.x, before.y, before.width, before.height],
          [after.x, after.y, after.width, after.height]
        ).contains { abs($0 - $1) > 0.51 }
        return far ? "\(view.element) \(view.id): \(before), then \(after)" : nil
      }
    }
  }

  @Test func marginsAndSafeAreasFollowTheRules() throws {
    try check(seed: 5) { file in
      let scene = try LaidOutScene(file.document(), scene: file.sceneID)
      return MarginReview(file, scene).faults
    }
  }

  @Test func screensAndBarsReachInAsRecorded() throws {
    try check(seed: 6) { file in
      guard let device = file.device, !file.isLandscape, file.usesSafeAreas,
        file.root.tag == "view"
      else { return [] }
      let rules = RecordedRules(tools: file.tools, screenWidth: file.root.frame.width, scale: 2)
      guard let status = rules.statusBar(device) else { return [] }
      let home = rules.homeIndicator(device)
      let isOld = file.tools < 24_000 || file.tools == 32_700
      let insets: (top: Double, bottom: Double)
      switch file.setting {
      case .alone, .fullScreen, .xibView: insets = (status, home)
      case .navigation, .pushed: insets = (status + (isOld ? 44 : 54), home)
      case .tab: insets = (status, home + 49)
      case .tabNavigation: insets = (status + (isOld ? 44 : 54), home + 49)
      case .embedded: insets = (status, 0)
      default: return []
      }
      let found = try LaidOutScene(file.document(), scene: file.sceneID).root.safeArea
      return found.top == insets.top && found.bottom == insets.bottom
        ? [] : ["\(found) instead of \(insets)"]
    }
  }
}
