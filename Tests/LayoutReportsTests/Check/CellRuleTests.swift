// SPDX-License-Identifier: MIT

import Diagnostics
import Foundation
import InterfaceBuilder
import Testing

@testable import LayoutReports

@Suite struct CellRuleTests {
  private func cell(_ id: Int, _ constraints: String) -> String {
    """
    <tableViewCell id="t\(id)"><rect key="frame" x="0" y="0" width="320" height="44"/>
    <tableViewCellContentView key="contentView" id="k\(id)"><rect key="frame" width="320" height="44"/>
    <subviews><label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="l\(id)">
    <rect key="frame" width="9" height="9"/></label></subviews>
    <constraints>\(constraints.replacingOccurrences(of: "#", with: "\(id)"))</constraints>
    </tableViewCellContentView></tableViewCell>
    """
  }

  /// A cell is judged only by the constraints inside it, so the cost of a table is the sum of its
  /// cells.
  @Test func aCellUsesOnlyItsOwnConstraints() throws {
    let top =
      "<constraint firstItem='l#' firstAttribute='top' secondItem='k#' secondAttribute='top' id='a#'/>"
    let bottom =
      "<constraint firstItem='l#' firstAttribute='bottom' secondItem='k#' secondAttribute='bottom' id='b#'/>"
    let cells = (0..<200).map { cell($0, $0 == 7 ? top : top + bottom) }
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21507" useAutolayout="YES">
      <objects><tableView rowHeight="-1" dataMode="static" id="table"><rect key="frame" width="320" height="480"/>
      <sections><tableViewSection id="s"><cells>\(cells.joined())</cells></tableViewSection></sections>
      </tableView></objects></document>
      """
    let document = try IBFile.load(Data(xml.utf8), file: "Cells.xib")
    let index = ElementIndex(document)
    let rule = CellRule(
      index: index, constraints: ConstraintRules(document, index).constraints)
    #expect(rule.constraints.count == 200)
    #expect(rule.constraints.values.allSatisfy { $0.count <= 2 })
    #expect(rule.findings().map(\.diagnostic.place.elementID) == ["t7"])
  }

  /// Half of the height is the distance from the top to the centre.
  @Test(arguments: [("top", 0), ("bottom", 0), ("height", 1)])
  func aChainToTheCentreDeterminesTheHeight(edge: String, count: Int) throws {
    let centre =
      "<constraint firstItem='l#' firstAttribute='centerY' secondItem='k#' secondAttribute='centerY' id='a#'/>"
    let other =
      edge == "height"
      ? "<constraint firstItem='m' firstAttribute='top' secondItem='k#' secondAttribute='top' id='b#'/>"
      : """
      <constraint firstItem='l#' firstAttribute='\(edge)' relation='greaterThanOrEqual' \
      secondItem='k#' secondAttribute='\(edge)' id='b#'/>
      """
    #expect(try findings(prototypes: cell(1, centre + other)).count == count)
  }

  /// Rows of the standard height look as designed, and delegates often return it.
  @Test(arguments: [("44", Diagnostic.Severity.note), ("51.5", .note), ("88", .warning)])
  func cellsOfTheStandardHeightAreNotes(height: String, severity: Diagnostic.Severity) throws {
    let top = """
      <constraint firstItem='l#' firstAttribute='top' secondItem='k#' secondAttribute='top' \
      id='a#'/>
      """
    let tall = cell(1, top).replacingOccurrences(of: "height=\"44\"", with: "height=\"\(height)\"")
    #expect(try findings(prototypes: tall).map(\.diagnostic.severity) == [severity])
  }

  /// The findings in a table with prototype cells.
  private func findings(prototypes: String) throws -> [Finding] {
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21507" \
      useAutolayout="YES">
      <objects><tableView rowHeight="-1" dataMode="prototypes" id="table">
      <rect key="frame" width="320" height="480"/>
      <prototypes>\(prototypes)</prototypes></tableView></objects></document>
      """
    let document = try IBFile.load(Data(xml.utf8), file: "Cells.xib")
    let index = ElementIndex(document)
    return CellRule(index: index, constraints: ConstraintRules(document, index).constraints)
      .findings()
  }
}
