// SPDX-License-Identifier: MIT

/// A group of changes to layers. As changes take effect at once, nothing is held back; the completion
/// is called at the end of its transaction.
public enum CATransaction {
  struct Level {
    var completion: (@Sendable () -> Void)?
    var duration: CFTimeInterval = 0.25
    var disablesActions = false
    var timing: CAMediaTimingFunction?
  }

  @MainActor private static var levels: [Level] {
    get { LayoutStore.current.transactions }
    set { LayoutStore.current.transactions = newValue }
  }

  /// Begins a transaction with what the one around it has, its completion aside.
  @MainActor public static func begin() {
    var level = levels.last ?? Level()
    level.completion = nil
    levels.append(level)
  }

  @MainActor public static func commit() {
    let completion = levels.popLast()?.completion
    completion?()
  }

  @MainActor public static func flush() {}

  @MainActor public static func setDisableActions(_ flag: Bool) {
    change { $0.disablesActions = flag }
  }

  @MainActor public static func disableActions() -> Bool { levels.last?.disablesActions ?? false }

  @MainActor public static func setAnimationDuration(_ duration: CFTimeInterval) {
    change { $0.duration = duration }
  }

  @MainActor public static func animationDuration() -> CFTimeInterval {
    levels.last?.duration ?? 0.25
  }

  @MainActor public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timing = function }
  }

  @MainActor public static func animationTimingFunction() -> CAMediaTimingFunction? {
    levels.last?.timing
  }

  @MainActor public static func setCompletionBlock(_ block: (@Sendable () -> Void)?) {
    change { $0.completion = block }
  }

  @MainActor private static func change(_ body: (inout Level) -> Void) {
    guard !levels.isEmpty else { return }
    body(&levels[levels.count - 1])
  }
}
