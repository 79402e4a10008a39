// SPDX-License-Identifier: MIT

import UIKit

// Tables and collection views, as in apps and textbooks.

struct Recipe: Hashable {
  let id = UUID()
  var title: String
  var minutes: Int
  var isFavorite = false
}

final class RecipeListController: UIViewController, UICollectionViewDelegate {
  enum Section: Int, CaseIterable { case favorites, all }

  private lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: makeLayout())
  // Books declare it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var dataSource: UICollectionViewDiffableDataSource<Section, Recipe>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Recipes", comment: "")
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.rightBarButtonItem = editButtonItem
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    collectionView.allowsMultipleSelectionDuringEditing = true
    view.addSubview(collectionView)
    configureDataSource()
    applySnapshot(animated: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] index, environment in
      guard let section = Section(rawValue: index) else { return nil }
      switch section {
      case .favorites:
        let item = NSCollectionLayoutItem(
          layoutSize: .init(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .absolute(140), heightDimension: .absolute(180)),
          subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.interGroupSpacing = 10
        section.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
        return section
      case .all:
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.showsSeparators = true
        configuration.backgroundColor = .systemGroupedBackground
        configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
          guard let recipe = self?.dataSource.itemIdentifier(for: indexPath) else { return nil }
          let delete = UIContextualAction(style: .destructive, title: "Delete") {
            _, _, completion in
            self?.delete(recipe)
            completion(true)
          }
          delete.image = UIImage(systemName: "trash")
          let configuration = UISwipeActionsConfiguration(actions: [delete])
          configuration.performsFirstActionWithFullSwipe = false
          return configuration
        }
        configuration.itemSeparatorHandler = { indexPath, separator in
          var separator = separator
          separator.bottomSeparatorInsets.leading = 20
          if indexPath.item == 0 { separator.topSeparatorVisibility = .hidden }
          return separator
        }
        return .list(using: configuration, layoutEnvironment: environment)
      }
    }
  }

  private func configureDataSource() {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Recipe> {
      cell, _, recipe in
      var content = cell.defaultContentConfiguration()
      content.text = recipe.title
      content.secondaryText = "\(recipe.minutes) min"
      content.image = UIImage(systemName: recipe.isFavorite ? "star.fill" : "star")
      content.imageProperties.tintColor = .systemYellow
      content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      content.secondaryTextProperties.color = .secondaryLabel
      cell.contentConfiguration = content
      cell.accessories = [
        .disclosureIndicator(),
        .delete(),
        .reorder(displayed: .whenEditing),
        .label(text: "new"),
        .customView(
          configuration: .init(
            customView: UISwitch(), placement: .trailing(displayed: .always, at: { _ in 0 }))),
      ]
      var background = UIBackgroundConfiguration.listGroupedCell()
      background.cornerRadius = 10
      cell.backgroundConfiguration = background
      cell.configurationUpdateHandler = { cell, state in
        var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
        background.backgroundColor = state.isSelected ? .systemFill : nil
        cell.backgroundConfiguration = background
      }
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "Section \(indexPath.section)"
      view.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Recipe>(collectionView: collectionView)
    {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    dataSource.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { transaction in
      for section in transaction.sectionTransactions {
        _ = section.finalSnapshot.items
      }
    }
  }

  private func applySnapshot(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Recipe>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems([Recipe(title: "Soup", minutes: 20)], toSection: .all)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func applyOutline() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Recipe>()
    let root = Recipe(title: "Root", minutes: 0)
    snapshot.append([root])
    snapshot.append([Recipe(title: "Child", minutes: 3)], to: root)
    snapshot.expand([root])
    dataSource.apply(snapshot, to: .all, animatingDifferences: false)
  }

  private func delete(_ recipe: Recipe) {
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([recipe])
    dataSource.apply(snapshot)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      let share = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in
      }
      let remove = UIAction(title: "Remove", attributes: .destructive) { _ in }
      return UIMenu(
        title: "", children: [share, UIMenu(options: .displayInline, children: [remove])])
    }
  }
}

