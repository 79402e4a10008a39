// SPDX-License-Identifier: MIT

public import Foundation

// There is no typing here, so fields and text views never ask; who writes such a delegate compiles.

/// Hears of what is typed into a field. Nobody types here: fields keep their delegate and never
/// call it.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether typing may begin; true unless implemented.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Typing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether typing may end; true unless implemented.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Typing has ended, with the final text in place.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether `string` may replace `range` of the text, in UTF-16 units; true unless implemented.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The selection, or the insertion point, has moved.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the button that clears the field may do so; true unless implemented.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key has its usual effect; true unless implemented.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// Hears of what is typed into a text view. Nobody types here: of all methods only those of
/// scrolling are called.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether typing may begin; true unless implemented.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Typing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether typing may end; true unless implemented.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Typing has ended, with the final text in place.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether `text` may replace `range` of the text, in UTF-16 units; true unless implemented.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The user has changed the text; code that sets it does not have it called, as in UIKit.
  func textViewDidChange(_ textView: UITextView)
  /// The selection, or the insertion point, has moved.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
