// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder
import Testing
import Typography
import UIKit
import UIKitComponents

/// The same table read from a storyboard and built from classes. Source: the promise of DESIGN that both
/// have the same frames to the bit; nothing is compared with a number.
@MainActor
@Suite(.serialized)
struct TableDoorsTests {
  private static let note =
    "A note that takes several lines on any phone, because nobody ever wrote so much into a cell"

  // MARK: The storyboard

  private static func label(_ id: String, _ text: String, _ style: String, _ more: String = "")
    -> String
  {
    """
    <label opaque="NO" text="\(text)" id="\(id)" \(more)>
      <rect key="frame" x="16" y="12" width="33" height="20.5"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyle\(style)"/></label>
    """
  }

  private static func cell(
    _ id: String, _ attributes: String, _ content: String, constraints: String = ""
  ) -> String {
    """
    <tableViewCell id="\(id)" \(attributes)>
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="\(id)C">
        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
        <subviews>\(content)</subviews>
        <constraints>\(constraints)</constraints>
      </tableViewCellContentView>
    </tableViewCell>
    """
  }

  private static func storyboard(_ style: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505"
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="s"><objects>
    <tableViewController id="c" sceneMemberID="viewController">
      <tableView key="view" style="\(style)" dataMode="static" rowHeight="-1" id="table">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <sections>
          <tableViewSection headerTitle="First" id="s1"><cells>
            \(cell("basic", "style='IBUITableViewCellStyleDefault' textLabel='basicT'",
              label("basicT", "Basic", "Body")))
            \(cell("value", "accessoryType='disclosureIndicator' textLabel='valueT' "
              + "style='IBUITableViewCellStyleValue1' detailTextLabel='valueD'",
              label("valueT", "Value", "Body") + label("valueD", "Detail", "Body")))
          </cells></tableViewSection>
          <tableViewSection footerTitle="\(note)" id="s2"><cells>
            \(cell("sub", "accessoryType='checkmark' textLabel='subT' detailTextLabel='subD' "
              + "style='IBUITableViewCellStyleSubtitle'",
              label("subT", "Subtitle", "Body") + label("subD", "Below", "Caption1")))
            \(cell("own", "accessoryType='detailButton'",
              label("ownT", note, "Callout", "numberOfLines='0' "
                + "translatesAutoresizingMaskIntoConstraints='NO'"),
              constraints: """
                <constraint firstItem="ownT" firstAttribute="top" secondItem="ownC" \
                secondAttribute="topMargin" id="k1"/>
                <constraint firstItem="ownT" firstAttribute="leading" secondItem="ownC" \
                secondAttribute="leadingMargin" id="k2"/>
                <constraint firstAttribute="trailingMargin" secondItem="ownT" \
                secondAttribute="trailing" id="k3"/>
                <constraint firstAttribute="bottomMargin" secondItem="ownT" \
                secondAttribute="bottom" id="k4"/>
                """))
            \(cell("fixed", "rowHeight='60' style='IBUITableViewCellStyleDefault' textLabel='fixedT'",
              label("fixedT", "Fixed", "Body")))
          </cells></tableViewSection>
        </sections>
      </tableView>
    </tableViewController></objects></scene></scenes>
    </document>
    """
  }

  // MARK: The classes

  private final class Rows: UITableViewController {
    var views: [String: UIView] = [:]

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section == 0 ? 2 : 3
    }

    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { section == 0 ? "First" : nil }

    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { section == 1 ? TableDoorsTests.note : nil }

    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { indexPath == IndexPath(row: 2, section: 1) ? 60 : -1 }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      switch (indexPath.section, indexPath.row) {
      case (0, 0): make("basic", .default, "Basic")
      case (0, 1): make("value", .value1, "Value", "Detail", .disclosureIndicator)
      case (1, 0): make("sub", .subtitle, "Subtitle", "Below", .checkmark)
      case (1, 1): makeOwn()
      default: make("fixed", .default, "Fixed")
      }
    }

    private func make(
      _ id: String, _ style: UITableViewCell.CellStyle, _ text: String, _ detail: String? = nil,
      _ accessory: UITableViewCell.AccessoryType = .none
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = text
      cell.accessoryType = accessory
      views[id] = cell
      views[id + "C"] = cell.contentView
      views[id + "T"] = cell.textLabel
      guard let detail else { return cell }
      cell.detailTextLabel?.text = detail
      views[id + "D"] = cell.detailTextLabel
      return cell
    }

    private func makeOwn() -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = .detailButton
      let label = UILabel()
      label.text = TableDoorsTests.note
      label.font = .preferredFont(forTextStyle: .callout)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      let margins = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: margins.topAnchor),
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ])
      views["own"] = cell
      views["ownC"] = cell.contentView
      views["ownT"] = label
      return cell
    }
  }

  nonisolated private static let styles: [(String, UITableView.Style)] = [
    ("plain", .plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped),
  ]

  /// One of each kind; with `PLUMB_LONG_TESTS` in the environment more of them.
  nonisolated private static var devices: [SimulatedDevice] {
    let isLong = ProcessInfo.processInfo.environment["PLUMB_LONG_TESTS"] != nil
    let more = isLong ? ["retina4_7", "retina5_9", "retina6_5", "retina6_12"] : []
    var devices = (["retina4_0", "ipad10_9rounded"] + more).map { SimulatedDevice($0) }
    devices.append(SimulatedDevice("retina6_12", isLandscape: true))
    return devices
  }

  @Test(arguments: styles.map(\.0), devices)
  func haveTheSameFrames(style: String, device: SimulatedDevice) throws {
    let document = try IBFile.load(Data(Self.storyboard(style).utf8), file: "table.storyboard")
    let scene = try #require(document.scenes.first)
    defer { UIScreen.main.simulateStandard() }
    for category in [UIContentSizeCategory.large, .accessibilityLarge, .extraSmall] {
      for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
        var device = device
        device.preferredContentSizeCategory = category
        device.layoutDirection = direction
        try UIScreen.main.simulate(device)
        let views = self.views(try #require(Self.styles.first { $0.0 == style }?.1))
        let frames = try self.frames(of: scene, in: document, on: device)
        #expect(views.count == 17)
        for (id, view) in views {
          let frame = try #require(frames[id])
          let same = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
          #expect(view.frame == same, "\(id), \(category.rawValue), \(direction)")
        }
      }
    }
  }

  private func views(_ style: UITableView.Style) -> [String: UIView] {
    let controller = Rows(style: style)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.isHidden = false
    // All rows are to be in view.
    controller.tableView.frame.size.height = 3000
    window.layoutIfNeeded()
    controller.tableView.layoutIfNeeded()
    return controller.views
  }

  private func frames(
    of scene: IBScene, in document: IBDocument, on device: SimulatedDevice
  ) throws -> [String: Rect] {
    let options = SceneOptions(
      device: try Device.named(device.name),
      orientation: device.isLandscape ? .landscape : .portrait,
      direction: device.layoutDirection == .leftToRight ? .leftToRight : .rightToLeft,
      contentSizeCategory: device.preferredContentSizeCategory == .large
        ? .large
        : device.preferredContentSizeCategory == .extraSmall ? .extraSmall : .accessibilityLarge,
      platform: .current)
    var built = SceneBuilder(document, options: options).build(scene)
    let snapshot = built.forest.layout(built.canvas)
    var frames: [String: Rect] = [:]
    for node in snapshot.nodes { if let id = node.identifier { frames[id] = node.frame } }
    return frames
  }
}
