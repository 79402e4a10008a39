// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
public import EssentialFoundation

/// The verification of one file as a line of JSON Lines. It contains everything that reports need.
public struct VerificationLine: Hashable, Sendable, Codable {
  struct Content: Hashable, Sendable, Codable {
    var settings: VerificationSettings
    var file: String
    var error: Fault?
    var scenes: [Scene]
  }

  struct Fault: Hashable, Sendable, Codable {
    var rule: String
    var message: String
    var line: Int?
    var column: Int?
  }

  struct Scene: Hashable, Sendable, Codable {
    var scene: String
    var conflicts: Int
    var failure: String?
    var build: Int?
    var views: [View]
  }

  struct View: Hashable, Sendable, Codable {
    var id: String
    var element: String
    var line: Int
    /// The numbers are x, y, width, height.
    var recorded: [Double]
    var computed: [Double]
    var cause: DeviationCause?
    var origin: String?
    var reason: DeviationReasons.Reason?
  }

  /// The content. The name of this key distinguishes the line from those of other commands.
  private var verification: Content

  public init(_ outcome: VerificationOutcome, _ settings: VerificationSettings) {
    verification = Content(
      settings: settings, file: outcome.file,
      error: outcome.error.map {
        Fault(
          rule: $0.rule.rawValue, message: $0.message, line: $0.place.line,
          column: $0.place.column)
      },
      scenes: outcome.scenes.map { scene in
        Scene(
          scene: scene.scene, conflicts: scene.conflictCount, failure: scene.failure,
          build: scene.build,
          views: scene.views.map { view in
            View(
              id: view.id, element: view.element, line: view.line,
              recorded: Self.numbers(view.recorded), computed: Self.numbers(view.computed),
              cause: view.cause, origin: view.origin,
              reason: outcome.reasons.reason(for: view, in: scene.scene))
          })
      })
  }

  public var settings: VerificationSettings { verification.settings }

  public var outcome: VerificationOutcome {
    let file = verification.file
    var outcome = VerificationOutcome(file: file, scenes: [])
    outcome.error = verification.error.map { fault in
      Diagnostic(
        RuleID(fault.rule), .error, fault.message,
        at: Diagnostic.Place(file: file, line: fault.line, column: fault.column))
    }
    for scene in verification.scenes {
      let views = scene.views.map(Self.verification)
      for (view, line) in zip(views, scene.views) {
        if let reason = line.reason { outcome.reasons.add(reason, for: view, in: scene.scene) }
      }
      outcome.scenes.append(
        SceneVerification(
          file: file, scene: scene.scene, views: views, conflictCount: scene.conflicts,
          failure: scene.failure, build: scene.build))
    }
    return outcome
  }

  private static func verification(_ view: View) -> ViewVerification {
    var verification = ViewVerification(
      id: view.id, element: view.element, line: view.line, recorded: rect(view.recorded),
      computed: rect(view.computed))
    verification.cause = view.cause
    verification.origin = view.origin
    return verification
  }

  private static func numbers(_ rect: Rect) -> [Double] {
    [rect.x, rect.y, rect.width, rect.height]
  }

  private static func rect(_ numbers: [Double]) -> Rect {
    guard numbers.count == 4 else { return .zero }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension VerificationLine {
  /// The line as UTF-8, without a newline.
  public func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(self)
  }

  /// Reads a line.
  ///
  /// - Throws: an error if the line does not contain a verification.
  public init(decoding line: Data) throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    self = try decoder.decode(VerificationLine.self, from: line)
  }
}
