// SPDX-License-Identifier: MIT

package import AutoLayout
import UIKitComponents

/// Facts about a view that the rules need and its layout item does not hold.
package struct CheckedView: Hashable, Sendable {
  /// The id in the file, or another unique name. Findings identify the view by it.
  package var id: String
  /// The name in messages, such as `the label 'Title'`.
  package var name: String
  /// Whether the view has a custom class, whose drawing and layout code is not available.
  package var isCustom: Bool
  /// Whether the view uses a named colour that no catalog defines. The copy in the file may be out
  /// of date.
  package var hasUnknownColors: Bool
  /// Whether the font follows the text size; nil if unknown.
  package var hasScaledFont: Bool?
  /// The reason why code probably replaces the view's text, in words; nil if it probably does not.
  package var sampleReason: String?
  /// Whether an outlet connects the view to code, which may hide it.
  package var isConnected = false
  /// Whether the view is empty in the file and code gives it content: a stack view without
  /// visible views, an image view without an image, or a container view without a controller.
  package var isFilledByCode = false
  /// Whether the view is the header or footer of a table view.
  package var isPlacedByTable = false
  /// Whether the view is a label or image of a cell with one of UIKit's styles.
  package var isPlacedByCell = false

  package init(
    id: String, name: String, isCustom: Bool, hasUnknownColors: Bool = false,
    hasScaledFont: Bool? = nil, sampleReason: String? = nil
  ) {
    self.id = id
    self.name = name
    self.isCustom = isCustom
    self.hasUnknownColors = hasUnknownColors
    self.hasScaledFont = hasScaledFont
    self.sampleReason = sampleReason
  }
}

/// A layout that the rules check: a scene of a file, or a live tree.
package struct CheckedLayout: Sendable {
  package var snapshot: LayoutSnapshot
  /// The views that the rules check, by item.
  package var views: [ItemID: CheckedView]
  package var platform: PlatformVersion
  /// The visible views that the rules check, as indices into the snapshot's nodes.
  let visible: [Int]
  /// For every node: whether it or one of its ancestors scrolls.
  let isScrolled: [Bool]
  /// The items inside self-sizing cells, each with its cell. The list gives these cells another
  /// height than the saved one.
  let selfSized: [ItemID: ItemID]
  /// The labels and images of cells with one of UIKit's styles. UIKit places them according to
  /// their text, and below each other at large text sizes.
  let styled: Set<ItemID>
  /// Whether the layout is a whole screen with its bars, so that its safe area is the one at run
  /// time.
  var isScreen: Bool
  /// Whether the layout is a launch screen, which has no touches and no home indicator.
  var isLaunchScreen = false

  /// - Parameter selfSizing: the cells whose height their list computes from their content.
  package init(
    _ snapshot: LayoutSnapshot, views: [ItemID: CheckedView], platform: PlatformVersion,
    selfSizing: Set<ItemID> = [], isScreen: Bool = true
  ) {
    self.snapshot = snapshot
    self.views = views
    self.platform = platform
    var shown = Array(repeating: false, count: snapshot.nodes.count)
    var scrolled = shown
    for (index, node) in snapshot.nodes.enumerated() {
      let parent = node.parent
      shown[index] =
        !node.isHidden && node.appearance.alpha > 0.01 && (parent.map { shown[$0] } ?? true)
      scrolled[index] =
        node.kind == .scrollView || (parent.map { scrolled[$0] } ?? false) || node.isListed
    }
    styled = Set(
      snapshot.nodes.flatMap { node -> [ItemID] in
        guard case .cell(let cell) = node.content, let parts = cell.parts, parts.style != nil
        else { return [] }
        return [parts.text, parts.detail, parts.image].compactMap { $0 }
      })
    visible = snapshot.nodes.indices.filter {
      shown[$0] && views[snapshot.nodes[$0].id] != nil
    }
    isScrolled = scrolled
    self.isScreen = isScreen
    var cells: [ItemID: ItemID] = [:]
    for node in snapshot.nodes {
      if selfSizing.contains(node.id) {
        cells[node.id] = node.id
      } else if let parent = node.parent {
        cells[node.id] = cells[snapshot.nodes[parent].id]
      }
    }
    selfSized = cells
  }

  /// The measurer for the snapshot's environment.
  var measurer: ContentMeasurer { ContentMeasurer(environment: snapshot.environment) }

  func view(_ node: LayoutSnapshot.Node) -> CheckedView {
    views[node.id] ?? CheckedView(id: "", name: node.name, isCustom: false)
  }
}

extension LayoutSnapshot.Node {
  /// Whether the view is a row, cell, header or footer that a list scrolls.
  var isListed: Bool {
    if case .cell = content { return true }
    return name.hasSuffix("Cell") || name.hasSuffix("HeaderFooterView")
      || name.hasSuffix("ReusableView")
  }

  /// Whether the view shows an image of which only the name is known.
  var hasUnknownImage: Bool {
    guard case .image(let image) = content else { return false }
    return image.size == nil && image.asset == nil && image.figures == nil && !image.name.isEmpty
  }

  /// Whether the view shows text or reacts to touches. Other views may lie behind it.
  var isForeground: Bool {
    switch content {
    case .label(let label): !label.text.isEmpty
    case .button(let button):
      button.title.map { !$0.isEmpty } ?? false || button.image != nil
        || button.backgroundImage != nil
    case .textField: true
    case .control(.activityIndicator), .control(.pageControl), .control(.progress): false
    case .control: true
    default: false
    }
  }

  var isInteractive: Bool {
    switch content {
    case .button, .textField: true
    case .control(.activityIndicator), .control(.progress): false
    case .control: true
    default: false
    }
  }
}

/// Formats a length for messages, with at most one decimal.
func points(_ value: Double) -> String {
  let tenths = (value * 10).rounded() / 10
  return tenths == tenths.rounded() && abs(tenths) < 1e15 ? String(Int64(tenths)) : String(tenths)
}
