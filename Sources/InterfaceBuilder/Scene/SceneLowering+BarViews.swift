// SPDX-License-Identifier: MIT

import LayoutCore

extension SceneLowering {
  /// Adds the views that stand in a navigation bar in place of its title and its buttons.
  ///
  /// - Parameter sides: how far camera and corners of the screen reach in.
  mutating func addViews(
    ofNavigationBar bar: ItemID, above controller: IBElement, between sides: EdgeInsets
  ) {
    guard showsBarViews, var item = controller.child("navigationItem"), item.hasBarViews,
      case .bar(var content) = forest[bar].content
    else { return }
    let tree = item.resolved(for: canvas.traits)
    item = tree.root
    var title = item.child(key: "titleView").map { addView($0, tree, to: bar) }
    if let own = item.child(key: "titleView"),
      own.flag("translatesAutoresizingMaskIntoConstraints") != false,
      let size = own.recordedFrame?.size
    {
      if size.width > 0 { title?.size.width = size.width }
      if size.height > 0 { title?.size.height = size.height }
    }
    let leading = addButtons(item.barButtons.leading, tree, &content.leadingItems, to: bar)
    let trailing = addButtons(item.barButtons.trailing, tree, &content.trailingItems, to: bar)
    if title != nil, !content.isLargeTitle { content.title = "" }
    forest[bar].content = .bar(content)

    let (direction, metrics) = (canvas.environment.direction, BarMetrics(canvas.environment))
    let frame = Rect(origin: .zero, size: forest[bar].frame.size).betweenSides(of: sides)
    let row = NavigationBarParts(of: content, in: frame, metrics).row
    let places = NavigationItemParts(of: content, row: row, direction, reader.measurer)
    let isMirrored = direction == .rightToLeft
    for (view, place) in zip(leading, places.leading) {
      self.place(view, in: place, isMirrored ? .flexibleLeftMargin : .flexibleRightMargin)
    }
    for (view, place) in zip(trailing, places.trailing) {
      self.place(view, in: place, isMirrored ? .flexibleRightMargin : .flexibleLeftMargin)
    }
    if let title {
      let room = max(0, row.width - 2 * NavigationBarParts.sideMargin)
      self.place(
        title, in: row.centered(min(title.size.width, room), row.height),
        [.flexibleLeftMargin, .flexibleRightMargin])
    }
  }

  /// Adds the views that stand in a toolbar in place of its buttons.
  mutating func addViews(
    ofToolbar bar: ItemID, of controller: IBElement, between sides: EdgeInsets
  ) {
    guard showsBarViews,
      controller.list("toolbarItems").contains(where: { $0.child(key: "customView") != nil }),
      case .bar(var content) = forest[bar].content
    else { return }
    let tree = controller.resolved(for: canvas.traits)
    let buttons = tree.root.list("toolbarItems").filter { $0.isBarButton }
    let views = addButtons(buttons, tree, &content.leadingItems, to: bar)
    forest[bar].content = .bar(content)
    let parts = ToolbarParts(
      content.leadingItems, widths: content.leadingItems.map(reader.measurer.width(of:)),
      in: Rect(origin: .zero, size: forest[bar].frame.size).betweenSides(of: sides),
      BarMetrics(canvas.environment))
    for (view, place) in zip(views, parts.items) {
      self.place(
        view, in: place.mirrored(in: parts.row, canvas.environment.direction),
        .flexibleRightMargin)
    }
  }

  /// Whether views stand in bars. Where a scene is laid out for every size there are none: what is asked
  /// there is about the scene's own views.
  private var showsBarViews: Bool { !reader.options.placesAnew }

  /// A view in a bar, and how large it is by itself.
  private struct BarView {
    var item: ItemID
    var size: Size
  }

  /// Adds the views of buttons, whose items take their widths; nil for a button without one.
  private mutating func addButtons(
    _ buttons: [IBElement], _ tree: ResolvedTree, _ items: inout [BarContent.BarItem],
    to bar: ItemID
  ) -> [BarView?] {
    var views: [BarView?] = []
    for (index, button) in buttons.enumerated() where items.indices.contains(index) {
      let view = button.child(key: "customView").map { addView($0, tree, to: bar) }
      views.append(view)
      guard let view else { continue }
      let width = button.size("width")
      items[index].viewWidth = width > 0 ? width : view.size.width
    }
    return views
  }

  private mutating func addView(
    _ element: IBElement, _ tree: ResolvedTree, to bar: ItemID
  ) -> BarView {
    let outer = scope
    defer { scope = outer }
    scope = Scope(uninstalledIDs: tree.uninstalledIDs, isScene: false)
    var surroundings = ViewSurroundings()
    surroundings.parent = bar
    let item = lower(element, in: surroundings)
    activateConstraints()
    if case .control(.searchBar(var search)) = forest[item].content {
      search.isMinimal = true
      forest[item].content = .control(.searchBar(search))
    }
    forest[item].translatesAutoresizingMask = true
    let own = element.recordedFrame ?? .zero
    forest[item].frame = own
    let fitting = forest.fittingSize(of: item, target: .zero)
    return BarView(
      item: item,
      size: Size(
        width: fitting.width > 0 ? fitting.width : own.width,
        height: fitting.height > 0 ? fitting.height : own.height))
  }

  /// Puts a view into the middle of its place's height; without a place it is not seen.
  private mutating func place(_ view: BarView?, in place: Rect?, _ mask: AutoresizingMask) {
    guard let view else { return }
    guard let place else {
      forest[view.item].isHidden = true
      return
    }
    let height = min(view.size.height, place.height)
    let frame = Rect(
      x: place.x, y: place.midY - height / 2, width: place.width, height: height)
    forest[view.item].frame = frame
    forest[view.item].autoresizingMask = mask
    guard let bar = forest.parent(of: view.item) else { return }
    forest[view.item].autoresizingOrigin = AutoresizingOrigin(
      frame: frame, superviewSize: forest[bar].frame.size)
  }
}

extension IBElement {
  var isBarButton: Bool { name == "barButtonItem" }

  /// The buttons that this navigation item has at each side of its bar.
  var barButtons: (leading: [IBElement], trailing: [IBElement]) {
    func buttons(_ side: String) -> [IBElement] {
      children.flatMap { child in
        child.key == side + "BarButtonItem"
          ? [child] : child.name == side + "BarButtonItems" ? child.children : []
      }.filter { $0.isBarButton }
    }
    return (buttons("left"), buttons("right"))
  }

  /// Whether views stand in place of this navigation item's title or buttons.
  fileprivate var hasBarViews: Bool {
    child(key: "titleView") != nil
      || (barButtons.leading + barButtons.trailing).contains {
        $0.child(key: "customView") != nil
      }
  }
}
