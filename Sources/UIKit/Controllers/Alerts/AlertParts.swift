// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

final class AlertButton: UIView {
  private let label = UILabel()

  init(_ action: UIAlertAction, isBold: Bool, _ metrics: AlertMetrics) {
    super.init(frame: .zero)
    label.text = action.title
    label.font = .systemFont(ofSize: metrics.actionFontSize, weight: isBold ? .semibold : .regular)
    label.textColor =
      !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : .systemBlue
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: metrics.actionHeight),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: AlertMetrics.actionInset),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -AlertMetrics.actionInset),
    ])
    // What decides widths is the alert.
    label.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    label.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
  }

  required init?(coder: NSCoder) { nil }

  var titleWidth: CGFloat { label.intrinsicContentSize.width }
}

final class Hairline: UIView {
  init(_ axis: NSLayoutConstraint.Axis) {
    super.init(frame: .zero)
    backgroundColor = .separator
    let anchor = axis == .horizontal ? heightAnchor : widthAnchor
    anchor.constraint(equalToConstant: 1 / UIScreen.main.scale).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

/// The box around a field of an alert.
final class FieldBox: UIView {
  init(around field: UITextField) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.borderWidth = 0.5
    layer.borderColor = UIColor.separator.cgColor
    field.translatesAutoresizingMaskIntoConstraints = false
    addSubview(field)
    let insets = AlertMetrics.fieldInsets
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
      field.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom),
      field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.left),
      field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.right),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

extension AlertMetrics {
  /// What alerts are made of for the text size that the user has now.
  @MainActor
  static func current(isSheet: Bool) -> AlertMetrics {
    AlertMetrics(
      isSheet: isSheet, category: LayoutStore.current.environment.layout.contentSizeCategory)
  }
}
