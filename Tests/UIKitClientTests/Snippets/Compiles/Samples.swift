// SPDX-License-Identifier: MIT

import UIKit

// Code around the constraints in samples: presentations, alerts, searches, lists and layers.

final class SheetPresenter: UIViewController, UISheetPresentationControllerDelegate {
  func showSheet() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .pageSheet
    if let sheet = controller.sheetPresentationController {
      sheet.detents = [
        .medium(), .large(), .custom { context in context.maximumDetentValue * 0.3 },
      ]
      sheet.prefersGrabberVisible = true
      sheet.preferredCornerRadius = 20
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.delegate = self
    }
    present(controller, animated: true)
  }

  func showAlert() {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addTextField { field in field.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self] _ in
        self?.dismiss(animated: true)
      })
    alert.popoverPresentationController?.sourceView = view
    present(alert, animated: true)
  }
}

final class DimmingPresentation: UIPresentationController {
  private let dimming = UIView()
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    return CGRect(
      origin: .zero,
      size: size(
        forChildContentContainer: presentedViewController,
        withParentContainerSize: container.bounds.size))
  }
  override func presentationTransitionWillBegin() {
    containerView?.insertSubview(dimming, at: 0)
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming.alpha = 1
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = 1 })
  }
  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { CGSize(width: parentSize.width * (2.0 / 3.0), height: parentSize.height) }
}

final class SlideIn: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DimmingPresentation(presentedViewController: presented, presenting: presenting)
  }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

final class SearchController: UITableViewController, UISearchResultsUpdating, UISearchBarDelegate {
  private let search = UISearchController(searchResultsController: nil)
  private lazy var source = UITableViewDiffableDataSource<String, Int>(tableView: tableView) {
    table, indexPath, item in
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = String(item)
    return cell
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search"
    search.searchBar.delegate = self
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
    refreshControl = UIRefreshControl()
    toolbarItems = [.flexibleSpace(), UIBarButtonItem(systemItem: .add)]
    navigationController?.setToolbarHidden(false, animated: false)
  }
  func updateSearchResults(for searchController: UISearchController) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["all"])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: true)
  }
  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { 60 }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

final class GridController: UIViewController {
  enum Section: Hashable { case main }
  private var dataSource: UICollectionViewDiffableDataSource<Section, Int>?

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let columns = environment.container.effectiveContentSize.width > 800 ? 4 : 2
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
        subitem: item, count: columns)
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = index == 0 ? .groupPaging : .none
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return section
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let collection = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collection)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, indexPath, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Int>(collectionView: collection) {
      (collection: UICollectionView, indexPath: IndexPath, item: Int) -> UICollectionViewCell? in
      collection.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
  }
}

final class RingView: UIView {
  private let ring = CAShapeLayer()
  override class var layerClass: AnyClass { CAGradientLayer.self }
  override func layoutSubviews() {
    super.layoutSubviews()
    ring.frame = bounds
    ring.path =
      UIBezierPath(
        arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2,
        startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true
      ).cgPath
    ring.lineCap = .round
    if ring.superlayer == nil { layer.addSublayer(ring) }
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 8).cgPath
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: bounds).cgPath
    layer.mask = mask
  }
  func spin() {
    let animation = CABasicAnimation(keyPath: "transform.rotation")
    animation.toValue = 2 * CGFloat.pi
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    animation.fillMode = .forwards
    layer.add(animation, forKey: "spin")
  }
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(UIColor.red.cgColor)
    context.fillEllipse(in: rect)
    UIColor.blue.setStroke()
    UIBezierPath(rect: rect).stroke()
  }
}

@MainActor
func styleBars() {
  UINavigationBar.appearance().tintColor = .red
  UINavigationBar.appearance().barTintColor = .white
  UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor = .blue
  let menu = UIMenu(
    title: "", children: [UIAction(title: "Copy", image: UIImage(systemName: "doc")) { _ in }])
  let button = UIButton(type: .system)
  button.menu = menu
  button.showsMenuAsPrimaryAction = true
}
