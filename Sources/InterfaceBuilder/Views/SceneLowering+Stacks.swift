// SPDX-License-Identifier: MIT

import AutoLayout

extension SceneLowering {
  /// Lowers the arranged subviews of a stack view and sets its arrangement.
  mutating func lowerStack(
    _ element: IBElement, _ stack: ItemID, in surroundings: ViewSurroundings
  ) {
    var arrangement = StackArrangement()
    arrangement.axis = element["axis"] == "vertical" ? .vertical : .horizontal
    arrangement.distribution =
      switch element["distribution"] {
      case "fillEqually": .fillEqually
      case "fillProportionally": .fillProportionally
      case "equalSpacing": .equalSpacing
      case "equalCentering": .equalCentering
      default: .fill
      }
    // A vertical stack view can also have top and bottom, which mean leading and trailing.
    arrangement.alignment =
      switch element["alignment"] {
      case "leading", "top": .leading
      case "trailing", "bottom": .trailing
      case "center": .center
      case "firstBaseline": .firstBaseline
      case "lastBaseline": .lastBaseline
      default: .fill
      }
    arrangement.spacing =
      element["spacingType"] == "standard" ? .system : .points(element.coordinate("spacing"))
    arrangement.isBaselineRelative = element.flag("baselineRelativeArrangement") ?? false
    // Explicit margins turn on margin-relative arrangement, even without its attribute.
    arrangement.isMarginsRelative =
      element.flag("layoutMarginsRelativeArrangement") ?? (element.explicitMargins != nil)
    for child in element.list("subviews") {
      var surroundings = surroundings
      surroundings.isCollapsed = keepsFrame(child)
      let item = lower(child, in: surroundings)
      if !surroundings.isCollapsed { arrangement.items.append(item) }
    }
    forest[stack].kind = .stackView(arrangement)
  }

  /// Whether an arranged view keeps its saved frame outside of the arrangement.
  ///
  /// Interface Builder does not lay out hidden arranged views. Their content keeps its place, and
  /// the others are arranged as if the hidden view had no length. At run time, the stack view gives
  /// the view a length of zero, which often contradicts the constraints inside it.
  private func keepsFrame(_ element: IBElement) -> Bool {
    canvas.isOwn && instance == nil && element.flag("hidden") == true
      && !element.isStoppedIndicator
  }
}
