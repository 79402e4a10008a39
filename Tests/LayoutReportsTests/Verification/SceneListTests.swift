// SPDX-License-Identifier: MIT

import LayoutReports
import Testing

struct SceneListTests {
  @Test func scenesAreGatheredByFileWhateverTheColumns() throws {
    let list = try SceneList("x\tscene\tfile\n1\ta\tp.xib\n2\tb\tq.xib\r\n3\tc\tp.xib\n")
    #expect(list.entries.map(\.file) == ["p.xib", "q.xib"])
    #expect(list.entries.map(\.scenes) == [["a", "c"], ["b"]])
  }

  @Test(arguments: [("", 1), ("file\tother\nx\ty\n", 1), ("file\tscene\nonly\n", 2)])
  func faultsHaveALine(table: String, line: Int) {
    let fault = #expect(throws: SceneList.Fault.self) { try SceneList(table) }
    #expect(fault?.line == line)
  }
}
