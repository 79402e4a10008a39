// SPDX-License-Identifier: MIT

/// Two neighbours of a line and what lies between them along an axis.
struct Joint {
  /// Which link of the line this is: the one before the view of this index.
  let index: Int

  /// The view that stands for the line here.
  let view: String

  /// The named container of the line, if it has one.
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

  /// What the names in the distance mean.
  func context(allowsViews: Bool) -> FormatValueContext {
    FormatValueContext(
      attribute: geometry.size, view: view, container: container, allowsViews: allowsViews)
  }
}
