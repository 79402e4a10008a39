// SPDX-License-Identifier: MIT

import AutoLayout

/// What an item shows. It decides content size, baselines and alignment insets, and what is drawn.
///
/// Indirect, so that reading the content of an item copies one reference.
public indirect enum ItemContent: Hashable, Sendable {
  /// Nothing of its own.
  case none
  case label(LabelContent)
  case image(ImageContent)
  case button(ButtonContent)
  case textField(TextFieldContent)
  case textView(TextViewContent)
  case control(ControlContent)
  /// A bar with titles and items.
  case bar(BarContent)
  /// The accessory and the separator of a table's cell.
  case cell(CellContent)
  /// The rows of a table that places them itself.
  case table(TableContent)
  /// The cells of a collection that places them itself.
  case collection(CollectionContent)
  /// A list, map, web page or view of a class unknown here: drawn as a labelled placeholder.
  case placeholder(PlaceholderContent)
  /// A content size that only the host knows; a measuring step asks for it.
  case host
}

/// A view that is drawn as a stand-in for what cannot be known.
public struct PlaceholderContent: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case custom, map, web, video, table, collection, blur, scene
  }
  public var kind: Kind
  /// The text on it, such as a class name; empty for none.
  public var label: String

  public init(kind: Kind, label: String = "") {
    self.kind = kind
    self.label = label
  }
}
