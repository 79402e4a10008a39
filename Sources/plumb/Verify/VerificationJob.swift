// SPDX-License-Identifier: MIT

import Diagnostics
import InterfaceBuilder
import LayoutReports

/// One file to verify, and to bring up to date if that is asked.
struct VerificationJob: Sendable {
  var file: InputFile
  var scenes: Set<String>?

  struct Outcome: Sendable {
    var file: InputFile
    var scenes: [SceneVerification]
    /// The file with new frames, where it was to be updated.
    var update: FrameUpdate?
    /// Why views differ.
    var reasons = DeviationReasons()
    /// What kept the file from being read.
    var error: Diagnostic?
  }

  func run(_ verifier: Verifier, updater: FrameUpdater?, tolerance: Double) -> Outcome {
    do throws(IBFileError) {
      if let updater {
        let update = try updater.update(try file.bytes(), file: file.name, scenes: scenes)
        return Outcome(file: file, scenes: update.verification, update: update)
      }
      let document = try file.document()
      let results = verifier.verify(document, scenes: scenes)
      return Outcome(
        file: file, scenes: results,
        reasons: DeviationReasons(results, of: document, by: verifier, tolerance: tolerance))
    } catch {
      let failed = (scenes ?? [""]).sorted().map {
        SceneVerification(file: file.name, scene: $0, failure: error.message)
      }
      return Outcome(file: file, scenes: failed, error: error.diagnostic)
    }
  }
}
