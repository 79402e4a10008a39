// SPDX-License-Identifier: MIT

public import Foundation

/// How far through the present page a page control is, which pictures do not show.
open class UIPageControlProgress: _PlainObject {
  open weak var delegate: (any UIPageControlProgressDelegate)?
  /// No effect.
  open var currentProgress: Float = 0

  /// False: nothing shows it.
  open var isProgressVisible: Bool { false }
}

/// No timer runs.
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
