// SPDX-License-Identifier: MIT

import UIKit

final class SettingsList: UITableViewController {
  private let sections: [(String?, [(String, String, UIColor, String?)])] = [
    (
      nil,
      [("Airplane Mode", "airplane", .systemOrange, nil), ("Wi-Fi", "wifi", .systemBlue, "Home")]
    ),
    (
      "General",
      [
        ("Notifications", "bell.fill", .systemRed, nil),
        ("Sounds", "speaker.wave.2.fill", .systemPink, nil),
        ("Display", "sun.max.fill", .systemIndigo, "Automatic"),
      ]
    ),
    (
      "Privacy",
      [
        ("Location", "location.fill", .systemBlue, "While Using"),
        ("Camera", "camera.fill", .systemGray, nil),
      ]
    ),
  ]

  override init(style: UITableView.Style) { super.init(style: style) }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    navigationController?.navigationBar.prefersLargeTitles = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].1.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    sections[section].0
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let row = sections[indexPath.section].1[indexPath.row]
    var content = UIListContentConfiguration.valueCell()
    content.text = row.0
    content.secondaryText = row.3
    content.image = UIImage(systemName: row.1)
    content.imageProperties.tintColor = row.2
    cell.contentConfiguration = content
    if indexPath == IndexPath(row: 0, section: 0) {
      cell.accessoryView = UISwitch()
    } else {
      cell.accessoryType = .disclosureIndicator
    }
    return cell
  }
}

final class ContactsList: UITableViewController {
  private let names = [
    "Ada Lovelace", "Alan Turing", "Barbara Liskov", "Edsger Dijkstra", "Grace Hopper",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let search = UISearchController(searchResultsController: nil)
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    cell.detailTextLabel?.text = "mobile"
    cell.imageView?.image = UIImage(systemName: "person.crop.circle")
    return cell
  }
}

final class InboxList: UITableViewController {
  private final class MailCell: UITableViewCell {
    let sender = UILabel("", .headline, lines: 1)
    let date = UILabel("", .subheadline, color: .secondaryLabel, lines: 1)
    let subject = UILabel("", .subheadline, lines: 1)
    let preview = UILabel("", .subheadline, color: .secondaryLabel, lines: 2)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      date.setContentHuggingPriority(.required, for: .horizontal)
      date.setContentCompressionResistancePriority(.required, for: .horizontal)
      let head = UIStackView(.horizontal, spacing: 8, alignment: .firstBaseline, sender, date)
      let stack = UIStackView(.vertical, spacing: 2, head, subject, preview)
      contentView.pin(stack, to: contentView.layoutMarginsGuide)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    tableView.register(MailCell.self, forCellReuseIdentifier: "mail")
    navigationItem.leftBarButtonItem = editButtonItem
    toolbarItems = [.flexibleSpace(), UIBarButtonItem(systemItem: .compose)]
    navigationController?.isToolbarHidden = false
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
    guard let mail = cell as? MailCell else { return cell }
    mail.sender.text = ["Mary Shelley", "Jules Verne", "H. G. Wells"][indexPath.row % 3]
    mail.date.text = "9:4\(indexPath.row)"
    mail.subject.text = "About chapter \(indexPath.row + 1)"
    mail.preview.text =
      "I read it twice and have a few remarks that may be of use to you before it goes to print."
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Archive") { _, _, done in done(true) }
    ])
  }
}

final class TaskList: UIViewController {
  private struct Item: Hashable {
    var title: String
    var isDone: Bool
  }

  private var dataSource: UICollectionViewDiffableDataSource<String, Item>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Today"
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let collection = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collection)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item.title
      content.textProperties.color = item.isDone ? .secondaryLabel : .label
      cell.contentConfiguration = content
      cell.accessories = item.isDone ? [.checkmark()] : [.disclosureIndicator()]
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, indexPath in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = self?.dataSource?.sectionIdentifier(for: indexPath.section)
      view.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    dataSource?.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Item>()
    snapshot.appendSections(["Morning", "Evening"])
    snapshot.appendItems(
      [
        Item(title: "Water the plants", isDone: true), Item(title: "Write to Grace", isDone: false),
      ],
      toSection: "Morning")
    snapshot.appendItems([Item(title: "Read a chapter", isDone: false)], toSection: "Evening")
    dataSource?.apply(snapshot, animatingDifferences: false)
  }
}

final class OutlineList: UIViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Library"
    let configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    let collection = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collection)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self] cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      content.image = UIImage(systemName: "folder")
      cell.contentConfiguration = content
      let level = self?.dataSource?.snapshot(for: 0).level(of: item) ?? 0
      cell.indentationLevel = level
      cell.accessories = level == 0 ? [.outlineDisclosure()] : []
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var section = NSDiffableDataSourceSectionSnapshot<String>()
    section.append(["Albums", "Shared"])
    section.append(["Summer", "Family"], to: "Albums")
    section.expand(["Albums"])
    dataSource?.apply(section, to: 0, animatingDifferences: false)
  }
}
