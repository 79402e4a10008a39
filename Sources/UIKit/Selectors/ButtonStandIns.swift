// SPDX-License-Identifier: MIT

import Foundation

extension UITextField {
  /// A button that clears the field, for code that accesses the clear button by name. The field
  /// draws its own clear button, so changes of this one are not visible.
  var clearButtonStandIn: UIButton {
    let button = StandIns.button("clearButton", of: self) { [weak self] in self?.clear() }
    button.frame = clearButtonRect(forBounds: bounds)
    return button
  }

  /// Clears the field as its button does, if the delegate allows it.
  private func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    sendActions(for: .editingChanged)
  }
}

/// Stand-ins for drawn buttons. A view returns the same one as long as it exists.
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
