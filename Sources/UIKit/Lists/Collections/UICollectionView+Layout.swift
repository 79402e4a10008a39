// SPDX-License-Identifier: MIT

import Foundation
import UIKitComponents

extension UICollectionView {
  /// The numbers of items. They are loaded from the data source after a reload.
  var loadedCounts: [Int] {
    guard collection.needsReload else { return collection.counts }
    collection.needsReload = false
    collection.needsPreparing = true
    openSwipe?.closeForRemovedRow()
    collection.prefetching.forget()
    for element in collection.elements { recycle(element) }
    collection.counts = dataSourceCounts()
    (collectionViewLayout as? any MeasuringLayout)?.forgetMeasures()
    return collection.counts
  }

  func dataSourceCounts() -> [Int] {
    (0..<max(0, dataSource?.numberOfSections(in: self) ?? 0)).map {
      max(0, dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0)
    }
  }

  func prepareIfNeeded() {
    _ = loadedCounts
    followBounds(bounds)
    guard collection.needsPreparing else { return }
    collection.needsPreparing = false
    collection.hasPrepared = true
    collectionViewLayout.prepare()
  }

  /// Asks the layout whether new bounds invalidate it. The view's `bounds` still reads the old ones
  /// during the call.
  func followBounds(_ new: CGRect) {
    let old = collection.bounds
    guard new != old, !collection.isCheckingBounds else { return }
    if collection.hasPrepared {
      collection.isCheckingBounds = true
      defer { collection.isCheckingBounds = false }
      if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new) {
        collectionViewLayout.invalidateLayout(
          with: collectionViewLayout.invalidationContext(forBoundsChange: new))
      }
    }
    collection.bounds = new
    guard new.size != old.size else { return }
    (collectionViewLayout as? any MeasuringLayout)?.forgetMeasures()
    collection.needsPreparing = true
  }

  /// Places a view for every visible element and removes the views that left the bounds.
  ///
  /// A cell that prefers another size moves other cells, and more of them may become visible. Each
  /// cell is measured once.
  func layOutItems() {
    guard !collection.isLayingOut else { return }
    collection.isLayingOut = true
    defer { collection.isLayingOut = false }
    var measured: Set<CollectionState.Element> = []
    var visible: [UICollectionViewLayoutAttributes] = []
    repeat {
      prepareIfNeeded()
      contentSize = collectionViewLayout.collectionViewContentSize
      adjustOffset()
      visible = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
      visible.removeAll { $0.isHidden }
      visible = holdingMovedItem(collectionViewLayout.handled(visible))
      visible.removeAll { $0.isHidden }
      // Recycle views first, so that they can be reused at once.
      recycle(allBut: visible)
    } while measureVisibleViews(visible, &measured)

    var raised: [(index: Int, view: UIView)] = []
    for attributes in visible {
      guard let view = view(for: attributes) else { continue }
      view.place(at: attributes)
      if let openSwipe, openSwipe.cell === view { openSwipe.place(inRow: attributes.frame) }
      collectionViewLayout.applyListAppearance(view, at: attributes)
      if view.offeredSize != nil { view.offeredSize = attributes.size }
      announce(view, as: element(of: attributes))
      if attributes.zIndex > 0 { raised.append((attributes.zIndex, view)) }
    }
    showBackground()
    prefetch()
    raised.sort { $0.index < $1.index }
    guard !subviews.suffix(raised.count).elementsEqual(raised, by: { $0 === $1.view }) else {
      return
    }
    for (_, view) in raised { bringSubviewToFront(view) }
  }

  /// Scrolls by the distance that invalidation contexts requested.
  private func adjustOffset() {
    let distance = collection.offsetAdjustment
    guard distance != .zero else { return }
    collection.offsetAdjustment = .zero
    contentOffset.x += distance.x
    contentOffset.y += distance.y
  }

  private func recycle(allBut visible: [UICollectionViewLayoutAttributes]) {
    let inView = Set(visible.map { element(of: $0) })
    for element in collection.elements where !inView.contains(element) { recycle(element) }
  }

  func element(
    of attributes: UICollectionViewLayoutAttributes
  ) -> CollectionState.Element {
    CollectionState.Element(
      kind: attributes.representedElementKind ?? "", indexPath: attributes.indexPath)
  }

  /// The visible view of the attributes. Makes one if necessary.
  func view(
    for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    let element = element(of: attributes)
    if let view = collection.views[element] { return view }
    if attributes.representedElementCategory == .decorationView {
      let source = collectionViewLayout.decorations[element.kind]
      guard let view = source?.make(ofKind: element.kind, frame: attributes.frame) else {
        return nil
      }
      collection.views[element] = view
      insertSubview(view, at: subviews.prefix(while: isBackground).count)
      return view
    }
    guard let dataSource else { return nil }
    let view: UICollectionReusableView
    if element.kind.isEmpty {
      let place = collection.movement?.place(inData: element.indexPath) ?? element.indexPath
      let cell = dataSource.collectionView(self, cellForItemAt: place)
      cell.isReordering = collection.movement?.current == element.indexPath
      // Updates the configurations that were set while the cell was not displayed.
      cell.updateConfigurationsForDisplay()
      cell.isSelected = collection.selected.contains(element.indexPath)
      edit(cell, at: element.indexPath)
      view = cell
    } else {
      view = dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: element.kind, at: element.indexPath)
    }
    collection.views[element] = view
    collection.appearing.insert(ObjectIdentifier(view))
    // Insert the view above all decoration views.
    if view.superview !== self {
      let decorations = subviews.prefix { isBackground($0) || isDecoration($0) }
      insertSubview(view, at: decorations.count)
    }
    return view
  }

  /// Calls the delegate for a new view, which has its frame.
  private func announce(_ view: UICollectionReusableView, as element: CollectionState.Element) {
    guard collection.appearing.remove(ObjectIdentifier(view)) != nil else { return }
    collection.isAnnouncing = true
    defer { collection.isAnnouncing = false }
    if element.kind.isEmpty, let cell = shownCell(at: element.indexPath) {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
    } else {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind,
        at: element.indexPath)
    }
  }

  private func isDecoration(_ view: UIView) -> Bool {
    collection.views.contains {
      $0.value === view && collectionViewLayout.decorations[$0.key.kind] != nil
    }
  }

  /// Removes a view and keeps it for reuse.
  private func recycle(_ element: CollectionState.Element) {
    if let view = collection.views.removeValue(forKey: element) { recycle(view, from: element) }
  }

  func recycle(_ view: UICollectionReusableView, from element: CollectionState.Element) {
    if openSwipe?.cell === view { openSwipe?.dismiss() }
    view.removeFromSuperview()
    view.offeredSize = nil
    if collection.appearing.remove(ObjectIdentifier(view)) != nil {
      // A view that was only measured has not been displayed.
    } else if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
    } else if collectionViewLayout.decorations[element.kind] == nil {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind,
        at: element.indexPath)
    }
    guard let identifier = view.reuseIdentifier else { return }
    collection.reusable[.init(kind: element.kind, identifier: identifier), default: []]
      .append(view)
  }

  func dequeue(
    _ identity: CollectionState.Identity, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let (path, cell) = collection.configured, path == indexPath, identity.kind.isEmpty,
      cell.reuseIdentifier == identity.identifier
    {
      return cell
    }
    if let view = collection.reusable[identity]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let size = layoutAttributesForDequeuing(identity, indexPath)?.frame ?? .zero
    if let view = makeFromFile(identity) {
      view.frame = size
      view.reuseIdentifier = identity.identifier
      return view
    }
    guard let type = collection.classes[identity],
      let view = UIView.make(type, frame: size) as? UICollectionReusableView
    else {
      let kind = identity.kind.isEmpty ? "UICollectionElementKindCell" : identity.kind
      LayoutException.raiseInconsistency(
        "could not dequeue a view of kind: \(kind) with identifier \(identity.identifier) - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
      return identity.kind.isEmpty
        ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero)
    }
    view.reuseIdentifier = identity.identifier
    return view
  }

  /// Makes a view from the registered nib. If nothing is registered, uses the storyboard's
  /// prototype.
  private func makeFromFile(_ identity: CollectionState.Identity) -> UICollectionReusableView? {
    if let nib = collection.nibs[identity] {
      return nib.makeReusable(identity.identifier, as: UICollectionReusableView.self)
    }
    guard collection.classes[identity] == nil else { return nil }
    return collection.prototypes[identity]?.make() as? UICollectionReusableView
  }

  private func layoutAttributesForDequeuing(
    _ identity: CollectionState.Identity, _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard !collection.needsReload, !collection.needsPreparing else { return nil }
    return identity.kind.isEmpty
      ? collectionViewLayout.layoutAttributesForItem(at: indexPath)
      : collectionViewLayout.layoutAttributesForSupplementaryView(
        ofKind: identity.kind, at: indexPath)
  }

  // MARK: Choosing

  func choose(_ indexPath: IndexPath?, _ position: ScrollPosition, animated: Bool) {
    if !allowsMultipleSelection || indexPath == nil {
      for old in collection.selected { deselectItem(at: old, animated: false) }
    }
    guard let indexPath, allowsSelection else { return }
    if !collection.selected.contains(indexPath) { collection.selected.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if position != [] { scroll(to: indexPath, position, animated: animated) }
  }

  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    var offset = contentOffset
    if position.contains(.top) { offset.y = frame.minY - inset.top }
    if position.contains(.bottom) { offset.y = frame.maxY - visible.height - inset.top }
    if position.contains(.centeredVertically) {
      offset.y = frame.midY - visible.height / 2 - inset.top
    }
    if position.contains(.left) { offset.x = frame.minX - inset.left }
    if position.contains(.right) { offset.x = frame.maxX - visible.width - inset.left }
    if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - visible.width / 2 - inset.left
    }
    if position == [] {
      scrollRectToVisible(frame, animated: animated)
      return
    }
    let lowest = CGPoint(
      x: max(contentSize.width + inset.right - bounds.width, -inset.left),
      y: max(contentSize.height + inset.bottom - bounds.height, -inset.top))
    let end = CGPoint(
      x: min(max(offset.x, -inset.left), lowest.x), y: min(max(offset.y, -inset.top), lowest.y))
    setContentOffset(end, animated: animated)
  }
}
