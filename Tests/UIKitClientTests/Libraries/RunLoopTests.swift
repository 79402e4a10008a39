// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Work that is done on the next turn of the main queue.
@MainActor
struct RunLoopTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let controller = UIViewController()
  let view = UIView()
  let width: NSLayoutConstraint

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    width = view.widthAnchor.constraint(equalToConstant: 50)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      width, view.heightAnchor.constraint(equalToConstant: 20),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.topAnchor.constraint(equalTo: controller.view.topAnchor),
    ])
  }

  /// Waits for the work that is due on the main queue.
  private func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  @Test func constraintsTakeEffectWithTheNextTurn() async {
    #expect(view.frame == .zero)
    await turn()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
    width.constant = 60
    #expect(view.frame.width == 50)
    await turn()
    #expect(view.frame.width == 60)
    width.isActive = false
    view.widthAnchor.constraint(equalTo: controller.view.widthAnchor).isActive = true
    await turn()
    #expect(view.frame.width == controller.view.bounds.width)
  }

  @Test func contentTakesEffectWithTheNextTurn() async {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
    label.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
    await turn()
    #expect(label.frame.size == .zero)
    label.text = "Hello"
    await turn()
    #expect(label.frame.size == label.intrinsicContentSize)
    let stack = UIStackView(arrangedSubviews: [label])
    controller.view.addSubview(stack)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    await turn()
    #expect(label.frame == stack.bounds)
  }

  @Test func animationsCompleteInTime() async {
    await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 0.01) {
        width.constant = 70
        controller.view.layoutIfNeeded()
      } completion: { _ in
        continuation.resume()
      }
      #expect(view.frame.width == 70)
    }
  }

  @Test func uikitClassesAreSendable() async {
    let view = view
    let superview = await Task.detached { await view.superview }.value
    #expect(superview === controller.view)
    requireSendable(UIView.self)
    requireSendable(UIViewController.self)
    requireSendable(UILayoutGuide.self)
    requireSendable(NSLayoutConstraint.self)
  }

  private func requireSendable<Value: Sendable>(_ type: Value.Type) {}
}
