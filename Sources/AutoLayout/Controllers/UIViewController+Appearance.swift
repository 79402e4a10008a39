// SPDX-License-Identifier: MIT

extension UIViewController {
  func beginTransition(_ isAppearing: Bool, _ animated: Bool) {
    if isAppearing {
      guard state.appearance != .appearing, state.appearance != .appeared else { return }
      state.appearance = .appearing
      state.isAppearanceAnimated = animated
      viewWillAppear(animated)
    } else {
      guard state.appearance == .appeared || state.appearance == .appearing else { return }
      state.appearance = .disappearing
      state.isAppearanceAnimated = animated
      viewWillDisappear(animated)
    }
  }

  func endTransition() {
    switch state.appearance {
    case .appearing:
      state.appearance = .appeared
      viewDidAppear(state.isAppearanceAnimated)
      state.isMovingToParent = false
    case .disappearing:
      state.appearance = .disappeared
      viewDidDisappear(state.isAppearanceAnimated)
    case .appeared, .disappeared: break
    }
  }

  func viewWillMove(toWindow window: UIWindow?) { beginTransition(window != nil, false) }

  func viewDidMove(toWindow window: UIWindow?) {
    if window == nil {
      endTransition()
    } else if state.appearance == .appearing {
      viewIsAppearing(state.isAppearanceAnimated)
      // A child of a shown parent appears at once, a root after its first layout.
      if parent?.state.appearance == .appeared, !state.waitsForLayout { endTransition() }
    }
  }

  /// Sends `viewDidAppear` to the controller and its children after the first layout in a window.
  func finishAppearing() {
    endTransition()
    for child in children where child.state.appearance == .appearing { child.finishAppearing() }
  }
}
