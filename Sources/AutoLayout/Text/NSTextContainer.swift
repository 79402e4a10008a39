// SPDX-License-Identifier: MIT

public import Foundation

@preconcurrency @MainActor
open class NSTextContainer: _UIObject {
  var onChange: () -> Void = {}

  public init(size: CGSize) {
    self.size = size
    super.init(object: ())
  }

  /// No effect.
  open var size: CGSize

  open var lineFragmentPadding: CGFloat {
    get { _lineFragmentPadding }
    set { _lineFragmentPadding = newValue }
  }

  private var _lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { onChange() } }
  }

  open var maximumNumberOfLines: Int {
    get { _maximumNumberOfLines }
    set { _maximumNumberOfLines = newValue }
  }

  private var _maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { onChange() } }
  }

  /// No effect.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// No effect.
  open var exclusionPaths: [UIBezierPath] = []

  /// No effect.
  open var widthTracksTextView = true

  /// No effect.
  open var heightTracksTextView = false
}

/// Never called.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: UIView?)
  func selectionDidChange(_ textInput: UIView?)
  func textWillChange(_ textInput: UIView?)
  func textDidChange(_ textInput: UIView?)
}
