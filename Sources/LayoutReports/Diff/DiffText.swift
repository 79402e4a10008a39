// SPDX-License-Identifier: MIT

package import Diagnostics

/// Writes differences as lines of text, indented by file, scene and change.
public enum DiffText {
  /// The maximum number of views to list for a scene and canvas. The rest is only counted.
  private static let viewLimit = 20

  /// `showsNoise` determines whether to list, in a separate section, the changes without effect.
  public static func lines(of file: FileDifference, showsNoise: Bool = false) -> [String] {
    var lines: [String] = []
    if !file.isEmpty || (showsNoise && !file.noise.isEmpty) {
      lines.append(file.status == .changed ? file.file : "\(file.file) \(file.status.rawValue)")
    }
    for scene in file.scenes {
      let title = file.title(of: scene)
      if !title.isEmpty { lines.append("  \(title)") }
      for change in file.changes where change.scene == scene {
        lines.append("    \(change.text)")
        lines += change.details.map { "      with \($0)" }
      }
    }
    for effect in file.effects {
      lines.append("  \(effect.title) on \(effect.canvas)")
      for view in effect.views.prefix(viewLimit) {
        lines.append("    \(view.name) \(NumberText.of(view.old)) → \(NumberText.of(view.new))")
      }
      if effect.views.count > viewLimit {
        lines.append("    and \(effect.views.count - viewLimit) more views")
      }
      if effect.oldConflicts != effect.newConflicts {
        lines.append("    conflicts \(effect.oldConflicts) → \(effect.newConflicts)")
      }
    }
    for (title, findings) in [
      ("new findings", file.newFindings), ("resolved findings", file.goneFindings),
    ] {
      if !findings.isEmpty { lines.append("  \(title)") }
      lines += findings.map { "    \(words(of: $0))" }
    }
    if showsNoise, !file.noise.isEmpty {
      lines.append("  without effect")
      lines += file.noise.map { "    \($0.text)" }
    }
    return lines
  }

  /// A finding on one line: "line 12: warning: 'Title' is truncated [truncated-text] on iPhone SE".
  package static func words(of finding: Diagnostic) -> String {
    let line = finding.place.line.map { "line \($0): " } ?? ""
    let conditions = finding.conditions.map { " \($0)" } ?? ""
    return "\(line)\(finding.severity.rawValue): \(finding.message) [\(finding.rule)]\(conditions)"
  }
}
