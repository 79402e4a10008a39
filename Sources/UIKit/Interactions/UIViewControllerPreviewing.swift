// SPDX-License-Identifier: MIT

public import Foundation

/// A registration for previews by a firm press, which context menus replaced.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  var sourceRect: CGRect { get set }
}

/// Never called.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  /// The preview is not shown: touches have no force.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { Previewing(delegate, sourceView) }

  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

private final class Previewing: _UIObject, UIViewControllerPreviewing {
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    self.delegate = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
    super.init(object: ())
  }
}

@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  var title: String { get }
}

open class UIPreviewAction: _UIObject, UIPreviewActionItem {
  public enum Style: Int, Sendable {
    case `default` = 0
    case selected, destructive
  }

  public let title: String
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  public init(
    title: String, style: Style,
    handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
    super.init(object: ())
  }
}

open class UIPreviewActionGroup: _UIObject, UIPreviewActionItem {
  public let title: String

  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    super.init(object: ())
  }
}

/// Never called.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// Never called.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  func encodeRestorableState(with coder: NSCoder)
  func decodeRestorableState(with coder: NSCoder)
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  public func encodeRestorableState(with coder: NSCoder) {}

  public func decodeRestorableState(with coder: NSCoder) {}

  public func applicationFinishedRestoringState() {}
}

/// Never called.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation: AnyObject {
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

/// The configuration is not read.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
  var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}

/// Never called.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
}

/// No effect.
open class UIActivityItemsConfiguration: _UIObject, UIActivityItemsConfigurationReading {
  open var itemProvidersForActivityItemsConfiguration: [NSItemProvider]
  open var localObject: Any?

  public init(itemProviders: [NSItemProvider]) {
    itemProvidersForActivityItemsConfiguration = itemProviders
    super.init(object: ())
  }
}

extension UIViewController {
  /// No effect.
  open class Transition: _UIObject {
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(object: ()) }

    public static func coverVertical() -> Transition { Transition(object: ()) }

    public static func crossDissolve() -> Transition { Transition(object: ()) }

    public static func flipHorizontal() -> Transition { Transition(object: ()) }

    open class ZoomOptions: _PlainObject {
      open var dimmingColor: UIColor?
      open var dimmingVisualEffect: UIBlurEffect?
      open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
      open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?

      @preconcurrency @MainActor
      public struct InteractionContext {
        public let location: CGPoint
        public let velocity: CGVector
        public let willBegin: Bool
      }

      @preconcurrency @MainActor
      public struct AlignmentRectContext {
        public let sourceView: UIView
        public let sourceViewController: UIViewController
        public let zoomedViewController: UIViewController
      }
    }

    @preconcurrency @MainActor
    public struct ZoomSourceViewProviderContext {
      public let sourceViewController: UIViewController
      public let zoomedViewController: UIViewController
    }
  }
}
