// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Return keys and search bars, with text that code types. Source: Apple's documentation of
/// `textFieldShouldReturn(_:)`, `editingDidEndOnExit` and `UISearchBarDelegate`.
@MainActor
struct TypedReturnTests {
  private final class Listener: NSObject, UITextFieldDelegate, UISearchBarDelegate {
    var calls: [String] = []
    var refused = ""

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      calls.append("return")
      return true
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      calls.append(searchText)
    }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { text != refused }
  }

  private func window(with view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(view)
    window.makeKeyAndVisible()
    return window
  }

  @Test func lineBreaksActAsTheReturnKey() {
    let (field, listener) = (UITextField(), Listener())
    let window = window(with: field)
    defer { withExtendedLifetime(window) {} }
    field.delegate = listener
    field.becomeFirstResponder()
    field.insertText("Ada")
    field.insertText("\n")
    #expect(listener.calls == ["return"])
    #expect(field.text == "Ada" && field.isFirstResponder)
    field.addAction(UIAction { _ in listener.calls.append("exit") }, for: .editingDidEndOnExit)
    field.insertText("\n")
    #expect(listener.calls == ["return", "return", "exit"])
    #expect(!field.isFirstResponder)
  }

  @Test func typingCallsTheSearchBarsDelegate() {
    let (bar, listener) = (UISearchBar(), Listener())
    let window = window(with: bar)
    defer { withExtendedLifetime(window) {} }
    bar.delegate = listener
    bar.text = "a"
    #expect(listener.calls == [])
    #expect(bar.becomeFirstResponder())
    listener.refused = "x"
    for key in ["b", "x", "\n"] { bar.searchTextField.insertText(key) }
    bar.searchTextField.deleteBackward()
    #expect(bar.resignFirstResponder())
    #expect(listener.calls == ["begin", "ab", "search", "a", "end"])
    #expect(bar.text == "a")
  }
}
