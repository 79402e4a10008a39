// SPDX-License-Identifier: MIT

import UIKit

final class SignInScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let logo = UIImageView(image: UIImage(systemName: "leaf.fill"))
    logo.tintColor = .systemGreen
    logo.contentMode = .scaleAspectFit
    logo.heightAnchor.constraint(equalToConstant: 80).isActive = true
    let title = UILabel("Welcome back", .title1)
    title.textAlignment = .center
    let email = UITextField()
    email.placeholder = "Email"
    email.borderStyle = .roundedRect
    email.keyboardType = .emailAddress
    let password = UITextField()
    password.placeholder = "Password"
    password.text = "secret"
    password.borderStyle = .roundedRect
    password.isSecureTextEntry = true
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Sign In"
    configuration.buttonSize = .large
    configuration.baseBackgroundColor = .systemGreen
    let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in })
    let forgot = UIButton(type: .system)
    forgot.setTitle("Forgot password?", for: .normal)
    let stack = UIStackView(.vertical, spacing: 16, logo, title, email, password, button, forgot)
    stack.setCustomSpacing(32, after: title)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(
        equalTo: view.layoutMarginsGuide.trailingAnchor, constant: -16),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

final class FormScreen: ScrollingScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Event"
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save)
    let name = UITextField()
    name.placeholder = "Title"
    name.borderStyle = .roundedRect
    let kind = UISegmentedControl(items: ["Private", "Work", "Other"])
    kind.selectedSegmentIndex = 1
    let date = UIDatePicker()
    date.preferredDatePickerStyle = .compact
    date.datePickerMode = .date
    date.date = Date(timeIntervalSinceReferenceDate: 779_500_800)
    let guests = UIStepper()
    guests.value = 3
    let notes = UITextView()
    notes.text = "Bring the slides."
    notes.font = .preferredFont(forTextStyle: .body)
    notes.backgroundColor = .secondarySystemBackground
    notes.layer.cornerRadius = 8
    notes.heightAnchor.constraint(equalToConstant: 100).isActive = true
    for view in [
      name, kind, row("Date", date), row("All day", UISwitch()), row("Guests", guests),
      row("Color", UIColorWell()), notes,
    ] { stack.addArrangedSubview(view) }
  }

  private func row(_ title: String, _ control: UIView) -> UIView {
    let label = UILabel(title)
    control.setContentHuggingPriority(.required, for: .horizontal)
    return UIStackView(.horizontal, alignment: .center, label, UIView(), control)
  }
}

final class ProfileScreen: ScrollingScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    let avatar = UIImageView(
      image: UIGraphicsImageRenderer(size: CGSize(width: 96, height: 96)).image { context in
        let colors = [UIColor.systemTeal.cgColor, UIColor.systemBlue.cgColor] as NSArray
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 96, height: 96)).addClip()
        if let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) {
          context.cgContext.drawLinearGradient(
            gradient, start: .zero, end: CGPoint(x: 0, y: 96), options: [])
        }
        ("AL" as NSString).draw(
          at: CGPoint(x: 25, y: 29),
          withAttributes: [
            .font: UIFont.boldSystemFont(ofSize: 32), .foregroundColor: UIColor.white,
          ])
      })
    let name = UILabel("Ada Lovelace", .title2)
    let about = UILabel("Analyst and metaphysician", .subheadline, color: .secondaryLabel)
    stack.addArrangedSubview(
      UIStackView(.vertical, spacing: 4, alignment: .center, avatar, name, about))
    let counts = UIStackView(.horizontal)
    counts.distribution = .fillEqually
    for (value, title) in [("128", "Posts"), ("4.2k", "Followers"), ("97", "Following")] {
      counts.addArrangedSubview(
        UIStackView(
          .vertical, spacing: 0, alignment: .center, UILabel(value, .headline),
          UILabel(title, .caption1, color: .secondaryLabel)))
    }
    stack.addArrangedSubview(counts)
    let follow = UIButton(configuration: .filled())
    follow.configuration?.title = "Follow"
    let message = UIButton(configuration: .tinted())
    message.configuration?.title = "Message"
    message.configuration?.baseBackgroundColor = .systemPurple
    message.configuration?.baseForegroundColor = .systemPurple
    let buttons = UIStackView(.horizontal, spacing: 12, follow, message)
    buttons.distribution = .fillEqually
    stack.addArrangedSubview(buttons)
  }
}

final class ButtonsScreen: ScrollingScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Buttons"
    stack.alignment = .leading
    let all: [(String, UIButton.Configuration)] = [
      ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
      ("Bordered", .bordered()), ("Bordered Tinted", .borderedTinted()),
      ("Bordered Prominent", .borderedProminent()), ("Borderless", .borderless()),
    ]
    for (index, (title, configuration)) in all.enumerated() {
      var configuration = configuration
      configuration.title = title
      if index % 2 == 1 {
        configuration.image = UIImage(systemName: "star.fill")
        configuration.imagePadding = 6
      }
      stack.addArrangedSubview(UIButton(configuration: configuration))
    }
    var tinted = UIButton.Configuration.tinted()
    tinted.title = "Own background"
    tinted.baseBackgroundColor = .systemRed
    stack.addArrangedSubview(UIButton(configuration: tinted))
    let disabled = UIButton(configuration: .filled())
    disabled.configuration?.title = "Disabled"
    disabled.isEnabled = false
    stack.addArrangedSubview(disabled)
    let plain = UIButton(type: .system)
    plain.setTitle("System", for: .normal)
    stack.addArrangedSubview(plain)
  }
}

final class ControlsScreen: ScrollingScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Controls"
    let slider = UISlider()
    slider.value = 0.6
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.4
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 1
    pages.backgroundColor = .systemGray4
    let indicator = UIActivityIndicatorView(style: .large)
    indicator.startAnimating()
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Placeholder"
    let toggle = UISwitch()
    toggle.isOn = true
    let row = UIStackView(.horizontal, toggle, UIView(), UIStepper())
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    segments.selectedSegmentIndex = 0
    let search = UISearchBar()
    search.placeholder = "Search"
    for view in [slider, progress, pages, indicator, field, row, segments, search] {
      stack.addArrangedSubview(view)
    }
  }
}
