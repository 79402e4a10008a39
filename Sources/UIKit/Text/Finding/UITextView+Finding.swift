// SPDX-License-Identifier: MIT

public import Foundation

extension UITextView: UITextSearching {
  public var supportsTextReplacement: Bool { isEditable }

  public func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable?
  ) -> ComparisonResult { compare(foundRange.start, to: toRange.start) }

  public func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<AnyHashable>
  ) {
    for range in options.ranges(of: queryString, in: inputText as NSString) {
      resultAggregator.foundRange(UITextRange(range), searchString: queryString, document: nil)
    }
    resultAggregator.finishedSearching()
  }

  /// No effect.
  public func decorate(
    foundTextRange: UITextRange, document: AnyHashable?, usingStyle: UITextSearchFoundTextStyle
  ) {}

  /// No effect.
  public func clearAllDecoratedFoundText() {}

  public func willHighlight(foundTextRange: UITextRange, document: AnyHashable?) {
    selectedTextRange = foundTextRange
  }

  public func replace(foundTextRange: UITextRange, document: AnyHashable?, withText: String) {
    replace(foundTextRange, withText: withText)
  }

  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
    for range in options.ranges(of: queryString, in: inputText as NSString).reversed() {
      replace(UITextRange(range), withText: withText)
    }
  }
}

/// Creates the find session of a text view's own interaction.
final class DefaultFindDelegate: _PlainObject, UIFindInteractionDelegate {
  private weak var text: UITextView?

  init(_ text: UITextView) {
    self.text = text
    super.init()
  }

  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  { text.map { UITextSearchingFindSession(searchableObject: $0) } }
}
