// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder
import Testing
import UIKitComponents

/// A controller on the canvas of a build, with what leads to it: what the rules about margins, safe
/// areas and bars are said of.
struct CanvasFixture {
  enum Container: Hashable { case navigation, tab }

  /// How another controller leads to the outermost container, or to the controller itself.
  enum Lead: Hashable {
    case embed
    /// On top of a controller that has the containers.
    case push
    case present(style: String?)
    /// A segue of the kind without anything to push on.
    case show
  }

  var device: String?
  var tools: Int
  var isLandscape = false
  /// The size of the root view; nil is the device's.
  var size: Size?
  /// Outermost first.
  var containers: [Container] = []
  var lead: Lead?
  /// Attributes of the elements, and elements in them.
  var navigation = (attributes: "", bar: "", more: "")
  var controller = (attributes: "", more: "")
  var root = (tag: "view", attributes: "", content: "")

  init(_ device: String?, _ tools: Int, _ containers: [Container] = [], _ lead: Lead? = nil) {
    self.device = device
    self.tools = tools
    self.containers = containers
    self.lead = lead
  }

  /// The same, with changes.
  func with(_ change: (inout CanvasFixture) -> Void) -> CanvasFixture {
    var copy = self
    change(&copy)
    return copy
  }

  func laidOut() throws -> LaidOutScene { try LaidOutScene(document(), scene: "s") }

  /// The safe area of the root view.
  func safeArea() throws -> EdgeInsets { try laidOut().root.safeArea }

  func document() throws -> IBDocument {
    let screen = try device.map { try Device.named($0) }
    let orientation: Orientation = isLandscape ? .landscape : .portrait
    let own = screen?.screen(orientation).size ?? Size(width: 600, height: 600)
    let size = size ?? own
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(tools)"
        useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      \(device.map { "<device id='\($0)' orientation='\(orientation)'/>" } ?? "")
      <scenes>\(around(size: own))
      <scene sceneID="s"><objects><viewController id="c" \(controller.attributes)>
      <\(root.tag) key="view" id="root" \(root.attributes)>
        <rect key="frame" width="\(size.width)" height="\(size.height)"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        \(root.content)</\(root.tag)>\(controller.more)</viewController></objects></scene>
      </scenes></document>
      """
    return try IBFile.load(Data(xml.utf8), file: "canvas.storyboard")
  }

  private func around(size: Size) -> String {
    var xml = ""
    var child = lead == .push ? "home" : "c"
    for container in containers.reversed() {
      let isTab = container == .tab
      let (tag, bar) =
        isTab ? ("tabBarController", "tabBar") : ("navigationController", "navigationBar")
      let role = isTab ? "viewControllers" : "rootViewController"
      xml += """
        <scene sceneID="\(tag)"><objects><\(tag) id="\(bar)Of" \(isTab ? "" : navigation.attributes)>
        <\(bar) key="\(bar)" id="\(bar)" \(isTab ? "" : navigation.bar)><rect key="frame"/></\(bar)>
        \(isTab ? "" : navigation.more)
        <connections><segue destination="\(child)" kind="relationship" relationship="\(role)"
          id="\(bar)To"/></connections></\(tag)></objects></scene>
        """
      child = "\(bar)Of"
    }
    guard let lead else { return xml }
    func home(_ segue: String, in view: String = "") -> String {
      """
      <scene sceneID="h"><objects><viewController id="home"><view key="view" id="homeView">
      <rect key="frame" width="\(size.width)" height="\(size.height)"/>\(view)</view>
      <connections>\(segue)</connections></viewController></objects></scene>
      """
    }
    func segue(_ kind: String, _ more: String = "") -> String {
      "<segue destination='\(lead == .push ? "c" : child)' kind='\(kind)' \(more) id='lead'/>"
    }
    switch lead {
    case .push, .show: xml += home(segue("show"))
    case .present("popover"): xml += home(segue("popoverPresentation"))
    case .present(let style):
      xml += home(segue("presentation", style.map { "modalPresentationStyle='\($0)'" } ?? ""))
    case .embed:
      xml += home(
        "",
        in: """
          <subviews><containerView id="box"><rect key="frame" width="9" height="9"/>
          <connections>\(segue("embed"))</connections></containerView></subviews>
          """)
    }
    return xml
  }
}

extension EdgeInsets {
  /// Insets at top and bottom alone.
  init(top: Double, bottom: Double) { self.init(top: top, left: 0, bottom: bottom, right: 0) }
}

extension LaidOutScene {
  func node(_ id: String) throws -> LayoutSnapshot.Node {
    try #require(snapshot.nodes.first { $0.identifier == id })
  }

  /// A view with the id `v` on its own in a file.
  init(xib view: String, device: String = "retina4_7", tools: Int) throws {
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(tools)"
        useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="\(device)" orientation="portrait"/><objects>\(view)</objects></document>
      """
    try self.init(IBFile.load(Data(xml.utf8), file: "view.xib"), scene: "v")
  }
}
