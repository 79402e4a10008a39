// SPDX-License-Identifier: MIT

extension UISplitViewController {
  /// The navigation controller that shows the controllers of all columns on its stack while
  /// collapsed. It is nil if one column is shown alone.
  var stack: UINavigationController? {
    columns[.compact] == nil ? columns[.primary]?.asNavigationController : nil
  }

  /// The other columns, in the order of their distance from the primary one.
  private var columnsBeside: [Column] {
    style == .tripleColumn ? [.supplementary, .secondary] : [.secondary]
  }

  private func isJoined(_ column: Column) -> Bool {
    guard let controller = columns[column], let stack else { return false }
    return controller.parent === stack
  }

  /// Puts the controllers of all columns up to the top one onto the stack. If some were popped
  /// since, the column below them becomes the top one.
  func join() {
    guard let stack, style != .unspecified else { return }
    let columnsBeside = columnsBeside
    if let popped = joined.first(where: { !isJoined($0) }),
      let place = columnsBeside.firstIndex(of: popped)
    {
      top = place == 0 ? .primary : columnsBeside[place - 1]
    }
    let end = columnsBeside.firstIndex(of: top).map { $0 + 1 } ?? 0
    for column in columnsBeside[..<end] where !isJoined(column) {
      guard let controller = columns[column] else { continue }
      stack.setViewControllers(stack.children + [controller], animated: false)
    }
    let first = columnsBeside[end...].compactMap { column in
      columns[column].flatMap(stack.children.firstIndex(of:))
    }.min()
    if let first { stack.setViewControllers(Array(stack.children[..<first]), animated: false) }
    joined = columnsBeside.filter(isJoined)
  }

  /// Takes the controllers of all columns off the stack when the columns expand.
  func separate() {
    for column in joined {
      guard let controller = columns[column] else { continue }
      setViewController(controller, for: column)
    }
    // Popped controllers have no parent.
    for column in columnsBeside where columns[column]?.parent == nil {
      if let controller = columns[column] { setViewController(controller, for: column) }
    }
    joined = []
  }

  /// Removes the controller from its column, or from the stack.
  func removeFromColumn(_ controller: UIViewController) {
    if let stack = controller.parent?.asNavigationController {
      stack.setViewControllers(stack.children.filter { $0 !== controller }, animated: false)
    } else {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
  }
}
