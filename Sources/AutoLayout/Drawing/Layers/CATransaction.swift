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

  /// Ends the innermost transaction and calls its completion. Nothing happens without one.
  public static func commit() {
    let completion = levels.popLast()?.completion
    completion?()
  }

  /// Has no effect: there is nothing that waits.
  public static func flush() {}

  /// Whether changes in the transaction are not animated; kept, none is. Ignored, as all setters,
  /// outside of a transaction.
  public static func setDisableActions(_ flag: Bool) {
    change { $0.disablesActions = flag }
  }

  /// What ``setDisableActions(_:)`` set; false unless set.
  public static func disableActions() -> Bool { levels.last?.disablesActions ?? false }

  /// Seconds that changes in the transaction take; kept, they take none.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {
    change { $0.duration = duration }
  }

  /// What ``setAnimationDuration(_:)`` set; 0.25 unless set.
  public static func animationDuration() -> CFTimeInterval {
    levels.last?.duration ?? 0.25
  }

  /// The curve of changes in the transaction; kept, none moves.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timing = function }
  }

  /// What ``setAnimationTimingFunction(_:)`` set; nil unless set.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    levels.last?.timing
  }

  /// Has `block` called when the transaction ends, in place of one set before. UIKit calls it for
  /// changes outside of transactions too; here it is dropped there.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    change { $0.completion = block }
  }

  private static func change(_ body: (inout Level) -> Void) {
    guard !levels.isEmpty else { return }
    body(&levels[levels.count - 1])
  }
}
