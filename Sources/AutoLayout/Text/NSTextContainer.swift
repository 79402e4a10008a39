// SPDX-License-Identifier: MIT

public import Foundation

/// The region in which a text view sets its text.
@preconcurrency @MainActor
open class NSTextContainer: _UIObject {
  var onChange: () -> Void = {}

  /// A region for a text view to take over, or to be asked of its values.
  public init(size: CGSize) {
    self.size = size
    super.init(object: ())
  }

  /// How large the region is; kept, the text view decides how wide lines are.
  open var size: CGSize

  /// Points left and right of the text, inside the insets; 5 unless set.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { onChange() } }
  }

  /// The greatest number of lines; 0 for as many as the text needs.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { onChange() } }
  }

  /// How the last line ends; texts here wrap whatever it says.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// Whether the region is as wide as the view; kept, it always is.
  open var widthTracksTextView = true

  /// Whether the region is as high as the view; kept, it ends with the text.
  open var heightTracksTextView = false
}

/// What hears of changes of a text that is typed. There is no typing here: nobody calls it.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// The selection is about to change.
  func selectionWillChange(_ textInput: UIView?)
  /// The selection has changed.
  func selectionDidChange(_ textInput: UIView?)
  /// The text is about to change.
  func textWillChange(_ textInput: UIView?)
  /// The text has changed.
  func textDidChange(_ textInput: UIView?)
}
