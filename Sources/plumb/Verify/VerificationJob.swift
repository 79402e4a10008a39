// SPDX-License-Identifier: MIT

import InterfaceBuilder
import LayoutReports

/// A file to verify, and to update on request.
struct VerificationJob: Sendable {
  var file: InputFile
  var scenes: Set<String>?

  struct Outcome: Sendable {
    var file: InputFile
    var verification: VerificationOutcome
    /// The file with updated frames; nil if it is not updated.
    var update: FrameUpdate?
  }

  func run(_ verifier: Verifier, updater: FrameUpdater?, tolerance: Double) -> Outcome {
    var outcome = Outcome(
      file: file, verification: VerificationOutcome(file: file.name, scenes: []))
    do throws(IBFileError) {
      if let updater {
        let update = try updater.update(try file.bytes(), file: file.name, scenes: scenes)
        outcome.verification.scenes = update.verification
        outcome.update = update
      } else {
        let document = try file.document()
        let results = verifier.verify(document, scenes: scenes)
        outcome.verification.scenes = results
        outcome.verification.reasons = DeviationReasons(
          results, of: document, by: verifier, tolerance: tolerance)
      }
    } catch {
      outcome.verification.scenes = (scenes ?? [""]).sorted().map {
        SceneVerification(file: file.name, scene: $0, failure: error.message)
      }
      outcome.verification.error = error.diagnostic
    }
    return outcome
  }
}
