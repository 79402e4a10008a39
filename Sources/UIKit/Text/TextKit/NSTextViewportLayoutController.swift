// SPDX-License-Identifier: MIT

public import Foundation

/// Passes the visible fragments to its delegate, which draws them or places layers for them.
open class NSTextViewportLayoutController: NSObject {
  open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The bounds at the last layout. Empty before the first one.
  open private(set) var viewportBounds = CGRect.zero
  /// The range from the first to the last visible fragment at the last layout.
  open private(set) var viewportRange: NSTextRange?

  public init(textLayoutManager: NSTextLayoutManager) {
    self.textLayoutManager = textLayoutManager
    super.init()
  }

  /// Gets the bounds from the delegate, and passes each fragment in them to the delegate.
  open func layoutViewport() {
    guard let delegate, let manager = textLayoutManager else { return }
    viewportBounds = delegate.viewportBounds(for: self)
    delegate.textViewportLayoutControllerWillLayout(self)
    var shown: [NSTextRange] = []
    manager.enumerateTextLayoutFragments(from: nil) { fragment in
      let frame = fragment.layoutFragmentFrame
      if frame.maxY > viewportBounds.minY && frame.minY < viewportBounds.maxY {
        shown.append(fragment.rangeInElement)
        delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
      }
      return frame.minY < viewportBounds.maxY
    }
    viewportRange = shown.first.map {
      NSTextRange(from: $0.location.offset, to: (shown.last ?? $0).endLocation.offset)
    }
    delegate.textViewportLayoutControllerDidLayout(self)
  }

  /// The top of the viewport that has the location at its top.
  open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
    textLayoutManager?.textLayoutFragment(for: textLocation)?.layoutFragmentFrame.minY ?? 0
  }

  /// No effect.
  open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {}
}

public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
  /// The bounds in the container's coordinates.
  func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
  func textViewportLayoutController(
    _ textViewportLayoutController: NSTextViewportLayoutController,
    configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
  func textViewportLayoutControllerWillLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController)
  func textViewportLayoutControllerDidLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
  public func textViewportLayoutControllerWillLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController
  ) {}
  public func textViewportLayoutControllerDidLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController
  ) {}
}
