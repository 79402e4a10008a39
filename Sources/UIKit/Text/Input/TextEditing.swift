// SPDX-License-Identifier: MIT

public import Foundation

// The delegate calls and notifications when a text field or text view starts and ends editing.

extension UITextField {
  func shouldChangeText(in range: NSRange, with text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  func didType() {
    didMoveSelection()
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  func typeReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    guard allControlEvents.contains(.editingDidEndOnExit) else { return }
    sendActions(for: .editingDidEndOnExit)
    resignFirstResponder()
  }

  func didMoveSelection() { delegate?.textFieldDidChangeSelection(self) }

  /// Begins editing. The keyboard appears and disappears after the field's delegate is called. For
  /// a text view it moves before the delegate is called.
  ///
  /// Source: the order of both that keyboard management libraries describe.
  func beginEditing(_ become: () -> Bool) -> Bool {
    if isFirstResponder { return true }
    return InputViews.shared.after { begin(become) }
  }

  func endEditing(_ leave: () -> Bool) -> Bool {
    guard isFirstResponder else { return leave() }
    return InputViews.shared.after { end(leave) }
  }

  private func begin(_ become: () -> Bool) -> Bool {
    guard window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true, become() else {
      return false
    }
    inputState.selection = NSRange(location: (inputText as NSString).length, length: 0)
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    return true
  }

  private func end(_ leave: () -> Bool) -> Bool {
    guard delegate?.textFieldShouldEndEditing(self) ?? true, leave() else { return false }
    unmarkText()
    // A delegate that implements this method gets no other call for the end.
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(
      name: UITextField.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    return true
  }

  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  /// The value is the reason's raw value.
  nonisolated public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
  }
}

extension UITextView {
  func shouldChangeText(in range: NSRange, with text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func didType() {
    if isScrollEnabled, isFirstResponder { scrollRangeToVisible(selectedRange) }
    didMoveSelection()
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  func didMoveSelection() { delegate?.textViewDidChangeSelection(self) }

  func beginEditing(_ become: () -> Bool) -> Bool {
    if isFirstResponder { return true }
    guard window != nil, delegate?.textViewShouldBeginEditing(self) ?? true, become() else {
      return false
    }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    return true
  }

  func endEditing(_ leave: () -> Bool) -> Bool {
    guard isFirstResponder else { return leave() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, leave() else { return false }
    unmarkText()
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    return true
  }

  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}
