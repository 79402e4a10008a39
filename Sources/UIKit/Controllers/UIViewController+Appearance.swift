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

  /// Whether the controller appears and disappears with its view. It does not if its parent
  /// forwards appearance itself, or if the parent is about to enter the window without appearing.
  private func follows(_ window: UIWindow?) -> Bool {
    guard let parent else { return true }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    guard window != nil, let container = parent.viewIfLoaded,
      viewIfLoaded?.isDescendant(of: container) == true
    else { return true }
    return parent.isAppearingOrShown
  }

  private var isAppearingOrShown: Bool {
    state.appearance == .appearing || state.appearance == .appeared
  }

  func viewWillMove(toWindow window: UIWindow?) {
    if follows(window) { beginTransition(window != nil, false) }
  }

  func viewDidMove(toWindow window: UIWindow?) {
    guard follows(window) else { return }
    if window == nil {
      endTransition()
    } else if state.appearance == .appearing {
      viewIsAppearing(state.isAppearanceAnimated)
      // A child of a shown parent appears at once. A root controller appears after its first
      // layout.
      if parent?.state.appearance == .appeared, !state.waitsForLayout { endTransition() }
    }
  }

  /// Sends `viewDidAppear` to the controller and its children after the first layout in a window.
  func finishAppearing() {
    endTransition()
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.state.appearance == .appearing { child.finishAppearing() }
  }

  /// The children that also receive appearance calls that code makes for this controller.
  var childrenOfAppearance: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }
}
