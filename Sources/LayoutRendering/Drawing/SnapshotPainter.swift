// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// Draws the views of a snapshot, superviews first, each in its own group.
struct SnapshotPainter {
  private let snapshot: LayoutSnapshot
  private var canvas: Canvas
  /// Nil if views have no names in the picture.
  private let ids: ViewIDs?
  private let root: Rect
  private let frames: DrawnFrames
  /// The subviews of each node, back to front.
  private let children: [[Int]]
  /// The status bars. They are drawn last, as the system draws them over everything else.
  private var statusBars: [Int] = []
  /// The colour of the bar or background that was drawn behind the status bar.
  private var topColor = Color.clear

  /// The greatest nesting depth of groups. XML readers reject documents that are nested more
  /// deeply.
  private static let greatestDepth = 120

  /// The class name of the view of navigation and tab bar controllers.
  private static let containerName = "UILayoutContainerView"

  /// A view that has been opened. Its remaining subviews are drawn before it is closed.
  private struct Frame {
    var index: Int
    var next = 0
    var tint: Color
    var adjustment: TintAdjustment
    var opensGroup: Bool
    /// Whether the view is inside a group that clips it to its mask.
    var opensMask: Bool
  }

  init(
    _ snapshot: LayoutSnapshot, showsNames: Bool = false, namesViews: Bool = true,
    lines: TextLines = TextLines()
  ) {
    self.snapshot = snapshot
    canvas = Canvas(snapshot.environment, lines: lines)
    canvas.showsNames = showsNames
    ids = namesViews ? ViewIDs(snapshot) : nil
    frames = DrawnFrames(snapshot)
    var children = Array(repeating: [Int](), count: snapshot.nodes.count)
    for index in snapshot.nodes.indices {
      guard let parent = snapshot.nodes[index].parent, (0..<index).contains(parent) else {
        continue
      }
      children[parent].append(index)
    }
    self.children = children
    root = snapshot.nodes.isEmpty ? .zero : frames[0]
  }

  /// The commands that draw the snapshot, in the snapshot's coordinates.
  ///
  /// - Parameter background: the colour where no view draws.
  mutating func paint(background: Color) -> [DrawingCommand] {
    canvas.fill(.rect(root), background)
    topColor = canvas.resolved(background)
    var stack: [Frame] = []
    if let frame = open(0, tint: Color(.systemBlue), .normal, depth: 0) { stack.append(frame) }
    while let frame = stack.last {
      let subviews = children[frame.index]
      if frame.next < subviews.count {
        stack[stack.count - 1].next += 1
        let child = subviews[frame.next]
        if let frame = open(child, tint: frame.tint, frame.adjustment, depth: stack.count) {
          stack.append(frame)
        }
      } else {
        close(frame)
        stack.removeLast()
      }
    }
    for bar in statusBars { paintStatusBar(bar) }
    return canvas.commands
  }

  /// Draws a view up to its subviews; returns nil for a view that is not visible.
  private mutating func open(
    _ index: Int, tint: Color, _ adjustment: TintAdjustment, depth: Int
  ) -> Frame? {
    guard snapshot.nodes.indices.contains(index) else { return nil }
    let node = snapshot.nodes[index]
    let look = node.appearance
    canvas.palette.appearance = node.colorAppearance
    canvas.direction = node.direction
    guard !node.isHidden, look.alpha >= 0.01 else { return nil }
    // Each read of the content or the ornaments copies a large value.
    let content = node.content
    let inherited = look.tintColor ?? tint
    let adjustment = look.tintAdjustment == .automatic ? adjustment : look.tintAdjustment
    let tint = drawn(inherited, adjustment)
    canvas.palette.tint = tint
    switch content {
    case .bar(let bar) where bar.kind == .status:
      statusBars.append(index)
      return nil
    case .bar(let bar) where bar.isBlack: canvas.palette.appearance.style = .dark
    case .control(.searchBar(let search)) where search.isBlack:
      canvas.palette.appearance.style = .dark
    default: break
    }
    let view = drawing(index, look, of: content, tint: tint)
    var opensGroup = depth < Self.greatestDepth
    let mask = opensGroup ? view.ornaments.mask : nil
    if let mask {
      var group = DrawingGroup(
        clip: .path(Path(mask, at: view.contentOrigin)), clipIsEvenOdd: false)
      group.transform = view.transform
      canvas.begin(group)
    }
    if opensGroup {
      var group = DrawingGroup(
        id: ids?[index], title: title(of: node), opacity: look.alpha.limited(to: 0...1))
      if look.clipsToBounds || node.kind == .scrollView || Self.clips(content) {
        group.clip = canvas.outline(of: content, view)
      }
      if mask == nil { group.transform = view.transform }
      // Without a name a group may have no purpose.
      opensGroup =
        ids != nil || group.opacity < 1 || group.clip != nil || group.transform != nil
      if opensGroup { canvas.begin(group) }
    }
    // A view casts a shadow only if it has a background or figures.
    if look.backgroundColor != nil || !view.ornaments.figures.isEmpty {
      canvas.draw(view.ornaments.shadow, of: view.frame, radius: view.cornerRadius)
    }
    if let color = look.backgroundColor {
      canvas.fill(canvas.outline(of: content, view), color)
      if coversTop(view.frame) { topColor = canvas.resolved(color) }
    } else if case .cell(let cell) = content {
      canvas.fill(canvas.outline(of: content, view), canvas.cellBackground(cell))
    }
    if let pattern = view.ornaments.backgroundPattern {
      canvas.fill(canvas.outline(of: content, view), pattern, on: view, at: view.frame.origin)
    }
    canvas.draw(content, view)
    if !view.ornaments.figures.isEmpty {
      canvas.draw(view.ornaments.figures, on: view, at: view.contentOrigin)
    }
    if case .bar(let bar) = content, bar.kind == .navigation,
      let color = canvas.barBackground(bar, view, isAtTop: true)
    {
      topColor = canvas.resolved(color)
    }
    return Frame(
      index: index, tint: inherited, adjustment: adjustment, opensGroup: opensGroup,
      opensMask: mask != nil)
  }