final class SettingsController: UITableViewController {
  struct Row {
    var title: String
    var detail: String?
  }

  private var rows = [Row(title: "Wi-Fi", detail: "Home"), Row(title: "Bluetooth")]
  private lazy var searchController: UISearchController = {
    let controller = UISearchController(searchResultsController: nil)
    controller.searchResultsUpdater = self
    controller.obscuresBackgroundDuringPresentation = false
    controller.searchBar.placeholder = "Search"
    controller.searchBar.searchTextField.backgroundColor = .systemGray6
    return controller
  }()

  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 56
    tableView.tableFooterView = UIView()
    tableView.keyboardDismissMode = .onDrag
    tableView.separatorColor = .separator
    tableView.backgroundView = UIImageView(image: UIImage(named: "Background"))
    tableView.cellLayoutMarginsFollowReadableWidth = true
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
    refreshControl = UIRefreshControl(
      frame: .zero,
      primaryAction: UIAction { [weak self] _ in self?.refreshControl?.endRefreshing() })
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = rows[indexPath.row].title
    content.secondaryText = rows[indexPath.row].detail
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    cell.selectionStyle = .none
    cell.selectedBackgroundView = UIView()
    cell.backgroundColor = .secondarySystemGroupedBackground
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let action = UIContextualAction(style: .normal, title: "Flag") { action, view, done in
      done(true)
    }
    action.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [action])
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { cell.alpha = 1 }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    navigationController?.pushViewController(SettingsController(), animated: true)
  }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    header?.textLabel?.text = "Header"
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .clear
    header?.backgroundConfiguration = background
    return header
  }

  override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { UITableView.automaticDimension }

  override func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { 44 }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
}

extension SettingsController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    rows = rows.filter { $0.title.contains(text) }
    tableView.reloadData()
  }
}

final class TableData: UITableViewDiffableDataSource<String, Int> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    sectionIdentifier(for: section)
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

struct BadgeConfiguration: UIContentConfiguration, Hashable {
  var text = ""
  var color = UIColor.red

  func makeContentView() -> UIView & UIContentView { BadgeView(configuration: self) }

  func updated(for state: UIConfigurationState) -> BadgeConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    updated.color = state.isSelected || state.isHighlighted ? .blue : .red
    if state.isBadged { updated.text += "!" }
    return updated
  }
}

extension UIConfigurationStateCustomKey {
  static let isBadged = UIConfigurationStateCustomKey("app.isBadged")
}

extension UIConfigurationState {
  var isBadged: Bool {
    get { self[.isBadged] as? Bool ?? false }
    set { self[.isBadged] = newValue }
  }
}

final class BadgeView: UIView, UIContentView {
  private let label = UILabel()
  private var current: BadgeConfiguration

  init(configuration: BadgeConfiguration) {
    current = configuration
    super.init(frame: .zero)
    addSubview(label)
    apply()
  }

  required init?(coder: NSCoder) { fatalError() }

  var configuration: UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? BadgeConfiguration, new != current else { return }
      current = new
      apply()
    }
  }

  private func apply() {
    label.text = current.text
    label.textColor = current.color
  }
}

final class BadgeCell: UICollectionViewListCell {
  var text: String? { didSet { setNeedsUpdateConfiguration() } }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isBadged = text != nil
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = BadgeConfiguration().updated(for: state)
    content.text = text ?? ""
    contentConfiguration = content
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.frame.size.height = max(60, attributes.frame.height)
    return attributes
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    text = nil
  }
}

final class TilesController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    layout.sectionHeadersPinToVisibleBounds = true
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.contentInsetAdjustmentBehavior = .always
    collectionView.isPrefetchingEnabled = true
    collectionView.dragInteractionEnabled = true
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 10 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)
    cell.layer.shouldRasterize = true
    cell.layer.rasterizationScale = UIScreen.main.scale
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  override func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    UIView.animate(withDuration: 0.2) {
      collectionView.cellForItem(at: indexPath)?.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: collectionView.bounds.width / 3, height: 120) }
}
