// SPDX-License-Identifier: MIT

/// Two neighbours of a line, and the axis along which a link joins them.
struct Joint {
  /// The index of the link in the line, which is the index of the view after it.
  let index: Int

  /// The view whose superview is the line's container at this link.
  let view: String

  /// The container that the line names, if any.
  let container: String?

  /// The neighbour nearer to the origin of the axis.
  let before: FormatSide

  /// The neighbour further along the axis.
  let after: FormatSide

  let geometry: FormatGeometry

  /// Creates the joint of two neighbours in the order of the text.
  init(
    index: Int, view: String, container: String?, from: FormatSide, to: FormatSide,
    geometry: FormatGeometry
  ) {
    self.index = index
    self.view = view
    self.container = container
    before = geometry.isMirrored ? to : from
    after = geometry.isMirrored ? from : to
    self.geometry = geometry
  }

  /// The edge of ``before`` that faces ``after``.
  func edgeOfBefore(toMargin: Bool = false) -> FormatAttribute {
    switch before {
    case .view: after.isView ? geometry.highBesideView : geometry.high
    case .superview, .container: toMargin && before.isSuperview ? geometry.lowMargin : geometry.low
    }
  }

  /// The edge of ``after`` that faces ``before``.
  func edgeOfAfter(toMargin: Bool = false) -> FormatAttribute {
    switch after {
    case .view: before.isView ? geometry.lowBesideView : geometry.low
    case .superview, .container: toMargin && after.isSuperview ? geometry.highMargin : geometry.high
    }
  }

  /// The context for names in the distance.
  func context(allowsViews: Bool) -> FormatValueContext {
    FormatValueContext(
      attribute: geometry.size, view: view, container: container, allowsViews: allowsViews)
  }
}
