// SPDX-License-Identifier: MIT

import AutoLayout
import LayoutRendering
import Testing

struct ContactSheetTests {
  private func picture(_ width: Double, _ height: Double) -> ContactSheet.Picture {
    let scene = snapshot(View("Root", Rect(x: 0, y: 0, width: width, height: height)))
    return ContactSheet.Picture(scene.displayList(), caption: "\(width) × \(height)", note: "note")
  }

  @Test func picturesAreScaledDownToTheirCellsButNeverUp() throws {
    let sheet = ContactSheet(
      pictures: [picture(400, 400), picture(50, 100)], columns: 2,
      cell: Size(width: 200, height: 300))
    let placements = sheet.displayList().groups.map(\.placement).filter { !$0.isIdentity }
    #expect(placements.map(\.scale) == [0.5, 1])
    // The pictures of a row are aligned at the bottom: they are 200 and 100 points high.
    #expect(placements[1].offset.y - placements[0].offset.y == 100)
  }

  @Test func idsOfDifferentPicturesDiffer() {
    let sheet = ContactSheet(title: "Sheet", pictures: [picture(50, 50), picture(50, 50)])
    let check = XMLCheck(sheet.svg())
    #expect(check.isWellFormed)
    #expect(check.ids.contains("p1-v_0") && check.ids.contains("p2-v_0"))
    #expect(Set(check.ids).count == check.ids.count)
    #expect(check.texts.contains("Sheet") && check.texts.contains("50.0 × 50.0"))
  }

  @Test func rowsAreFilledFromTheLeft() {
    let sheet = ContactSheet(
      pictures: Array(repeating: picture(50, 50), count: 5), columns: 3,
      cell: Size(width: 50, height: 50))
    let offsets = sheet.displayList().groups.map(\.placement.offset).filter { $0 != .zero }
    #expect(offsets.map(\.x) == [28, 106, 184, 28, 106])
    #expect(Set(offsets.map(\.y)).count == 2)
  }

  @Test(arguments: [0, -3, Int.max, Int.min])
  func anyNumberOfColumnsGivesAPage(_ columns: Int) {
    let sheet = ContactSheet(
      pictures: [picture(50, 50), picture(.nan, 1e308)], columns: columns,
      cell: Size(width: .nan, height: -1))
    let check = XMLCheck(sheet.svg())
    #expect(check.isWellFormed)
    #expect(check.badNumbers.isEmpty)
  }

  @Test func anEmptySheetIsAValidPage() {
    #expect(XMLCheck(ContactSheet().svg()).isWellFormed)
  }
}
