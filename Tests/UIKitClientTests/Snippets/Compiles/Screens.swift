// SPDX-License-Identifier: MIT

import UIKit

// A screen as in textbooks, with all the code around its constraints.

final class CardView: UIView {
  override class var requiresConstraintBasedLayout: Bool { true }
  override class var layerClass: AnyClass { CAGradientLayer.self }
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 4, right: 4)
  }
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 12
    layer.shadowOpacity = 0.3
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.borderColor = UIColor.separator.cgColor
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
}

final class FormController: UIViewController {
  private let scrollView = UIScrollView()
  private let card = CardView()
  private var bottom: NSLayoutConstraint?
  private lazy var field: UITextField = {
    let field = UITextField()
    field.placeholder = "Email"
    field.borderStyle = .roundedRect
    field.keyboardType = .emailAddress
    field.autocapitalizationType = .none
    field.textContentType = .emailAddress
    field.returnKeyType = .done
    field.delegate = self
    return field
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Form"
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done", primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    view.backgroundColor = .systemBackground
    scrollView.delegate = self
    view.addSubview(scrollView)
    scrollView.addSubview(card)
    card.addGestureRecognizer(UITapGestureRecognizer())
    for view in [scrollView, card, field] { view.translatesAutoresizingMaskIntoConstraints = false }
    card.addSubview(field)
    bottom = scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      card.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
      field.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: card.topAnchor, multiplier: 2),
    ])
    bottom?.isActive = true
    NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
    ) { [weak self] notification in
      let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?
        .cgRectValue
      MainActor.assumeIsolated { self?.makeRoom(for: frame?.height ?? 0) }
    }
  }

  private func makeRoom(for height: CGFloat) {
    bottom?.constant = -height
    UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { self.card.alpha = 1 }
    animator.addCompletion { position in if position == .end { self.view.setNeedsLayout() } }
    animator.startAnimation()
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { _ in self.view.setNeedsUpdateConstraints() }
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  func showDetail() {
    let detail = UIViewController()
    detail.modalPresentationStyle = .formSheet
    present(UINavigationController(rootViewController: detail), animated: true)
    navigationController?.pushViewController(detail, animated: true)
  }
}

extension FormController: UITextFieldDelegate, UIScrollViewDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { card.alpha = scrollView.contentOffset.y }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UINavigationController(rootViewController: FormController())
    window?.makeKeyAndVisible()
  }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = FormController()
    window?.makeKeyAndVisible()
    return true
  }
}
