// SPDX-License-Identifier: MIT

import Foundation

/// The container at the bottom of a window for the first responder's accessory view, with the
/// keyboard or input view below it.
final class UIInputSetHostView: UIView {
  private(set) var accessory: InputPart?
  private(set) var input: InputPart?
  private var arrangement: [NSLayoutConstraint] = []
  /// The responder that provides the accessory view. It receives the events that the container's
  /// views do not handle.
  weak var provider: UIResponder?

  override var next: UIResponder? { provider ?? super.next }

  /// Shows only these views. A view that is already shown stays, because the first responder can be
  /// inside it.
  ///
  /// - Parameter reachesDown: whether the input view ends at the bottom of the window, not of the
  ///   safe area.
  func show(accessory: UIView?, input: UIView?, reachesDown: Bool = true) {
    let old = (self.accessory, self.input)
    NSLayoutConstraint.deactivate(arrangement)
    if old.0?.view !== accessory {
      self.accessory = accessory.map { InputPart($0) }
    }
    if old.1?.view !== input { self.input = input.map { InputPart($0) } }
    for part in [self.accessory, self.input] {
      if let part, part.view.superview !== self { addSubview(part.view) }
    }
    arrange(reachesDown: reachesDown)
    if old.0 !== self.accessory { old.0?.restoreView(from: self) }
    if old.1 !== self.input { old.1?.restoreView(from: self) }
    backgroundColor = input == nil ? nil : .systemGray4
  }

  private func arrange(reachesDown: Bool) {
    guard let window = superview else { return }
    window.bringSubviewToFront(self)
    translatesAutoresizingMaskIntoConstraints = false
    arrangement = [
      leadingAnchor.constraint(equalTo: window.leadingAnchor),
      trailingAnchor.constraint(equalTo: window.trailingAnchor),
      bottomAnchor.constraint(equalTo: window.bottomAnchor),
    ]
    var top = topAnchor
    for part in [accessory, input] {
      guard let view = part?.view else { continue }
      arrangement += [
        view.leadingAnchor.constraint(equalTo: leadingAnchor),
        view.trailingAnchor.constraint(equalTo: trailingAnchor),
        view.topAnchor.constraint(equalTo: top),
      ]
      top = view.bottomAnchor
    }
    let bottom =
      input == nil || reachesDown ? bottomAnchor : window.safeAreaLayoutGuide.bottomAnchor
    arrangement.append(top.constraint(equalTo: bottom))
    NSLayoutConstraint.activate(arrangement)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    InputViews.shared.hostDidMove()
  }
}
