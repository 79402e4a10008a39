// SPDX-License-Identifier: MIT

import InterfaceBuilder

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
      "UIEditingOverlay", "UIButtonLabel", "UITextFieldLabel", "UISegmentLabel", "UIPickerColumn",
      "UICalloutBar", "UIMoveFromTo", "UIPrefersNoContent", "UIWebFormAccessory",
    ]
    if isAppKitPart { return true }
    return prefixes.contains { name.hasPrefix($0) } && !isInputView
  }

  /// Whether AppKit creates the view, as a part of a window, a toolbar or a menu.
  private var isAppKitPart: Bool {
    guard let name = shortClassName, isAppKit else { return false }
    let prefixes = [
      "_NS", "NSToolbarItemViewer", "NSToolbarView", "NSTitlebar", "NSThemeFrame", "NSTouchBar",
      "NSStatusBarButton", "NSStatusBarWindow", "NSStatusItem", "NSPopoverFrame", "NSSegmentItem",
      "NSButtonImageView", "NSButtonTextField", "NSMenuItemView", "NSCarbonMenu", "NSNextStepFrame",
    ]
    return prefixes.contains { name.hasPrefix($0) }
  }

  /// Whether the class is one of AppKit's.
  var isAppKit: Bool {
    guard let name = className, !name.contains(".") else { return false }
    return (name.hasPrefix("NS") || name.hasPrefix("_NS")) && !name.hasPrefix("NSLayout")
  }

  /// Whether the view hosts a SwiftUI view of the app, such as `_UIHostingView<ContentView>`.
  var isHostingView: Bool {
    guard let className else { return false }
    let parts: [StaticString] = ["UIHosting", "NSHosting", "PlatformViewHost", "Representable"]
    return parts.contains { className.contains(text: $0) }
  }

  /// Whether the class is an app's or a framework's in Swift, and its name is not that of a cell,
  /// header or footer.
  var isPlainCustomView: Bool {
    guard let className, let name = shortClassName, !isRowContent, !isGuide,
      className.contains(".") || swiftName != nil
    else { return false }
    let parts: [StaticString] = ["Cell", "Header", "Footer", "Reusable", "Supplementary", "Row"]
    return !parts.contains { name.contains(text: $0) }
  }

  /// Whether both apps and the system use the class.
  var isNeutral: Bool {
    guard let name = shortClassName else { return false }
    return isGuide
      || [
        "UIView", "UILabel", "UIButton", "UIImageView", "UIScrollView", "UIStackView", "UIWindow",
        "UIVisualEffectView", "UITextField", "UIControl", "UIActivityIndicatorView",
        "UITransitionView", "UICollectionView", "NSView", "NSTextField", "NSImageView", "NSButton",
        "NSWindow", "NSVisualEffectView", "NSStackView",
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
  /// Whether a stack view assigned the identifier.
  var isStackRole: Bool { hasPrefix("UISV-") || hasPrefix("NSStackView") }

  /// Whether UIKit assigned the identifier.
  var isSystemRole: Bool {
    [
      "UISV-", "UIView-", "_UITemporary", "fittingSize", "UIViewSafeAreaLayoutGuide-", "BIB_",
      "IB_", "CB_", "TB_", "Mask", "UINav", "UIButtonBar", "assistantView", "accessoryView",
      "UIInput", "UICollectionViewListCell", "_NS", "NSView-", "NSStackView", "UIScrollView",
    ].contains { hasPrefix($0) }
  }
}
