// SPDX-License-Identifier: MIT

public import AutoLayout

extension Item {
  /// The content that the item shows, which decides its content size.
  public var content: ItemContent {
    get { layoutContent.itemContent }
    set { layoutContent = AnyLayoutContent(of: newValue) }
  }

  public var appearance: Appearance {
    get { look.value(as: Appearance.self) }
    set { look.update(as: Appearance.self) { $0 = newValue } }
  }
}

extension LayoutSnapshot.Node {
  public var content: ItemContent {
    get { layoutContent.itemContent }
    set { layoutContent = AnyLayoutContent(of: newValue) }
  }

  public var appearance: Appearance {
    get { look.value(as: Appearance.self) }
    set { look.update(as: Appearance.self) { $0 = newValue } }
  }
}

extension LayoutForest {
  /// A forest whose screens have UIKit's margins.
  public init(environment: Environment = Environment()) {
    self.init(environment: environment) { ScreenMargins(of: $0) }
  }

  /// Replaces the content of the item, which is measured again.
  public mutating func setContent(_ content: ItemContent, of id: ItemID) {
    setLayoutContent(AnyLayoutContent(of: content), of: id)
  }

  /// Changes how the item looks, which no layout depends on.
  public mutating func updateAppearance(of id: ItemID, _ change: (inout Appearance) -> Void) {
    if contains(id) { items[id.slot].item.look.update(as: Appearance.self, change) }
  }
}

extension Appearance: SparseValue {}

extension Environment {
  /// The colours of the release in the environment's own appearance.
  public var palette: Palette { Palette(colorAppearance, of: platform) }
}
