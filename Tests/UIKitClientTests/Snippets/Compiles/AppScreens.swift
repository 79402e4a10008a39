// SPDX-License-Identifier: MIT

import UIKit

// Screens, controls and bars, as in apps and textbooks.

final class LoginController: UIViewController, UITextFieldDelegate {
  private let scrollView = UIScrollView()
  private let emailField: UITextField = {
    let field = UITextField()
    field.placeholder = "Email"
    field.borderStyle = .roundedRect
    field.keyboardType = .emailAddress
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    field.textContentType = .username
    field.returnKeyType = .next
    field.clearButtonMode = .whileEditing
    field.leftView = UIImageView(image: UIImage(systemName: "envelope"))
    field.leftViewMode = .always
    field.translatesAutoresizingMaskIntoConstraints = false
    return field
  }()
  private lazy var passwordField: UITextField = {
    let field = UITextField()
    field.isSecureTextEntry = true
    field.attributedPlaceholder = NSAttributedString(
      string: "Password", attributes: [.foregroundColor: UIColor.placeholderText])
    field.delegate = self
    field.inputAccessoryView = toolbar
    field.passwordRules = UITextInputPasswordRules(descriptor: "required: upper;")
    field.smartQuotesType = .no
    return field
  }()
  private lazy var toolbar: UIToolbar = {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    toolbar.items = [
      UIBarButtonItem.flexibleSpace(),
      UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [unowned self] _ in self.view.endEditing(true) }),
    ]
    toolbar.sizeToFit()
    return toolbar
  }()
  private lazy var button: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Sign In"
    configuration.image = UIImage(systemName: "arrow.right")
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 8
    configuration.cornerStyle = .capsule
    configuration.baseBackgroundColor = .systemIndigo
    configuration.background.strokeColor = .white
    configuration.background.strokeWidth = 1
    configuration.background.cornerRadius = 12
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      incoming in
      var outgoing = incoming
      outgoing.font = UIFont.preferredFont(forTextStyle: .headline)
      return outgoing
    }
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(scale: .small)
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] action in
        (action.sender as? UIButton)?.isEnabled = false
        self?.signIn()
      })
    button.configurationUpdateHandler = { button in
      var configuration = button.configuration
      configuration?.showsActivityIndicator = !button.isEnabled
      button.configuration = configuration
    }
    button.accessibilityHint = "Signs in"
    button.accessibilityTraits.insert(.startsMediaSession)
    return button
  }()
  private let impact = UIImpactFeedbackGenerator(style: .medium)
  private var observers: [NSObjectProtocol] = []

  override func loadView() {
    view = UIView()
    view.backgroundColor = .systemBackground
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UIStackView(arrangedSubviews: [emailField, passwordField, button])
    stack.axis = .vertical
    stack.spacing = UIStackView.spacingUseSystem
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 20, leading: 20, bottom: 20, trailing: 20)
    stack.setCustomSpacing(32, after: passwordField)
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.keyboardDismissMode = .interactive
    scrollView.addSubview(stack)
    view.addSubview(scrollView)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    let hug = button.heightAnchor.constraint(equalToConstant: 50)
    hug.priority = .required - 1
    hug.isActive = true
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
    ) { [weak self] notification in
      let frame =
        (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        ?? .zero
      let duration =
        notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
      MainActor.assumeIsolated {
        UIView.animate(withDuration: duration) {
          self?.scrollView.contentInset.bottom = frame.height
          self?.view.layoutIfNeeded()
        }
      }
    }
    observers.append(observer)
    emailField.addAction(
      UIAction { [weak self] _ in self?.button.isEnabled = self?.emailField.hasText ?? false },
      for: .editingChanged)
    let isModal = traitCollection.userInterfaceIdiom == .pad
    isModalInPresentation = isModal
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (self: Self, previous: UITraitCollection) in
      self.view.setNeedsLayout()
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    emailField.becomeFirstResponder()
    UIAccessibility.post(notification: .screenChanged, argument: emailField)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { false }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var canBecomeFirstResponder: Bool { true }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { impact.impactOccurred() }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let key = presses.first?.key, key.charactersIgnoringModifiers == UIKeyCommand.inputEscape
    else { return super.pressesBegan(presses, with: event) }
    dismiss(animated: true)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let text = textField.text, let range = Range(range, in: text) else { return false }
    return text.replacingCharacters(in: range, with: string).count <= 20
  }

  private func signIn() {
    impact.prepare()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
    let alert = UIAlertController(title: "Welcome", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
        _ = alert?.textFields?.first?.text
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.popoverPresentationController?.sourceView = button
    alert.popoverPresentationController?.sourceRect = button.bounds
    alert.view.tintColor = .systemPurple
    present(alert, animated: true) { print("shown") }
  }

  private func share(_ sender: UIBarButtonItem) {
    let controller = UIActivityViewController(
      activityItems: ["Text", URL(fileURLWithPath: "/")], applicationActivities: nil)
    controller.excludedActivityTypes = [.airDrop, .addToReadingList]
    controller.completionWithItemsHandler = { type, completed, items, error in
      if completed { print(type?.rawValue ?? "") }
    }
    controller.popoverPresentationController?.barButtonItem = sender
    present(controller, animated: true)
    UIPasteboard.general.string = "copied"
    if let url = URL(string: UIApplication.openSettingsURLString),
      UIApplication.shared.canOpenURL(url)
    {
      UIApplication.shared.open(url, options: [:], completionHandler: nil)
    }
  }

  private func presentSheet() {
    let sheet = UINavigationController(rootViewController: SettingsController())
    sheet.modalPresentationStyle = .pageSheet
    if let presentation = sheet.sheetPresentationController {
      presentation.detents = [.medium(), .large()]
      presentation.prefersGrabberVisible = true
      presentation.preferredCornerRadius = 24
      presentation.largestUndimmedDetentIdentifier = .medium
    }
    present(sheet, animated: true)
  }

  private func pickImage() {
    guard UIImagePickerController.isSourceTypeAvailable(.photoLibrary) else { return }
    let picker = UIImagePickerController()
    picker.sourceType = .photoLibrary
    picker.allowsEditing = true
    picker.delegate = self
    present(picker, animated: true)
  }
}

