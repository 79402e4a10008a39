// SPDX-License-Identifier: MIT

public import InterfaceBuilder

/// Replaces saved frames in Interface Builder files by computed ones that differ.
///
/// Only the numbers that differ change, and only in the attributes of frames.
public struct FrameUpdater: Sendable {
  public var verifier: Verifier
  /// The greatest difference, in points, at which a saved frame is kept.
  public var tolerance: Double

  public init(_ verifier: Verifier = Verifier(), tolerance: Double = 0.5) {
    self.verifier = verifier
    self.tolerance = tolerance
  }

  /// The maximum number of rounds. Saved frames are input for some views (sizes of custom views,
  /// autoresizing masks), so written frames may move other views.
  private static let roundLimit = 4

  /// Updates the frames of the scenes in `ids`, or of all scenes if `ids` is nil.
  ///
  /// ``FrameUpdate/verification`` shows whether all frames agree in the end.
  ///
  /// - Complexity: that of laying out the file once, and once more for every round that writes
  ///   frames.
  /// - Throws: `IBFileError` if `bytes` are not an Interface Builder document.
  public func update(
    _ bytes: [UInt8], file: String, scenes ids: Set<String>? = nil
  ) throws(IBFileError) -> FrameUpdate {
    var bytes = bytes
    var changes: [ViewVerification] = []
    var places: [ViewPlace: Int] = [:]
    var round = 0
    while true {
      let document = try IBFile.load(bytes, file: file)
      let verification = verifier.verify(document, scenes: ids)
      let stale = verification.flatMap { $0.views }.filter {
        !$0.isWithin(tolerance) && $0.isFinite
      }
      guard !stale.isEmpty, round < Self.roundLimit,
        let written = SavedFrames.write(stale, into: bytes)
      else {
        return FrameUpdate(
          bytes: bytes, changes: changes.sorted { $0.line < $1.line }, verification: verification)
      }
      bytes = written
      round += 1
      for view in stale {
        let place = ViewPlace(id: view.id, line: view.line)
        if let index = places[place] {
          changes[index].computed = view.computed
        } else {
          places[place] = changes.count
          changes.append(view)
        }
      }
    }
  }
}

/// The identity of a view in a file. The line number is included, since a damaged file may repeat
/// ids.
private struct ViewPlace: Hashable {
  var id: String
  var line: Int
}
