// SPDX-License-Identifier: MIT

import Foundation

extension UITextField {
  /// The placeholder's label, for code that accesses it by name.
  var placeholderStandIn: UILabel { PlaceholderStandIn(of: self) }
}

/// A stand-in for the label of a placeholder. Setting its color or font changes the placeholder.
private final class PlaceholderStandIn: UILabel {
  private weak var field: UITextField?

  init(of field: UITextField) {
    super.init(frame: .zero)
    text = field.placeholder
    font = field.font
    self.field = field
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var textColor: UIColor? {
    didSet { style(.foregroundColor, textColor) }
  }

  override var font: UIFont? {
    didSet { style(.font, font) }
  }

  private func style(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let field, let value else { return }
    let text =
      field.attributedPlaceholder.map { NSMutableAttributedString(attributedString: $0) }
      ?? NSMutableAttributedString(string: field.placeholder ?? "")
    text.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
    field.attributedPlaceholder = text
  }
}
