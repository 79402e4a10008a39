// SPDX-License-Identifier: MIT

import AutoLayout

extension ConflictExplanation {
  /// The message as an Interface Builder file: its views, and a constraint for each entry that a file
  /// can contain. The file has the conflict, and every tool for files can be used on it.
  ///
  /// Guides become views, because files have no layout guides. The id of a view is `item-` and
  /// its index in ``tree``, and the id of a constraint is `entry-` and its index in ``log``.
  package var document: (text: String, entries: Set<Int>) {
    let elements = LoggedScene(log, tree, margin: margin).constraintElements
    let writer = LoggedDocumentWriter(tree: tree, names: names, frames: frames)
    return (
      writer.document(elements: elements.map { $0.text }, margin: margin),
      Set(elements.map { $0.entry })
    )
  }
}

/// Writes the views of a message as a file.
struct LoggedDocumentWriter {
  let tree: LoggedTree
  let names: ItemNames
  let frames: [LoggedFrame]

  /// The size of the view around all items.
  private static let canvas = 1000.0

  func document(elements: [String], margin: Double) -> String {
    let roots = tree.items.indices.filter { tree.parents[$0] == nil }
    let weak = roots.flatMap { index in
      ["left", "top"].map { attribute in
        "<constraint firstItem=\"item-\(index)\" firstAttribute=\"\(attribute)\" "
          + "secondItem=\"canvas\" secondAttribute=\"\(attribute)\" priority=\"0.5\" "
          + "id=\"\(attribute)-\(index)\"/>\n"
      }
    }
    // Lengths that nothing in the message determines. Without them views would be invisible.
    let lengths = tree.items.indices.flatMap { index in
      let depth = Double(min(tree.depth(of: index), 6))
      return [("width", 300 - 40 * depth), ("height", 160 - 20 * depth)].map { attribute, length in
        "<constraint firstItem=\"item-\(index)\" firstAttribute=\"\(attribute)\" "
          + "constant=\"\(length.printed)\" priority=\"0.25\" id=\"\(attribute)-\(index)\"/>\n"
      }
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES">
      <objects>
      <view contentMode="scaleToFill" id="canvas" userLabel="the views of the message">
      <rect key="frame" x="0.0" y="0.0" width="\(Self.canvas.printed)" \
      height="\(Self.canvas.printed)"/>
      <subviews>
      \(roots.map { view($0, margin: margin) }.joined())</subviews>
      <constraints>
      \((elements + weak + lengths).joined())</constraints>
      </view>
      </objects>
      </document>

      """
  }

  /// A view with its subviews. The tree is at most as deep as its items are many; the reader of
  /// files limits the depth.
  private func view(_ index: Int, margin: Double) -> String {
    let frame = frames.first { $0.item == index }?.frame ?? .zero
    let children = tree.items.indices.filter { tree.parents[$0] == index }
    let subviews = children.map { view($0, margin: margin) }.joined()
    return "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" "
      + "id=\"item-\(index)\" userLabel=\"\(names[index].asMarkup)\">\n"
      + "<rect key=\"frame\" x=\"\(number(frame.x))\" y=\"\(number(frame.y))\" "
      + "width=\"\(number(frame.width))\" height=\"\(number(frame.height))\"/>\n"
      + "<edgeInsets key=\"layoutMargins\" top=\"\(margin.printed)\" left=\"\(margin.printed)\" "
      + "bottom=\"\(margin.printed)\" right=\"\(margin.printed)\"/>\n"
      + (subviews.isEmpty ? "" : "<subviews>\n\(subviews)</subviews>\n")
      + "<color key=\"backgroundColor\" systemColor=\"tertiarySystemFillColor\"/>\n</view>\n"
  }

  private func number(_ value: Double) -> String {
    value.isFinite && abs(value) < 1e7 ? value.printed : "0"
  }
}

extension LoggedConstraint.Relation {
  /// The relation as files have it.
  package var fileName: String {
    switch self {
    case .equal: "equal"
    case .lessThanOrEqual: "lessThanOrEqual"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }
}
