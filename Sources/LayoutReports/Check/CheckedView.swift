// SPDX-License-Identifier: MIT

package import AutoLayout
import UIKitComponents

/// What is known of a view that rules look at, beside its item.
package struct CheckedView: Hashable, Sendable {
  /// The id in the file, or another name that is unique; findings name the view by it.
  package var id: String
  /// How messages call it: `the label 'Title'`.
  package var name: String
  /// Whether its class draws or lays out by code that is not here.
  package var isCustom: Bool
  /// Whether it has colours of which only a copy is known that may be out of date.
  package var hasUnknownColors: Bool
  /// Whether the font of its text follows the text size; nil where that is not known.
  package var hasScaledFont: Bool?

  package init(
    id: String, name: String, isCustom: Bool, hasUnknownColors: Bool = false,
    hasScaledFont: Bool? = nil
  ) {
    self.id = id
    self.name = name
    self.isCustom = isCustom
    self.hasUnknownColors = hasUnknownColors
    self.hasScaledFont = hasScaledFont
  }
}

/// A layout that rules look at: of a scene of a file, or of a live tree.
package struct CheckedLayout: Sendable {
  package var snapshot: LayoutSnapshot
  /// The views that are looked at, by item.
  package var views: [ItemID: CheckedView]
  package var platform: PlatformVersion
  /// What may be seen: positions in the snapshot.
  let visible: [Int]
  /// For every node whether it, or what it lies in, scrolls.
  let isScrolled: [Bool]
  /// What lies in cells that their list gives the height they need, which is not the saved one, each
  /// with the cell.
  let selfSized: [ItemID: ItemID]
  /// The labels and images of cells of a style of UIKit's, which places them by the text they get, and
  /// below each other where texts are large.
  let styled: Set<ItemID>
  /// Whether the layout is one of a screen with its bars, so that its safe area is the one at run time.
  var isScreen: Bool

  /// - Parameter selfSizing: cells that their list gives the height they need.
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
        return [parts.text, parts.detail, parts.image].compactMap(\.self)
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

  /// The measurer of the layout's own environment.
  var measurer: ContentMeasurer { ContentMeasurer(environment: snapshot.environment) }

  func view(_ node: LayoutSnapshot.Node) -> CheckedView {
    views[node.id] ?? CheckedView(id: "", name: node.name, isCustom: false)
  }
}

extension LayoutSnapshot.Node {
  /// Whether the view is a row or cell of a list, which the list scrolls.
  var isListed: Bool {
    if case .cell = content { return true }
    return name.hasSuffix("Cell") || name.hasSuffix("HeaderFooterView")
      || name.hasSuffix("ReusableView")
  }

  /// Whether it shows an image of which nothing but the name is known.
  var hasUnknownImage: Bool {
    guard case .image(let image) = content else { return false }
    return image.size == nil && image.asset == nil && image.figures == nil && !image.name.isEmpty
  }

  /// Text or something that reacts, as opposed to what may lie behind them.
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

/// Lengths in messages: at most one decimal.
func points(_ value: Double) -> String {
  let tenths = (value * 10).rounded() / 10
  return tenths == tenths.rounded() && abs(tenths) < 1e15 ? String(Int64(tenths)) : String(tenths)
}
