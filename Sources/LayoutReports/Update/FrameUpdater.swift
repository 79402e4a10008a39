// SPDX-License-Identifier: MIT

public import InterfaceBuilder

/// Writes computed frames into Interface Builder files, in place of saved ones that differ.
///
/// Only the attributes of frames change, and of those only the numbers that differ.
public struct FrameUpdater: Sendable {
  public var verifier: Verifier
  /// The greatest difference, in points, at which a saved frame stays.
  public var tolerance: Double

  public init(_ verifier: Verifier = Verifier(), tolerance: Double = 0.5) {
    self.verifier = verifier
    self.tolerance = tolerance
  }

  /// How often a file is laid out anew: saved frames are input for some views (sizes of custom
  /// views, masks), so that written ones may move others.
  private static let roundLimit = 4

  /// Brings the frames of the scenes in `ids` up to date, or of all where it is `nil`.
  ///
  /// ``FrameUpdate/verification`` tells whether all agree in the end.
  ///
  /// - Complexity: that of laying out the file once more than frames had to be written.
  /// - Throws: ``IBFileError`` where `bytes` are no Interface Builder document.
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

/// A view of a file, whose ids are unique only where nobody damaged it.
private struct ViewPlace: Hashable {
  var id: String
  var line: Int
}
