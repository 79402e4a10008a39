// SPDX-License-Identifier: MIT

/// What stands at one side of a link.
enum FormatSide {
  /// A view, met from outside.
  case view(FormatItem)

  /// A superview, met from inside: a standard distance means its margin.
  case superview(FormatItem)

  /// A named view or guide that is the container, met from inside: it has no margin of its own.
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
