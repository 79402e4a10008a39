// SPDX-License-Identifier: MIT

public import Foundation

/// Runs what is to happen along with a change of size.
@preconcurrency @MainActor
public final class UIViewControllerTransitionCoordinator: _UIObject {
  private var animations: [(UIViewControllerTransitionCoordinator) -> Void] = []
  private var completions: [(UIViewControllerTransitionCoordinator) -> Void] = []

  init() {
    super.init(object: ())
  }

  public var isAnimated: Bool { false }

  public var transitionDuration: TimeInterval { 0 }

  public var targetTransform: CGAffineTransform { .identity }

  /// Has `animation` called once the new size is set, before the layout, and `completion` after it.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinator) -> Void)? = nil
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func run() {
    let pending = animations
    animations = []
    for animation in pending { animation(self) }
  }

  func finish() {
    let pending = completions
    completions = []
    for completion in pending { completion(self) }
  }
}
