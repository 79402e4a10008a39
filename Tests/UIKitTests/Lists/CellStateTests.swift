// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Cells show their state.
///
/// Source, unless a test names another: UIKit's documentation of
/// automaticallyUpdatesContentConfiguration ("the cell automatically calls updated(for:) on its
/// contentConfiguration when the cell's configurationState changes"),
/// automaticallyUpdatesBackgroundConfiguration, selectionStyle, selectedBackgroundView and
/// multipleSelectionBackgroundView.
@MainActor
struct CellStateTests {
  private struct Content: UIContentConfiguration {
    var state = "none"
    func makeContentView() -> any UIView & UIContentView { Shown(self) }
    func updated(for state: any UIConfigurationState) -> Content {
      guard let cell = state as? UICellConfigurationState else {
        let isDark = state.traitCollection.userInterfaceStyle == .dark
        return Content(state: isDark ? "dark header" : "header")
      }
      return Content(
        state: [
          cell.isSelected ? "selected" : "", cell.isHighlighted ? "highlighted" : "",
          cell.isDisabled ? "disabled" : "",
          cell.traitCollection.userInterfaceStyle == .dark ? "dark" : "",
        ].joined())
    }
  }

  private final class Shown: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ content: Content) {
      configuration = content
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  private func shown(_ view: UIView) -> String? {
    ((view as? Shown)?.configuration as? Content)?.state
  }

  @Test func contentFollowsTheState() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    cell.contentConfiguration = Content()
    #expect(shown(cell.contentView) == "selected")
    cell.isSelected = false
    cell.isHighlighted = true
    #expect(shown(cell.contentView) == "highlighted")
    cell.isHighlighted = false
    cell.isUserInteractionEnabled = false
    #expect(shown(cell.contentView) == "disabled")
    cell.overrideUserInterfaceStyle = .dark
    #expect(shown(cell.contentView) == "disableddark")
    #expect((cell.contentConfiguration as? Content)?.state == "disableddark")
  }

  @Test func contentStaysWhereItIsNotUpdated() {
    let cell = UICollectionViewCell()
    cell.automaticallyUpdatesContentConfiguration = false
    cell.contentConfiguration = Content()
    cell.isSelected = true
    #expect(shown(cell.contentView) == "none")
    cell.automaticallyUpdatesContentConfiguration = true
    cell.setNeedsUpdateConfiguration()
    #expect(shown(cell.contentView) == "selected")
  }

  @Test func headersFollowTheirTraits() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.contentConfiguration = Content()
    #expect(shown(header.contentView) == "header")
    header.overrideUserInterfaceStyle = .dark
    #expect(shown(header.contentView) == "dark header")
  }

  /// An automatic update does not undo a configuration that the handler sets.
  @Test func updateHandlersOverrideAutomaticUpdates() {
    let cell = UICollectionViewListCell()
    cell.configurationUpdateHandler = { cell, state in
      var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
      if state.isSelected { background.backgroundColor = .red }
      cell.backgroundConfiguration = background
    }
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
    cell.isSelected = true
    #expect(cell.backgroundConfiguration?.backgroundColor == .red)
    cell.isSelected = false
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
  }

  /// UIKit's documentation of UIBackgroundConfiguration.updated(for:): customized properties stay.
  @Test func colorsOfTheStyleFollowTheState() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundConfiguration = .listGroupedCell()
    cell.isHighlighted = true
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    cell.isHighlighted = false
    #expect(cell.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
    #expect(cell.backgroundConfiguration == .listGroupedCell())
    cell.backgroundConfiguration?.backgroundColor = .green
    cell.isSelected = true
    #expect(cell.backgroundConfiguration?.backgroundColor == .green)
    var content = UIListContentConfiguration.cell()
    content.secondaryTextProperties.color = .red
    cell.contentConfiguration = content
    cell.isUserInteractionEnabled = false
    let updated = cell.contentConfiguration as? UIListContentConfiguration
    #expect(updated?.textProperties.color == .tertiaryLabel)
    #expect(updated?.secondaryTextProperties.color == .red)
    cell.isUserInteractionEnabled = true
    #expect(cell.contentConfiguration as? UIListContentConfiguration == content)
  }

  /// UIKit's documentation of backgroundColor: nil is the tint. UIKit's documentation of
  /// multiselect(displayed:options:): it shows whether the cell is selected.
  @Test func backgroundsWithoutColorHaveTheTint() throws {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    cell.backgroundConfiguration = .listHeader()
    #expect(!cell.svg().contains("#ff0000"))
    cell.backgroundConfiguration?.backgroundColor = nil
    #expect(cell.svg().contains("#ff0000"))
    cell.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(cell.svg().contains("#00ff00"))
    cell.backgroundConfiguration?.backgroundColorTransformer = .init { _ in
      UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    }
    #expect(cell.svg().contains("#0000ff"))
  }

  @Test func multiselectAccessoriesFollowTheSelection() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.accessories = [.multiselect(displayed: .always)]
    func sign() -> UIImage? { cell.subviews.lazy.compactMap { ($0 as? UIImageView)?.image }.first }
    let free = sign()
    cell.isSelected = true
    #expect(sign() != free && sign() != nil)
    cell.isSelected = false
    #expect(sign() == free)
  }

  /// Source: `UICellAccessory.CustomViewConfiguration.maintainsFixedSize`, false by default.
  @Test func customAccessoriesHaveTheirFittingSize() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let button = UIButton(type: .system)
    button.setTitle("Done", for: .normal)
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 10))
    cell.accessories = [
      .customView(
        configuration: .init(
          customView: button, placement: .leading(), tintColor: .systemPurple)),
      .customView(configuration: .init(customView: mark, placement: .trailing())),
    ]
    cell.layoutIfNeeded()
    #expect(button.frame.width > 30 && button.frame.minX == 16)
    #expect(cell.contentView.frame.minX == button.frame.maxX)
    #expect(button.tintColor == .systemPurple)
    #expect(mark.bounds.size == CGSize(width: 12, height: 10))
  }

  // MARK: Rows

  private final class Rows: NSObject, UITableViewDataSource {
    let make: (UITableView) -> UITableViewCell
    init(_ make: @escaping (UITableView) -> UITableViewCell) { self.make = make }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { make(tableView) }
  }

  private func table(_ style: UITableView.Style, _ rows: Rows) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.layoutIfNeeded()
    return table
  }

  private static let first = IndexPath(row: 0, section: 0)
  /// The light variant of systemGray4: 209, 209, 214.
  private static let gray = "#d1d1d6"

  @Test func selectedRowsAreGray() throws {
    let rows = Rows { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    let table = table(.plain, rows)
    let plain = table.svg()
    #expect(!plain.contains(Self.gray))
    table.selectRow(at: Self.first, animated: false, scrollPosition: .none)
    #expect(table.svg().contains(Self.gray))
    let cell = try #require(table.cellForRow(at: Self.first))
    cell.selectionStyle = .none
    #expect(table.svg() == plain)
    cell.selectionStyle = .blue
    #expect(table.svg().contains(Self.gray))
    table.deselectRow(at: Self.first, animated: false)
    #expect(table.svg() == plain)
  }

  @Test func customSelectionBackgroundsReplaceTheSystems() throws {
    let rows = Rows { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    let table = table(.plain, rows)
    let cell = try #require(table.cellForRow(at: Self.first))
    let (ordinary, own, multiple) = (UIView(), UIView(), UIView())
    cell.backgroundView = ordinary
    cell.selectedBackgroundView = own
    cell.multipleSelectionBackgroundView = multiple
    cell.isSelected = true
    #expect(Array(cell.subviews.prefix(2)) == [ordinary, own])
    #expect(own.frame == cell.bounds)
    cell.isSelected = false
    #expect(own.superview == nil)
    table.allowsMultipleSelection = true
    cell.isSelected = true
    #expect(own.superview == nil && Array(cell.subviews.prefix(2)) == [ordinary, multiple])
    // A background configuration replaces all of these views.
    cell.backgroundConfiguration = .clear()
    #expect(multiple.superview == nil)
  }

  /// UIKit's documentation of UILabel.highlightedTextColor: a selected table cell highlights its
  /// labels.
  @Test func labelsAndImagesAreHighlighted() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "A"
    let (stack, image) = (UIStackView(), UIImageView())
    stack.addArrangedSubview(image)
    cell.contentView.addSubview(stack)
    cell.isHighlighted = true
    #expect(cell.textLabel?.isHighlighted == true && image.isHighlighted)
    cell.isSelected = true
    cell.isHighlighted = false
    #expect(image.isHighlighted)
    cell.isSelected = false
    #expect(cell.textLabel?.isHighlighted == false && !image.isHighlighted)
    cell.selectionStyle = .none
    cell.isSelected = true
    #expect(!image.isHighlighted)
  }

  /// The accessory is in front of every background, because it is a view of the cell in UIKit.
  @Test func accessoriesAreInFrontOfBackgrounds() throws {
    let rows = Rows { table in
      let cell = table.dequeueReusableCell(
        withIdentifier: "cell", for: IndexPath(row: 0, section: 0))
      var background = cell.defaultBackgroundConfiguration()
      background.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      cell.backgroundConfiguration = background
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    let svg = table(.plain, rows).svg()
    let ground = try #require(svg.range(of: "#ff0000"))
    #expect(svg[ground.upperBound...].contains("stroke-linecap=\"round\""))
  }

  /// UIKit's documentation of defaultBackgroundConfiguration(): the configuration for the cell's
  /// style.
  @Test func backgroundsAreThoseOfTheTablesLook() {
    var made: [UIBackgroundConfiguration] = []
    let rows = Rows { table in
      let cell = table.dequeueReusableCell(
        withIdentifier: "cell", for: IndexPath(row: 0, section: 0))
      made.append(cell.defaultBackgroundConfiguration())
      cell.backgroundConfiguration = .listCell()
      return cell
    }
    let table = table(.insetGrouped, rows)
    #expect(made.first?.backgroundColor == .secondarySystemGroupedBackground)
    let cell = table.visibleCells.first
    #expect(cell?.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
    #expect(cell?.configurationState.traitCollection.listEnvironment == .insetGrouped)
  }

  // MARK: Items

  @Test func selectedItemsOfListsAreGray() throws {
    for isList in [true, false] {
      let layout =
        isList
        ? UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain))
        : UICollectionViewFlowLayout()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
        cell.accessories = [.disclosureIndicator()]
      }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2])
      source.apply(snapshot, animatingDifferences: false)
      view.layoutIfNeeded()
      let plain = view.svg()
      view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
      #expect(view.svg().contains(Self.gray) == isList)
      view.deselectItem(at: IndexPath(item: 0, section: 0), animated: false)
      #expect(view.svg() == plain)
    }
  }

  /// UIKit's documentation of indentsAccessories: leading accessories are indented with the
  /// content, unless false.
  @Test func accessoriesAreIndented() throws {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    cell.accessories = [
      .customView(configuration: .init(customView: view, placement: .leading()))
    ]
    cell.layoutIfNeeded()
    let start = view.frame.minX
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(view.frame.minX == start + 20)
    cell.indentsAccessories = false
    cell.layoutIfNeeded()
    #expect(view.frame.minX == start)
  }
}
