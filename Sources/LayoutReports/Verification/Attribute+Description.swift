// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  public import AutoLayout

  // Embedded Swift cannot print the names of cases.
  extension Attribute: CustomStringConvertible {
    public var description: String { Self.printed[rawValue] }

    private static let printed = [
      "notAnAttribute", "left", "right", "top", "bottom", "leading", "trailing", "width", "height",
      "centerX", "centerY", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin",
      "topMargin", "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
      "centerYWithinMargins",
    ]
  }
#endif
