// SPDX-License-Identifier: MIT

import InterfaceBuilder
import UIKitComponents

/// A table cell with the id `cell` and its content view `content`, where cells can stand.
enum CellFixture {
  /// Where a cell stands: on its own, in the table of a table view controller, in a table in a view.
  enum Place: String { case alone, root, nested }

  static func scene(
    _ place: Place, _ fixture: CanvasFixture, width: Double, style: String = "plain",
    cell: String = "", inCell: String = "", content: String = "", inContent: String = ""
  ) throws -> LaidOutScene {
    let id = place == .alone ? "v" : "cell"
    let xml = """
      <tableViewCell id="\(id)" \(cell)><rect key="frame" y="28" width="\(width)" height="98"/>
      \(inCell)<tableViewCellContentView key="contentView" id="content" \(content)>
        <rect key="frame" width="\(width)" height="98"/>\(inContent)</tableViewCellContentView>
      </tableViewCell>
      """
    if place == .alone {
      return try LaidOutScene(xib: xml, device: fixture.device ?? "", tools: fixture.tools)
    }
    let list = "<prototypes>\(xml)</prototypes>"
    return try fixture.with {
      if place == .root {
        $0.root = ("tableView", "style='\(style)' dataMode='prototypes'", list)
      } else {
        $0.root.content = """
          <subviews><tableView style="\(style)" id="table">
          <rect key="frame" y="90" width="\(width)" height="400"/>\(list)</tableView></subviews>
          """
      }
    }.laidOut()
  }
}
