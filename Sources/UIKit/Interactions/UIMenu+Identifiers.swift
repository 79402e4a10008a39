// SPDX-License-Identifier: MIT

public import Foundation

extension UIMenu.Identifier {
  public static let newItem = UIMenu.Identifier("com.apple.menu.new-item")
  public static let open = UIMenu.Identifier("com.apple.menu.open")
  public static let findPanel = UIMenu.Identifier("com.apple.menu.find-panel")
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
  public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
  public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
  public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
  public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  public static let autoFill = UIMenu.Identifier("com.apple.menu.autofill")
}

extension UIAction.Identifier {
  public static let paste = UIAction.Identifier("com.apple.action.paste")
  public static let pasteAndMatchStyle = UIAction.Identifier("com.apple.action.pasteAndMatchStyle")
  public static let pasteAndGo = UIAction.Identifier("com.apple.action.pasteAndGo")
  public static let pasteAndSearch = UIAction.Identifier("com.apple.action.pasteAndSearch")
}

extension UIAction {
  /// The action does nothing: there is no camera.
  public class func captureTextFromCamera(
    responder: any UIResponder & UIKeyInput, identifier: UIAction.Identifier?
  ) -> UIAction {
    UIAction(
      title: "Scan Text", image: UIImage(systemName: "text.viewfinder"), identifier: identifier
    ) { _ in }
  }

  /// The view or bar button item that sent the action, while it is performed.
  public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }
}

extension UIMenuController {
  /// Never posted.
  nonisolated public static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}
