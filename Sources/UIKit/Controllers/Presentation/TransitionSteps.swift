// SPDX-License-Identifier: MIT

/// The animations alongside a transition, and the completions after it.
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

  mutating func takeAnimations() -> [Step] {
    defer { animations = [] }
    return animations
  }

  mutating func takeCompletions() -> [Step] {
    defer { completions = [] }
    return completions
  }
}
