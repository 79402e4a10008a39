// SPDX-License-Identifier: MIT

public import Foundation
import FoundationAdditions

/// The shared superclass of the diffable data sources of tables and collection views.
@preconcurrency @MainActor
open class _DiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject {
  var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Reloads the list.
  func reload() {}

  /// Shows the changes of the snapshot in the list.
  func show(_ update: ListUpdate) {}

  func take(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    let update = ListUpdate(from: current, to: snapshot)
    current = snapshot
    current.forgetMarks()
    show(update)
  }

  // MARK: Snapshots

  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { current }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    onMainQueue { [self] in
      take(snapshot)
      completion?()
    }
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    onMainQueue { [self] in
      current = snapshot
      current.forgetMarks()
      reload()
      completion?()
    }
  }

  /// Runs `body` on the main queue and waits for it. UIKit allows applying on other queues.
  func onMainQueue(_ body: @escaping @MainActor () -> Void) {
    if MainQueue.isCurrent { return body() }
    let body = UncheckedAccess(body)
    DispatchQueue.main.sync { MainActor.assumeIsolated { body.value() } }
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async { applySnapshotUsingReloadData(snapshot, completion: nil) }

  // MARK: Places

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.section(at: index)
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }
}
