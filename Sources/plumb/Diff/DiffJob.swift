// SPDX-License-Identifier: MIT

import Diagnostics
import Foundation
import InterfaceBuilder
import LayoutReports

/// Compares two versions of files, each on the same canvases.
struct DiffJob: Sendable {
  var canvases: [LayoutEffect.Canvas]
  /// Whether pictures of what changed are drawn.
  var drawsPictures: Bool

  struct Outcome: Sendable {
    var difference: FileDifference?
    var pictures: [DiffPicture] = []
    /// What kept a version from being read.
    var errors: [Diagnostic] = []
  }

  func run(_ pair: VersionPair) -> Outcome {
    var outcome = Outcome()
    func read(_ source: VersionSource?) -> IBDocument? {
      do throws(IBFileError) {
        return try source?.document()
      } catch {
        outcome.errors.append(error.diagnostic)
        return nil
      }
    }
    let (old, new) = (read(pair.old), read(pair.new))
    guard outcome.errors.isEmpty else { return outcome }
    switch (old, new) {
    case (let old?, let new?):
      // Frames on the file's own canvas say something only where that is the same.
      let canvases = canvases.filter {
        $0.options.device != nil || $0.options.size != nil || old.canvas == new.canvas
      }
      let difference = FileDifference(pair.name, from: old, to: new, on: canvases)
      outcome.difference = difference
      if drawsPictures {
        outcome.pictures = DiffPicture.all(difference, from: old, to: new, on: canvases)
      }
    case (let old?, nil): outcome.difference = FileDifference(pair.name, .removed, old)
    case (nil, let new?): outcome.difference = FileDifference(pair.name, .added, new)
    case (nil, nil): break
    }
    return outcome
  }
}
