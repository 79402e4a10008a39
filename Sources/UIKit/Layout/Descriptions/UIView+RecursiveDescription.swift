// SPDX-License-Identifier: MIT

extension UIView {
  /// The view and its descendants, one per line, as printed by UIKit's debugging category.
  public func recursiveDescription() -> String { describe(indentation: "").joined(separator: "\n") }

  private func describe(indentation: String) -> [String] {
    [indentation + description]
      + subviews.flatMap { $0.describe(indentation: indentation + "   | ") }
  }
}
