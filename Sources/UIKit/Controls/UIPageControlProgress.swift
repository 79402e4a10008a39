// SPDX-License-Identifier: MIT

public import Foundation

/// The progress within the current page. It is not drawn.
open class UIPageControlProgress: _PlainObject {
  open weak var delegate: (any UIPageControlProgressDelegate)?
  /// No effect.
  open var currentProgress: Float = 0

  /// Always false: the progress is not drawn.
  open var isProgressVisible: Bool { false }
}

/// The timer does not run.
open class UIPageControlTimerProgress: UIPageControlProgress {
  /// No effect.
  open var resetsToInitialPageAfterEnd = false
  /// No effect.
  open var preferredDuration: TimeInterval
  private var durations: [Int: TimeInterval] = [:]

  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  open var isRunning: Bool { false }

  /// No effect.
  open func resumeTimer() {}

  /// No effect.
  open func pauseTimer() {}

  /// No effect.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }

  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }
}

/// Never called.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  public func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float { 0 }

  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
