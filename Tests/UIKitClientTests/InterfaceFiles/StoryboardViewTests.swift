// SPDX-License-Identifier: MIT

// Outlets are declared as UIKit's templates declare them.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import AutoLayout
import Diagnostics
import Foundation
import InterfaceBuilder
import InterfaceBuilderFiles
import Testing
import UIKit
import UIKitComponents

/// Views of storyboards have the frames that the tools compute, and the state that code expects.
@MainActor
struct StoryboardViewTests {
  static let form = """
    <subviews>
    <label opaque="NO" userInteractionEnabled="NO" tag="7" contentMode="left" \
    horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Sign in" \
    textAlignment="center" lineBreakMode="tailTruncation" numberOfLines="0" \
    translatesAutoresizingMaskIntoConstraints="NO" id="title">
    <rect key="frame" x="16" y="59" width="361" height="20"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>
    <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/>
    </label>
    <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="8" \
    translatesAutoresizingMaskIntoConstraints="NO" id="stack">
    <rect key="frame" x="16" y="100" width="361" height="120"/>
    <subviews>
    <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" \
    placeholder="Name" translatesAutoresizingMaskIntoConstraints="NO" id="field">
    <rect key="frame" x="0" y="0" width="361" height="34"/>
    <fontDescription key="fontDescription" type="system" pointSize="14"/>
    <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="go"/>
    </textField>
    <switch opaque="NO" contentMode="scaleToFill" on="YES" \
    translatesAutoresizingMaskIntoConstraints="NO" id="switch">
    <rect key="frame" x="0" y="42" width="363" height="31"/>
    </switch>
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" \
    translatesAutoresizingMaskIntoConstraints="NO" id="button">
    <rect key="frame" x="0" y="81" width="361" height="35"/>
    <state key="normal" title="Go on"/><state key="disabled" title="Wait"/>
    <buttonConfiguration key="configuration" style="filled" title="Go on"/>
    </button>
    </subviews>
    </stackView>
    <view contentMode="scaleToFill" id="masked">
    <rect key="frame" x="20" y="700" width="353" height="40"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
    <color key="backgroundColor" white="0.5" alpha="1" colorSpace="custom" \
    customColorSpace="genericGamma22GrayColorSpace"/>
    </view>
    </subviews>
    <constraints>
    <constraint firstItem="title" firstAttribute="top" secondItem="safe-vc" \
    secondAttribute="top" constant="24" id="c-top" identifier="titleTop"/>
    <constraint firstItem="title" firstAttribute="leading" secondItem="view-vc" \
    secondAttribute="leadingMargin" id="c-lead"/>
    <constraint firstAttribute="trailingMargin" secondItem="title" \
    secondAttribute="trailing" id="c-trail"/>
    <constraint firstItem="stack" firstAttribute="top" secondItem="title" \
    secondAttribute="bottom" constant="12" id="c-stack"/>
    <constraint firstItem="stack" firstAttribute="leading" secondItem="title" \
    secondAttribute="leading" id="c-slead"/>
    <constraint firstItem="stack" firstAttribute="trailing" secondItem="title" \
    secondAttribute="trailing" id="c-strail"/>
    </constraints>
    """

  final class FormController: UIViewController {
    @Outlet var titleLabel: UILabel!
    @Outlet var fields: [UIView] = []
    @WeakOutlet var button: UIButton!
    @Outlet var top: NSLayoutConstraint!
    var pressed: [UIButton] = []

    override var interfaceActions: [String: InterfaceAction] {
      ["go:": InterfaceAction(go)]
    }

    func go(_ sender: UIButton) { pressed.append(sender) }
  }

  private func bundle(_ connections: String = "") throws -> TemporaryBundle {
    try TemporaryBundle([
      "Main.storyboard": storyboard(
        scene(
          "vc", connections.isEmpty ? "" : "customClass=\"FormController\"",
          controller: connections, view: Self.form))
    ])
  }

  /// The expected frames are those of the tools. Other tests compare them with frames that Xcode
  /// saved.
  @Test(arguments: ["iPhone 15", "iPhone SE (1st generation)", "iPhone 8"])
  func framesAreThoseOfTheTools(device: String) throws {
    let bundle = try bundle()
    defer { UIScreen.main.simulateStandard() }
    try UIScreen.main.simulate(SimulatedDevice(device))
    let controller = try #require(bundle.storyboard().instantiateInitialViewController())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()

    let document = try IBFile.load(path: bundle.path("Main.storyboard"))
    let options = SceneOptions(device: try Device.named(device), platform: .current)
    var built = SceneBuilder(document, options: options).build(document.scenes[0])
    _ = built.forest.layout(built.canvas)
    var compared = 0
    func compare(_ view: UIView) {
      if let id = view.interfaceID, let known = built.views.first(where: { $0.id == id }) {
        let found = built.forest.frame(of: known.item)
        let frame = CGRect(x: found.x, y: found.y, width: found.width, height: found.height)
        #expect(view.frame == frame, "\(id)")
        compared += 1
      }
      for subview in view.subviews { compare(subview) }
    }
    compare(controller.view)
    #expect(compared == built.views.count)
  }

