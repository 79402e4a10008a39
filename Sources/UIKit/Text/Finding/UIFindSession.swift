// SPDX-License-Identifier: MIT

import Foundation

open class UIFindSession: _PlainObject {
  public enum SearchResultDisplayStyle: UInt, Sendable { case currentAndTotal, total, none }

  /// No effect.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  open var resultCount: Int { 0 }
  open var highlightedResultIndex: Int { NSNotFound }
  open var supportsReplacement: Bool { false }
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

  open func performSearch(query: String, options: UITextSearchOptions?) {}

  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}

  open func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}

  open func highlightNextResult(in direction: UITextStorageDirection) {}

  open func invalidateFoundResults() {}
}

open class UITextSearchingFindSession: UIFindSession {
  open private(set) weak var searchableObject: (any UITextSearching)?
  private var results: [UITextRange] = []
  private var highlighted: Int?

  public init(searchableObject: any UITextSearching) {
    self.searchableObject = searchableObject
    super.init()
  }

  open override var resultCount: Int { results.count }
  open override var highlightedResultIndex: Int { highlighted ?? NSNotFound }
  open override var supportsReplacement: Bool { searchableObject?.supportsTextReplacement ?? false }

  open override func performSearch(query: String, options: UITextSearchOptions?) {
    invalidateFoundResults()
    guard let object = searchableObject else { return }
    results = search(object, query, options ?? UITextSearchOptions())
  }

  private func search<Object: UITextSearching>(
    _ object: Object, _ query: String, _ options: UITextSearchOptions
  ) -> [UITextRange] {
    let aggregator = UITextSearchAggregator<Object.DocumentIdentifier>()
    object.performTextSearch(queryString: query, options: options, resultAggregator: aggregator)
    for (range, document) in aggregator.results {
      object.decorate(foundTextRange: range, document: document, usingStyle: .found)
    }
    return aggregator.allFoundRanges
  }

  open override func highlightNextResult(in direction: UITextStorageDirection) {
    guard !results.isEmpty, let object = searchableObject else { return }
    let last = results.count - 1
    let former = highlighted
    let next =
      switch (highlighted, direction) {
      case (nil, .forward): 0
      case (nil, .backward): last
      case (let index?, .forward): index == last ? 0 : index + 1
      case (let index?, .backward): index == 0 ? last : index - 1
      }
    highlighted = next
    highlight(results[next], in: object, insteadOf: former.map { results[$0] })
  }

  private func highlight<Object: UITextSearching>(
    _ range: UITextRange, in object: Object, insteadOf former: UITextRange?
  ) {
    if let former {
      object.decorate(foundTextRange: former, document: nil, usingStyle: .found)
    }
    object.willHighlight(foundTextRange: range, document: nil)
    object.decorate(foundTextRange: range, document: nil, usingStyle: .highlighted)
    object.scrollRangeToVisible(range, inDocument: nil)
  }

  open override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard let highlighted, let object = searchableObject,
      replace(results[highlighted], in: object, with: replacementString)
    else { return }
    performSearch(query: searchQuery, options: options)
  }

  private func replace<Object: UITextSearching>(
    _ range: UITextRange, in object: Object, with text: String
  ) -> Bool {
    guard object.shouldReplace(foundTextRange: range, document: nil, withText: text) else {
      return false
    }
    object.replace(foundTextRange: range, document: nil, withText: text)
    return true
  }

  open override func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    searchableObject?.replaceAll(
      queryString: searchQuery, options: options ?? UITextSearchOptions(),
      withText: replacementString)
    invalidateFoundResults()
  }

  open override func invalidateFoundResults() {
    (results, highlighted) = ([], nil)
    searchableObject?.clearAllDecoratedFoundText()
  }
}
