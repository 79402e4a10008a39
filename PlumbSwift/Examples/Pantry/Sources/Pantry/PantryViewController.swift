// SPDX-License-Identifier: MIT

import UIKit
import os.log

/// The list of items, from the storyboard.
final class PantryViewController: UIViewController {
  @IBOutlet private(set) weak var tableView: UITableView!
  @IBOutlet var summaryLabel: UILabel! {
    didSet { summaryLabel.font = .preferredFont(forTextStyle: .footnote) }
  }
  @IBInspectable var rowLimit: Int = 0

  private let log = Logger(subsystem: "Pantry", category: "list")
  private(set) var items = Item.all
  private(set) var editedName: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = localized("pantry.title")
    tableView.register(ItemCell.self, forCellReuseIdentifier: "ItemCell")
    tableView.dataSource = self
    tableView.delegate = self
    NotificationCenter.default.addObserver(
      self, selector: #selector(sizeCategoryDidChange(_:)),
      name: UIContentSizeCategory.didChangeNotification, object: nil)
    showSummary()
  }

  @IBAction func restock(_ sender: UIButton) {
    for index in items.indices { items[index].count += 1 }
    tableView.reloadData()
    showSummary()
  }

  @IBAction private func clear() {
    log.notice("clears \(self.items.count, privacy: .public) items")
    items.removeAll()
    tableView.reloadData()
    showSummary()
  }

  private func showSummary() {
    let count = items.reduce(0) { $0 + $1.count }
    summaryLabel.text = String(format: localized("pantry.summary"), count)
  }
}

extension PantryViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowLimit > 0 ? min(rowLimit, items.count) : items.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ItemCell", for: indexPath)
    (cell as? ItemCell)?.show(items[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let controller = ItemViewController(items[indexPath.row])
    controller.delegate = self
    navigationController?.pushViewController(controller, animated: true)
  }
}

extension PantryViewController: ItemViewControllerDelegate {
  func itemViewController(_ controller: ItemViewController, didChange count: Int) {
    guard let index = items.firstIndex(where: { $0.name == controller.item.name }) else { return }
    items[index].count = count
    tableView.reloadData()
    showSummary()
  }
}

extension PantryViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.prefersLargeTitles = true
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  @objc private func sizeCategoryDidChange(_ notification: Notification) {
    tableView.reloadData()
  }
}
