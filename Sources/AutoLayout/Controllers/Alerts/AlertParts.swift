// SPDX-License-Identifier: MIT

import Foundation

/// A button of an alert: its title in the middle.
final class AlertButton: UIView {
  private let label = UILabel()

  init(_ action: UIAlertAction, isBold: Bool, height: CGFloat) {
    super.init(frame: .zero)
    // Titles of sheets are larger.
    let size: CGFloat = height > 50 ? 20 : 17
    label.text = action.title
    label.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
    label.textColor =
      !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : .systemBlue
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: height),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
    ])
    // What decides widths is the alert.
    label.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    label.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
  }

  required init?(coder: NSCoder) { nil }

  /// The width of the title, in points.
  var titleWidth: CGFloat { label.intrinsicContentSize.width }
}

/// A line between buttons, one pixel thick.
final class Hairline: UIView {
  init(_ axis: NSLayoutConstraint.Axis) {
    super.init(frame: .zero)
    backgroundColor = .separator
    let anchor = axis == .horizontal ? heightAnchor : widthAnchor
    anchor.constraint(equalToConstant: 1 / UIScreen.main.scale).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

/// A white box around a field of an alert.
final class FieldBox: UIView {
  init(around field: UITextField) {
    super.init(frame: .zero)
    backgroundColor = .white
    layer.borderWidth = 0.5
    layer.borderColor = UIColor.separator.cgColor
    field.translatesAutoresizingMaskIntoConstraints = false
    addSubview(field)
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      field.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
      field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 6),
      field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -6),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
