// SPDX-License-Identifier: MIT

/// The syntax tree of one visual format: `H:|-[icon(24)]-[title]-|`.
///
/// A tree read from a text with mistakes holds what could be read; names that could not are empty.
public struct FormatStatement: Hashable, Sendable {
  /// The written axis of a statement.
  public enum Orientation: String, Hashable, Sendable {
    /// `H:`
    case horizontal = "H"

    /// `V:`
    case vertical = "V"

    /// Extended, `HV:`: the statement holds on both axes.
    case both = "HV"
  }

  /// The orientation, if one is written. None means horizontal.
  public var orientation: Orientation?

  /// Extended: attributes in which neighbours agree, `H.centerY:`.
  public var alignments: [FormatAttribute]

  /// The container at the start, if the statement begins with one.
  public var start: FormatEnd?

  /// The views from start to end, at least one where there are no diagnostics.
  public var views: [FormatView]

  /// The links between neighbours; `links[i]` joins `views[i]` and `views[i + 1]`.
  public var links: [FormatLink]

  /// The container at the end, if the statement ends with one.
  public var end: FormatEnd?

  /// Where the statement was written.
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

  /// The axes that the statement speaks of, in the order in which its constraints come.
  public var axes: [FormatAxis] {
    switch orientation {
    case .horizontal, nil: [.horizontal]
    case .vertical: [.vertical]
    case .both: [.horizontal, .vertical]
    }
  }
}
