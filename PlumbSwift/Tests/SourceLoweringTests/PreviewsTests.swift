// SPDX-License-Identifier: MIT

import SourceLowering
import Testing

/// Previews in a build for `plumb swift preview`. They become functions with a C name each, and all
/// other code stays.
struct PreviewsTests {
  private let conditions = BuildConditions(
    modules: FrameworkLibrary.swiftUI.modules.union(FrameworkLibrary.combine.modules))

  /// The lowered text with the functions' names shortened to their number.
  private func lowered(_ text: String) -> (text: String, count: Int, leftOut: [PreviewLeftOut]) {
    let file = SourceText(path: "/App/Card.swift", text: text)
    let index = SourceIndex([("App", [file], conditions)])
    let lowering = FileLowering(file, module: "App", index: index, conditions: conditions)
    lowering.drawsPreviews = true
    let lowered = lowering.lowered().text ?? text
    #expect(
      lowered.split(separator: "\n", omittingEmptySubsequences: false).count
        - text.split(separator: "\n", omittingEmptySubsequences: false).count <= 1)
    return (
      lowered.replacing(/plumbPreviews_[0-9a-z]+_/, with: "p").trimmingBlanks,
      lowering.previewFunctions.count, lowering.previewsLeftOut
    )
  }

  private let begin = "UIKit._Previews.begin(\"/App/Card.swift\","

  @Test func aPreviewBecomesAFunctionThatAddsIt() {
    let (text, count, _) = lowered(
      """
      import UIKit
      @available(iOS 17, *)
      #Preview("A", traits: .fixedLayout(width: 300, height: 80), .landscapeLeft) {
        let card = Card()
        return card
      }
      class Card: UIView {}
      """)
    #expect(count == 1)
    #expect(
      text.contains(
        """
        @available(iOS 17, *)
        @MainActor @_cdecl("p0") func p0() { \(begin) 3); UIKit._Previews.add("A", traits: \
        .fixedLayout(width: 300, height: 80), .landscapeLeft) {
         let card = Card()
         return card
        } }
        class Card: UIView {}
        """))
  }

  @Test func codeInsideAPreviewIsLoweredToo() {
    let (text, _, _) = lowered(
      "import UIKit\n#Preview { let b = UIButton(); b.addTarget(b, action: #selector(UIView.f), for: .all); return b }\nextension UIView { @objc func f() {} }"
    )
    #expect(text.contains("action: Selector(\"f\", of: UIView.self"))
  }

  /// In a file that imports SwiftUI, the type of the last expression decides.
  @Test(arguments: [
    ("Card()", true), ("UINavigationController(rootViewController: Screen())", true),
    ("let c = Card(); return c", true), ("let c: Card = .make(); return c", true),
    ("made()", true), ("storyboard.make() as! Screen", true), ("ContentView()", false),
    ("VStack { Text(\"a\") }", false), ("Text(\"a\").padding()", false),
    ("@Previewable @State var a = 1; Slider(value: $a)", false),
  ])
  func besideSwiftUIThePreviewsOfUIKitAreFound(_ body: String, _ isDrawn: Bool) {
    let (text, count, leftOut) = lowered(
      """
      import SwiftUI
      class Card: UIView {}
      final class Screen: UIViewController {}
      struct ContentView: View { var body: some View { Text("a") } }
      func made() -> Card { Card() }
      #Preview("B") { \(body) }
      """)
    #expect((count == 1) == isDrawn)
    #expect(leftOut.map(\.line) == (isDrawn ? [] : [6]))
    #expect(leftOut.map(\.name) == (isDrawn ? [] : ["\"B\""]))
    #expect(!text.contains("#Preview"))
  }

  @Test func aProviderOfRepresentablesBecomesAMethod() {
    let (text, count, leftOut) = lowered(
      """
      import SwiftUI
      struct CardView: UIViewRepresentable {}
      struct Card_Previews: PreviewProvider {
        static let text = "a"
        static var previews: some View {
          CardView(text)
            .previewLayout(.fixed(width: 100, height: 40)).padding()
          Group {
            CardView("b").previewDisplayName("B").environment(\\.sizeCategory, .large)
          }
          .preferredColorScheme(.dark)
        }
      }
      """)
    #expect(count == 1)
    #expect(leftOut.isEmpty)
    #expect(text.contains("static let text = \"a\""))
    #expect(text.contains("@MainActor static func _addPreviews() { \(begin) 3);"))
    #expect(
      text.contains(
        "UIKit._Previews.addView(nil, [.fixedLayout(width: 100, height: 40)]) { CardView(text) };"))
    #expect(
      text.contains(
        "UIKit._Previews.addView(\"B\", [.textSize(.large), .style(.dark)]) { CardView(\"b\") };"))
    #expect(
      text.contains("@MainActor @_cdecl(\"p0\") func p0() { Card_Previews._addPreviews() }"))
    #expect(!text.contains("PreviewProvider"))
  }

  @Test(arguments: ["Text(\"a\")", "CardView().blur(radius: 3)", "ForEach(all) { CardView($0) }"])
  func otherProvidersAreLeftOut(_ body: String) {
    let (text, count, leftOut) = lowered(
      """
      import SwiftUI
      struct CardView: UIViewRepresentable {}
      struct Card_Previews: PreviewProvider {
        static var previews: some View { \(body) }
      }
      """)
    #expect(count == 0)
    #expect(leftOut.map(\.line) == [3])
    #expect(leftOut.map(\.name) == ["Card_Previews"])
    #expect(!text.contains("Card_Previews"))
  }

  @Test func previewsOfWidgetsAndInactiveCodeAreNotCompiled() {
    let (text, count, leftOut) = lowered(
      "import UIKit\n#if false\n#Preview { UIView() }\n#endif\n#Preview(as: .systemSmall) { W() }")
    #expect(count == 0)
    #expect(leftOut.count == 1)
    #expect(!text.contains("Preview"))
  }
}
