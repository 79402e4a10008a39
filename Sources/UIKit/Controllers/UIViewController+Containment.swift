// SPDX-License-Identifier: MIT

extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    child.willMove(toParent: self)
    child.leaveFormerParent()
    child.state.parent = self
    child.state.isMovingToParent = true
    state.children.append(child)
  }

  private func leaveFormerParent() {
    guard let former = state.parent else { return }
    former.state.children.removeAll { $0 === self }
    state.parent = nil
    (state.isMovingToParent, state.isMovingFromParent) = (false, false)
    // The former parent's bars no longer cover the view.
    addContainerInsets(.zero)
  }

  func leaveParent() {
    guard state.parent != nil else { return }
    leaveFormerParent()
    didMove(toParent: nil)
  }
}
