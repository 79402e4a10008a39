// SPDX-License-Identifier: MIT

import UIKit

@objc protocol ItemViewControllerDelegate: AnyObject {
  func itemViewController(_ controller: ItemViewController, didChange count: Int)
  @objc optional func itemViewController(
    _ controller: ItemViewController, shouldChange count: Int
  ) -> Bool
  @objc optional func itemViewControllerDidTapNote(_ controller: ItemViewController)
}

/// The screen of one item, built in code.
final class ItemViewController: UIViewController {
  private(set) var item: Item
  weak var delegate: ItemViewControllerDelegate?

  private(set) lazy var stepper: UIStepper = {
    let stepper = UIStepper()
    stepper.value = Double(item.count)
    stepper.addTarget(self, action: #selector(countDidChange), for: .valueChanged)
    return stepper
  }()

  let countLabel = UILabel()
  let noteLabel = UILabel()
  private(set) var tap: UITapGestureRecognizer!

  init(_ item: Item) {
    self.item = item
    super.init(nibName: nil, bundle: nil)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .trash, target: self, action: #selector(ItemViewController.empty(_:)))
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = item.name
    view.backgroundColor = .systemBackground
    countLabel.font = .preferredFont(forTextStyle: .largeTitle)
    noteLabel.numberOfLines = 0
    noteLabel.text = item.note
    noteLabel.isUserInteractionEnabled = true
    tap = UITapGestureRecognizer(target: self, action: #selector(noteTapped(_:)))
    noteLabel.addGestureRecognizer(tap)

    let row = UIStackView(arrangedSubviews: [countLabel, stepper])
    row.distribution = .equalSpacing
    row.alignment = .center
    let column = UIStackView(arrangedSubviews: [row, noteLabel])
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    showCount()
  }

  private func showCount() {
    countLabel.text = "\(item.count)"
  }

  private func change(to count: Int) {
    guard delegate?.itemViewController?(self, shouldChange: count) ?? true else { return }
    item.count = count
    showCount()
    delegate?.itemViewController(self, didChange: count)
  }

  @objc private func countDidChange() { change(to: Int(stepper.value)) }

  @objc func empty(_ sender: UIBarButtonItem) { change(to: 0) }

  @objc private func noteTapped(_ recognizer: UITapGestureRecognizer) {
    noteLabel.textColor = UIColor(named: "Leaf", in: .module, compatibleWith: nil)
    delegate?.itemViewControllerDidTapNote?(self)
  }
}

@available(iOS 17.0, *)
#Preview {
  UINavigationController(rootViewController: ItemViewController(Item.all[0]))
}

@available(iOS 17.0, *)
#Preview("Landscape", traits: .landscapeLeft) {
  let controller = ItemViewController(Item.all[1])
  return UINavigationController(rootViewController: controller)
}
