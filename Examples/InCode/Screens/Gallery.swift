// SPDX-License-Identifier: MIT

public import UIKit

/// The screens of the gallery by name, each as an app would show it.
@MainActor
public enum Gallery {
  public static let screens: [(name: String, make: @MainActor () -> UIViewController)] = [
    (
      "Settings", { UINavigationController(rootViewController: SettingsList(style: .insetGrouped)) }
    ),
    (
      "SettingsGrouped",
      { UINavigationController(rootViewController: SettingsList(style: .grouped)) }
    ),
    ("Contacts", { UINavigationController(rootViewController: ContactsList()) }),
    ("Inbox", { UINavigationController(rootViewController: InboxList()) }),
    ("Tasks", { UINavigationController(rootViewController: TaskList()) }),
    ("Outline", { UINavigationController(rootViewController: OutlineList()) }),
    ("Feed", { UINavigationController(rootViewController: FeedScreen()) }),
    ("Chat", { UINavigationController(rootViewController: ChatScreen()) }),
    ("SignIn", { SignInScreen() }),
    ("Form", { UINavigationController(rootViewController: FormScreen()) }),
    ("Profile", { largeTitled(ProfileScreen()) }),
    ("Store", { largeTitled(StoreScreen()) }),
    ("Photos", { UINavigationController(rootViewController: PhotoGrid()) }),
    ("Player", { PlayerScreen() }),
    ("Chart", { UINavigationController(rootViewController: ChartScreen()) }),
    ("Rings", { UINavigationController(rootViewController: RingsScreen()) }),
    ("Weather", { WeatherScreen() }),
    ("Clock", { ClockScreen() }),
    ("Calculator", { CalculatorScreen() }),
    ("Onboarding", { OnboardingScreen() }),
    ("Paywall", { PaywallScreen() }),
    ("Article", { UINavigationController(rootViewController: ArticleScreen()) }),
    ("Recipe", { UINavigationController(rootViewController: RecipeScreen()) }),
    ("Empty", { UINavigationController(rootViewController: EmptyScreen()) }),
    ("Buttons", { UINavigationController(rootViewController: ButtonsScreen()) }),
    ("Controls", { UINavigationController(rootViewController: ControlsScreen()) }),
    ("Tabs", { TabsScreen() }),
    ("Sheet", { PresentingScreen(.sheet) }),
    ("Alert", { PresentingScreen(.alert) }),
    ("AlertOverSheet", { PresentingScreen(.alertOverSheet) }),
  ]

  private static func largeTitled(_ root: UIViewController) -> UIViewController {
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }
}

extension UIView {
  /// Adds a view and pins it to the edges of a layout guide of this view.
  func pin(_ view: UIView, to guide: UILayoutGuide? = nil, inset: CGFloat = 0) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    let guide = guide ?? safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor, constant: inset),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -inset),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -inset),
    ])
  }
}

extension UILabel {
  convenience init(
    _ text: String, _ style: UIFont.TextStyle = .body, color: UIColor = .label, lines: Int = 0
  ) {
    self.init(frame: .zero)
    self.text = text
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = lines
  }
}

extension UIStackView {
  convenience init(
    _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 8,
    alignment: UIStackView.Alignment = .fill, _ views: UIView...
  ) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A screen with scrolling content.
class ScrollingScreen: UIViewController {
  let stack = UIStackView(.vertical, spacing: 16)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    scroll.alwaysBounceVertical = true
    view.addSubview(scroll)
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stack)
    let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32),
    ])
  }
}
