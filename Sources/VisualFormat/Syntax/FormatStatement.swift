// SPDX-License-Identifier: MIT

/// The syntax tree of one visual format: `H:|-[icon(24)]-[title]-|`.
///
/// For a text with mistakes, the tree contains the parts that could be parsed. Names that could not
/// be parsed are empty.
public struct FormatStatement: Hashable, Sendable {
  /// The written axis of a statement.
  public enum Orientation: String, Hashable, Sendable {
    /// `H:`
    case horizontal = "H"

    /// `V:`
    case vertical = "V"

    /// Extended, `HV:`: the statement applies to both axes.
    case both = "HV"
  }

  /// The orientation, if one is written. Nil means horizontal.
  public var orientation: Orientation?

  /// Extended: attributes by which neighbours are aligned, `H.centerY:`.
  public var alignments: [FormatAttribute]

  /// The container at the start, if the statement begins with one.
  public var start: FormatEnd?

  /// The views from start to end, at least one if there are no diagnostics.
  public var views: [FormatView]

  /// The links between neighbours; `links[i]` joins `views[i]` and `views[i + 1]`.
  public var links: [FormatLink]

  /// The container at the end, if the statement ends with one.
  public var end: FormatEnd?

  /// The position in the text.
  public var position: FormatPosition

  /// Creates a statement. `links` has one element fewer than `views`.
  public init(
    orientation: Orientation? = nil, alignments: [FormatAttribute] = [], start: FormatEnd? = nil,
    views: [FormatView], links: [FormatLink] = [], end: FormatEnd? = nil,
    at position: FormatPosition = FormatPosition()
  ) {
    self.orientation = orientation
    self.alignments = alignments
    self.start = start
    self.views = views
    self.links = links
    self.end = end
    self.position = position
  }

  /// The axes of the statement, in the order of its constraints.
  public var axes: [FormatAxis] {
    switch orientation {
    case .horizontal, nil: [.horizontal]
    case .vertical: [.vertical]
    case .both: [.horizontal, .vertical]
    }
  }
}
