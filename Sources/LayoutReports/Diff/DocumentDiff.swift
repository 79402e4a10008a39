// SPDX-License-Identifier: MIT

public import InterfaceBuilder

/// What a change to a document means, object by object.
///
/// Objects are matched by id. What is written differently and means the same (the order of attributes,
/// numbers in another form, defaults written out, a constraint with a new id) is no change.
public struct DocumentDiff: Sendable {
  /// What changed, scene by scene, in the order of the file.
  public private(set) var changes: [DocumentChange]
  /// What Xcode changed on its own.
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
    titles = comparison.old.titles.merging(comparison.new.titles) { $1 }
  }
}
