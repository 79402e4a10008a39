// SPDX-License-Identifier: MIT

import Diagnostics

extension FileDifference {
  /// Compares the findings of `check` in two versions on each canvas, for the scenes with changes.
  ///
  /// A finding is the same in both versions if its rule agrees and either its objects or its
  /// message do. A constraint that Xcode wrote again with another id therefore causes no new
  /// finding.
  ///
  /// - Parameter old: nil for a file that was added; all of its findings are new.
  package mutating func compareFindings(
    from old: FileCheck?, to new: FileCheck, on canvases: [LayoutEffect.Canvas]
  ) {
    // A change outside scenes can affect all of them.
    let changed = Set(changes.map { $0.scene })
    let scenes = changed.contains("") ? nil : changed
    var (came, went) = (FindingsByCanvas(), FindingsByCanvas())
    for canvas in canvases {
      let before = Self.findings(old, canvas, scenes)
      let after = Self.findings(new, canvas, scenes)
      came.add(Self.without(before, after), on: canvas.name)
      went.add(Self.without(after, before), on: canvas.name)
    }
    newFindings = came.diagnostics(canvasCount: canvases.count)
    goneFindings = went.diagnostics(canvasCount: canvases.count)
  }

  private static func findings(
    _ check: FileCheck?, _ canvas: LayoutEffect.Canvas, _ scenes: Set<String>?
  ) -> [Finding] {
    (check?.findings(on: canvas.options, scenes: scenes) ?? []).filter {
      $0.diagnostic.severity > .note
    }
  }

  /// The members of `all` that are not in `known`.
  private static func without(_ known: [Finding], _ all: [Finding]) -> [Finding] {
    let identities = Set(known.map { $0.identity })
    let words = Set(known.map { $0.words })
    return all.filter { !identities.contains($0.identity) && !words.contains($0.words) }
  }
}

extension Finding {
  fileprivate var words: String { "\(diagnostic.rule) \(diagnostic.message)" }
}

/// Findings with the canvases on which they occur, in the order of insertion.
private struct FindingsByCanvas {
  private var found: [(finding: Finding, canvases: [String])] = []
  private var places: [String: Int] = [:]

  mutating func add(_ findings: [Finding], on canvas: String) {
    for finding in findings {
      if let place = places[finding.identity] {
        if found[place].canvases.last != canvas { found[place].canvases.append(canvas) }
      } else {
        places[finding.identity] = found.count
        found.append((finding, [canvas]))
      }
    }
  }

  func diagnostics(canvasCount: Int) -> [Diagnostic] {
    found.map { finding, canvases in
      var diagnostic = finding.diagnostic
      if canvases.count < canvasCount {
        diagnostic.conditions = "on \(canvases.joined(separator: ", "))"
      }
      return diagnostic
    }
  }
}
