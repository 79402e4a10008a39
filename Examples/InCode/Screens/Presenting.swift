// SPDX-License-Identifier: MIT

import UIKit

final class PaywallScreen: ScrollingScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    stack.alignment = .center
    let crown = UIImageView(
      image: UIImage(
        systemName: "crown.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 60)))
    crown.tintColor = .systemYellow
    stack.addArrangedSubview(crown)
    stack.addArrangedSubview(UILabel("Everything, everywhere", .title1))
    for text in ["Unlimited maps", "Offline routes", "Family sharing"] {
      let check = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))
      check.tintColor = .systemGreen
      stack.addArrangedSubview(
        UIStackView(.horizontal, spacing: 10, alignment: .center, check, UILabel(text)))
    }
    var yearly = UIButton.Configuration.borderedProminent()
    yearly.title = "Try it free"
    yearly.subtitle = "Then 29.99 a year"
    yearly.buttonSize = .large
    let button = UIButton(configuration: yearly)
    stack.addArrangedSubview(button)
    button.widthAnchor.constraint(equalTo: stack.widthAnchor).isActive = true
    stack.addArrangedSubview(UILabel("Cancel at any time", .footnote, color: .secondaryLabel))
  }
}

final class TabsScreen: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let home = UINavigationController(rootViewController: FeedScreen())
    home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house.fill"), tag: 0)
    let search = UINavigationController(rootViewController: ContactsList())
    search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
    let profile = UINavigationController(rootViewController: ProfileScreen())
    profile.tabBarItem = UITabBarItem(
      title: "Profile", image: UIImage(systemName: "person.fill"), selectedImage: nil)
    viewControllers = [home, search, profile]
    selectedIndex = 2
  }
}

final class PresentingScreen: UIViewController {
  enum Kind { case sheet, alert, alertOverSheet }

  private let kind: Kind
  private var hasPresented = false

  init(_ kind: Kind) {
    self.kind = kind
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.pin(UILabel("Behind", .largeTitle), inset: 24)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasPresented else { return }
    hasPresented = true
    switch kind {
    case .alert: present(alert(), animated: false)
    case .sheet: present(sheet(), animated: false)
    case .alertOverSheet:
      let sheet = sheet()
      present(sheet, animated: false) { sheet.present(self.alert(), animated: false) }
    }
  }

  private func sheet() -> UIViewController {
    let sheet = UINavigationController(rootViewController: ButtonsScreen())
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    return sheet
  }

  private func alert() -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete the trail?", message: "It cannot be restored.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    return alert
  }
}
