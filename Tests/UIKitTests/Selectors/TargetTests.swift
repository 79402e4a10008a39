// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// The targets and arguments of actions. Source: Apple's documentation of UIControl ("Responding to
/// user interaction"), UIApplication's `sendAction(_:to:from:for:)` and UIResponder.
@MainActor
struct TargetTests {
  let listener = Listener()

  @Test(arguments: ["tap", "tap:", "tap:event:"])
  func controlsCallTheirTargets(_ name: String) {
    let button = UIButton()
    button.addTarget(listener, action: Selector(name), for: .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(listener.heard.isEmpty)
    button.sendActions(for: .touchUpInside)
    #expect(listener.heard.first == name)
    if name != "tap" { #expect(listener.senders.first! === button) }
    button.removeTarget(listener, action: nil, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(listener.senders.count == 1)
  }

  @Test func targetsAreNotRetained() {
    let button = UIButton()
    weak var gone: Listener?
    do {
      let target = Listener()
      gone = target
      button.addTarget(target, action: Selector("tap"), for: .touchUpInside)
    }
    button.sendActions(for: .touchUpInside)
    #expect(gone == nil)
  }

  @Test func commandsCallTheirMethodWithThemselves() {
    let command = UICommand(title: "Count", action: Selector("tap:"), propertyList: 3)
    command.performWithSender(nil, target: listener)
    #expect(listener.heard == ["tap:"])
    #expect(listener.senders[0] === command)
    command.attributes = .disabled
    command.performWithSender(nil, target: listener)
    #expect(listener.heard.count == 1)
  }

  @Test func keyCommandsKnowTheirKeys() {
    let command = UIKeyCommand(
      title: "Save", action: Selector("tap"), input: "s", modifierFlags: [.command, .shift],
      alternates: [
        UICommandAlternate(title: "All", action: Selector("tap:"), modifierFlags: .alternate)
      ])
    #expect(command.input == "s")
    #expect(command.modifierFlags == [.command, .shift])
    #expect(command.alternates.first?.action == Selector("tap:"))
    #expect(UIKeyCommand(input: "a", modifierFlags: [], action: Selector("tap")).title == "")
    command.performWithSender(nil, target: listener)
    #expect(listener.heard == ["tap"])
  }

  @Test func accessibilityActionsCallTheirMethod() {
    let action = UIAccessibilityCustomAction(
      name: "Change", target: listener, selector: Selector("isReady:"))
    #expect(action.actionHandler?(action) == true)
    #expect(listener.senders[0] === action)
    #expect(action.target === listener)
  }

  @Test func actionsWithoutATargetBeginAtTheFirstResponder() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let (outer, inner) = (Hearing(), Hearing())
    let field = UITextField()
    let button = UIButton()
    controller.view.addSubview(outer)
    outer.addSubview(button)
    outer.addSubview(inner)
    inner.addSubview(field)
    button.addTarget(nil, action: Selector("mark"), for: .touchUpInside)
    // Without a first responder, the search begins at the button.
    button.sendActions(for: .touchUpInside)
    #expect((outer.marks, inner.marks) == (1, 0))
    // With a first responder, the search begins at the field.
    field.becomeFirstResponder()
    button.sendActions(for: .touchUpInside)
    #expect((outer.marks, inner.marks) == (1, 1))
    // If the field's chain has no target, the search continues at the sender.
    #expect(!UIApplication.shared.sendAction(Selector("none"), to: nil, from: button, for: nil))
    field.resignFirstResponder()
  }

  @Test func menusEditTheFirstResponder() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let field = UITextField()
    window.rootViewController?.view.addSubview(field)
    field.text = "Plumb"
    field.becomeFirstResponder()
    func send(_ name: String) -> Bool {
      UIApplication.shared.sendAction(Selector(name), to: nil, from: nil, for: nil)
    }
    #expect(!field.canPerformAction(Selector("copy:"), withSender: nil))
    #expect(send("selectAll:"))
    #expect(send("cut:"))
    #expect(field.text == "")
    #expect(UIPasteboard.general.string == "Plumb")
    #expect(send("paste:"))
    #expect(field.text == "Plumb")
    field.resignFirstResponder()
  }

  @Test func unknownMethodsRaise() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = Listener().perform(Selector("none")) }
    }
  }
}

/// A view with an action method.
private final class Hearing: UIView, NamedMembers {
  var marks = 0

  func _namedMember(_ name: String) -> NamedMember? {
    name == "mark" ? .method { _ in self.marks += 1 } : nil
  }
}
