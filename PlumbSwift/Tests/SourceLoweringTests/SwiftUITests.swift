// SPDX-License-Identifier: MIT

import SourceLowering
import Testing

/// SwiftUI views keep their types. The code that builds their bodies is removed.
struct SwiftUITests {
  private let conditions = BuildConditions(
    modules: FrameworkLibrary.swiftUI.modules.union(FrameworkLibrary.combine.modules))

  private func lowered(_ text: String) -> Lowered { Lowered(text, configuration: conditions) }

  @Test func bodiesAreRemoved() throws {
    let lowered = lowered(
      """
      import SwiftUI
      struct Card: View {
        @State private var isOpen = false
        var body: some View {
          VStack { Text("a").padding() }
        }
        private var row: some SwiftUI.View { Text("b") }
        func cell(_ i: Int) -> some View {
          if i > 0 { Text("c") }
        }
        var count: Int { 3 }
      }
      """)
    let words = lowered.text.trimmingBlanks
    #expect(!words.contains("Text"))
    #expect(words.contains("var body: some View { EmptyView()"))
    #expect(words.contains("private var row: some SwiftUI.View { EmptyView() }"))
    #expect(words.contains("func cell(_ i: Int) -> some View { EmptyView()"))
    #expect(words.contains("@State private var isOpen = false"))
    #expect(words.contains("var count: Int { 3 }"))
    #expect(
      lowered.warnings.map(\.message) == [
        "SwiftUI views are not rendered: the code that builds their bodies is removed"
      ])
    #expect(lowered.warnings.map(\.line) == [1])
  }

  /// The stand-in is incomplete, so a question for SwiftUI is answered by the rest of the package.
  @Test(arguments: [false, true])
  func canImportIsTrueInPackagesThatImportSwiftUI(_ hasSwiftUI: Bool) {
    var conditions = conditions
    conditions.hasSwiftUI = hasSwiftUI
    let text = "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n"
    #expect(
      Lowered(text, configuration: conditions).line(with: "#if") == "#if \(hasSwiftUI)")
    let file = SourceText(path: "A.swift", text: text)
    #expect(FrameworkLibrary.importsSwiftUI([file], conditions) == hasSwiftUI)
    let plain = SourceText(path: "A.swift", text: "import SwiftUI\n")
    #expect(FrameworkLibrary.importsSwiftUI([plain], conditions))
  }

  @Test func previewsAndAppsAreBlanked() {
    let lowered = lowered(
      """
      import UIKit
      import SwiftUI
      struct A_Previews: PreviewProvider {
        static var previews: some View { A() }
      }
      @main
      struct MyApp: App {
        var body: some Scene { WindowGroup { A() } }
      }
      class B: UIView {}
      """)
    #expect(
      lowered.text.split(separator: "\n").map(\.trimmed).filter { !$0.isEmpty } == [
        "import UIKit", "import SwiftUI", "class B: UIView {}",
      ])
    #expect(
      lowered.warnings.map(\.message) == [
        "removed because SwiftUI is a stand-in: A_Previews, MyApp"
      ])
  }

  @Test func hostedContentIsRemoved() {
    let lowered = lowered(
      "import SwiftUI\ncell.contentConfiguration = UIHostingConfiguration { HStack { Text(t) } }.margins(.all, 8)"
    )
    #expect(
      lowered.text.trimmingBlanks.hasSuffix(
        "UIHostingConfiguration { EmptyView() }.margins(.all, 8)"))
  }

  @Test(arguments: ["Gesture", "ToolbarContent", "Commands"])
  func otherBuilderResultsAreEmpty(_ kind: String) {
    let lowered = lowered("import SwiftUI\nvar a: some \(kind) { Other() }")
    #expect(
      lowered.text.trimmingBlanks
        == "import SwiftUI\nvar a: some \(kind) { Empty\(kind)() }")
  }

  @Test func sourceTypesNamedLikeSwiftUIsStay() {
    let lowered = lowered("import UIKit\nprotocol View {}\nvar a: some View { B() }")
    #expect(lowered.text.contains("{ B() }"))
    #expect(lowered.warnings.isEmpty)
  }

  @Test func canImportSwiftUIIsFalse() {
    let lowered = lowered("import UIKit\n#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n")
    #expect(lowered.text.contains("#if false"))
    #expect(lowered.warnings.isEmpty)
  }

  @Test func swiftUIAddsCombine() {
    let file = SourceText(path: "A.swift", text: "import SwiftUI")
    #expect(
      FrameworkLibrary.imported(by: [([file], BuildConditions())]) == [.swiftUI, .combine])
    let conditional = SourceText(
      path: "A.swift", text: "#if canImport(SwiftUI)\nimport SwiftUI\n#endif")
    #expect(FrameworkLibrary.imported(by: [([conditional], BuildConditions())]).isEmpty)
  }
}

extension StringProtocol {
  fileprivate var trimmed: String { String(self).trimmingBlanks }
}
