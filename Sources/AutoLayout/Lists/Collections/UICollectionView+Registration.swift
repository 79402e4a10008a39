// SPDX-License-Identifier: MIT

public import Foundation

extension UICollectionView {
  /// A class of cells, and how they are set up for an item, without an identifier to remember.
  ///
  /// Make it once, not in the call that hands out cells: every registration makes cells of its own.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Sets a cell up for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identifier = UUID().uuidString
    let handler: Handler

    /// A registration whose cells `handler` sets up each time they are handed out.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// A class of supplementary views, and how they are set up, without an identifier to remember.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Sets a view up.
    public typealias Handler =
      (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

    let identifier = UUID().uuidString
    let elementKind: String
    let handler: Handler

    /// A registration whose views `handler` sets up each time they are handed out.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell of the registration's class, set up for `item`; an error where `item` is nil.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identity = CollectionState.Identity(identifier: registration.identifier)
    if collection.classes[identity] == nil { collection.classes[identity] = Cell.self }
    let cell = dequeue(identity, at: indexPath) as? Cell ?? Cell(frame: .zero)
    guard let item else {
      LayoutException.raiseInvalidArgument("A nil item was given for a registered cell")
      return cell
    }
    registration.handler(cell, indexPath, item)
    return cell
  }

  /// A view of the registration's class, set up.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let identity = CollectionState.Identity(
      kind: registration.elementKind, identifier: registration.identifier)
    if collection.classes[identity] == nil { collection.classes[identity] = Supplementary.self }
    let view = dequeue(identity, at: indexPath) as? Supplementary ?? Supplementary(frame: .zero)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}
