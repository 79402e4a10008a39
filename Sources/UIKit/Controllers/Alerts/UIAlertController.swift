// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

/// Laid out as by iOS 13 to 18. Widths are those that developers measured.
///
/// - Unverified: the distances within an alert.
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }

  open private(set) var preferredStyle = Style.actionSheet
  open private(set) var actions: [UIAlertAction] = []
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  private var fields: [UITextField] = []

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    let isPad = UIScreen.main.traitCollection.userInterfaceIdiom == .pad
    modalPresentationStyle = preferredStyle == .actionSheet && isPad ? .popover : .custom
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var title: String? {
    didSet { rebuild() }
  }

  @_Observed(UIAlertController.rebuild) open var message: String? = nil

  @_Observed(UIAlertController.rebuild) open var preferredAction: UIAlertAction? = nil

  /// No effect.
  open var severity = UIAlertControllerSeverity.default

  /// A second action that cancels raises an exception.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      LayoutException.raiseInconsistency(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
      return
    }
    actions.append(action)
    action.onChange = { [weak self] in self?.rebuild() }
    rebuild()
  }

  /// Adding a field to an action sheet raises an exception.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      LayoutException.raiseInconsistency(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
      return
    }
    let field = UITextField()
    field.font = .systemFont(ofSize: AlertMetrics.current(isSheet: false).messageFontSize)
    configurationHandler?(field)
    fields.append(field)
    rebuild()
  }

  open override func loadView() {
    view = AlertView()
    rebuild()
  }

  private func rebuild() {
    guard let alert = viewIfLoaded as? AlertView else { return }
    alert.update(
      AlertView.Content(
        title: title, message: message, fields: fields, actions: actions,
        bold: preferredAction ?? actions.first { $0.style == .cancel },
        isSheet: preferredStyle == .actionSheet, isPopover: modalPresentationStyle == .popover))
    if modalPresentationStyle == .popover {
      preferredContentSize = alert.fittingSize(width: AlertMetrics.popoverWidth)
    }
    view.superview?.setNeedsLayout()
  }

  override var ownPresentation: UIPresentationController? {
    modalPresentationStyle == .custom
      ? AlertPresentation(presentedViewController: self, presenting: nil) : nil
  }
}

public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }
