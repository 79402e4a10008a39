// SPDX-License-Identifier: MIT

public import Foundation

@preconcurrency @MainActor
public final class UIUpdateInfo {
  /// The time for which the frame is rendered.
  public let modelTime: TimeInterval
  public var completionDeadlineTime: TimeInterval { modelTime }
  public var estimatedPresentationTime: TimeInterval { modelTime }
  public var isImmediatePresentationExpected: Bool { false }
  public var isLowLatencyEventDispatchConfirmed: Bool { false }
  public var isPerformingLowLatencyPhases: Bool { false }

  init(modelTime: TimeInterval) { self.modelTime = modelTime }
}

/// No frames are displayed, so the handlers are never called.
open class UIUpdateLink: _UIObject {
  open var isEnabled = false
  /// No effect.
  open var requiresContinuousUpdates = false
  /// No effect.
  open var wantsLowLatencyEventDispatch = false
  /// No effect.
  open var wantsImmediatePresentation = false
  /// No effect.
  open var preferredFrameRateRange = CAFrameRateRange.default
  open var currentUpdateInfo: UIUpdateInfo? { nil }

  private var handlers: [(UIUpdateLink, UIUpdateInfo) -> Void] = []

  public init(view: UIView) { super.init(object: ()) }

  public init(windowScene: UIWindowScene) { super.init(object: ()) }

  public convenience init(
    view: UIView, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(view: view)
    addAction(handler: handler)
  }

  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    handlers.append(handler)
  }

  /// Never called.
  open func addAction(target: Any, selector: Selector) {}
}
