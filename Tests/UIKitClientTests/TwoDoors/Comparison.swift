// SPDX-License-Identifier: MIT

import AutoLayout
import LayoutRendering
import UIKitComponents

/// How far two snapshots of a scene agree.
struct Comparison {
  /// Views with an id of the file whose frames were compared.
  var compared = 0
  /// Views that the app has not made because they are out of view.
  var outOfView = 0
  /// What differs, each as a line for people, by the id of the view.
  var differences: [(id: String, line: String)] = []
  /// The first commands that the picture of the tools or of the app alone has; nil where both are the same.
  var pictureDifference: String?

  /// - Parameter exempt: ids of the file whose views are not compared.
  init(
    tools: (screen: LayoutSnapshot, root: ItemID),
    app: (screen: LayoutSnapshot, root: ItemID, ids: [ItemID: String]),
    leavingOut exempt: Set<String> = []
  ) {
    let expected = Self.views(tools.screen.subtree(of: tools.root)) { $0.identifier }
    let found = Self.views(app.screen.subtree(of: app.root)) { app.ids[$0.id] }
    // A sheet ends with the screen, but begins further down.
    let rootSize = tools.screen.subtree(of: tools.root).nodes.first?.frame.size ?? tools.screen.size
    let room = Size(
      width: min(rootSize.width, tools.screen.size.width),
      height: min(rootSize.height, tools.screen.size.height))
    var frames: [String: Rect] = [:]
    for view in found { frames[view.id] = view.frame }
    for view in expected where !exempt.contains(view.id) {
      guard let frame = frames[view.id] else {
        if !view.absolute.intersects(room) {
          outOfView += 1
          continue
        }
        differences.append((view.id, "\(view.name) \(view.id): missing"))
        continue
      }
      compared += 1
      if frame != view.frame {
        differences.append(
          (view.id, "\(view.name) \(view.id): tools \(view.frame), app \(frame)"))
      }
    }
    let (drawn, shown) = (Self.commands(tools.screen), Self.commands(app.screen))
    pictureDifference = Self.difference(drawn, shown)
  }

  private static func difference(
    _ drawn: [DrawingCommand], _ shown: [DrawingCommand]
  ) -> String? {
    guard drawn != shown, drawn.map(rounded) != shown.map(rounded) else { return nil }
    let (tools, app) = (Set(drawn), Set(shown))
    let extra = drawn.filter { !app.contains($0) }
    let lacking = shown.filter { !tools.contains($0) }
    guard !extra.isEmpty || !lacking.isEmpty else {
      let first = zip(drawn, shown).first { $0 != $1 }
      return "another order, from \(first.map { "\($0.0)" } ?? "the end") on"
    }
    func list(_ commands: [DrawingCommand]) -> String {
      "\(commands.count)\(commands.prefix(2).map { " \($0)" }.joined())"
    }
    return "tools alone: \(list(extra)); app alone: \(list(lacking))"
  }

  /// The command with its numbers to a millionth of a point: their last bits depend on the order of sums, and no
  /// picture shows them.
  private static func rounded(_ command: DrawingCommand) -> String {
    "\(command)".replacing(/-?\d+\.\d+(e-?\d+)?/) { match in
      guard let number = Double(match.output.0) else { return String(match.output.0) }
      return "\((number * 1e6).rounded() / 1e6)"
    }
  }

  private struct View {
    var id: String
    var name: String
    var frame: Rect
    /// On the screen, scrolled to the top.
    var absolute: Rect
  }

  private static func views(
    _ snapshot: LayoutSnapshot, _ id: (LayoutSnapshot.Node) -> String?
  ) -> [View] {
    var scrolled: [Double] = []
    return snapshot.nodes.compactMap { node in
      let around = node.parent.map {
        scrolled[$0] - snapshot.nodes[$0].appearance.contentOffset.y
      }
      scrolled.append(around ?? 0)
      var absolute = node.absoluteFrame
      absolute.y += around ?? 0
      return id(node).map {
        View(id: $0, name: node.name, frame: node.frame, absolute: absolute)
      }
    }
  }

  /// What the picture draws, without the groups that only name views.
  private static func commands(_ snapshot: LayoutSnapshot) -> [DrawingCommand] {
    var snapshot = snapshot.withRowsFromTheTop
    for index in snapshot.nodes.indices {
      switch snapshot.nodes[index].content {
      // The status bar is the system's: it is in no window of an app.
      case .bar(let bar) where bar.kind == .status: snapshot.nodes[index].isHidden = true
      // Code says which rows a picker has; the tools show samples.
      case .control(.picker(let height, nil)):
        snapshot.nodes[index].content = .control(
          .picker(height, band: WheelsArrangement.rowHeight))
      default: break
      }
    }
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

extension LayoutSnapshot {
  /// The same with what a table has in it from top to bottom: none of it covers another.
  fileprivate var withRowsFromTheTop: LayoutSnapshot {
    var children = Array(repeating: [Int](), count: nodes.count)
    var tables: Set<Int> = []
    for (index, node) in nodes.enumerated() {
      guard let parent = node.parent else { continue }
      children[parent].append(index)
      if case .cell = node.content { tables.insert(parent) }
    }
    for table in tables {
      children[table].sort { (nodes[$0].frame.midY, $0) < (nodes[$1].frame.midY, $1) }
    }
    var copy = self
    copy.nodes = []
    var pending = nodes.isEmpty ? [] : [(old: 0, parent: Int?.none)]
    while let (old, parent) = pending.popLast() {
      var node = nodes[old]
      node.parent = parent
      let place = copy.nodes.count
      copy.nodes.append(node)
      pending += children[old].reversed().map { ($0, place) }
    }
    return copy
  }
}

extension Rect {
  /// Whether any of the rectangle lies on a screen of `size`.
  fileprivate func intersects(_ size: Size) -> Bool {
    maxX > 0 && maxY > 0 && x < size.width && y < size.height
  }
}
