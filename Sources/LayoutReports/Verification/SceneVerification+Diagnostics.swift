// SPDX-License-Identifier: MIT

public import Diagnostics

extension SceneVerification {
  /// A diagnostic for every view that differs, and one with the counts of their reasons. The list
  /// is empty if the scene is exact.
  ///
  /// `reasons` are the reasons for the differences.
  public func diagnostics(
    tolerance: Double, reasons: DeviationReasons = DeviationReasons()
  ) -> [Diagnostic] {
    if let failure {
      return [
        Diagnostic(
          Self.skippedRule.id, .error, "scene \(scene): \(failure)",
          at: Diagnostic.Place(file: file, elementID: scene))
      ]
    }
    var counts: [(kind: String, count: Int)] = []
    let differing = views.filter { !$0.isWithin(tolerance) }
    var found = differing.map { view in
      let reason = reasons.reason(for: view, in: scene)
      if let reason {
        if let index = counts.firstIndex(where: { $0.kind == reason.kind }) {
          counts[index].count += 1
        } else {
          counts.append((reason.kind, 1))
        }
      }
      return Diagnostic(
        Self.differenceRule.id, .warning,
        "\(view.element) \(view.id): recorded \(NumberText.of(view.recorded)), "
          + "computed \(NumberText.of(view.computed))\(reason.map { ": \($0.text)" } ?? "")",
        at: Diagnostic.Place(file: file, line: view.line, elementID: view.id))
    }
    if !counts.isEmpty {
      let kinds = counts.map { "\($0.count) \($0.kind)" }.joined(separator: ", ")
      found.append(
        Diagnostic(
          Self.differenceRule.id, .note,
          "scene \(scene): \(differing.count) of \(views.count) "
            + "\(views.count == 1 ? "view differs" : "views differ"): \(kinds)",
          at: Diagnostic.Place(file: file, elementID: scene)))
    }
    return found
  }

  /// The rules under which verifications are reported.
  public static var rules: [RuleDescription] { [differenceRule, skippedRule] }

  private static var differenceRule: RuleDescription {
    RuleDescription(
      "differing-frame", "A saved frame differs from the computed one", severity: .warning)
  }

  private static var skippedRule: RuleDescription {
    RuleDescription("skipped-scene", "A scene cannot be compared", severity: .error)
  }
}
