// SPDX-License-Identifier: MIT

public import AutoLayout
import Typography

/// The answers that layouts need about the contents of UIKit's views.
extension ItemContent: LayoutContent {
  public var traits: ContentTraits {
    switch self {
    case .label(let label):
      label.numberOfLines != 1 && label.preferredMaxLayoutWidth <= 0 ? .widthDependent : []
    case .button(let button): button.wrapsTitle ? .widthDependent : []
    case .textView(let view): view.isScrollEnabled ? [] : .widthDependent
    case .bar(let bar):
      switch bar.kind {
      case .toolbar: [.placeDependent, .bottomAligned]
      case .tab: .bottomAligned
      case .status, .navigation: []
      }
    case .host: .sizedByHost
    case .none, .cell, .table, .collection, .placeholder, .image, .textField, .control: []
    }
  }

  public func size(width: Double?, in environment: Environment) -> ContentSize {
    ContentMeasurer(environment: environment).size(of: self, width: width)
  }

  public func baselines(width: Double?, in environment: Environment) -> Baselines? {
    ContentMeasurer(environment: environment).baselines(of: self, width: width)
  }

  public func alignmentInsets(in environment: Environment) -> EdgeInsets {
    ContentMeasurer(environment: environment).alignmentInsets(of: self)
  }

  public func linePitch(in environment: Environment) -> Double? {
    ContentMeasurer(environment: environment).linePitch(of: self)
  }

  public func texts(width: Double, in environment: Environment) -> [ContentText] {
    switch self {
    case .label(let label):
      return [
        ContentText(
          label.countedText, width: width, numberOfLines: label.numberOfLines,
          lineBreakMode: label.lineBreakMode, isWholeContent: true)
      ]
    case .textView(let view):
      let sides = view.containerInsets.left + view.containerInsets.right
      return [
        ContentText(
          view.text.text, width: max(0, width - sides - 2 * view.lineFragmentPadding),
          numberOfLines: view.numberOfLines, lineBreakMode: .wordWrap)
      ]
    case .button(let button):
      let measurer = ContentMeasurer(environment: environment)
      guard let width = measurer.titleWidth(of: button, in: width) else { return [] }
      return [button.title, button.configuration?.subtitle].compactMap { text in
        text.map {
          ContentText(
            $0.text, width: width, numberOfLines: button.wrapsTitle ? 0 : 1,
            lineBreakMode: .wordWrap)
        }
      }
    case .none, .cell, .table, .collection, .placeholder, .host, .image, .textField, .control, .bar:
      return []
    }
  }

  public func measuringEnvironment(
    of item: ItemID, in forest: borrowing LayoutForest
  ) -> Environment { forest.environment(ofToolbar: item) }

  public func placeChildren(of item: ItemID, in forest: inout LayoutForest) {
    switch self {
    case .table(let table): forest.layOut(table, item)
    case .collection(let collection): forest.layOut(collection, item)
    case .cell(let cell): forest.layOut(cell, item)
    case .bar(let bar): forest.layOut(bar, item)
    case .none, .label, .image, .button, .textField, .textView, .control, .placeholder, .host: break
    }
  }

  public func withoutItems() -> ItemContent {
    switch self {
    case .table, .collection: return .none
    case .cell(var cell):
      cell.parts = nil
      return .cell(cell)
    case .bar(var bar) where bar.placesViews:
      bar.titleView = nil
      for index in bar.leadingItems.indices { bar.leadingItems[index].view = nil }
      for index in bar.trailingItems.indices { bar.trailingItems[index].view = nil }
      return .bar(bar)
    case .none, .label, .image, .button, .textField, .textView, .control, .bar, .placeholder, .host:
      return self
    }
  }
}

extension AnyLayoutContent {
  /// The content of one of UIKit's views.
  public init(of content: ItemContent) {
    if case .none = content { self = .none } else { self.init(content) }
  }

  /// The content of one of UIKit's views; none if it is of another type.
  public var itemContent: ItemContent { value(as: ItemContent.self) ?? .none }
}
