// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SourceLowering

/// The table of structures and enumerations, compared with the sources of UIKit. `RECORD=1`
/// rewrites the table.
struct SystemValuesTests {
  @Test func theTableMatchesTheSources() throws {
    let folder = RecordedTable.root.appending(path: "Sources/UIKit")
    let names = try RecordedTable.sources(below: folder).flatMap { file in
      file.text.matches(of: /(?m)^(?:@\w+ )*public (?:struct|enum) (UI\w+)/).map {
        String($0.output.1)
      }
    }
    let lines = RecordedTable.lines("", Set(names).sorted(), width: 100).map {
      $0.dropFirst() + "\n"
    }
    try RecordedTable.expect(lines.joined(), equals: SystemValues.table, of: "SystemValues")
  }

  @Test(arguments: ["UIEdgeInsets(top: 1)", "UIRectEdge.all", "CGRect.zero", "[CGFloat]()"])
  func valuesOfUIKitAreVisibleWithoutAnImport(_ value: String) {
    let lowered = Lowered("import Testing\nlet a = \(value)")
    #expect(lowered.line(with: "import") == "import Testing; import UIKit")
  }

  @Test(arguments: [
    "import Foundation\nlet a = CGRect.zero", "import Testing\nstruct CGRect {}\nlet a = CGRect()",
    "import Testing\nlet a = UITableau()",
  ])
  func otherValuesNeedNoImport(_ source: String) {
    #expect(Lowered(source).text == source)
  }
}