  /// Bars inside a view have the items and the appearance of the file, and outlets and actions are
  /// connected to the items.
  @Test func barsInViewsHaveTheirItems() throws {
    let files = try TemporaryBundle([
      "Main.storyboard": storyboard(
        scene(
          "vc",
          view: """
            <subviews><toolbar barStyle="black" id="tools">
            <rect key="frame" x="0" y="100" width="393" height="44"/>
            <color key="tintColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
            <items><barButtonItem systemItem="flexibleSpace" id="i1"/>
            <barButtonItem title="Add" enabled="NO" id="i2"/>
            <barButtonItem id="i3"><slider key="customView" id="slider">
            <rect key="frame" x="0" y="0" width="120" height="34"/></slider></barButtonItem></items></toolbar>
            <navigationBar id="bar"><rect key="frame" x="0" y="200" width="393" height="44"/>
            <items><navigationItem title="Free" id="n1"/></items></navigationBar>
            <tabBar id="tabs"><rect key="frame" x="0" y="300" width="393" height="49"/>
            <items><tabBarItem title="One" id="t1"/><tabBarItem title="Two" id="t2"/></items>
            </tabBar></subviews>
            """))
    ])
    let controller = try #require(files.storyboard().instantiateInitialViewController())
    let views = try #require(controller.view?.subviews)
    try #require(views.count == 3)
    let tools = try #require(views[0] as? UIToolbar)
    #expect(tools.items?.map(\.title) == [nil, "Add", nil])
    #expect(tools.items?[1].isEnabled == false)
    #expect(tools.items?[2].customView is UISlider)
    #expect(tools.barStyle == .black)
    #expect(tools.tintColor.cgColor.components?.first == 0)
    #expect((views[1] as? UINavigationBar)?.topItem?.title == "Free")
    #expect((views[2] as? UITabBar)?.items?.map(\.title) == ["One", "Two"])
  }

