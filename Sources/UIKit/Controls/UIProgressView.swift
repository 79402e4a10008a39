// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    contentDidChange()
  }

  override func decodeContent(_ coder: NSCoder) { decode(coder, decodeProgressView) }

  override func setUpContent() {
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    contentDidChange()
  }

  @_Shown open var progressViewStyle = Style.default

  open var progress: Float {
    get { observedProgress.map { Float($0.fractionCompleted) } ?? _progress }
    set { _progress = newValue }
  }

  private var _progress: Float = 0 {
    didSet {
      _progress = min(max(_progress, 0), 1)
      contentDidChange()
    }
  }

  private var colors = PartColors() {
    didSet { colors.show(on: self) }
  }

  open var progressTintColor: UIColor? {
    get { colors.filled }
    set { colors.filled = newValue }
  }

  open var trackTintColor: UIColor? {
    get { colors.empty }
    set { colors.empty = newValue }
  }

  /// Stretched over the part that is done, as high as it is.
  @_Shown open var progressImage: UIImage? = nil
  /// As ``progressImage``, of the whole track.
  @_Shown open var trackImage: UIImage? = nil
  /// Shown as far as it has come when the view is laid out: Foundation's progress tells of no changes here.
  @_Observed(UIProgressView.setNeedsLayout) open var observedProgress: Progress? = nil

  open override func layoutSubviews() {
    super.layoutSubviews()
    if observedProgress != nil { progress = progress }
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  override func contentDidChange() {
    var shown = ControlImages()
    (shown.filled, shown.empty) = (progressImage?.content, trackImage?.content)
    showImages(shown)
    LayoutStore.current.setContent(
      .control(.progress(Double(progress), isBar: progressViewStyle == .bar)), of: item)
  }
}
