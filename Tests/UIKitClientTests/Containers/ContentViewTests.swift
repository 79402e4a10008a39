// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// The content views of configurations in cells.
///
/// Source: the references of `contentConfiguration`, whose view replaces the content view, and of
/// `UIContentView`, whose view accepts the configurations that it supports.
@MainActor
@Suite struct ContentViewTests {
  private struct Badge: UIContentConfiguration {
    var text: String
    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
    func updated(for state: any UIConfigurationState) -> Badge { self }
  }

  private final class BadgeView: UIView, UIContentView {
    private var shown: Badge

    init(_ badge: Badge) {
      shown = badge
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    var configuration: any UIContentConfiguration {
      get { shown }
      set { if let badge = newValue as? Badge { shown = badge } }
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 70) }
  }

  @Test func itemsShowConfigurationsInOneView() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let plain = cell.contentView
    cell.contentConfiguration = Badge(text: "a")
    let view = cell.contentView
    #expect(view is BadgeView)
    cell.contentConfiguration = Badge(text: "b")
    #expect(cell.contentView === view)
    #expect(((view as? BadgeView)?.configuration as? Badge)?.text == "b")
    cell.layoutIfNeeded()
    #expect(view.frame == cell.bounds)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView is UIListContentView)
    #expect(view.superview == nil)
    cell.contentConfiguration = nil
    #expect(cell.contentView === plain)
  }

  @Test func rowsShowConfigurationsInOneView() {
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 70))
    cell.contentConfiguration = Badge(text: "a")
    let view = cell.contentView
    #expect(view is BadgeView)
    cell.contentConfiguration = Badge(text: "b")
    #expect(cell.contentView === view)
    cell.layoutIfNeeded()
    #expect(view.convert(view.bounds, to: cell) == cell.bounds)
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.height >= 70)
  }
}