  @Test func propertiesHaveTheValuesOfTheFile() throws {
    let controller = try #require(
      try bundle().storyboard().instantiateInitialViewController())
    let label = try #require(controller.view.viewWithTag(7) as? UILabel)
    #expect(label.text == "Sign in")
    #expect(label.textAlignment == .center)
    #expect(label.numberOfLines == 0)
    #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(!label.isUserInteractionEnabled)
    #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 251)
    let stack = try #require(controller.view.subviews[1] as? UIStackView)
    #expect(stack.axis == .vertical && stack.spacing == 8)
    #expect(stack.arrangedSubviews == stack.subviews)
    let field = try #require(stack.arrangedSubviews[0] as? UITextField)
    #expect(field.placeholder == "Name" && field.borderStyle == .roundedRect)
    #expect(field.keyboardType == .emailAddress && field.returnKeyType == .go)
    #expect((stack.arrangedSubviews[1] as? UISwitch)?.isOn == true)
    let button = try #require(stack.arrangedSubviews[2] as? UIButton)
    #expect(button.configuration?.title == "Go on")
    #expect(button.title(for: .disabled) == "Wait")
    let masked = controller.view.subviews[2]
    #expect(masked.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
    #expect(masked.backgroundColor == UIColor(white: 0.5, alpha: 1))
    #expect(controller.view.constraints.count >= 6)
  }

  /// Source: nibs contain the frames that Interface Builder saves. Apps read the sizes in
  /// `viewDidLoad()`.
  @Test func viewsHaveTheFramesOfTheFileUntilTheFirstLayout() throws {
    final class Reader: UIViewController {
      var found: CGRect?

      override func viewDidLoad() {
        let field = UIView(frame: view.subviews[0].bounds)
        field.autoresizingMask = .flexibleWidth
        found = view.subviews[0].frame
        view.subviews[0].addSubview(field)
      }
    }
    InterfaceClasses.register(Reader.self)
    let bundle = try TemporaryBundle([
      "Main.storyboard": storyboard(
        scene(
          "vc", "customClass=\"Reader\"",
          view: """
            <subviews><view contentMode="scaleToFill" id="bar" \
            translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="59" width="393" height="56"/>
            <constraints><constraint firstAttribute="height" constant="56" id="c1"/></constraints>
            </view></subviews>
            <constraints>
            <constraint firstItem="bar" firstAttribute="leading" secondItem="view-vc" \
            secondAttribute="leading" id="c2"/>
            <constraint firstItem="bar" firstAttribute="trailing" secondItem="view-vc" \
            secondAttribute="trailing" id="c3"/>
            <constraint firstItem="bar" firstAttribute="top" secondItem="safe-vc" \
            secondAttribute="top" id="c4"/></constraints>
            """))
    ])
    let reader = try #require(bundle.storyboard().instantiateInitialViewController() as? Reader)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 700))
    window.rootViewController = reader
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(reader.found == CGRect(x: 0, y: 59, width: 393, height: 56))
    let bar = try #require(reader.view.subviews.first)
    #expect(bar.bounds.size == CGSize(width: 500, height: 56))
    #expect(bar.subviews[0].frame == bar.bounds)
  }

  /// Outlets, outlet collections, constraints and actions, by their names in the file.
  @Test func outletsAndActionsAreConnected() throws {
    InterfaceClasses.register(FormController.self)
    let connections = """
      <connections>
      <outlet property="titleLabel" destination="title" id="o1"/>
      <outlet property="button" destination="button" id="o2"/>
      <outlet property="top" destination="c-top" id="o3"/>
      <outletCollection property="fields" destination="field" id="o4"/>
      <outletCollection property="fields" destination="switch" id="o5"/>
      </connections>
      """
    let form = Self.form.replacingOccurrences(
      of: "<state key=\"disabled\" title=\"Wait\"/>",
      with: "<connections><action selector=\"go:\" destination=\"vc\" "
        + "eventType=\"touchUpInside\" id=\"a1\"/></connections>")
    let bundle = try TemporaryBundle([
      "Main.storyboard": storyboard(
        scene("vc", "customClass=\"FormController\"", controller: connections, view: form))
    ])
    let made = bundle.storyboard().instantiateInitialViewController()
    let controller = try #require(made as? FormController)
    controller.loadViewIfNeeded()
    #expect(controller.titleLabel.text == "Sign in")
    #expect(controller.fields.count == 2)
    #expect(controller.top.identifier == "titleTop" && controller.top.isActive)
    controller.top.constant = 40
    controller.button.sendActions(for: .touchUpInside)
    #expect(controller.pressed == [controller.button])
  }

  /// UIKit's exception, as its console prints it.
  @Test func aDanglingOutletRaises() throws {
    InterfaceClasses.register(FormController.self)
    let bundle = try bundle(
      "<connections><outlet property=\"subtitle\" destination=\"title\" id=\"o\"/></connections>")
    let controller = try #require(bundle.storyboard().instantiateInitialViewController())
    let raised = exceptions { controller.loadViewIfNeeded() }
    #expect(raised.map(\.name) == ["NSUnknownKeyException"])
    #expect(
      raised.first?.reason.contains("setValue:forUndefinedKey:]: this class is not key value")
        == true)
  }

  /// UIKit's exceptions for missing files and identifiers.
  @Test func missingFilesAndIdentifiersRaise() throws {
    let bundle = try bundle()
    let raised = exceptions {
      _ = bundle.storyboard("Nowhere").instantiateInitialViewController()
      _ = bundle.storyboard().instantiateViewController(withIdentifier: "none")
    }
    #expect(raised.count == 2)
    #expect(
      raised.first?.reason.hasPrefix("Could not find a storyboard named 'Nowhere' in bundle")
        == true)
    #expect(
      raised.last?.reason.hasSuffix(
        "doesn't contain a view controller with identifier 'none'") == true)
  }

  /// A missing class is reported once, and UIKit's class replaces it.
  @Test func unknownClassesFallBack() throws {
    let bundle = try TemporaryBundle([
      "Main.storyboard": storyboard(
        scene(
          "vc", "customClass=\"NobodyController\" customModule=\"Nowhere\"",
          controller:
            "<connections><outlet property=\"x\" destination=\"title\" id=\"o\"/></connections>",
          view: Self.form))
    ])
    let old = InterfaceDiagnostics.handler
    defer { InterfaceDiagnostics.handler = old }
    var told: [Diagnostic] = []
    InterfaceDiagnostics.handler = { told.append($0) }
    let board = bundle.storyboard()
    let controller = try #require(board.instantiateInitialViewController())
    controller.loadViewIfNeeded()
    #expect(type(of: controller) == UIViewController.self)
    #expect(told.count == 1 && board.diagnostics == told)
    #expect(told.first?.message.contains("NobodyController") == true)
  }
}
