// SPDX-License-Identifier: MIT

public import Foundation

@preconcurrency @MainActor
public protocol UITextSearching<DocumentIdentifier>: NSObjectProtocol {
  associatedtype DocumentIdentifier: Hashable = AnyHashable

  var supportsTextReplacement: Bool { get }
  var selectedTextRange: UITextRange? { get set }
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?
  ) -> ComparisonResult
  func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
  func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier?,
    usingStyle: UITextSearchFoundTextStyle)
  func clearAllDecoratedFoundText()
  func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
  ) -> Bool
  func replace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
  func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
}

extension UITextSearching {
  public var supportsTextReplacement: Bool { false }

  public var selectedTextSearchDocument: DocumentIdentifier? { nil }

  public func compare(
    document: DocumentIdentifier, toDocument: DocumentIdentifier
  ) -> ComparisonResult { .orderedSame }

  public func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
  ) -> Bool { supportsTextReplacement }

  public func replace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
  ) {}

  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}

  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}

  public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
}

/// Collects the results of a search in text order.
@preconcurrency @MainActor
open class UITextSearchAggregator<DocumentIdentifier: Hashable> {
  private(set) var results: [(range: UITextRange, document: DocumentIdentifier?)] = []
  private(set) var isFinished = false

  init() {}

  open var allFoundRanges: [UITextRange] { results.map(\.range) }

  open func foundRange(
    _ range: UITextRange, searchString string: String, document: DocumentIdentifier?
  ) { results.append((range, document)) }

  open func finishedSearching() { isFinished = true }

  open func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) {
    results.removeAll { $0.range === range && $0.document == document }
  }

  open func invalidate() { results.removeAll() }
}

public enum UITextSearchFoundTextStyle: Int, Sendable { case normal, found, highlighted }
