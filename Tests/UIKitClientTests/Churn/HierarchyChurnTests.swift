// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// After a long series of changes, the layout equals that of a fresh hierarchy, and no removed view
/// is left.
///
/// `PLUMB_LONG_TESTS=50` uses 2,000 views and 10,000 steps, and compares with a fresh hierarchy
/// after every step. Run it in a release build.
@MainActor
struct HierarchyChurnTests {
  @Test(arguments: [false, true])
  func framesAreThoseOfAFreshHierarchyAtEveryStep(hasContradictions: Bool) {
    let handler = LayoutConflictReport.handler
    defer { LayoutConflictReport.handler = handler }
    var reports = 0
    LayoutConflictReport.handler = { _ in reports += 1 }
    let plan = ChurnPlan.current
    let hierarchy = ChurnHierarchy(
      views: plan.views, seed: plan.seed, hasContradictions: hasContradictions)
    hierarchy.root.view.layoutIfNeeded()
    var (compared, open) = (0, 0)
    var memory: [Int] = []
    for step in 1...plan.steps {
      let change = hierarchy.change()
      hierarchy.root.view.layoutIfNeeded()
      if step % max(plan.steps / 5, 1) == 0 { memory.append(residentPages()) }
      guard step % plan.every == 0 else { continue }
      let fresh = hierarchy.root.makeFresh()
      fresh.first?.view.layoutIfNeeded()
      compared += fresh.count
      for (node, view) in fresh where node.view.frame != view.frame {
        // Hidden views in a stack without visible views have no position, and equal priorities are
        // ambiguous.
        if view.hasAmbiguousLayout {
          open += 1
          continue
        }
        Issue.record(
          "seed \(plan.seed), step \(step) (\(change)): \(node.view.frame), fresh \(view.frame)")
        return
      }
    }
    #expect(open * 20 < compared, "\(open) of \(compared) views are ambiguous")
    #expect((reports > 0) == hasContradictions)
    #expect(hierarchy.released.allSatisfy { $0.view == nil })
    if plan.steps >= 5000 {
      print("compared \(compared) views, \(open) open; \(reports) reports; pages \(memory)")
      #expect(memory[4] < memory[1] + memory[1] / 4, "memory grows: \(memory)")
    }
  }

  /// The number of memory pages that the process uses.
  private func residentPages() -> Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ")
    return fields.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0
  }
}
