// SPDX-License-Identifier: MIT

import Foundation

extension UITextField {
  /// The button that clears the field, for code that reaches for it by name. The field's own is drawn: what is set of
  /// this one does not show.
  var clearButtonStandIn: UIButton {
    let button = StandIns.button("clearButton", of: self) { [weak self] in self?.clear() }
    button.frame = clearButtonRect(forBounds: bounds)
    return button
  }

  /// Empties the field as its button does, where the delegate agrees.
  private func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    sendActions(for: .editingChanged)
  }
}

/// Buttons in place of those that are drawn, the same ones as long as their views.
@MainActor
private enum StandIns {
  static func button(_ key: String, of view: UIView, _ action: @escaping () -> Void) -> UIButton {
    let kept = UndeclaredValues.of(view)
    if let known = kept[key] as? UIButton { return known }
    let button = UIButton(type: .system)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    kept[key] = button
    return button
  }
}
