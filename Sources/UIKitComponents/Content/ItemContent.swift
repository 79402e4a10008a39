// SPDX-License-Identifier: MIT

import AutoLayout

/// The content of an item. It determines content size, baselines, alignment insets and rendering.
///
/// The enumeration is indirect, so that reading the content of an item copies one reference.
public indirect enum ItemContent: Hashable, Sendable {
  /// No content.
  case none
  case label(LabelContent)
  case image(ImageContent)
  case button(ButtonContent)
  case textField(TextFieldContent)
  case textView(TextViewContent)
  case control(ControlContent)
  /// A bar with titles and items.
  case bar(BarContent)
  /// The accessory and the separator of a table view cell.
  case cell(CellContent)
  /// The rows of a table view that places them itself.
  case table(TableContent)
  /// The cells of a collection view that places them itself.
  case collection(CollectionContent)
  /// A list, map, web page or view of an unknown class. It is drawn as a labelled placeholder.
  case placeholder(PlaceholderContent)
  /// A content that only the host can measure, in a measuring step.
  case host
}

/// A placeholder for a view whose content is unknown.
public struct PlaceholderContent: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case custom, map, web, video, table, collection, blur, scene
  }
  public var kind: Kind
  /// The text on the placeholder, such as a class name; may be empty.
  public var label: String

  public init(kind: Kind, label: String = "") {
    self.kind = kind
    self.label = label
  }
}
