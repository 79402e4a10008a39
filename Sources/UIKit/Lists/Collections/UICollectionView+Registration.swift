// SPDX-License-Identifier: MIT

public import Foundation

extension UICollectionView {
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identifier = UUID().uuidString
    let handler: Handler
    var nib: UINib?

    public init(handler: @escaping Handler) { self.handler = handler }

    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      nib = cellNib
    }
  }

  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler =
      (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

    let identifier = UUID().uuidString
    let elementKind: String
    let handler: Handler
    var nib: UINib?

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }

    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.init(elementKind: elementKind, handler: handler)
      nib = supplementaryNib
    }
  }

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identity = CollectionState.Identity(identifier: registration.identifier)
    if let nib = registration.nib {
      collection.nibs[identity] = nib
    } else if collection.classes[identity] == nil {
      collection.classes[identity] = Cell.self
    }
    let cell = dequeue(identity, at: indexPath) as? Cell ?? Cell(frame: .zero)
    guard let item else {
      LayoutException.raiseInvalidArgument("A nil item was given for a registered cell")
      return cell
    }
    registration.handler(cell, indexPath, item)
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let identity = CollectionState.Identity(
      kind: registration.elementKind, identifier: registration.identifier)
    if let nib = registration.nib {
      collection.nibs[identity] = nib
    } else if collection.classes[identity] == nil {
      collection.classes[identity] = Supplementary.self
    }
    let view = dequeue(identity, at: indexPath) as? Supplementary ?? Supplementary(frame: .zero)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}
