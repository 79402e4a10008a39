// SPDX-License-Identifier: MIT

import XCTest

/// Records the messages that it receives by selector.
private final class Listener: UIView {
  private(set) var heard: [String] = []
  @objc var volume: Float = 1
  @IBInspectable var label: String?

  @objc func pressed() { heard.append("pressed") }
  @objc func pressed(_ sender: UIControl) { heard.append("pressed by \(sender.tag)") }
  @objc func pressed(_ sender: UIControl, event: UIEvent?) { heard.append("pressed with event") }
  @objc func noted(_ notification: Notification) {
    heard.append(notification.name.rawValue)
  }
  @objc func ticked(_ timer: Timer) { heard.append(timer.userInfo as? String ?? "nothing") }
  @objc static func shared() { count += 1 }
  nonisolated(unsafe) static var count = 0
}

extension UIView {
  @objc fileprivate func shout() { tag = 99 }
}

/// Expectations: UIKit's documentation of targets, responders and key-value coding.
@MainActor
final class SelectorTests: XCTestCase {
  private let listener = Listener()
  private let button = UIButton()

  func testActionsWithNoneToTwoArguments() {
    button.tag = 7
    button.addTarget(
      listener, action: #selector(Listener.pressed as (Listener) -> () -> Void), for: .touchDown)
    button.addTarget(listener, action: #selector(Listener.pressed(_:)), for: .touchDown)
    button.addTarget(listener, action: #selector(Listener.pressed(_:event:)), for: .touchDown)
    button.addTarget(listener, action: #selector(Listener.pressed(_:)), for: .touchDown)
    button.sendActions(for: .touchDown)
    XCTAssertEqual(listener.heard, ["pressed", "pressed by 7", "pressed with event"])
    XCTAssertEqual(
      button.actions(forTarget: listener, forControlEvent: .touchDown),
      ["pressed", "pressed:", "pressed:event:"])
    button.removeTarget(listener, action: nil, for: .touchDown)
    button.sendActions(for: .touchDown)
    XCTAssertEqual(listener.heard.count, 3)
  }

  func testActionsWithoutATargetGoUpTheChain() {
    listener.addSubview(button)
    button.addTarget(nil, action: #selector(Listener.pressed(_:)), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(listener.heard, ["pressed by 0"])
    XCTAssertTrue(button.target(forAction: #selector(Listener.noted(_:)), withSender: nil) as AnyObject === listener)
  }

  func testActionsTellWhoSendsThem() {
    var sender: AnyObject?
    button.addAction(UIAction { sender = $0.sender as AnyObject? }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    XCTAssertTrue(sender === button)
  }

  func testMethodsAddedToUIKitsClassesAndOfTypes() {
    button.addTarget(button, action: #selector(UIView.shout), for: .touchUpInside)
    button.addTarget(Listener.self, action: #selector(Listener.shared), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(button.tag, 99)
    XCTAssertEqual(Listener.count, 1)
  }

  func testNotificationsAndTheirEnd() {
    let center = NotificationCenter.default
    let name = Notification.Name("Pantry.opened")
    center.addObserver(listener, selector: #selector(Listener.noted(_:)), name: name, object: nil)
    center.post(name: name, object: nil)
    center.removeObserver(listener)
    center.post(name: name, object: nil)
    XCTAssertEqual(listener.heard, ["Pantry.opened"])
  }

  func testTimers() {
    let timer = Timer.scheduledTimer(
      timeInterval: 60, target: listener, selector: #selector(Listener.ticked(_:)),
      userInfo: "tick", repeats: false)
    timer.fire()
    XCTAssertEqual(listener.heard, ["tick"])
  }

  func testPerformingAndAsking() {
    XCTAssertTrue(listener.responds(to: #selector(Listener.noted(_:))))
    XCTAssertFalse(listener.responds(to: Selector(("nothing"))))
    listener.perform(#selector(Listener.pressed(_:)), with: button)
    XCTAssertEqual(listener.heard, ["pressed by 0"])
  }

  func testKeys() {
    listener.setValue(0.5, forKey: "volume")
    listener.setValue("low", forKey: #keyPath(Listener.label))
    XCTAssertEqual(listener.volume, 0.5)
    XCTAssertEqual(listener.value(forKey: "label") as? String, "low")
    listener.setValue(true, forKeyPath: #keyPath(UIView.isHidden))
    XCTAssertTrue(listener.isHidden)
  }

  func testTargetsAreNotKept() {
    var brief: Listener? = Listener()
    weak let kept = brief
    button.addTarget(brief, action: #selector(Listener.pressed(_:)), for: .touchUpInside)
    brief = nil
    XCTAssertNil(kept)
    button.sendActions(for: .touchUpInside)
  }
}
