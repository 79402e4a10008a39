// SPDX-License-Identifier: MIT

public import Diagnostics
import InterfaceBuilder
import MarkupTree

/// Merges two descendants of an Interface Builder file by the ids of its elements.
///
/// A change by one side is taken over byte for byte. Different changes by both sides are a
/// conflict, except in values that Xcode writes on its own: versions of tools, computed frames,
/// marks such as `misplaced`.
public enum DocumentMerge {
  /// The error if a version cannot be read.
  public struct Failure: Error, Hashable, Sendable {
    /// The problem in the version. Its file is `base`, `ours` or `theirs`.
    public var diagnostic: Diagnostic
  }

  /// Merges `ours` and `theirs`, which both descend from `base`.
  ///
  /// If both mean the same, the result is `ours`, byte for byte.
  ///
  /// - Complexity: O(*n* log *n*) in the number of elements, except for reordered lists.
  /// - Throws: ``Failure`` if one of the versions is not an Interface Builder file.
  public static func merge(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], markers: MergeMarkers = MergeMarkers()
  ) throws(Failure) -> MergeResult {
    let (first, mine) = try read(ours, "ours")
    let (second, other) = try read(theirs, "theirs")
    let comparison = DocumentDiff(from: mine, to: other)
    if ours == theirs || comparison.changes.isEmpty {
      return MergeResult(bytes: ours, conflicts: [])
    }
    // If both sides added the file, there is no ancestor. Ours is then used as the base.
    let (former, _) = base.isEmpty ? (first, mine) : try read(base, "base")
    var merge = ThreeWayMerge(
      base: MergeVersion(former), ours: MergeVersion(first), theirs: MergeVersion(second),
      markers: markers)
    merge.run()
    // Uses the encoding of our version.
    guard let result = try? MarkupDocument(text: merge.output, encoding: first.encoding),
      (try? IBFile.load(result.bytes, file: "merged")) != nil
    else {
      return MergeResult(
        bytes: ours,
        conflicts: [
          MergeConflict(text: "the merged file would be invalid; ours is kept", line: 1)
        ])
    }
    let conflicts = merge.conflicts.map { conflict in
      MergeConflict(text: conflict.text, line: result.line(of: conflict.offset))
    }
    return MergeResult(bytes: result.bytes, conflicts: conflicts.sorted { $0.line < $1.line })
  }

  private static func read(
    _ bytes: [UInt8], _ name: String
  ) throws(Failure) -> (MarkupDocument, IBDocument) {
    do throws(IBFileError) {
      let document = try IBFile.load(bytes, file: name)
      guard let markup = try? MarkupDocument(bytes) else {
        throw IBFileError(file: name, reason: .malformed("it cannot be read"))
      }
      return (markup, document)
    } catch {
      throw Failure(diagnostic: error.diagnostic)
    }
  }
}
