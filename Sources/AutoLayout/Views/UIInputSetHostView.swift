// SPDX-License-Identifier: MIT

import Foundation
import LayoutCore

/// What stands at the bottom of a window for its first responder: the accessory view that the responder, or the next
/// above it, has for the keyboard. There is no keyboard here; with one of hardware UIKit shows the same.
final class UIInputSetHostView: UIView {
  private static weak var shown: UIInputSetHostView?

  private static var isKept = false

  private weak var accessory: UIView?
  private weak var provider: UIResponder?
  private var translates = true
  private var flexibility: AutoresizingMask = []

  /// Shows the accessory view of whoever is the first responder now, and takes away that of another.
  static func update() {
    guard !isKept else { return }
    let first = LayoutStore.current.firstResponder
    let window = first.flatMap(window(of:))
    let found = window == nil ? nil : first.flatMap(accessory(above:))
    if let shown {
      guard shown.accessory !== found?.view || shown.superview !== window else { return }
      shown.takeAway()
    }
    guard let window, let found else { return }
    let host = UIInputSetHostView(frame: .zero)
    shown = host
    host.provider = found.provider
    host.show(found.view, in: window)
  }

  /// Runs `body`, in which a responder leaves for another, without taking the accessory view away in between:
  /// the other may be inside it.
  static func keeping(_ body: () -> Bool) -> Bool {
    isKept = true
    let result = body()
    isKept = false
    if !result { update() }
    return result
  }

  /// Who shows the accessory view hears of what its views do not.
  override var next: UIResponder? { provider ?? super.next }

  /// The first accessory view of the responder and those above it, and whose it is.
  private static func accessory(
    above responder: UIResponder
  ) -> (view: UIView, provider: UIResponder)? {
    sequence(first: responder, next: \.next).lazy.compactMap { responder in
      let view = responder.inputAccessoryView ?? responder.inputAccessoryViewController?.view
      return view.map { (view: $0, provider: responder) }
    }.first
  }

  private static func window(of responder: UIResponder) -> UIWindow? {
    sequence(first: responder, next: \.next).lazy.compactMap(\.eventWindow).first
  }

  private func show(_ view: UIView, in window: UIWindow) {
    accessory = view
    (translates, flexibility) = (
      view.translatesAutoresizingMaskIntoConstraints, view.autoresizingMask
    )
    let height = view.bounds.height
    translatesAutoresizingMaskIntoConstraints = false
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(self)
    addSubview(view)
    var constraints = [
      leadingAnchor.constraint(equalTo: window.leadingAnchor),
      trailingAnchor.constraint(equalTo: window.trailingAnchor),
      bottomAnchor.constraint(equalTo: window.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.topAnchor.constraint(equalTo: topAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
    ]
    // A view of no height of its own keeps that of its frame.
    if translates, view.intrinsicContentSize.height == UIView.noIntrinsicMetric, height > 0 {
      constraints.append(view.heightAnchor.constraint(equalToConstant: height))
    }
    NSLayoutConstraint.activate(constraints)
    window.layoutIfNeeded()
  }

  private func takeAway() {
    let accessory = accessory
    if let accessory, accessory.superview === self {
      accessory.removeFromSuperview()
      accessory.translatesAutoresizingMaskIntoConstraints = translates
      accessory.autoresizingMask = flexibility
    }
    removeFromSuperview()
  }
}
