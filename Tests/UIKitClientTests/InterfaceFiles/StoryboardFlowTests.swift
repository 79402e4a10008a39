// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Controllers of storyboards: containers, segues, unwinding and storyboard references.
@MainActor
struct StoryboardFlowTests {
  final class ListController: UIViewController {
    var prepared: [String] = []
    var unwound: [UIViewController] = []
    var allows = true

    override var interfaceActions: [String: InterfaceAction] {
      ["unwindToList:": InterfaceAction(unwindToList)]
    }

    func unwindToList(_ segue: UIStoryboardSegue) { unwound.append(segue.source) }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      allows
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      prepared.append(segue.identifier ?? "")
      segue.destination.title = "From the list"
    }
  }

  final class SideSegue: UIStoryboardSegue {
    static var performed: [String] = []
    override func perform() { Self.performed.append(identifier ?? "") }
  }

  private static let button = """
    <subviews><button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" buttonType="system" \
    id="next"><rect key="frame" x="20" y="100" width="100" height="30"/>
    <state key="normal" title="Next"/>
    <connections><segue destination="detail" kind="show" identifier="next" id="s1"/></connections>
    </button></subviews>
    """

  private static let exit = """
    <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
    """

  private static let board = storyboard(
    initial: "nav",
    """
    <scene sceneID="n"><objects>
    <navigationController id="nav" toolbarHidden="NO" sceneMemberID="viewController">
    <navigationBar key="navigationBar" largeTitles="YES" id="bar">
    <rect key="frame" x="0" y="59" width="393" height="96"/></navigationBar>
    <connections><segue destination="list" kind="relationship" \
    relationship="rootViewController" id="r1"/></connections>
    </navigationController></objects></scene>
    """
      + scene(
        "list", "customClass=\"ListController\" storyboardIdentifier=\"List\" title=\"Things\"",
        controller: """
          <navigationItem key="navigationItem" title="List" largeTitleDisplayMode="never" id="item">
          <barButtonItem key="rightBarButtonItem" systemItem="add" id="add">
          <connections><segue destination="detail" kind="presentation" identifier="add" \
          modalPresentationStyle="fullScreen" id="s2"/></connections>
          </barButtonItem></navigationItem>
          <connections>
          <segue destination="detail" kind="custom" identifier="side" customClass="SideSegue" id="s3"/>
          <segue destination="elsewhere" kind="show" identifier="elsewhere" id="s4"/>
          </connections>
          """, view: button)
      + scene(
        "detail", "storyboardIdentifier=\"Detail\" hidesBottomBarWhenPushed=\"YES\"",
        view: """
          <subviews><button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" \
          buttonType="system" id="back"><rect key="frame" x="20" y="100" width="100" height="30"/>
          <state key="normal" title="Back"/>
          <connections><segue destination="exit" kind="unwind" unwindAction="unwindToList:" \
          id="u1"/></connections></button></subviews>
          """, others: exit)
        + """
        <scene sceneID="e"><objects>
        <viewControllerPlaceholder storyboardName="Other" id="elsewhere" \
        sceneMemberID="viewController"/></objects></scene>
        """)

  private static let other = storyboard(
    scene("vc", "title=\"Elsewhere\""))

  private func start() throws -> (UINavigationController, ListController, TemporaryBundle) {
    InterfaceClasses.register(ListController.self, SideSegue.self)
    let bundle = try TemporaryBundle([
      "Main.storyboard": Self.board, "Other.storyboard": Self.other,
    ])
    let made = bundle.storyboard().instantiateInitialViewController()
    let navigation = try #require(made as? UINavigationController)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    return (navigation, try #require(navigation.topViewController as? ListController), bundle)
  }

  private func button(_ controller: UIViewController?) throws -> UIButton {
    try #require(controller?.view.subviews.first as? UIButton)
  }

  /// Source: overrides of `prepare(for:sender:)` set the delegate of the destination's
  /// `popoverPresentationController`, and replace its `modalPresentationStyle`.
  @Test func segueStylesAreSetBeforeThePreparation() throws {
    final class Origin: UIViewController {
      var found: UIModalPresentationStyle?
      var hasPopover = false

      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        found = segue.destination.modalPresentationStyle
        hasPopover = segue.destination.popoverPresentationController?.sourceView != nil
        segue.destination.modalPresentationStyle = .overFullScreen
      }
    }
    InterfaceClasses.register(Origin.self)
    let bundle = try TemporaryBundle([
      "Main.storyboard": storyboard(
        scene(
          "vc", "customClass=\"Origin\"",
          controller: """
            <connections><segue destination="next" kind="popoverPresentation" identifier="over" \
            popoverAnchorView="view-vc" id="s1"/></connections>
            """) + scene("next"))
    ])
    let origin = try #require(bundle.storyboard().instantiateInitialViewController() as? Origin)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = origin
    window.makeKeyAndVisible()
    origin.performSegue(withIdentifier: "over", sender: nil)
    #expect(origin.found == .popover && origin.hasPopover)
    #expect(origin.presentedViewController?.modalPresentationStyle == .overFullScreen)
  }

  @Test func navigationControllersHoldTheirRoots() throws {
    let (navigation, list, _) = try start()
    #expect(navigation.navigationBar.prefersLargeTitles)
    #expect(!navigation.isToolbarHidden)
    #expect(list.navigationItem.title == "List")
    #expect(list.navigationItem.largeTitleDisplayMode == .never)
    #expect(list.navigationItem.rightBarButtonItem != nil)
    #expect(list.storyboard === navigation.storyboard)
  }

  @Test func showingPushesAndUnwindingPops() throws {
    let (navigation, list, _) = try start()
    try button(list).sendActions(for: .touchUpInside)
    let detail = navigation.topViewController
    #expect(navigation.viewControllers.count == 2 && detail?.title == "From the list")
    #expect(detail?.hidesBottomBarWhenPushed == true)
    #expect(list.prepared == ["next"])
    try button(detail).sendActions(for: .touchUpInside)
    #expect(navigation.viewControllers == [list])
    #expect(list.unwound == [detail].compactMap { $0 })
  }

  @Test func shouldPerformSegueCanRefuseASegue() throws {
    let (navigation, list, _) = try start()
    list.allows = false
    try button(list).sendActions(for: .touchUpInside)
    #expect(navigation.viewControllers == [list] && list.prepared.isEmpty)
  }

  @Test func barButtonsPresentAndUnwindingDismisses() throws {
    let (navigation, list, _) = try start()
    let add = try #require(list.navigationItem.rightBarButtonItem)
    add.primaryAction?.performWithSender(add, target: nil)
    let shown = try #require(navigation.presentedViewController)
    #expect(shown.modalPresentationStyle == .fullScreen && list.prepared == ["add"])
    try button(shown).sendActions(for: .touchUpInside)
    #expect(navigation.presentedViewController == nil && list.unwound == [shown])
  }

  @Test func seguesAreFoundByIdentifier() throws {
    let (navigation, list, bundle) = try start()
    defer { withExtendedLifetime(bundle) {} }
    SideSegue.performed = []
    list.performSegue(withIdentifier: "side", sender: nil)
    #expect(SideSegue.performed == ["side"])
    list.performSegue(withIdentifier: "elsewhere", sender: nil)
    #expect(
      navigation.topViewController?.storyboard?.description != navigation.storyboard?.description)
    let raised = exceptions { list.performSegue(withIdentifier: "none", sender: nil) }
    #expect(raised.first?.reason.hasSuffix("has no segue with identifier 'none'") == true)
  }

  final class PickyController: UIViewController {
    let word: String
    init?(coder: NSCoder, word: String) {
      self.word = word
      super.init(coder: coder)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func creatorClosuresCreateTheController() throws {
    let bundle = try TemporaryBundle(["Main.storyboard": Self.board])
    let controller = bundle.storyboard().instantiateViewController(identifier: "Detail") { coder in
      PickyController(coder: coder, word: "mine")
    }
    #expect(controller.word == "mine")
    #expect(controller.view.subviews.count == 1)
    let initial: UINavigationController? = bundle.storyboard().instantiateInitialViewController {
      _ in nil
    }
    #expect(initial?.viewControllers.count == 1)
  }

  @Test func embeddedControllersComeWithTheView() throws {
    let bundle = try TemporaryBundle([
      "Main.storyboard": storyboard(
        scene(
          "vc",
          view: """
            <subviews><containerView opaque="NO" contentMode="scaleToFill" fixedFrame="YES" id="box">
            <rect key="frame" x="10" y="20" width="200" height="100"/>
            <connections><segue destination="child" kind="embed" identifier="box" id="e1"/>
            </connections></containerView></subviews>
            """) + scene("child", "title=\"Inside\""))
    ])
    let controller = try #require(bundle.storyboard().instantiateInitialViewController())
    controller.loadViewIfNeeded()
    let child = try #require(controller.children.first)
    #expect(child.title == "Inside")
    #expect(child.view.superview === controller.view.subviews.first)
    #expect(child.view.frame.size == child.view.superview?.bounds.size)
  }
}
