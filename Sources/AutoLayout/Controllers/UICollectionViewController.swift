// SPDX-License-Identifier: MIT

public import Foundation

/// A controller whose view holds a collection view, of which it is data source and delegate.
///
/// The collection fills the controller's ``UIViewController/view``, which is another view, as in
/// UIKit.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// What places the items of the collection when it is made.
  public let collectionViewLayout: UICollectionViewLayout
  private var collection: UICollectionView?

  /// A controller of a collection that `layout` places.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection; asking for it loads the view.
  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collection
    }
    set { replace(by: newValue) }
  }

  /// Whether what is chosen is taken back when the collection appears.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a push between collection controllers turns one layout into the other; kept.
  open var useLayoutToLayoutNavigationTransitions = false

  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    let made = UICollectionView(frame: .zero, collectionViewLayout: collectionViewLayout)
    made.dataSource = self
    made.delegate = self
    replace(by: made)
  }

  private func replace(by new: UICollectionView?) {
    collection?.removeFromSuperview()
    collection = new
    guard let new, let view = viewIfLoaded else { return }
    new.frame = view.bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(new, at: 0)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let collection else { return }
    for indexPath in collection.indexPathsForSelectedItems ?? [] {
      collection.deselectItem(at: indexPath, animated: animated)
    }
  }

  // MARK: Data

  /// The number of items: none unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// The cell of an item: an empty one unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  /// As ``UICollectionViewDataSource`` says of it, for subclasses to override.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// As ``UICollectionViewDataSource`` says of it, for subclasses to override.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  // MARK: Items

  /// As ``UICollectionViewDelegate`` says of it, for subclasses to override.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// As ``UICollectionViewDelegate`` says of it, for subclasses to override.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// As ``UICollectionViewDelegate`` says of it, for subclasses to override.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// As ``UICollectionViewDelegate`` says of it, for subclasses to override.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  // MARK: Scrolling

  /// As ``UIScrollViewDelegate`` says of it, for subclasses to override.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// As ``UIScrollViewDelegate`` says of it, for subclasses to override.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// As ``UIScrollViewDelegate`` says of it, for subclasses to override.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// As ``UIScrollViewDelegate`` says of it, for subclasses to override.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// As ``UIScrollViewDelegate`` says of it, for subclasses to override.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// As ``UIScrollViewDelegate`` says of it, for subclasses to override.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// As ``UIScrollViewDelegate`` says of it, for subclasses to override.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// As ``UIScrollViewDelegate`` says of it, for subclasses to override.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// As ``UIScrollViewDelegate`` says of it, for subclasses to override.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// As ``UIScrollViewDelegate`` says of it, for subclasses to override.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// As ``UIScrollViewDelegate`` says of it, for subclasses to override.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// As ``UIScrollViewDelegate`` says of it, for subclasses to override.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