  /// The tint colour, grey if the tint is dimmed.
  private func drawn(_ tint: Color, _ adjustment: TintAdjustment) -> Color {
    adjustment == .dimmed ? canvas.resolved(tint).dimmedTint : tint
  }

  /// Whether a view covers the area behind the status bar.
  private func coversTop(_ rect: Rect) -> Bool {
    rect.y <= root.y && rect.x <= root.x && rect.maxX >= root.maxX && rect.height >= 20
  }

  private mutating func close(_ frame: Frame) {
    let index = frame.index
    let look = snapshot.nodes[index].appearance
    canvas.palette.appearance = snapshot.nodes[index].colorAppearance
    let tint = drawn(frame.tint, frame.adjustment)
    canvas.palette.tint = tint
    // Accessories and separators are in front of the cell's subviews.
    if case .cell(let cell) = snapshot.nodes[index].content {
      canvas.drawCell(cell, drawing(index, look, of: .cell(cell), tint: tint))
    }
    let width = look.borderWidth.limited(to: 0...1e3)
    if width > 0 {
      // A layer's border is inside its bounds and above its sublayers.
      let radius = look.cornerRadius.limited(to: 0...1e4)
      canvas.stroke(
        .box(
          frames[index].insetBy(width / 2, width / 2),
          radius: radius > 0 ? max(0, radius - width / 2) : 0),
        look.borderColor ?? .black, width: width)
    }
    if frame.opensGroup { canvas.end() }
    if frame.opensMask { canvas.end() }
  }

  private mutating func paintStatusBar(_ index: Int) {
    let node = snapshot.nodes[index]
    canvas.palette.appearance = node.colorAppearance
    let view = drawing(index, node.appearance, of: node.content, tint: topColor)
    canvas.begin(DrawingGroup(id: ids?[index], title: title(of: node)))
    canvas.drawStatusBar(view, on: topColor)
    canvas.end()
  }

  private func drawing(
    _ index: Int, _ look: Appearance, of content: ItemContent, tint: Color
  ) -> ViewDrawing {
    let rect = frames[index]
    let safeArea = snapshot.nodes[index].safeArea
    var container: Rect?
    if case .bar = content, let parent = snapshot.nodes[index].parent,
      snapshot.nodes.indices.contains(parent),
      snapshot.nodes[parent].name == Self.containerName
    {
      container = frames[parent]
    }
    // Before safe areas existed, only the content offset of a scroll view accounted for the bars
    // above it. On Interface Builder canvases only the offset accounts for large titles.
    let covered = snapshot.environment.platform.hasSafeAreas ? safeArea.top : 0
    let top = max(covered, -look.contentOffset.y)
    return ViewDrawing(
      frame: rect, safeFrame: rect.betweenSides(of: safeArea),
      contentTop: rect.y + top.drawable.limited(to: 0...max(0, rect.height)),
      container: container, root: root, tint: tint, direction: snapshot.nodes[index].direction,
      environment: snapshot.environment, appearance: look, ornaments: look.ornaments,
      hasSubviews: !children[index].isEmpty)
  }

  /// Whether content clips the view's subviews regardless of the view's appearance.
  private static func clips(_ content: ItemContent) -> Bool {
    switch content {
    case .placeholder(let placeholder):
      placeholder.kind == .table || placeholder.kind == .collection
    case .cell(let cell): cell.tableStyle == .insetGrouped
    default: false
    }
  }

  private func title(of node: LayoutSnapshot.Node) -> String? {
    guard ids != nil else { return nil }
    guard let identifier = node.identifier else { return node.name }
    return "\(node.name) (\(identifier))"
  }
}
