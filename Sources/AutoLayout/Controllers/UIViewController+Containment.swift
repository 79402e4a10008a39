// SPDX-License-Identifier: MIT

extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    child.willMove(toParent: self)
    child.leaveFormerParent()
    child.state.parent = self
    state.children.append(child)
  }

  private func leaveFormerParent() {
    guard let former = state.parent else { return }
    former.state.children.removeAll { $0 === self }
    state.parent = nil
  }

  func leaveParent() {
    guard state.parent != nil else { return }
    leaveFormerParent()
    didMove(toParent: nil)
  }
}
