// SPDX-License-Identifier: MIT

import InterfaceBuilder

extension UIViewController {
  /// Unwinds to the nearest controller that implements the segue's action and allows it.
  func unwind(_ segue: IBElement, sender: Any?) {
    guard let scene = state.origin?.scene, let action = segue["unwindAction"] else { return }
    let source = UIStoryboardUnwindSegueSource(
      source: self, unwindAction: action, sender: sender)
    guard let target = unwindTarget(for: source) else {
      scene.file.report("No controller implements the unwind action '\(action)'.", at: segue)
      return
    }
    let transition = scene.makeSegue(segue, from: self, to: target)
    if transition.action == nil {
      transition.action = { [weak self] in
        self?.goBack(to: target, transition, animated: segue.flag("animates") ?? true)
      }
    }
    prepare(for: transition, sender: sender)
    Receiver(target).perform(Selector(action), transition)
    transition.perform()
  }

  /// The first controller that can handle the action. Searches containers first, then presenters.
  private func unwindTarget(
    for source: UIStoryboardUnwindSegueSource
  ) -> UIViewController? {
    var current = self
    while let next = current.parent ?? current.state.presenter {
      let isContainer = next === current.parent
      let inside = isContainer ? next.allowedChildrenForUnwinding(from: source) : []
      for child in inside where child !== current {
        if let target = child.unwindTargetInside(for: source) { return target }
      }
      if next.canUnwind(source) { return next }
      // A presenter may be a container whose children implement the action.
      if !isContainer, let target = next.unwindTargetInside(for: source) { return target }
      current = next
    }
    return nil
  }

  private func unwindTargetInside(
    for source: UIStoryboardUnwindSegueSource
  ) -> UIViewController? {
    if canUnwind(source) { return self }
    for child in allowedChildrenForUnwinding(from: source) {
      if let target = child.unwindTargetInside(for: source) { return target }
    }
    return nil
  }

  private func canUnwind(_ source: UIStoryboardUnwindSegueSource) -> Bool {
    canPerformUnwindSegueAction(
      source.unwindAction, from: source.source, sender: source.sender)
  }

  /// Dismisses and pops the controllers between this one and `target`, container by container.
  private func goBack(
    to target: UIViewController, _ segue: UIStoryboardSegue, animated: Bool
  ) {
    let around = Array(sequence(first: target) { $0.parent })
    if let presenter = around.first(where: { $0.state.presented != nil }) {
      presenter.dismiss(animated: animated)
    }
    for (child, container) in zip(around, around.dropFirst()) {
      container.unwind(for: segue, towards: child)
    }
  }
}
