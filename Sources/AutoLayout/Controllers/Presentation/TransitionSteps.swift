// SPDX-License-Identifier: MIT

/// What is to happen along with a transition, and after it.
@MainActor
struct TransitionSteps {
  typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var animations: [Step] = []
  private var completions: [Step] = []

  nonisolated init() {}

  mutating func add(_ animation: Step?, _ completion: Step?) {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
  }

  /// The steps that are due, which are not due again.
  mutating func takeAnimations() -> [Step] {
    defer { animations = [] }
    return animations
  }

  /// The steps that are due at the end, which are not due again.
  mutating func takeCompletions() -> [Step] {
    defer { completions = [] }
    return completions
  }
}
