// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// The first responder, and the calls to its delegate for text that code types.
///
/// Source: UIKit's reference of UIResponder, UITextFieldDelegate and UIKeyInput.
@MainActor
@Suite(.serialized)
struct TextInputTests {
  private final class Delegate: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var agrees = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      calls.append("should begin")
      return agrees
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("did begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      calls.append("should end")
      return agrees
    }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("did end") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      calls.append("change \(range.location) \(range.length) '\(string)'")
      return agrees
    }
  }

  @Test func aFieldInAWindowBeginsAndEndsEditing() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (field, delegate) = (UITextField(), Delegate())
    field.delegate = delegate
    #expect(!field.becomeFirstResponder(), "it is in no window")
    window.addSubview(field)
    delegate.calls = []
    #expect(field.becomeFirstResponder())
    #expect(field.isFirstResponder && field.isEditing)
    #expect(delegate.calls == ["should begin", "did begin"])
    #expect(window.endEditing(false))
    #expect(!field.isFirstResponder)
    #expect(delegate.calls == ["should begin", "did begin", "should end", "did end"])
  }

  @Test func aDelegateMayRefuse() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (field, other, delegate) = (UITextField(), UITextField(), Delegate())
    for view in [field, other] { window.addSubview(view) }
    field.delegate = delegate
    delegate.agrees = false
    #expect(!field.becomeFirstResponder())
    delegate.agrees = true
    #expect(field.becomeFirstResponder())
    delegate.agrees = false
    #expect(!other.becomeFirstResponder(), "the first one stays")
    #expect(field.isFirstResponder)
    delegate.agrees = true
    #expect(other.becomeFirstResponder())
    #expect(!field.isFirstResponder && other.isFirstResponder)
    other.resignFirstResponder()
  }

  @Test func typingReplacesTheSelection() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (field, delegate) = (UITextField(), Delegate())
    window.addSubview(field)
    field.delegate = delegate
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.becomeFirstResponder()
    delegate.calls = []
    field.insertText("ab")
    field.insertText("c")
    field.deleteBackward()
    #expect(field.text == "ab")
    #expect(changes == 3)
    #expect(delegate.calls == ["change 0 0 'ab'", "change 2 0 'c'", "change 2 1 ''"])
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.endOfDocument)
    field.insertText("x")
    #expect(field.text == "x")
    field.resignFirstResponder()
  }
}
