// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension SceneLowering {
  /// Adds the title view and the custom button views of a `<navigationItem>` to a navigation bar.
  mutating func addViews(ofNavigationBar bar: ItemID, for item: IBElement?) {
    guard showsBarViews, let item, item.hasBarViews, case .bar(var content) = forest[bar].content
    else { return }
    let tree = item.resolved(for: canvas.traits)
    if let view = tree.root.child(key: "titleView") {
      content.titleView = addView(view, tree, to: bar)
      if !content.isLargeTitle { content.title = "" }
    }
    let buttons = tree.root.barButtons
    addButtons(buttons.leading, tree, &content.leadingItems, to: bar)
    addButtons(buttons.trailing, tree, &content.trailingItems, to: bar)
    forest[bar].content = .bar(content)
    sized.bars.append(bar)
  }

  /// Adds the custom button views in the list `key` of `owner` to a toolbar.
  mutating func addViews(ofToolbar bar: ItemID, in key: String, of owner: IBElement) {
    guard showsBarViews,
      owner.list(key).contains(where: { $0.child(key: "customView") != nil }),
      case .bar(var content) = forest[bar].content
    else { return }
    let tree = owner.resolved(for: canvas.traits)
    addButtons(tree.root.list(key).filter { $0.isBarButton }, tree, &content.leadingItems, to: bar)
    forest[bar].content = .bar(content)
    sized.bars.append(bar)
  }

  /// Whether to add custom views to bars. With the app's code, the classes add them. If a scene is
  /// laid out for every size they are not added, because only the scene's own views matter.
  private var showsBarViews: Bool { instance == nil && !reader.options.ignoresSavedFrames }

  /// Adds the custom views of buttons and sets the widths of their items.
  private mutating func addButtons(
    _ buttons: [IBElement], _ tree: ResolvedTree, _ items: inout [BarContent.BarItem],
    to bar: ItemID
  ) {
    for (index, button) in buttons.enumerated() where items.indices.contains(index) {
      guard let element = button.child(key: "customView") else { continue }
      let view = addView(element, tree, to: bar)
      let width = button.size("width")
      items[index].view = view
      items[index].viewWidth = width > 0 ? width : view.size.width
    }
  }

  private mutating func addView(
    _ element: IBElement, _ tree: ResolvedTree, to bar: ItemID
  ) -> BarContent.PlacedView {
    let outer = scope
    defer {
      let shown = scope.accessories
      scope = outer
      scope.accessories = shown
    }
    scope = Scope(
      uninstalledIDs: tree.uninstalledIDs, accessories: outer.accessories, isScene: false)
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
    var size = forest.fittingSize(of: item, target: .zero)
    // The frame applies if constraints do not determine the size.
    let isFramed = element.flag("translatesAutoresizingMaskIntoConstraints") != false
    if isFramed && own.width > 0 || size.width <= 0 { size.width = own.width }
    if isFramed && own.height > 0 || size.height <= 0 { size.height = own.height }
    return BarContent.PlacedView(item: item, size: size)
  }
}

extension IBElement {
  var isBarButton: Bool { name == "barButtonItem" }

  /// The bar buttons of this navigation item at each side of its bar.
  var barButtons: (leading: [IBElement], trailing: [IBElement]) {
    func buttons(_ side: String) -> [IBElement] {
      children.flatMap { child in
        child.key == side + "BarButtonItem"
          ? [child] : child.name == side + "BarButtonItems" ? child.children : []
      }.filter { $0.isBarButton }
    }
    return (buttons("left"), buttons("right"))
  }

  /// Whether this navigation item has a title view or custom button views.
  fileprivate var hasBarViews: Bool {
    child(key: "titleView") != nil
      || (barButtons.leading + barButtons.trailing).contains {
        $0.child(key: "customView") != nil
      }
  }
}
