// SPDX-License-Identifier: MIT

public import Foundation

/// Hands the fragments that a view shows to its delegate, which draws them or places layers for them.
open class NSTextViewportLayoutController: NSObject {
  open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// As of the last layout; empty before.
  open private(set) var viewportBounds = CGRect.zero
  /// From the first fragment shown to the last one, as of the last layout.
  open private(set) var viewportRange: NSTextRange?

  public init(textLayoutManager: NSTextLayoutManager) {
    self.textLayoutManager = textLayoutManager
    super.init()
  }

  /// Asks the delegate for the bounds and hands it each fragment that lies in them.
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

  /// Where the viewport begins so that a place of the text is at its top.
  open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
    textLayoutManager?.textLayoutFragment(for: textLocation)?.layoutFragmentFrame.minY ?? 0
  }

  /// No effect.
  open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {}
}

public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
  /// In the coordinates of the container.
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
