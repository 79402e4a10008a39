// SPDX-License-Identifier: MIT

/// A statement with exactly one view in every position.
///
/// A statement with lists is expanded to one line for every element of its lists:
/// `[icon]-[title,subtitle]` becomes `[icon]-[title]` and `[icon]-[subtitle]`. The parts that all
/// lines share belong to the first line only.
struct FormatLine {
  let index: Int

  /// The name of the container, if the statement names one.
  let container: String?

  /// The view in each position; `nil` if the name is unknown or could not be parsed.
  let views: [String?]

  /// Whether the statement has a list in each position.
  let isListed: [Bool]

  /// Whether the predicates of the view belong to this line.
  func owns(view: Int) -> Bool { index == 0 || isListed[view] }

  /// Whether the link before a view belongs to this line. The index after the last view means the
  /// link to the container at the end.
  func owns(linkBefore view: Int) -> Bool {
    index == 0 || view > 0 && isListed[view - 1] || view < isListed.count && isListed[view]
  }
}