extension LoginController: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    _ = info[.editedImage] as? UIImage ?? info[.originalImage] as? UIImage
    picker.dismiss(animated: true)
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

enum Theme {
  static let accent = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .systemTeal : .systemBlue
  }

  @MainActor static func apply() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = accent
    appearance.titleTextAttributes = [
      .foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 17, weight: .semibold),
    ]
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
    appearance.shadowColor = .clear
    appearance.shadowImage = UIImage()
    appearance.setBackIndicatorImage(
      UIImage(systemName: "arrow.left"), transitionMaskImage: UIImage(systemName: "arrow.left"))
    let back = UIBarButtonItemAppearance(style: .plain)
    back.normal.titleTextAttributes = [.foregroundColor: UIColor.clear]
    appearance.backButtonAppearance = back
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().scrollEdgeAppearance = appearance
    UINavigationBar.appearance().compactAppearance = appearance
    UINavigationBar.appearance().tintColor = .white
    UINavigationBar.appearance().prefersLargeTitles = true
    let tabs = UITabBarAppearance()
    tabs.configureWithDefaultBackground()
    tabs.stackedLayoutAppearance.normal.iconColor = .systemGray
    tabs.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: accent]
    UITabBar.appearance().standardAppearance = tabs
    UITabBar.appearance().scrollEdgeAppearance = tabs
    UITabBar.appearance().unselectedItemTintColor = .gray
    UISwitch.appearance().onTintColor = accent
    UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).textColor =
      .red
    UITableView.appearance().separatorStyle = .none
    UISegmentedControl.appearance().selectedSegmentTintColor = accent
    UISegmentedControl.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.white], for: .selected)
    UIPageControl.appearance().currentPageIndicatorTintColor = accent
    UIBarButtonItem.appearance().tintColor = accent
    UIBarButtonItem.appearance().setTitleTextAttributes(
      [.font: UIFont.systemFont(ofSize: 12)], for: .normal)
  }
}

