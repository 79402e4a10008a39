// SPDX-License-Identifier: MIT

// Outlets are declared as UIKit's templates declare them.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Diagnostics
import Foundation
import Testing
import UIKit

/// Tables and collection views of storyboards: prototype cells, static rows and nibs.
@MainActor
struct StoryboardListTests {
  final class ThingCell: UITableViewCell {
    @Outlet var name: UILabel!
    var awoken = 0

    override func awakeFromNib() {
      super.awakeFromNib()
      awoken += name == nil ? 0 : 1
    }
  }

  final class ThingsController: UITableViewController {
    var names = ["One", "Two", "Three"]
    var destinations: [String] = []

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { names.count }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "thing", for: indexPath)
      (cell as? ThingCell)?.name.text = names[indexPath.row]
      return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      let row = tableView.indexPathForSelectedRow?.row ?? -1
      destinations.append("\(segue.identifier ?? "") \(row)")
    }
  }

  private static let cell = """
    <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" reuseIdentifier="thing" \
    rowHeight="64" customClass="ThingCell" id="cell">
    <rect key="frame" x="0" y="50" width="393" height="64"/>
    <autoresizingMask key="autoresizingMask"/>
    <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" \
    multipleTouchEnabled="YES" contentMode="center" tableViewCell="cell" id="content">
    <rect key="frame" x="0" y="0" width="393" height="64"/>
    <autoresizingMask key="autoresizingMask"/>
    <subviews><label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Name" \
    translatesAutoresizingMaskIntoConstraints="NO" id="name">
    <rect key="frame" x="40" y="20" width="333" height="24"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
    <constraints>
    <constraint firstItem="name" firstAttribute="leading" secondItem="content" \
    secondAttribute="leading" constant="40" id="k1"/>
    <constraint firstItem="name" firstAttribute="top" secondItem="content" \
    secondAttribute="top" constant="20" id="k2"/>
    <constraint firstAttribute="bottom" secondItem="name" secondAttribute="bottom" \
    constant="20" id="k3"/>
    </constraints></tableViewCellContentView>
    <connections><outlet property="name" destination="name" id="o1"/>
    CONNECTIONS</connections></tableViewCell>
    """

  private func table(_ rows: String, _ attributes: String) -> String {
    """
    <scene sceneID="t"><objects>
    <tableViewController id="vc" \(attributes) sceneMemberID="viewController">
    <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" \
    style="plain" separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" \
    sectionHeaderHeight="28" sectionFooterHeight="28" id="table">
    <rect key="frame" x="0" y="0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    \(rows)
    <connections><outlet property="dataSource" destination="vc" id="d1"/>
    <outlet property="delegate" destination="vc" id="d2"/></connections>
    </tableView></tableViewController></objects></scene>
    """
  }

  private func show(_ controller: UIViewController) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.layoutIfNeeded()
  }

  private final class PrefetchingController: UITableViewController, UITableViewDataSourcePrefetching
  {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  }

  @Test func listsHaveThePrefetchingSourceOfTheFile() throws {
    InterfaceClasses.register(PrefetchingController.self)
    let board = storyboard(table("", "customClass=\"PrefetchingController\""))
      .replacingOccurrences(
        of: "property=\"delegate\"", with: "property=\"prefetchDataSource\"")
    let bundle = try TemporaryBundle(["Main.storyboard": board])
    let made = bundle.storyboard().instantiateInitialViewController()
    let controller = try #require(made as? PrefetchingController)
    #expect(controller.tableView.prefetchDataSource === controller)
  }

  @Test func prototypesAreMadeForEveryRow() throws {
    InterfaceClasses.register(ThingCell.self, ThingsController.self)
    let cell = Self.cell.replacingOccurrences(
      of: "CONNECTIONS",
      with: "<segue destination=\"detail\" kind=\"show\" identifier=\"open\" id=\"s\"/>")
    let bundle = try TemporaryBundle([
      "Main.storyboard": storyboard(
        table("<prototypes>\(cell)</prototypes>", "customClass=\"ThingsController\"")
          + scene("detail"))
    ])
    let made = bundle.storyboard().instantiateInitialViewController()
    let controller = try #require(made as? ThingsController)
    show(controller)
    let cells = controller.tableView.visibleCells.compactMap { $0 as? ThingCell }
    #expect(cells.compactMap { $0.name.text } == ["One", "Two", "Three"])
    #expect(cells.allSatisfy { $0.awoken == 1 && $0.reuseIdentifier == "thing" })
    #expect(cells.allSatisfy { $0.name.frame.minX == 40 && $0.name.frame.minY == 20 })
    #expect(Set(cells.map(\.frame.height)).count == 1)
    controller.tableView.simulateTap(onRowAt: IndexPath(row: 1, section: 0))
    #expect(controller.destinations == ["open 1"])
  }

  @Test func fixedRowsComeFromTheFile() throws {
    InterfaceClasses.register(ThingCell.self)
    let cell = Self.cell.replacingOccurrences(of: "CONNECTIONS", with: "")
    let bundle = try TemporaryBundle([
      "Main.storyboard": storyboard(
        table(
          "<sections><tableViewSection headerTitle=\"Head\" footerTitle=\"Foot\" id=\"sec\">"
            + "<cells>\(cell)</cells></tableViewSection></sections>", ""))
    ])
    let made = bundle.storyboard().instantiateInitialViewController()
    let controller = try #require(made as? UITableViewController)
    show(controller)
    let table = try #require(controller.tableView)
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 1)
    #expect(controller.tableView(table, titleForHeaderInSection: 0) == "Head")
    #expect(controller.tableView(table, titleForFooterInSection: 0) == "Foot")
    #expect(table.visibleCells.first?.frame.height == 64)
    #expect((table.visibleCells.first as? ThingCell)?.name.text == "Name")
  }

  @Test func rowsShowTheirListContent() throws {
    func cell(_ id: String, _ configuration: String) -> String {
      """
      <tableViewCell id="\(id)"><rect key="frame" y="0" width="393" height="44"/>
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)c">
      <rect key="frame" width="393" height="44"/><autoresizingMask key="autoresizingMask"/>
      </tableViewCellContentView>
      <listContentConfiguration key="contentConfiguration" \(configuration)/></tableViewCell>
      """
    }
    let cells =
      cell("a", "text=\"One\" secondaryText=\"\"")
      + cell("b", "text=\"Two\" secondaryText=\"More\"")
    let bundle = try TemporaryBundle([
      "Main.storyboard": storyboard(
        table(
          "<sections><tableViewSection id=\"sec\"><cells>\(cells)</cells></tableViewSection></sections>",
          ""))
    ])
    let made = bundle.storyboard().instantiateInitialViewController()
    let controller = try #require(made as? UITableViewController)
    show(controller)
    let rows = controller.tableView.visibleCells
    func labels(_ view: UIView) -> [UILabel] {
      (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }
    #expect(
      rows.map { labels($0).filter { !$0.isHidden }.compactMap(\.text) } == [
        ["One"], ["Two", "More"],
      ])
    #expect(
      rows.compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.secondaryText }
        == ["More"])
  }

  private func nib(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <objects>\(objects)</objects></document>
    """
  }

  @Test func nibsAreRegisteredForCells() throws {
    InterfaceClasses.register(ThingCell.self)
    let bundle = try TemporaryBundle([
      "Thing.xib": nib(Self.cell.replacingOccurrences(of: "CONNECTIONS", with: ""))
    ])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UINib(nibName: "Thing", bundle: bundle.bundle), forCellReuseIdentifier: "a")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "a") as? ThingCell)
    #expect(cell.reuseIdentifier == "a" && cell.name.text == "Name" && cell.awoken == 1)
  }

  /// Source: Xcode's help on custom classes, "Inherit Module From Target".
  @Test func aClassOfTheTargetIsInTheModuleOfTheBundle() throws {
    let view = """
      <view contentMode="scaleToFill" id="v" customClass="TargetView" customModule="FormerName" \
      customModuleProvider="target"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
      """
    let bundle = try TemporaryBundle(
      ["V.xib": nib(view)], name: "My_App_UIKitClientTests.resources")
    let objects = UINib(nibName: "V", bundle: bundle.bundle).instantiate(withOwner: nil)
    #expect(objects.count == 1 && objects[0] is TargetView)
  }

  final class Owner: UIView {
    @Outlet var card: UIView!
    @Outlet var radius: NSLayoutConstraint!
    var inset: CGFloat = 0 { didSet { observed.append(inset) } }
    var observed: [CGFloat] = []

    override var interfaceAttributes: [String: InterfaceSetter] {
      ["inset": InterfaceSetter(self, \.inset)]
    }
  }

  private static let card = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
    <connections><outlet property="card" destination="card" id="o"/>
    <outlet property="radius" destination="w" id="p"/></connections></placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view contentMode="scaleToFill" customClass="Owner" id="card">
    <rect key="frame" x="0" y="0" width="200" height="100"/>
    <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="dot">
    <rect key="frame" x="0" y="0" width="30" height="30"/>
    <constraints><constraint firstAttribute="width" constant="30" id="w"/></constraints></view>
    </subviews>
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="inset"><real key="value" value="12"/>
    </userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
    <integer key="value" value="8"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="nonsense"><integer key="value" value="1"/>
    </userDefinedRuntimeAttribute>
    </userDefinedRuntimeAttributes></view>
    """

  @Test func ownersAreConnectedAndAttributesSet() throws {
    InterfaceClasses.register(Owner.self)
    let old = InterfaceDiagnostics.handler
    defer { InterfaceDiagnostics.handler = old }
    var told: [String] = []
    InterfaceDiagnostics.handler = { told.append($0.message) }
    let bundle = try TemporaryBundle(["Card.xib": nib(Self.card)])
    let owner = Owner()
    let objects = bundle.bundle.loadNibNamed("Card", owner: owner)
    #expect(objects?.count == 1)
    #expect(owner.card === objects?.first as? UIView)
    #expect(owner.radius.constant == 30)
    let card = try #require(owner.card as? Owner)
    #expect(card.observed == [12] && card.layer.cornerRadius == 8)
    #expect(card.bounds.size == CGSize(width: 200, height: 100))
    #expect(told.count == 1 && told.first?.contains("nonsense") == true)
  }

  @Test func controllersLoadTheirNibs() throws {
    let nib = nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
      <connections><outlet property="view" destination="root" id="v"/></connections></placeholder>
      <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="393" \
      height="852"/><color key="backgroundColor" red="0" green="1" blue="0" alpha="1" \
      colorSpace="custom" customColorSpace="sRGB"/></view>
      """)
    let bundle = try TemporaryBundle(["Page.xib": nib])
    let controller = UIViewController(nibName: "Page", bundle: bundle.bundle)
    #expect(controller.view.backgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(controller.nibName == "Page")
    let raised = exceptions {
      UIViewController(nibName: "Nothing", bundle: bundle.bundle).loadViewIfNeeded()
    }
    #expect(raised.first?.reason.hasPrefix("Could not load NIB in bundle") == true)
  }

  @Test func collectionsMakeTheirPrototypes() throws {
    let bundle = try TemporaryBundle([
      "Main.storyboard": storyboard(
        scene(
          "vc",
          view: """
            <subviews><collectionView clipsSubviews="YES" contentMode="scaleToFill" \
            fixedFrame="YES" id="grid"><rect key="frame" x="0" y="0" width="300" height="300"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" \
            minimumInteritemSpacing="6" id="flow"><size key="itemSize" width="80" height="40"/>
            <size key="headerReferenceSize" width="50" height="20"/>
            <size key="footerReferenceSize" width="0" height="0"/>
            <inset key="sectionInset" minX="10" minY="0" maxX="10" maxY="0"/>
            </collectionViewFlowLayout>
            <cells><collectionViewCell opaque="NO" contentMode="center" reuseIdentifier="tile" \
            id="tile"><rect key="frame" x="0" y="0" width="80" height="40"/>
            <view key="contentView" opaque="NO" contentMode="center"><rect key="frame" x="0" y="0" \
            width="80" height="40"/><subviews><view tag="3" contentMode="scaleToFill" id="in">
            <rect key="frame" x="5" y="5" width="10" height="10"/></view></subviews></view>
            </collectionViewCell></cells>
            <collectionReusableView key="sectionHeaderView" contentMode="scaleToFill" \
            reuseIdentifier="head" id="head"><rect key="frame" x="0" y="0" width="300" height="20"/>
            </collectionReusableView></collectionView></subviews>
            """))
    ])
    let controller = try #require(bundle.storyboard().instantiateInitialViewController())
    let grid = try #require(controller.view.subviews.first as? UICollectionView)
    let flow = try #require(grid.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(flow.itemSize == CGSize(width: 80, height: 40) && flow.minimumLineSpacing == 4)
    #expect(flow.sectionInset.left == 10 && flow.headerReferenceSize.height == 20)
    let path = IndexPath(item: 0, section: 0)
    let cell = grid.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
    #expect(cell.contentView.viewWithTag(3)?.frame.minX == 5)
    #expect(cell.reuseIdentifier == "tile")
    let head = grid.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "head", for: path)
    #expect(head.reuseIdentifier == "head")
  }
}

final class TargetView: UIView {}
