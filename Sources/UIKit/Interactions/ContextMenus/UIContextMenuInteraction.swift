// SPDX-License-Identifier: MIT

public import Foundation

/// The content of a menu that code opens. See ``OpenContextMenu``.
open class UIContextMenuConfiguration: _UIObject {
  public typealias PreviewProvider = () -> UIViewController?
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }

  public let identifier: any NSCopying
  public let previewProvider: PreviewProvider?
  public let actionProvider: ActionProvider?
  open var preferredMenuElementOrder = ElementOrder.automatic
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  open var badgeCount = 0

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init(object: ())
  }
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Code opens the menu with ``simulateMenu(at:)``.
open class UIContextMenuInteraction: AttachedInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  private var location: (point: CGPoint, view: WeakView)?
  private var shown: OpenContextMenu?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init(object: ())
  }

  /// Creates the interaction of a table or collection view, whose delegate provides the menu.
  init() { super.init(object: ()) }

  private struct WeakView { weak var view: UIView? }

  open func location(in view: UIView?) -> CGPoint {
    guard let location, let place = location.view.view else { return .zero }
    return view.map { $0.convert(location.point, from: place) }
      ?? place.convert(location.point, to: nil)
  }

  public enum Appearance: Int, Sendable { case unknown, rich, compact }

  /// The value is `rich` while a menu is open, as on a touch screen.
  open var menuAppearance: Appearance { shown == nil ? .unknown : .rich }

  open func dismissMenu() { shown?.dismiss() }

  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { shown?.update(block) }

  /// Opens the menu as a long press at a point of the view does. The delegate is called for the
  /// configuration, the highlight preview and the display, in this order.
  ///
  /// - Returns: nil if the delegate returns no configuration.
  @discardableResult
  public func simulateMenu(at location: CGPoint) -> OpenContextMenu? {
    guard let view else { return nil }
    self.location = (location, WeakView(view: view))
    let found = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
    return found.map { open($0, ContextMenuListener(self), at: location, in: view) }
  }

  /// Opens a menu, and closes one that is open.
  func open(
    _ configuration: UIContextMenuConfiguration, _ listener: ContextMenuListener,
    at location: CGPoint, in view: UIView
  ) -> OpenContextMenu {
    dismissMenu()
    self.location = (location, WeakView(view: view))
    let menu = OpenContextMenu(configuration, listener) { [weak self] in self?.shown = nil }
    shown = menu
    menu.show()
    return menu
  }
}
