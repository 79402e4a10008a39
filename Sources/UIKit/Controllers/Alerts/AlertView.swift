// SPDX-License-Identifier: MIT

import Foundation
import UIKitComponents

/// The view of an alert: groups of texts and buttons, laid out by constraints.
final class AlertView: UIView {
  struct Content {
    var title: String?
    var message: String?
    var fields: [UITextField]
    var actions: [UIAlertAction]
    var bold: UIAlertAction?
    var isSheet: Bool
    var isPopover: Bool
  }

  private let groups = UIStackView()

  init() {
    super.init(frame: .zero)
    groups.axis = .vertical
    groups.spacing = AlertMetrics.gap
    groups.translatesAutoresizingMaskIntoConstraints = false
    addSubview(groups)
    NSLayoutConstraint.activate([
      groups.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      groups.leadingAnchor.constraint(equalTo: leadingAnchor),
      groups.trailingAnchor.constraint(equalTo: trailingAnchor),
      groups.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func fittingSize(width: CGFloat) -> CGSize {
    groups.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  func update(_ content: Content) {
    for group in groups.arrangedSubviews { group.removeFromSuperview() }
    var others = content.actions.filter { $0.style != .cancel }
    let cancel = content.actions.first { $0.style == .cancel }
    // A sheet shows its cancel button in a separate group. A popover omits it.
    let isApart = content.isSheet && !content.isPopover
    if !content.isSheet, let cancel { others.append(cancel) }
    let main = UIStackView()
    main.axis = .vertical
    main.addArrangedSubview(makeText(content))
    add(others, of: content, to: main)
    groups.addArrangedSubview(box(main, content))
    if isApart, let cancel {
      let metrics = AlertMetrics.current(isSheet: true)
      groups.addArrangedSubview(box(AlertButton(cancel, isBold: true, metrics), content))
    }
  }

  private func add(_ actions: [UIAlertAction], of content: Content, to stack: UIStackView) {
    let metrics = AlertMetrics.current(isSheet: content.isSheet)
    let buttons = actions.map {
      AlertButton($0, isBold: !content.isSheet && $0 === content.bold, metrics)
    }
    let room = AlertMetrics.width / 2 - 2 * AlertMetrics.actionInset
    guard !content.isSheet, buttons.count == 2, buttons.allSatisfy({ $0.titleWidth <= room })
    else {
      for button in buttons {
        stack.addArrangedSubview(Hairline(.horizontal))
        stack.addArrangedSubview(button)
      }
      return
    }
    // The cancel button is on the leading side.
    let ordered = content.actions.map(\.style).contains(.cancel) ? buttons.reversed() : buttons
    let row = UIStackView(arrangedSubviews: [ordered[0], Hairline(.vertical), ordered[1]])
    ordered[0].widthAnchor.constraint(equalTo: ordered[1].widthAnchor).isActive = true
    stack.addArrangedSubview(Hairline(.horizontal))
    stack.addArrangedSubview(row)
  }

  private func makeText(_ content: Content) -> UIView {
    let isSheet = content.isSheet
    let metrics = AlertMetrics.current(isSheet: isSheet)
    let texts = UIStackView()
    texts.axis = .vertical
    texts.spacing = metrics.textSpacing
    texts.isLayoutMarginsRelativeArrangement = true
    texts.insetsLayoutMarginsFromSafeArea = false
    texts.layoutMargins = UIEdgeInsets(metrics.textInsets)
    if let title = content.title, !title.isEmpty {
      let font = UIFont.systemFont(ofSize: metrics.titleFontSize, weight: .semibold)
      texts.addArrangedSubview(makeLabel(title, font, isSheet))
    }
    if let message = content.message, !message.isEmpty {
      texts.addArrangedSubview(
        makeLabel(message, .systemFont(ofSize: metrics.messageFontSize), isSheet))
    }
    if let last = texts.arrangedSubviews.last, !content.fields.isEmpty {
      texts.setCustomSpacing(AlertMetrics.fieldSpacing, after: last)
    }
    for field in content.fields { texts.addArrangedSubview(FieldBox(around: field)) }
    texts.isHidden = texts.arrangedSubviews.isEmpty
    return scrolling(texts)
  }

  private func scrolling(_ content: UIStackView) -> UIView {
    let scroll = UIScrollView()
    scroll.isHidden = content.isHidden
    scroll.contentInsetAdjustmentBehavior = .never
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    let area = scroll.contentLayoutGuide
    let height = scroll.heightAnchor.constraint(equalTo: content.heightAnchor)
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: area.topAnchor),
      content.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor), height,
    ])
    return scroll
  }

  private func makeLabel(_ text: String, _ font: UIFont, _ isSheet: Bool) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = isSheet ? .secondaryLabel : .label
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  private func box(_ content: UIView, _ alert: Content) -> UIView {
    let box = UIView()
    box.clipsToBounds = true
    if !alert.isPopover {
      box.backgroundColor = UIColor(.alertBackground)
      box.layer.cornerRadius = AlertMetrics.cornerRadius
    }
    content.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: box.topAnchor),
      content.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    return box
  }
}
