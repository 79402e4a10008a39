// SPDX-License-Identifier: MIT

import UIKit

class Badge: UIView {
  let label = UILabel()

  init(text: String) {
    super.init(frame: .zero)
    label.text = text
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override class var requiresConstraintBasedLayout: Bool { true }
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
  override var bounds: CGRect { didSet { setNeedsLayout() } }
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 4, right: 0)
  }
  override func updateConstraints() { super.updateConstraints() }
  override func layoutSubviews() { super.layoutSubviews() }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
}

class Plain: UIView {
  init() { super.init(frame: .zero) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Named: NSLayoutConstraint {
  var name: String?
}

class Controller: UIViewController {
  let badge = Badge(text: "1")
  let stack = UIStackView(arrangedSubviews: [UILabel(), UIButton(type: .system), UIImageView()])
  lazy var width = badge.widthAnchor.constraint(equalToConstant: 10)

  override func loadView() { view = UIView() }
  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    stack.alignment = .top
    [badge, stack].forEach(view.addSubview)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
      stack.topAnchor.constraint(equalToSystemSpacingBelow: badge.bottomAnchor, multiplier: 1),
      width,
    ])
    UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in }, completion: nil)
  }
}
