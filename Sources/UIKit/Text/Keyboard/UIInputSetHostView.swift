// SPDX-License-Identifier: MIT

import Foundation

/// What stands at the bottom of a window for its first responder: its accessory view, and below that what it is typed
/// with.
final class UIInputSetHostView: UIView {
  private(set) var accessory: InputPart?
  private(set) var input: InputPart?
  private var arrangement: [NSLayoutConstraint] = []
  /// Who shows the accessory view hears of what its views do not.
  weak var provider: UIResponder?

  override var next: UIResponder? { provider ?? super.next }

  /// Shows these views and no others; one that is shown already stays, as the first responder may be inside it.
  ///
  /// - Parameter reachesDown: whether the input view ends at the window's bottom and not at the safe area's.
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
    if old.0 !== self.accessory { old.0?.giveBack(from: self) }
    if old.1 !== self.input { old.1?.giveBack(from: self) }
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
