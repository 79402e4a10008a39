// SPDX-License-Identifier: MIT

/// A statement with one view in every place.
///
/// A statement with lists is written out once for every place in its lists:
/// `[icon]-[title,subtitle]` is `[icon]-[title]` and `[icon]-[subtitle]`. What the lines have in
/// common belongs to the first of them alone.
struct FormatLine {
  /// Which line this is.
  let index: Int

  /// The named container, if there is one.
  let container: String?

  /// The name in each place; `nil` where the name is not known or could not be read.
  let views: [String?]

  /// Whether each place holds a list.
  let isListed: [Bool]

  /// Whether what is said of the view alone belongs to this line.
  func owns(view: Int) -> Bool { index == 0 || isListed[view] }

  /// Whether the link before a view belongs to this line; the one after the last view counts as
  /// before the view that would follow.
  func owns(linkBefore view: Int) -> Bool {
    index == 0 || view > 0 && isListed[view - 1] || view < isListed.count && isListed[view]
  }
}
