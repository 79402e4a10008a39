// SPDX-License-Identifier: MIT

extension LoggedItem {
  /// Whether UIKit creates the view, as a part of a bar, a keyboard or an alert.
  var isSystemPart: Bool {
    guard let name = shortClassName else {
      return ["BackButton", "SystemInputAssistantView"].contains(self.name)
        || self.name?.hasPrefix("UIContinuousPath") ?? false
    }
    if name == "_UILayoutGuide" || name == "_UILayoutSpacer" || name.hasSuffix("CellContentView")
      || name.hasSuffix("HeaderFooterContentView") || isHostingView
    {
      return false
    }
    let prefixes = [
      "_UI", "UIInputSet", "UIKB", "UIKeyboard", "UIInputWindow", "UITextEffects", "UIToolbar",
      "UINavigationBar", "UINavigationItem", "UITabBarButton", "UIButtonBar", "UIAlertController",
      "UIInterfaceAction", "UIRemoteKeyboard", "UICompatibilityInput", "UIStatusBar", "UISystem",
      "SystemInputAssistant", "SFAirDrop", "UIActivity", "UISearchBarText", "TUI", "UIPredict",
      "UIEditingOverlay", "UIButtonLabel", "UITextFieldLabel", "UITableViewLabel",
      "UISegmentLabel", "UIPickerTableView", "UICalloutBar", "UIMoveFromTo", "UIPrefersNoContent",
      "UIWebFormAccessory",
    ]
    return prefixes.contains { name.hasPrefix($0) } && !isInputView
  }

  /// Whether the view hosts a SwiftUI view of the app, such as `_UIHostingView<ContentView>`.
  private var isHostingView: Bool { className?.contains("UIHosting") ?? false }

  /// Whether both apps and the system use the class.
  var isNeutral: Bool {
    guard let name = shortClassName else { return false }
    return isGuide
      || [
        "UIView", "UILabel", "UIButton", "UIImageView", "UIScrollView", "UIStackView", "UIWindow",
        "UIVisualEffectView", "UITextField", "UIControl", "UIActivityIndicatorView",
        "UITransitionView", "UICollectionView",
      ].contains(name)
  }

  /// Whether the view is a custom keyboard or input view.
  var isInputView: Bool {
    guard let name = shortClassName else { return false }
    return name == "UIInputView" || name == "_UIInputViewContent" || name.hasSuffix("KeyboardView")
      || name.hasSuffix("InputView") && !name.hasPrefix("UI") && !name.hasPrefix("_UI")
  }

  /// Whether the view is a cell or the content view of a cell, header or footer.
  var isRowContent: Bool {
    guard let name = shortClassName else { return false }
    return name.hasSuffix("CellContentView") || name.hasSuffix("HeaderFooterContentView")
      || name.hasSuffix("Cell")
  }
}

extension String {
  /// Whether UIKit assigned the identifier.
  var isSystemRole: Bool {
    [
      "UISV-", "UIView-", "_UITemporary", "fittingSize", "UIViewSafeAreaLayoutGuide-", "BIB_",
      "IB_", "CB_", "TB_", "Mask", "UINav", "UIButtonBar", "assistantView", "accessoryView",
      "UIInput", "UICollectionViewListCell", "NSView-", "NSStackView", "UIScrollView",
    ].contains { hasPrefix($0) }
  }
}
