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
  private var statusBars: [(index: Int, tint: Color)] = []
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
    while var frame = stack.popLast() {
      let subviews = children[frame.index]
      if frame.next < subviews.count {
        let child = subviews[frame.next]
        frame.next += 1
        stack.append(frame)
        if let frame = open(child, tint: frame.tint, frame.adjustment, depth: stack.count) {
          stack.append(frame)
        }
      } else {
        close(frame)
      }
    }
    for bar in statusBars { paintStatusBar(bar.index) }
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
    let inherited = look.tintColor ?? tint
    let adjustment = look.tintAdjustment == .automatic ? adjustment : look.tintAdjustment
    let tint = drawn(inherited, adjustment)
    canvas.palette.tint = tint
    if case .bar(let bar) = node.content, bar.isBlack { canvas.palette.appearance.style = .dark }
    if case .control(.searchBar(let search)) = node.content, search.isBlack {
      canvas.palette.appearance.style = .dark
    }
    if case .bar(let bar) = node.content, bar.kind == .status {
      statusBars.append((index, tint))
      return nil
    }
    let rect = frames[index]
    var opensGroup = depth < Self.greatestDepth
    let ornaments = look.ornaments
    let mask = opensGroup ? ornaments.mask : nil
    if let mask {
      let offset = look.contentOffset
      let origin = rect.offset(by: Point(x: -offset.x.drawable, y: -offset.y.drawable)).origin
      var group = DrawingGroup(clip: .path(Path(mask, at: origin)), clipIsEvenOdd: false)
      group.transform = transform(ornaments, rect)
      canvas.begin(group)
    }
    if opensGroup {
      var group = DrawingGroup(
        id: ids?[index], title: title(of: node), opacity: look.alpha.limited(to: 0...1))
      if look.clipsToBounds || node.kind == .scrollView || Self.clips(node.content) {
        group.clip = outline(of: node, ornaments, rect)
      }
      if mask == nil { group.transform = transform(ornaments, rect) }
      // Without a name a group may have no purpose.
      opensGroup =
        ids != nil || group.opacity < 1 || group.clip != nil || group.transform != nil
      if opensGroup { canvas.begin(group) }
    }
    // A view casts a shadow only if it has a background or figures.
    if look.backgroundColor != nil || !ornaments.figures.isEmpty {
      canvas.draw(ornaments.shadow, of: rect, radius: look.cornerRadius.limited(to: 0...1e4))
    }
    if let color = look.backgroundColor {
      canvas.fill(outline(of: node, ornaments, rect), color)
      if coversTop(rect) { topColor = canvas.resolved(color) }
    } else if case .cell(let cell) = node.content {
      canvas.fill(outline(of: node, ornaments, rect), canvas.cellBackground(cell))
    }
    let drawing = drawing(index, ornaments, rect: rect, tint: tint)
    if let pattern = ornaments.backgroundPattern {
      canvas.fill(outline(of: node, ornaments, rect), pattern, on: drawing, at: rect.origin)
    }
    canvas.draw(node.content, drawing)
    if !ornaments.figures.isEmpty {
      let offset = look.contentOffset
      let origin = rect.offset(by: Point(x: -offset.x.drawable, y: -offset.y.drawable)).origin
      canvas.draw(ornaments.figures, on: drawing, at: origin)
    }
    if case .bar(let bar) = node.content, bar.kind == .navigation,
      let color = canvas.barBackground(bar, drawing, isAtTop: true)
    {
      topColor = canvas.resolved(color)
    }
    return Frame(
      index: index, tint: inherited, adjustment: adjustment, opensGroup: opensGroup,
      opensMask: mask != nil)
  }

  /// The transform of a view with the frame `rect`, in the picture's coordinates; nil for none.
  private func transform(_ ornaments: Ornaments, _ rect: Rect) -> Transform? {
    guard ornaments.transform != .identity else { return nil }
    let anchor = Point(
      x: rect.x + rect.width * ornaments.anchor.x, y: rect.y + rect.height * ornaments.anchor.y)
    let transform = ornaments.transform.about(anchor)
    return transform.isDrawable ? transform : nil
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
    let look = snapshot.nodes[frame.index].appearance
    canvas.palette.appearance = snapshot.nodes[frame.index].colorAppearance
    let tint = drawn(frame.tint, frame.adjustment)
    canvas.palette.tint = tint
    let width = look.borderWidth.limited(to: 0...1e3)
    // Accessories and separators are in front of the cell's subviews.
    if case .cell(let cell) = snapshot.nodes[frame.index].content {
      canvas.drawCell(
        cell, drawing(frame.index, look.ornaments, rect: frames[frame.index], tint: tint))
    }
    if width > 0 {
      // A layer's border is inside its bounds and above its sublayers.
      let rect = frames[frame.index]
      let radius = look.cornerRadius.limited(to: 0...1e4)
      canvas.stroke(
        .box(
          rect.insetBy(width / 2, width / 2), radius: radius > 0 ? max(0, radius - width / 2) : 0),
        look.borderColor ?? .black, width: width)
    }
    if frame.opensGroup { canvas.end() }
    if frame.opensMask { canvas.end() }
  }

  private mutating func paintStatusBar(_ index: Int) {
    let node = snapshot.nodes[index]
    canvas.palette.appearance = node.colorAppearance
    let drawing = drawing(
      index, node.appearance.ornaments, rect: frames[index], tint: topColor)
    canvas.begin(DrawingGroup(id: ids?[index], title: title(of: node)))
    canvas.drawStatusBar(drawing, on: topColor)
    canvas.end()
  }

  private func drawing(
    _ index: Int, _ ornaments: Ornaments, rect: Rect, tint: Color
  ) -> ViewDrawing {
    let node = snapshot.nodes[index]
    let parent = node.parent.flatMap { snapshot.nodes.indices.contains($0) ? $0 : nil }
    let container = parent.flatMap {
      snapshot.nodes[$0].name == Self.containerName ? frames[$0] : nil
    }
    // Before safe areas existed, only the content offset of a scroll view accounted for the bars
    // above it. On Interface Builder canvases only the offset accounts for large titles.
    let covered = snapshot.environment.platform.hasSafeAreas ? node.safeArea.top : 0
    let top = max(covered, -node.appearance.contentOffset.y)
    return ViewDrawing(
      frame: rect, safeFrame: rect.betweenSides(of: node.safeArea),
      contentTop: rect.y + top.drawable.limited(to: 0...max(0, rect.height)),
      container: container,
      root: root, tint: tint,
      direction: node.direction,
      environment: snapshot.environment, appearance: node.appearance, ornaments: ornaments,
      hasSubviews: !children[index].isEmpty)
  }

  /// The shape that a view's background fills and to which its subviews are clipped.
  private func outline(
    of node: LayoutSnapshot.Node, _ ornaments: Ornaments, _ rect: Rect
  ) -> Shape {
    if case .cell(let cell) = node.content {
      return canvas.cellShape(cell, rect, snapshot.environment.platform)
    }
    if case .textField(let field) = node.content, field.borderStyle == .roundedRect,
      node.appearance.cornerRadius <= 0
    {
      return canvas.fieldShape(rect)
    }
    let radius = node.appearance.cornerRadius.limited(to: 0...1e4)
    let corners = ornaments.roundedCorners
    guard radius > 0, corners != .all else { return .box(rect, radius: radius) }
    let most = min(radius, rect.width / 2, rect.height / 2)
    func part(_ corner: Corners) -> Double { corners.contains(corner) ? most : 0 }
    var path = Path()
    path.roundedRect(
      rect, topLeft: part(.topLeft), topRight: part(.topRight), bottomRight: part(.bottomRight),
      bottomLeft: part(.bottomLeft))
    return .path(path)
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
