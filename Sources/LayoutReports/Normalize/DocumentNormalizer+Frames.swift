// SPDX-License-Identifier: MIT

import Diagnostics
import InterfaceBuilder
import MarkupTree

extension DocumentNormalizer {
  /// Updates saved frames, scene by scene if an update of all would move a view.
  func updated(
    _ bytes: [UInt8], _ file: String, _ refusals: inout [Diagnostic]
  ) -> FrameUpdate? {
    guard let document = try? IBFile.load(bytes, file: file),
      let whole = try? FrameUpdater().update(bytes, file: file)
    else { return nil }
    guard whole.bytes != bytes else { return whole }
    let invariance = LayoutInvariance(document)
    func isAllowed(_ update: FrameUpdate) -> Bool {
      (try? IBFile.load(update.bytes, file: file)).map(invariance.holds) ?? false
    }
    if isAllowed(whole) { return whole }
    var result = bytes
    for scene in document.scenes {
      guard let part = try? FrameUpdater().update(result, file: file, scenes: [scene.id]),
        part.bytes != result
      else { continue }
      if isAllowed(part) {
        result = part.bytes
      } else {
        refusals.append(
          Diagnostic(
            "frames-kept", .note,
            "the saved frames of the scene '\(scene.title)' stay, because new ones would move a view",
            at: Diagnostic.Place(file: file, line: scene.line, elementID: scene.id)))
      }
    }
    guard let kept = try? IBFile.load(result, file: file) else { return nil }
    return FrameUpdate(bytes: result, changes: [], verification: Verifier().verify(kept))
  }

  /// The file without the attribute `misplaced` of views whose frame now agrees.
  func withoutMarks(of update: FrameUpdate) throws(MarkupError) -> MarkupDocument {
    let document = try MarkupDocument(update.bytes)
    let version = MergeVersion(document)
    var edits = MarkupEdits(document)
    for view in update.verification.flatMap({ $0.views }) where view.isWithin(0.5) {
      guard let node = version.elements[view.id] else { continue }
      edits.set("misplaced", of: node, to: nil)
    }
    return try edits.applied()
  }
}
