// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

extension UIViewController {
  /// Decodes the controller's attributes, without its view.
  func decodeController(_ coder: InterfaceCoder) {
    state.origin = coder.origin
    let element = coder.element
    if let title = coder.values.string("title", of: element) { self.title = title }
    if let item = element.child(key: "navigationItem") { coder.fill(navigationItem, from: item) }
    if let item = element.child(key: "tabBarItem") { coder.fill(state.tabBarItem, from: item) }
    let items = element.list("toolbarItems")
    if !items.isEmpty { toolbarItems = items.map { coder.makeBarButton($0) } }
    hidesBottomBarWhenPushed = element.flag("hidesBottomBarWhenPushed") ?? false
    definesPresentationContext = element.flag("definesPresentationContext") ?? false
    providesPresentationContextTransitionStyle =
      element.flag("providesPresentationContextTransitionStyle") ?? false
    extendedLayoutIncludesOpaqueBars = element.flag("extendedLayoutIncludesOpaqueBars") ?? false
    automaticallyAdjustsScrollViewInsets =
      element.flag("automaticallyAdjustsScrollViewInsets") ?? true
    if let edges = element.child(key: "edgesForExtendedLayout") {
      edgesForExtendedLayout = UIRectEdge(file: edges)
    }
    if let style = UIModalPresentationStyle(fileName: element["modalPresentationStyle"]) {
      modalPresentationStyle = style
    }
    if let style = UIModalTransitionStyle(fileName: element["modalTransitionStyle"]) {
      modalTransitionStyle = style
    }
    if let size = element.size(key: "preferredContentSize")
      ?? element.size(key: "contentSizeForViewInPopover")
    {
      preferredContentSize = CGSize(size)
    }
    restorationIdentifier =
      element.flag("useStoryboardIdentifierAsRestorationIdentifier") == true
      ? element["storyboardIdentifier"] : element["restorationIdentifier"]
    decodeBars(coder)
  }
}

extension UIRectEdge {
  fileprivate init(file element: IBElement) {
    self = []
    if element.flag("top") ?? false { insert(.top) }
    if element.flag("left") ?? false { insert(.left) }
    if element.flag("bottom") ?? false { insert(.bottom) }
    if element.flag("right") ?? false { insert(.right) }
  }
}

extension UIModalPresentationStyle {
  /// The style with the file's name `fileName`. Nil for no name or an unknown one.
  init?(fileName: String?) {
    let styles: [String: Self] = [
      "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
      "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
      "overCurrentContext": .overCurrentContext, "popover": .popover, "automatic": .automatic,
    ]
    guard let style = fileName.flatMap({ styles[$0] }) else { return nil }
    self = style
  }
}

extension UIModalTransitionStyle {
  init?(fileName: String?) {
    switch fileName {
    case "coverVertical": self = .coverVertical
    case "flipHorizontal": self = .flipHorizontal
    case "crossDissolve": self = .crossDissolve
    case "partialCurl": self = .partialCurl
    default: return nil
    }
  }
}