final class MainTabs: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    let first = UINavigationController(rootViewController: SettingsController())
    first.tabBarItem = UITabBarItem(
      title: "Home", image: UIImage(systemName: "house"),
      selectedImage: UIImage(systemName: "house.fill"))
    first.tabBarItem.badgeValue = "3"
    first.tabBarItem.badgeColor = .systemRed
    first.navigationBar.prefersLargeTitles = true
    first.interactivePopGestureRecognizer?.isEnabled = true
    let second = UIViewController()
    second.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
    viewControllers = [first, second]
    selectedIndex = 1
    tabBar.tintColor = .systemPink
    tabBar.isTranslucent = false
    tabBar.items?.first?.accessibilityIdentifier = "home"
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
}

final class AppFormController: UIViewController {
  private let slider = UISlider()
  private let segments = UISegmentedControl(items: ["One", "Two"])
  private let pageControl = UIPageControl()
  private let progress = UIProgressView(progressViewStyle: .bar)
  private let stepper = UIStepper()
  private let datePicker = UIDatePicker()
  private let indicator = UIActivityIndicatorView(style: .large)
  private let textView = UITextView()
  private let searchBar = UISearchBar()
  private let imageView = UIImageView()
  private let colorWell = UIColorWell()

  override func viewDidLoad() {
    super.viewDidLoad()
    slider.minimumTrackTintColor = .systemGreen
    slider.maximumTrackTintColor = .systemGray4
    slider.isContinuous = true
    slider.setThumbImage(UIImage(systemName: "circle.fill"), for: .normal)
    slider.addAction(
      UIAction { action in _ = (action.sender as? UISlider)?.value }, for: .valueChanged)
    segments.selectedSegmentIndex = 0
    segments.selectedSegmentTintColor = .systemBlue
    segments.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    segments.insertSegment(withTitle: "Three", at: 2, animated: true)
    segments.setEnabled(false, forSegmentAt: 1)
    pageControl.numberOfPages = 5
    pageControl.currentPage = 2
    pageControl.hidesForSinglePage = true
    pageControl.backgroundStyle = .prominent
    progress.progressTintColor = .systemOrange
    progress.setProgress(0.4, animated: true)
    stepper.stepValue = 2
    stepper.wraps = true
    datePicker.datePickerMode = .dateAndTime
    datePicker.preferredDatePickerStyle = .compact
    datePicker.minimumDate = Date()
    indicator.hidesWhenStopped = true
    indicator.color = .white
    indicator.startAnimating()
    textView.delegate = self
    textView.isScrollEnabled = false
    textView.textContainerInset = .zero
    textView.textContainer.lineFragmentPadding = 0
    textView.dataDetectorTypes = [.link, .phoneNumber]
    textView.selectedRange = NSRange(location: 0, length: 0)
    textView.typingAttributes = [.font: UIFont.systemFont(ofSize: 15)]
    if let range = textView.selectedTextRange { textView.replace(range, withText: "x") }
    searchBar.searchBarStyle = .minimal
    searchBar.showsCancelButton = true
    searchBar.delegate = self
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.image = UIImage(
      systemName: "heart.fill",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large))?
      .withTintColor(.systemRed, renderingMode: .alwaysOriginal)
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      hierarchicalColor: .systemBlue)
    imageView.isAccessibilityElement = true
    imageView.accessibilityLabel = "Heart"
    imageView.accessibilityTraits = [.image, .button]
    colorWell.title = "Colour"
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    tap.delegate = self
    view.addGestureRecognizer(tap)
    view.addInteraction(UIContextMenuInteraction(delegate: self))
    view.addInteraction(UIPointerInteraction(delegate: nil))
    view.addInteraction(UIDropInteraction(delegate: self))
    let menuButton = UIButton(type: .system)
    menuButton.menu = UIMenu(
      title: "Sort", options: .singleSelection,
      children: [
        UIAction(title: "Name", state: .on) { _ in },
        UIAction(title: "Date", attributes: [.disabled]) { _ in },
        UIDeferredMenuElement { completion in completion([]) },
      ])
    menuButton.showsMenuAsPrimaryAction = true
    menuButton.changesSelectionAsPrimaryAction = true
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(customView: menuButton),
      UIBarButtonItem(
        title: "Add", image: UIImage(systemName: "plus"), primaryAction: nil, menu: nil),
    ]
    navigationItem.titleView = segments
    navigationItem.backButtonDisplayMode = .minimal
    navigationController?.setNavigationBarHidden(false, animated: true)
    navigationController?.navigationBar.setBackgroundImage(UIImage(), for: .default)
    navigationController?.navigationBar.shadowImage = UIImage()
    navigationController?.navigationBar.barStyle = .black
    navigationController?.navigationBar.topItem?.title = ""
    navigationController?.hidesBarsOnSwipe = true
    toolbarItems = [UIBarButtonItem(systemItem: .add), .fixedSpace(10)]
    navigationController?.setToolbarHidden(false, animated: false)
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterialDark))
    let vibrancy = UIVisualEffectView(
      effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial), style: .label))
    blur.contentView.addSubview(vibrancy)
    view.accessibilityElements = [slider, segments]
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") { _ in true }
    ]
    view.semanticContentAttribute = .forceRightToLeft
    if #available(iOS 15.0, *) { view.maximumContentSizeCategory = .accessibilityLarge }
    UIApplication.shared.isIdleTimerDisabled = true
    if UIDevice.current.userInterfaceIdiom == .pad { title = UIDevice.current.systemVersion }
    NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
    ) { _ in }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.view.layoutIfNeeded() }, completion: nil)
  }

  private func animate() {
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5,
      options: [.curveEaseInOut, .allowUserInteraction],
      animations: { self.imageView.transform = .identity },
      completion: { finished in if finished { self.imageView.alpha = 1 } })
    UIView.transition(with: imageView, duration: 0.2, options: .transitionCrossDissolve) {
      self.imageView.image = nil
    }
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.8) { self.view.alpha = 0 }
    animator.addCompletion { position in if position == .end { self.view.alpha = 1 } }
    animator.scrubsLinearly = false
    animator.startAnimation()
    let timed = UIViewPropertyAnimator(
      duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 1))
    timed.pausesOnCompletion = true
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.view.alpha = 0.5 }
    }
    let spin = CABasicAnimation(keyPath: "transform.rotation.z")
    spin.toValue = NSNumber(value: Double.pi * 2)
    spin.duration = 1
    spin.repeatCount = .infinity
    spin.isRemovedOnCompletion = false
    imageView.layer.add(spin, forKey: "spin")
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    imageView.layer.transform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    CATransaction.commit()
  }
}

extension AppFormController: UITextViewDelegate, UISearchBarDelegate, UIGestureRecognizerDelegate,
  UIContextMenuInteractionDelegate, UIDropInteractionDelegate
{
  func textViewDidChange(_ textView: UITextView) {
    let size = textView.sizeThatFits(CGSize(width: textView.bounds.width, height: .infinity))
    textView.constraints.first { $0.firstAttribute == .height }?.constant = size.height
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(
      identifier: "id" as NSString, previewProvider: { UIViewController() }
    ) {
      suggested in UIMenu(title: "Menu", children: suggested)
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession
  ) -> UIDropProposal {
    UIDropProposal(
      operation: session.hasItemsConforming(toTypeIdentifiers: ["public.image"])
        && session.allowsMoveOperation ? .move : .copy)
  }

  func revealed(_ view: UIView) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator()
    animator.addAnimations { view.alpha = 1 }
    return animator
  }
}
