// SPDX-License-Identifier: MIT

@_exported import UIKit

/// The sheet of a share extension: a text view below a bar with two buttons.
@preconcurrency @MainActor
open class SLComposeServiceViewController: UIViewController, UITextViewDelegate {
  // Apple declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public private(set) var textView: UITextView! = UITextView()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var contentText: String! { textView.text }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var placeholder: String!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var charactersRemaining: NSNumber!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var autoCompletionViewController: UIViewController!

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    textView.delegate = self
    textView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textView)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      textView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      textView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
  }

  open func presentationAnimationDidFinish() {}

  open func didSelectPost() {
    extensionContext?.completeRequest(returningItems: [], completionHandler: nil)
  }

  open func didSelectCancel() {}
  open func cancel() { didSelectCancel() }
  open func isContentValid() -> Bool { true }
  open func validateContent() { _ = isContentValid() }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open func configurationItems() -> [Any]! { [] }
  open func reloadConfigurationItems() {}

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open func pushConfigurationViewController(_ viewController: UIViewController!) {}
  open func popConfigurationViewController() {}

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open func loadPreviewView() -> UIView! { nil }
  open func textViewDidChange(_ textView: UITextView) { validateContent() }
}

@preconcurrency @MainActor
open class SLComposeSheetConfigurationItem: NSObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var value: String!
  open var valuePending = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tapHandler: SLComposeSheetConfigurationItemTapHandler!

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public nonisolated init!(_ unused: Void = ()) { super.init() }
}

public typealias SLComposeSheetConfigurationItemTapHandler = () -> Void
