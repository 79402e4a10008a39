// SPDX-License-Identifier: MIT

/// A transaction. Changes take effect at once, and the completion block is called when the
/// transaction ends.
@preconcurrency @MainActor
public enum CATransaction {
  struct Level {
    var completion: (() -> Void)?
    var duration: CFTimeInterval = 0.25
    var disablesActions = false
    var timing: CAMediaTimingFunction?
    var values: [String: Any] = [:]
  }

  private static var levels: [Level] {
    get { LayoutStore.current.transactions }
    set { LayoutStore.current.transactions = newValue }
  }

  public static func begin() {
    var level = levels.last ?? Level()
    level.completion = nil
    levels.append(level)
  }

  public static func commit() {
    let completion = levels.popLast()?.completion
    completion?()
  }

  /// No effect.
  public static func flush() {}

  /// No effect.
  public static func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  public static func disableActions() -> Bool { levels.last?.disablesActions ?? false }

  /// No effect.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {
    change { $0.duration = duration }
  }

  public static func animationDuration() -> CFTimeInterval { levels.last?.duration ?? 0.25 }

  /// No effect.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timing = function }
  }

  public static func animationTimingFunction() -> CAMediaTimingFunction? { levels.last?.timing }

  /// Outside of a transaction the block is dropped. Core Animation calls it there too.
  public static func setCompletionBlock(_ block: (() -> Void)?) { change { $0.completion = block } }

  public static func completionBlock() -> (() -> Void)? { levels.last?.completion }

  static func ownValue(forKey key: String) -> Any? { levels.last?.values[key] }

  static func setOwnValue(_ value: Any?, forKey key: String) { change { $0.values[key] = value } }

  public static func lock() {}

  public static func unlock() {}

  private static func change(_ body: (inout Level) -> Void) {
    guard !levels.isEmpty else { return }
    body(&levels[levels.count - 1])
  }
}
