// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder

/// An unusual but valid file: one scene to test, and the controllers that lead to it.
struct GeneratedFile {
  /// The way to the scene, which determines its bars.
  enum Setting: CaseIterable {
    case alone, navigation, tab, tabNavigation, pushed, sheet, fullScreen, popover, embedded
    case simulatedBars, freeform
    /// Xib files.
    case xibView, xibFree, xibTableCell, xibCollectionCell, xibReusableView

    var isXIB: Bool {
      switch self {
      case .xibView, .xibFree, .xibTableCell, .xibCollectionCell, .xibReusableView: true
      default: false
      }
    }
  }

  var setting = Setting.alone
  var tools = 21_507
  /// The device; `nil` for the square canvas before Xcode 8.
  var device: String?
  var isLandscape = false
  var usesSafeAreas = true
  var controller = "viewController"
  var root = GeneratedView("view", id: "root", key: "view")
  /// The root views of embedded controllers, by the ids of their container views.
  var embedded: [(container: String, root: GeneratedView)] = []
  /// Top-level views beside the root view of a xib or beside the controller.
  var others: [GeneratedView] = []
  /// Whether the controller has top and bottom layout guides instead of a safe area.
  var hasLegacyGuides = false

  var sceneID: String { setting.isXIB ? root.id : "scene" }

  /// All views of the scene by id.
  var views: [String: GeneratedView] {
    var views: [String: GeneratedView] = [:]
    root.forEach { views[$0.id] = $0 }
    return views
  }

  func document(saved: [String: Rect] = [:]) throws -> IBDocument {
    try IBFile.load(Data(xml(saved: saved).utf8), file: setting.isXIB ? "g.xib" : "g.storyboard")
  }

  func xml(saved: [String: Rect] = [:]) -> String {
    let kind = setting.isXIB ? "XIB" : "Storyboard.XIB"
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES"\(usesSafeAreas ? " useSafeAreas=\"YES\"" : "")>

      """
    if let device {
      text +=
        "<device id=\"\(device)\" orientation=\"\(isLandscape ? "landscape" : "portrait")\"/>\n"
    }
    text += setting.isXIB ? objects(saved: saved) : scenes(saved: saved)
    return text + "</document>\n"
  }

  private func objects(saved: [String: Rect]) -> String {
    """
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
    <connections><outlet property="view" destination="\(root.id)" id="out"/></connections></placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(root.xml(saved: saved))\(others.map { $0.xml(saved: saved) }.joined())</objects>

    """
  }

  private func scenes(saved: [String: Rect]) -> String {
    let home = """
      <scene sceneID="home"><objects><viewController id="h" sceneMemberID="viewController">
      <view key="view" id="hv"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
      <navigationItem key="navigationItem" id="hn"/>
      CONNECTIONS</viewController></objects></scene>

      """
    var text = "<scenes>\n"
    func lead(_ segue: String) {
      text += home.replacing(
        "CONNECTIONS", with: "<connections><segue \(segue) id=\"lead\"/></connections>")
    }
    func embed() {
      text += home.replacing("CONNECTIONS", with: "").replacing(
        "</view>",
        with: """
          <subviews><containerView id="box"><rect key="frame" width="375" height="667"/>\
          <connections><segue destination="c" kind="embed" id="lead"/></connections>\
          </containerView></subviews></view>
          """)
    }
    func container(_ name: String, _ id: String, _ role: String, to child: String) {
      let bar = name == "tabBarController" ? "tabBar" : "navigationBar"
      text += """
        <scene sceneID="\(id)s"><objects><\(name) id="\(id)" sceneMemberID="viewController">
        <\(bar) key="\(bar)" contentMode="scaleToFill" id="\(id)b"><rect key="frame"/></\(bar)>
        <connections><segue destination="\(child)" kind="relationship" relationship="\(role)" \
        id="\(id)r"/></connections></\(name)></objects></scene>

        """
    }
    switch setting {
    case .navigation: container("navigationController", "n", "rootViewController", to: "c")
    case .tab: container("tabBarController", "t", "viewControllers", to: "c")
    case .tabNavigation:
      container("tabBarController", "t", "viewControllers", to: "n")
      container("navigationController", "n", "rootViewController", to: "c")
    case .pushed:
      container("navigationController", "n", "rootViewController", to: "h")
      lead("destination=\"c\" kind=\"show\"")
    case .sheet: lead("destination=\"c\" kind=\"presentation\"")
    case .fullScreen:
      lead("destination=\"c\" kind=\"presentation\" modalPresentationStyle=\"fullScreen\"")
    case .popover:
      lead("destination=\"c\" kind=\"presentation\" modalPresentationStyle=\"popover\"")
    case .embedded: embed()
    default: break
    }
    var metrics = ""
    if setting == .simulatedBars {
      metrics += "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
      metrics += "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
    }
    if setting == .freeform {
      metrics += "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
      metrics +=
        "<size key=\"freeformSize\" width=\"\(root.frame.width)\" height=\"\(root.frame.height)\"/>"
    }
    let guides =
      hasLegacyGuides
      ? "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"topGuide\"/>"
        + "<viewControllerLayoutGuide type=\"bottom\" id=\"bottomGuide\"/></layoutGuides>" : ""
    let segues = embedded.enumerated().map { index, one in
      "<scene sceneID=\"e\(index)\"><objects><viewController id=\"ec\(index)\">"
        + one.root.xml() + "</viewController></objects></scene>\n"
    }
    text += """
      <scene sceneID="scene"><objects><\(controller) id="c" sceneMemberID="viewController">
      \(guides)\(root.xml(saved: saved))\(metrics)</\(controller)>
      <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
      \(others.map { $0.xml(saved: saved) }.joined())</objects></scene>
      \(segues.joined())</scenes>

      """
    return text
  }
}
