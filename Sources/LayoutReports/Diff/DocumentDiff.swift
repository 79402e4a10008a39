// SPDX-License-Identifier: MIT

public import InterfaceBuilder

/// The changes between two documents, object by object.
///
/// Objects are matched by id. A difference only in notation is not a change: the order of
/// attributes, another form of a number, an explicit default, a new id of a constraint.
public struct DocumentDiff: Sendable {
  /// The changes that have an effect, scene by scene, in file order.
  public private(set) var changes: [DocumentChange]
  /// The changes without effect, which Xcode makes on its own.
  public private(set) var noise: [DocumentChange]
  /// The titles of the scenes by id.
  public let titles: [String: String]

  /// Compares two versions.
  ///
  /// - Complexity: O(*n* log *n*) in the number of elements.
  public init(from old: IBDocument, to new: IBDocument) {
    var comparison = DocumentComparison(DocumentIndex(old), DocumentIndex(new))
    comparison.run()
    changes = comparison.changes.filter { $0.noise == nil }
    noise = comparison.changes.filter { $0.noise != nil }
    var titles = comparison.old.titles
    for (id, title) in comparison.new.titles { titles[id] = title }
    self.titles = titles
  }
}
