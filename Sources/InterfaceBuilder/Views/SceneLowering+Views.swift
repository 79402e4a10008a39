// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import UIKitComponents

extension SceneLowering {
  /// Creates the items of a view and its descendants.
  ///
  /// - Returns: the view's item.
  @discardableResult
  mutating func lower(_ element: IBElement, in surroundings: ViewSurroundings) -> ItemID {
    var surroundings = surroundings
    if reader.options.roundsLabels, surroundings.superview == nil || element.isCell {
      surroundings.hasStack = element.containsStack
    }
    let isPlacedByLayout = isPlacedByLayout(element, in: surroundings)
    if element.name == "tableViewCell" { sized.cellWidths.insert(element.widthOfTable) }
    let known = ViewElement(tag: element.name)
    if known == nil {
      note(
        .unknownElement, "the element <\(element.name)> is unknown; it is shown as a plain view",
        at: element)
    }

    var item = Item(
      name: element["customClass"] ?? known?.className ?? "UIView", identifier: element.id)
    item.kind = known?.nature == .scroll ? .scrollView : .view
    item.content = reader.content(of: element, known, surroundings)
    item.appearance = reader.appearance(of: element)
    if surroundings.parent == nil, item.appearance.tintColor == nil {
      item.appearance.tintColor = reader.globalTint
    }
    item.isHidden = element.flag("hidden") ?? false
    if element.isStoppedIndicator {
      // On the canvas the indicator keeps its space in a stack view, even if the file hides it (2
      // files). At run time the stack view removes it.
      if surroundings.isArranged && instance == nil {
        item.isHidden = false
        item.appearance.alpha = 0
      } else {
        item.isHidden = true
      }
    }
    item.margins = reader.margins(of: element, in: surroundings)
    item.semanticContentAttribute = semantics(of: element)
    setPriorities(of: &item, element)
    place(&item, element, in: surroundings, isPlacedByLayout: isPlacedByLayout)
    item.contentSizeOverride = reader.contentSizeOverride(
      of: element, known, content: item.content, isPlacedByLayout: isPlacedByLayout,
      in: surroundings)
    setArrangedSize(of: &item, element, known, in: surroundings)

    let id: ItemID
    if let parent = surroundings.parent {
      id = forest.add(item, to: parent)
    } else {
      id = forest.makeItem(item)
    }
    register(element, id, in: surroundings, isPlacedByLayout: isPlacedByLayout)
    instance?.elements[id] = element
    if known?.nature == .scroll {
      addScrollGuides(of: element, to: id)
      let isAdjusted = adjustsContentInset(element, in: surroundings)
      if !isAdjusted { unadjustedScrollViews.insert(id) }
      if element.adjustsContentInsetByNeed { scrollViewsAdjustedByNeed.insert(id) }
      if instance == nil, isAdjusted || element.isList {
        // Before scrolling, the content does not overlap bars of any height, but it can overlap the
        // sides of the safe area. With the app's code, scroll views handle this themselves.
        let all = IBElement.coordinateLimit
        forest[id].safeAreaAroundContent = EdgeInsets(top: all, left: 0, bottom: all, right: 0)
      }
    }
    addGuides(of: element, to: id)

    var inside = surroundings
    inside.parent = id
    inside.superview = element
    inside.isSuperviewPlacedByLayout = isPlacedByLayout
    inside.isArranged = known?.nature == .stack
    inside.isCollapsed = false
    lowerChildren(of: element, id, in: inside)
    for constraint in element.list("constraints") {
      scope.constraints.append((constraint, id))
    }
    return id
  }

