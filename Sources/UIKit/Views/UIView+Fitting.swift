// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation

extension UIView {
  public class var layoutFittingCompressedSize: CGSize { .zero }

  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let store = LayoutStore.current
    store.run(.constraints, of: item)
    let priorities = AxisPair(horizontal.rawValue, vertical.rawValue)
    var wrapped: [ItemID: WrappedContent] = [:]
    var size = CGSize.zero
    var conflicts: [LayoutConflict] = []
    // Overrides measure wrapped text at the widths that the engine finds, until there is no new
    // width.
    for _ in 0..<LayoutPass.maximumRounds {
      let answer = store.forest.fit(
        item, target: target.core, priorities: priorities, wrapped: Array(wrapped.values))
      size = CGSize(answer.size)
      conflicts = answer.conflicts
      guard !answer.unmeasured.isEmpty else { break }
      for text in answer.unmeasured {
        guard let view = store.view(of: text.item) else { continue }
        wrapped[text.item] = WrappedContent(
          item: text.item, width: text.width, size: view.measuredContentSize(text.width))
      }
    }
    for conflict in conflicts { LayoutConflictReport.handler(store.report(on: conflict)) }
    return size
  }
}
