// SPDX-License-Identifier: MIT

public import Foundation

/// The region in which a text view sets its text.
@preconcurrency @MainActor
open class NSTextContainer: _UIObject {
  var onChange: () -> Void = {}

  public init(size: CGSize) {
    self.size = size
    super.init(object: ())
  }

  /// How large the region may become; the text view decides how large it is.
  open var size: CGSize

  /// Room left and right of the text, in points.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { onChange() } }
  }

  /// The greatest number of lines; 0 for as many as the text needs.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { onChange() } }
  }

  /// How the last line ends; texts here wrap whatever it says.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping

  open var widthTracksTextView = true

  open var heightTracksTextView = false
}

/// What hears of changes of a text that is typed. There is no typing here: nobody calls it.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: UIView?)
  func selectionDidChange(_ textInput: UIView?)
  func textWillChange(_ textInput: UIView?)
  func textDidChange(_ textInput: UIView?)
}
