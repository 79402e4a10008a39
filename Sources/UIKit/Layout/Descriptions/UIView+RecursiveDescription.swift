// SPDX-License-Identifier: MIT

extension UIView {
  /// The view and all below it, a line for each, as UIKit's debugging category prints them.
  public func recursiveDescription() -> String { describe(indentation: "").joined(separator: "\n") }

  private func describe(indentation: String) -> [String] {
    [indentation + description]
      + subviews.flatMap { $0.describe(indentation: indentation + "   | ") }
  }
}
