// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import UIKitComponents

/// Decides whether an edit of a file moves any view, on the file's own canvas and on other devices.
///
/// All views count, also those without a saved frame. The devices have every combination of size
/// classes, so that all variations of the file are laid out.
struct LayoutInvariance {
  /// The frames of all views of a scene on one canvas, in order.
  private struct Layout: Hashable {
    var scene: String
    var frames: [Rect]
  }

  private let canvases: [SceneOptions]
  private let before: [[Layout]]

  /// The greatest difference of frames that are the same, in points.
  private static let tolerance = 1e-3

  /// - Parameter document: the document before an edit.
  init(_ document: IBDocument) {
    canvases = Self.canvases(for: document)
    before = Self.layouts(of: document, on: canvases)
  }

  /// Whether all views of the edited document have the same frames as before.
  func holds(for edited: IBDocument) -> Bool {
    canvases.indices.allSatisfy { place in
      let after = Self.layouts(of: edited, on: [canvases[place]])[0]
      return after.count == before[place].count
        && zip(before[place], after).allSatisfy(Self.areSame)
    }
  }

  private static func areSame(_ first: Layout, _ second: Layout) -> Bool {
    first.scene == second.scene && first.frames.count == second.frames.count
      && zip(first.frames, second.frames).allSatisfy { one, two in
        abs(one.x - two.x) <= tolerance && abs(one.y - two.y) <= tolerance
          && abs(one.width - two.width) <= tolerance && abs(one.height - two.height) <= tolerance
      }
  }

  private static func layouts(of document: IBDocument, on canvases: [SceneOptions]) -> [[Layout]] {
    canvases.map { options in
      let builder = SceneBuilder(document, options: options)
      return document.scenes.map { scene in
        var built = builder.build(scene)
        let snapshot = built.forest.layout(built.canvas)
        return Layout(scene: scene.id, frames: snapshot.nodes.map(\.frame))
      }
    }
  }

  // MARK: Canvases

  /// Devices with different size classes: their identifiers, and whether they are in landscape.
  private static let devices: [(name: String, isLandscape: Bool)] = [
    ("retina4_0", false), ("retina4_7", true), ("retina6_12", false), ("retina5_5", true),
    ("ipad9_7", false),
  ]

  private static func canvases(for document: IBDocument) -> [SceneOptions] {
    var keys: Set<String> = []
    document.root.forEach { element in
      if element.name == "variation", let key = element["key"] { keys.insert(key) }
    }
    var canvases = [SceneOptions()]
    let isForMac = keys.contains { $0.hasSuffix("userInterfaceIdiom=mac") }
    for (name, isLandscape) in devices + (isForMac ? [("mac", false)] : []) {
      guard let device = try? Device.named(name) else { continue }
      canvases.append(
        SceneOptions(device: device, orientation: isLandscape ? .landscape : .portrait))
    }
    guard keys.contains(where: { $0.hasSuffix("=dark") }) else { return canvases }
    return canvases
      + canvases.map { canvas in
        var canvas = canvas
        canvas.style = .dark
        return canvas
      }
  }
}
