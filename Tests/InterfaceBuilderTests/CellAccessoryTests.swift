// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import Testing

/// Accessory views of cells: top-level views connected by outlets.
@Suite struct CellAccessoryTests {
  private static func table(_ key: String, _ id: String, accessory: String) -> String {
    """
    <tableView \(key) style="plain" dataMode="static" rowHeight="44" id="\(id)">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <sections><tableViewSection id="\(id)S"><cells>
        <tableViewCell id="\(id)C">
          <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
          <tableViewCellContentView key="contentView" tableViewCell="\(id)C" id="\(id)V">
            <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
          </tableViewCellContentView>
          <connections><outlet property="accessoryView" destination="\(accessory)" id="\(id)O"/></connections>
        </tableViewCell>
      </cells></tableViewSection></sections>
    </tableView>
    """
  }

  private static func view(_ id: String, _ content: String = "") -> String {
    """
    <view id="\(id)"><rect key="frame" x="0.0" y="0.0" width="40" height="20"/>
    <subviews>\(content)</subviews></view>
    """
  }

  /// The accessory is at the cell's trailing margin, vertically centered
  /// (UITableViewCell.accessoryView).
  @Test func outletMakesTheAccessoryView() throws {
    let document = try document(
      storyboard: """
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s"><objects>
        <tableViewController id="c">\(Self.table("key='view'", "t", accessory: "a"))</tableViewController>
        \(Self.view("a"))
        </objects></scene></scenes>
        """)
    let scene = try LaidOutScene(document, scene: "s")
    #expect(scene.frames["a"] == Rect(x: 319, y: 12, width: 40, height: 20))
  }

  /// An ancestor of a cell cannot be inside the cell. UIKit raises an exception in that case
  /// (`-[UIView addSubview:]`).
  @Test func ancestorIsNotUsedAsAccessoryView() throws {
    let document = try document(
      storyboard: """
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s"><objects>
        \(Self.view("a", Self.table("", "t", accessory: "a")))
        \(Self.view("b", Self.table("", "u", accessory: "d")))
        \(Self.view("d", Self.table("", "w", accessory: "b")))
        </objects></scene></scenes>
        """)
    let own = try LaidOutScene(document, scene: "a")
    #expect(own.snapshot.nodes.filter { $0.identifier == "a" }.count == 1)
    let crossed = try LaidOutScene(document, scene: "b")
    #expect(crossed.snapshot.nodes.filter { $0.identifier == "b" }.count == 1)
    #expect(crossed.snapshot.nodes.filter { $0.identifier == "d" }.count == 1)
  }
}
