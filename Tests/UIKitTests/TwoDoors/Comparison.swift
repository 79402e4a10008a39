// SPDX-License-Identifier: MIT

import LayoutCore
import LayoutRendering

/// How far two snapshots of a scene agree.
struct Comparison {
  /// Views with an id of the file whose frames were compared.
  var compared = 0
  /// What differs, each as a line for people.
  var differences: [String] = []
  /// Whether both pictures are made of the same commands.
  var isSamePicture = true

  /// - Parameter ids: ids of the file whose views are not compared.
  init(
    tools: (screen: LayoutSnapshot, root: ItemID), app: (screen: LayoutSnapshot, root: ItemID),
    leavingOut ids: Set<String> = []
  ) {
    let expected = Self.views(tools.screen.subtree(of: tools.root))
    let found = Self.views(app.screen.subtree(of: app.root))
    var frames: [String: Rect] = [:]
    for view in found { frames[view.id] = view.frame }
    for view in expected where !ids.contains(view.id) {
      guard let frame = frames[view.id] else {
        differences.append("\(view.name) \(view.id): missing")
        continue
      }
      compared += 1
      if frame != view.frame {
        differences.append("\(view.name) \(view.id): tools \(view.frame), app \(frame)")
      }
    }
    let pictures = (Self.commands(tools.screen), Self.commands(app.screen))
    isSamePicture = pictures.0 == pictures.1
  }

  private struct View {
    var id: String
    var name: String
    var frame: Rect
  }

  private static func views(_ snapshot: LayoutSnapshot) -> [View] {
    snapshot.nodes.compactMap { node in
      node.identifier.map { View(id: $0, name: node.name, frame: node.frame) }
    }
  }

  /// What the picture draws, without the groups that only name views.
  static func commands(_ snapshot: LayoutSnapshot) -> [DrawingCommand] {
    var kept: [Bool] = []
    return snapshot.displayList().commands.compactMap { command in
      switch command {
      case .begin(let group):
        var plain = group
        plain.id = nil
        plain.title = nil
        kept.append(plain != DrawingGroup())
        return plain == DrawingGroup() ? nil : .begin(plain)
      case .end: return kept.popLast() ?? false ? .end : nil
      default: return command
      }
    }
  }
}
