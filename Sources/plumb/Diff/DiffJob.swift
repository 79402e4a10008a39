// SPDX-License-Identifier: MIT

import Diagnostics
import EssentialFoundation
import InterfaceBuilder
import LayoutReports

/// Compares two versions of each file on the same canvases.
struct DiffJob: Sendable {
  var canvases: [LayoutEffect.Canvas]
  /// Whether to draw pictures of the changed scenes.
  var drawsPictures: Bool

  struct Outcome: Sendable {
    var difference: FileDifference?
    var pictures: [DiffPicture] = []
    /// Errors that prevented a version from being read.
    var errors: [Diagnostic] = []
  }

  func run(_ pair: VersionPair) -> Outcome {
    var outcome = Outcome()
    func read(_ source: VersionSource?) -> Version? {
      do throws(IBFileError) {
        guard let source else { return nil }
        let bytes = try source.bytes()
        return Version(document: try IBFile.load(bytes, file: source.name), bytes: bytes)
      } catch {
        outcome.errors.append(error.diagnostic)
        return nil
      }
    }
    let (old, new) = (read(pair.old), read(pair.new))
    guard outcome.errors.isEmpty else { return outcome }
    switch (old, new) {
    case (let old?, let new?): compare(old, new, named: pair.name, &outcome)
    case (let old?, nil):
      outcome.difference = FileDifference(pair.name, .removed, old.document)
    case (nil, let new?):
      var difference = FileDifference(pair.name, .added, new.document)
      difference.compareFindings(from: nil, to: new.check, on: canvases)
      outcome.difference = difference
    case (nil, nil): break
    }
    return outcome
  }

  /// A version of a file that has been read.
  private struct Version {
    var document: IBDocument
    var bytes: [UInt8]

    /// The check without images and colours, because those of an old version are not known.
    var check: FileCheck { FileCheck(document, bytes, resources: CheckResources()) }
  }

  private func compare(
    _ old: Version, _ new: Version, named name: String, _ outcome: inout Outcome
  ) {
    // Frames on the file's own canvas are comparable only if both versions have the same canvas.
    let canvases = canvases.filter {
      $0.options.device != nil || $0.options.size != nil
        || old.document.canvas == new.document.canvas
    }
    var difference = FileDifference(name, from: old.document, to: new.document, on: canvases)
    if !difference.isEmpty {
      // Both versions are laid out as by the tools of the new version. Frames are compared in the
      // same way.
      var former = old
      former.document.toolsVersion = new.document.toolsVersion
      difference.compareFindings(from: former.check, to: new.check, on: canvases)
    }
    if drawsPictures {
      outcome.pictures = DiffPicture.all(
        difference, from: old.document, to: new.document, on: canvases)
    }
    outcome.difference = difference
  }
}