  /// Gives an arranged view without a content size its saved size, as the canvas does. At run time
  /// a stack view gives it no length.
  ///
  /// Source: 18 files of Xcode 11 to 16 with such views, in stack views of all distributions and
  /// alignments. A view without subviews keeps its size like a content, even against the row that
  /// makes the stack view as small as possible; labels of other heights yield to it. The
  /// constraints of other views take precedence, and the saved size only replaces a length of zero.
  private func setArrangedSize(
    of item: inout Item, _ element: IBElement, _ known: ViewElement?,
    in surroundings: ViewSurroundings
  ) {
    guard surroundings.isArranged, canvas.isOwn, instance == nil, item.contentSizeOverride == nil,
      known?.nature != .content, let frame = element.recordedFrame
    else { return }
    let size = ContentSize(width: frame.width, height: frame.height)
    if element.list("subviews").isEmpty {
      item.contentSizeOverride = size
    } else {
      item.arrangedSize = size
    }
  }

  /// Creates the items below a view, depending on the kind of view.
  private mutating func lowerChildren(
    of element: IBElement, _ id: ItemID, in surroundings: ViewSurroundings
  ) {
    switch element.name {
    case "stackView": lowerStack(element, id, in: surroundings)
    case "tableView": lowerTable(element, id, in: surroundings)
    case "collectionView": lowerCollection(element, id, in: surroundings)
    case "tableViewCell": lowerTableCell(element, id, in: surroundings)
    case "navigationBar":
      lowerSubviews(of: element, in: surroundings)
      addViews(ofNavigationBar: id, for: element.list("items").last)
    case "toolbar":
      lowerSubviews(of: element, in: surroundings)
      addViews(ofToolbar: id, in: "items", of: element)
    case "containerView":
      lowerSubviews(of: element, in: surroundings)
      lowerEmbeddedController(of: element, id, in: surroundings)
    default: lowerSubviews(of: element, in: surroundings)
    }
  }

  /// Lowers the child views with a key (such as `contentView`), then the subviews.
  mutating func lowerSubviews(of element: IBElement, in surroundings: ViewSurroundings) {
    for child in element.children where child.isView && !child.isDetachedView {
      if instance != nil, child.isSupplementary { continue }
      lower(child, in: surroundings)
    }
    for child in element.list("subviews") { lower(child, in: surroundings) }
  }

  private func setPriorities(of item: inout Item, _ element: IBElement) {
    func priority(_ name: String, _ standard: Float) -> Float {
      // The file's priorities are 0 to 1000. Zero becomes 1.
      element.number(name).map { Float(min(max($0, 1), 1000)) } ?? standard
    }
    item.hugging = AxisPair(
      priority("horizontalHuggingPriority", 250), priority("verticalHuggingPriority", 250))
    item.compressionResistance = AxisPair(
      priority("horizontalCompressionResistancePriority", 750),
      priority("verticalCompressionResistancePriority", 750))
  }

  private func semantics(of element: IBElement) -> SemanticContentAttribute {
    switch element["semanticContentAttribute"] {
    case "playback": .playback
    case "spatial": .spatial
    case "forceLeftToRight": .forceLeftToRight
    case "forceRightToLeft": .forceRightToLeft
    default: .unspecified
    }
  }

  mutating func note(_ rule: RuleID, _ message: String, at element: IBElement) {
    notes.append(Diagnostic(rule, message, at: element, of: document.file))
  }
}

extension IBElement {
  /// Whether the view is an activity indicator that is hidden because it is stopped.
  var isStoppedIndicator: Bool {
    name == "activityIndicatorView" && flag("hidesWhenStopped") == true && flag("animating") != true
  }

  fileprivate var isCell: Bool { name == "tableViewCell" || name == "collectionViewCell" }

  /// Whether a stack view is in this view.
  fileprivate var containsStack: Bool {
    var pending = [self]
    while let element = pending.popLast() {
      if element.name == "stackView" { return true }
      pending += element.children
    }
    return false
  }

  fileprivate var isList: Bool { name == "tableView" || name == "collectionView" }

  /// Whether the view is a prototype for section headers or footers of a collection view.
  var isSupplementary: Bool { key == "sectionHeaderView" || key == "sectionFooterView" }

  /// Whether the view belongs to its owner but is not a subview of it.
  var isDetachedView: Bool { key == "inputView" || key == "inputAccessoryView" }
}
