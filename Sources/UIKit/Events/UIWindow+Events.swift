// SPDX-License-Identifier: MIT

extension UIWindow {
  /// Delivers touches to their views, ordered by phase. A call gets all touches of one view and
  /// phase.
  func deliver(_ event: UIEvent) {
    let touches = event.touches(for: self) ?? []
    let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
    for phase in phases {
      var byView: [(view: UIView, touches: Set<UITouch>)] = []
      for touch in touches where touch.phase == phase {
        guard let view = touch.view ?? hitTest(touch.location(in: self), with: event) else {
          continue
        }
        if let index = byView.firstIndex(where: { $0.view === view }) {
          byView[index].touches.insert(touch)
        } else {
          byView.append((view, [touch]))
        }
      }
      for (view, touches) in byView { view.receive(touches, phase, event) }
    }
  }
}

extension UIView {
  fileprivate func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    default: touchesCancelled(touches, with: event)
    }
  }
}
