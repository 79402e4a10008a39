// SPDX-License-Identifier: MIT

/// A group of changes to layers. As changes take effect at once, nothing is held back; the completion
/// is called at the end of its transaction.
@preconcurrency @MainActor
public enum CATransaction {
  struct Level {
    var completion: (() -> Void)?
    var duration: CFTimeInterval = 0.25
    var disablesActions = false
    var timing: CAMediaTimingFunction?
  }

  private static var levels: [Level] {
    get { LayoutStore.current.transactions }
    set { LayoutStore.current.transactions = newValue }
  }

  /// Begins a transaction with what the one around it has, its completion aside.
  public static func begin() {
    var level = levels.last ?? Level()
    level.completion = nil
    levels.append(level)
  }

  public static func commit() {
    let completion = levels.popLast()?.completion
    completion?()
  }

  public static func flush() {}

  public static func setDisableActions(_ flag: Bool) {
    change { $0.disablesActions = flag }
  }

  public static func disableActions() -> Bool { levels.last?.disablesActions ?? false }

  public static func setAnimationDuration(_ duration: CFTimeInterval) {
    change { $0.duration = duration }
  }

  public static func animationDuration() -> CFTimeInterval {
    levels.last?.duration ?? 0.25
  }

  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timing = function }
  }

  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    levels.last?.timing
  }

  public static func setCompletionBlock(_ block: (() -> Void)?) {
    change { $0.completion = block }
  }

  private static func change(_ body: (inout Level) -> Void) {
    guard !levels.isEmpty else { return }
    body(&levels[levels.count - 1])
  }
}
