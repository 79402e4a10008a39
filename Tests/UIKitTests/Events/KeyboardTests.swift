// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// UIKit's documentation of input views, of keyboard notifications and of `UIKeyboardLayoutGuide`.
/// The order of the notifications is that of logs by apps.
@MainActor
@Suite(.serialized) struct KeyboardTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let controller = UIViewController()
  private let field = UITextField(frame: CGRect(x: 20, y: 500, width: 200, height: 34))

  /// Records notifications: their names without `UIKeyboard`, and their end frames.
  private final class Ear: @unchecked Sendable {
    var names: [String] = []
    var frames: [CGRect] = []
    private var tokens: [any NSObjectProtocol] = []

    init() {
      for name in [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardWillChangeFrameNotification,
        UIResponder.keyboardDidChangeFrameNotification,
      ] {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [unowned self] in hear($0)
          })
      }
    }

    deinit { tokens.forEach(NotificationCenter.default.removeObserver) }

    func hear(_ notification: Notification) {
      names.append(String(notification.name.rawValue.dropFirst(10).dropLast(12)))
      let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
      frames.append(end as? CGRect ?? .null)
    }
  }

  private func show() {
    window.rootViewController = controller
    controller.view.addSubview(field)
    window.makeKeyAndVisible()
  }

  private func onScreen(_ height: CGFloat = 260, _ body: () throws -> Void) rethrows {
    UIScreen.main.simulateKeyboard(.height(height))
    defer {
      field.resignFirstResponder()
      UIScreen.main.simulateKeyboard(nil)
    }
    try body()
  }

  @Test func notificationsArePostedBeforeAndAfterAKeyboard() {
    show()
    onScreen {
      let ear = Ear()
      field.becomeFirstResponder()
      #expect(ear.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
      #expect(
        ear.frames == Array(repeating: CGRect(x: 0, y: 407, width: 375, height: 260), count: 4))
      ear.names = []
      ear.frames = []
      field.resignFirstResponder()
      #expect(ear.names == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
      #expect(ear.frames.first == CGRect(x: 0, y: 667, width: 375, height: 260))
    }
  }

  @Test func theLayoutGuideFollowsTheKeyboard() {
    show()
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 100),
      bar.heightAnchor.constraint(equalToConstant: 40),
      bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == 667)
    onScreen {
      field.becomeFirstResponder()
      #expect(bar.frame.maxY == 407)
      let guide = controller.view.keyboardLayoutGuide.layoutFrame
      #expect(guide == CGRect(x: 0, y: 407, width: 375, height: 260))
      controller.view.keyboardLayoutGuide.usesBottomSafeArea = false
      window.layoutIfNeeded()
      #expect(bar.frame.maxY == 407)
      field.resignFirstResponder()
      window.layoutIfNeeded()
      #expect(bar.frame.maxY == 667)
    }
  }

  @Test func aViewAboveTheKeyboardHasItsGuideBelow() {
    show()
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 375, height: 200))
    controller.view.addSubview(box)
    _ = box.keyboardLayoutGuide
    onScreen {
      field.becomeFirstResponder()
      window.layoutIfNeeded()
      #expect(box.keyboardLayoutGuide.layoutFrame.minY == 307)
    }
  }

  @Test func withAHardwareKeyboardOnlyInputViewsAreShown() {
    show()
    let ear = Ear()
    field.becomeFirstResponder()
    #expect(ear.names.isEmpty)
    field.resignFirstResponder()
    let picker = UIPickerView()
    field.inputView = picker
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    field.becomeFirstResponder()
    #expect(ear.frames.last == CGRect(x: 0, y: 407, width: 375, height: 260))
    let place = picker.convert(picker.bounds, to: window)
    #expect(place == CGRect(x: 0, y: 451, width: 375, height: 216))
    field.resignFirstResponder()
    #expect(picker.window == nil)
  }

  @Test func aViewWithoutHeightKeepsTheKeyboardAway() {
    show()
    onScreen {
      let ear = Ear()
      field.inputView = UIView()
      field.becomeFirstResponder()
      #expect(ear.names.isEmpty)
    }
  }

  @Test func anInputViewThatIsExchangedLeavesTheBarWhereTheFieldIs() {
    final class Chat: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
      let field = UITextField()
      override var inputAccessoryView: UIView? { bar }
      override var canBecomeFirstResponder: Bool { true }
    }
    let chat = Chat()
    chat.bar.addSubview(chat.field)
    window.rootViewController = chat
    window.makeKeyAndVisible()
    onScreen {
      chat.becomeFirstResponder()
      chat.field.becomeFirstResponder()
      #expect(chat.bar.convert(chat.bar.bounds, to: window).minY == 357)
      chat.field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
      chat.field.reloadInputViews()
      #expect(chat.field.isFirstResponder)
      #expect(chat.bar.convert(chat.bar.bounds, to: window).minY == 517)
      chat.field.resignFirstResponder()
      chat.resignFirstResponder()
    }
  }

  @Test func fieldDelegatesAreCalledBeforeTheKeyboardAndTextViewDelegatesAfter() {
    final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
      var ear: Ear?
      func textFieldDidBeginEditing(_ textField: UITextField) { ear?.names.append("field") }
      func textViewDidBeginEditing(_ textView: UITextView) { ear?.names.append("text") }
    }
    show()
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    controller.view.addSubview(text)
    onScreen {
      let (ear, delegate) = (Ear(), Delegate())
      delegate.ear = ear
      (field.delegate, text.delegate) = (delegate, delegate)
      field.becomeFirstResponder()
      #expect(ear.names.first == "field")
      field.resignFirstResponder()
      ear.names = []
      text.becomeFirstResponder()
      #expect(ear.names.last == "text")
      text.resignFirstResponder()
    }
  }

  @Test func aFieldScrollsAboveTheKeyboard() {
    show()
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.contentSize = CGSize(width: 375, height: 667)
    controller.view.addSubview(scrollView)
    scrollView.addSubview(field)
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { note in
      let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      MainActor.assumeIsolated { scrollView.contentInset.bottom = frame?.height ?? 0 }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    onScreen {
      field.becomeFirstResponder()
      #expect(scrollView.contentOffset.y == 127)
    }
  }

  @Test func tableControllersInsetTheirTable() {
    let table = UITableViewController()
    window.rootViewController = table
    window.makeKeyAndVisible()
    table.tableView.addSubview(field)
    onScreen {
      field.becomeFirstResponder()
      #expect(table.tableView.contentInset.bottom == 260)
      field.resignFirstResponder()
      #expect(table.tableView.contentInset.bottom == 0)
      field.becomeFirstResponder()
      table.tableView.contentInset.bottom = 30
      field.resignFirstResponder()
      #expect(table.tableView.contentInset.bottom == 30)
    }
  }

  @Test func keyboardsHideBarsAndDragsDismissThem() {
    let navigation = UINavigationController(rootViewController: controller)
    navigation.hidesBarsWhenKeyboardAppears = true
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    controller.view.addSubview(field)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.keyboardDismissMode = .onDrag
    controller.view.addSubview(scrollView)
    onScreen {
      field.becomeFirstResponder()
      #expect(navigation.isNavigationBarHidden)
      scrollView.simulateDrag(by: CGPoint(x: 0, y: -10))
      #expect(!field.isFirstResponder)
    }
  }

  @Test func aDevicesKeyboardTurnsWithIt() throws {
    show()
    var device = SimulatedDevice("iPhone 15")
    device.keyboard = .standard
    try UIScreen.main.simulate(device)
    defer { UIScreen.main.simulateStandard() }
    field.becomeFirstResponder()
    defer { field.resignFirstResponder() }
    let ear = Ear()
    device.isLandscape = true
    try UIScreen.main.simulate(device)
    #expect(ear.frames.last == CGRect(x: 0, y: 393 - 209, width: 852, height: 209))
  }
}
