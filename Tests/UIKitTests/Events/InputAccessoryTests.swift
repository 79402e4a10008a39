// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// UIKit's documentation of `inputAccessoryView`: it is attached to the keyboard of the first
/// responder, and UIKit searches the responder chain for it.
@MainActor
@Suite struct InputAccessoryTests {
  private final class Bar: UIView {
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: 50)
    }
  }

  private final class Chat: UIViewController {
    let bar = Bar()
    let field = UITextField()
    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.addSubview(field)
    }
  }

  private func shown(_ chat: Chat) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = chat
    window.makeKeyAndVisible()
    return window
  }

  @Test func aBarStandsAtTheBottomOfTheWindowAsLongAsItsOwnerIsFirst() {
    let chat = Chat()
    let window = shown(chat)
    #expect(chat.bar.window == nil)
    #expect(chat.becomeFirstResponder())
    #expect(chat.bar.window === window)
    let place = chat.bar.convert(chat.bar.bounds, to: window)
    #expect(place == CGRect(x: 0, y: 794, width: 390, height: 50))
    #expect(chat.resignFirstResponder())
    #expect(chat.bar.window == nil)
    #expect(chat.bar.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func fieldsInsideTheBarMayBecomeFirstResponder() {
    let chat = Chat()
    let window = shown(chat)
    chat.becomeFirstResponder()
    #expect(chat.field.becomeFirstResponder())
    #expect(chat.bar.window === window)
    #expect(sequence(first: chat.field, next: \.next).contains { $0 === chat })
  }

  @Test func aFieldBringsItsOwnBarWithTheHeightOfItsFrame() {
    let chat = Chat()
    let window = shown(chat)
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 30))
    let toolbar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    field.inputAccessoryView = toolbar
    chat.view.addSubview(field)
    chat.becomeFirstResponder()
    field.becomeFirstResponder()
    #expect(chat.bar.window == nil)
    #expect(
      toolbar.convert(toolbar.bounds, to: window) == CGRect(x: 0, y: 800, width: 390, height: 44))
    field.removeFromSuperview()
    #expect(toolbar.window == nil)
    #expect(!field.isFirstResponder)
  }
}
