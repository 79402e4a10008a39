// SPDX-License-Identifier: MIT

import UIKit

final class StoreScreen: UIViewController, UICollectionViewDataSource {
  private final class TileCell: UICollectionViewCell {
    let label = UILabel("", .headline, color: .white)

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.layer.cornerRadius = 14
      contentView.clipsToBounds = true
      contentView.pin(label, to: contentView.layoutMarginsGuide)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private final class TitleView: UICollectionReusableView {
    let label = UILabel("", .title2)

    override init(frame: CGRect) {
      super.init(frame: frame)
      pin(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Today"
    let collection = UICollectionView(frame: view.bounds, collectionViewLayout: Self.makeLayout())
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.dataSource = self
    collection.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    collection.register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    view.addSubview(collection)
  }

  private static func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let isWide = environment.container.effectiveContentSize.width > 600
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let size =
        index == 0
        ? NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(isWide ? 0.45 : 0.9), heightDimension: .absolute(200))
        : NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(110))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitem: item, count: index == 0 ? 1 : isWide ? 4 : 2)
      group.interItemSpacing = .fixed(12)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 12
      section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 20, trailing: 16)
      if index == 0 { section.orthogonalScrollingBehavior = .groupPaging }
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return section
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    section == 0 ? 3 : 8
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.label.text =
      indexPath.section == 0 ? "Editor's choice" : "App \(indexPath.item + 1)"
    cell.contentView.backgroundColor =
      [UIColor.systemIndigo, .systemPink, .systemTeal, .systemOrange, .systemGreen][
        indexPath.item % 5]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    (view as? TitleView)?.label.text = indexPath.section == 0 ? "Featured" : "New this week"
    return view
  }
}

final class PhotoGrid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 2
    layout.minimumLineSpacing = 2
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 40 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    cell.backgroundColor = UIColor(
      hue: CGFloat(indexPath.item % 12) / 12, saturation: 0.5, brightness: 0.85, alpha: 1)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let columns = (collectionView.bounds.width / 120).rounded(.down)
    let side = ((collectionView.bounds.width - 2 * (columns - 1)) / columns).rounded(.down)
    return CGSize(width: side, height: side)
  }
}

final class OnboardingScreen: UIPageViewController, UIPageViewControllerDataSource {
  private lazy var pages = ["Plan", "Walk", "Remember"].map { Page(title: $0) }

  private final class Page: UIViewController {
    init(title: String) {
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let image = UIImageView(
        image: UIImage(
          systemName: "map.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 90)))
      let text = UILabel(
        "Find paths that others have walked before you, and keep them offline.", .body)
      text.textAlignment = .center
      let stack = UIStackView(
        .vertical, spacing: 20, alignment: .center, image, UILabel(title ?? "", .largeTitle), text)
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        stack.leadingAnchor.constraint(
          equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 24),
        stack.trailingAnchor.constraint(
          equalTo: view.layoutMarginsGuide.trailingAnchor, constant: -24),
      ])
    }
  }

  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    view.backgroundColor = .systemBackground
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { pages.last }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
