// SPDX-License-Identifier: MIT

/// The item at one side of a link.
enum FormatSide {
  /// A view. The link is outside it.
  case view(FormatItem)

  /// A superview. The link is inside it, and a standard distance ends at its margin.
  case superview(FormatItem)

  /// A named view or guide as container. The link is inside it. A standard distance is the system
  /// spacing, without a margin.
  case container(FormatItem)

  var item: FormatItem {
    switch self {
    case .view(let item), .superview(let item), .container(let item): item
    }
  }

  var isView: Bool {
    if case .view = self { return true }
    return false
  }

  var isSuperview: Bool {
    if case .superview = self { return true }
    return false
  }
}
