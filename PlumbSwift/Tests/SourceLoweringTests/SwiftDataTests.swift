// SPDX-License-Identifier: MIT

import SourceLowering
import Testing

/// Macros of SwiftData and TipKit. Source: Apple, "Preserving your app's model data across
/// launches".
struct SwiftDataTests {
  @Test func modelsConformToPersistentModel() {
    let lowered = Lowered(
      """
      import SwiftData
      @Model final class Note {
        @Attribute(.unique) var name: String
        @Relationship(deleteRule: .cascade, inverse: \\Tag.note) var tags: [Tag] = []
        @Transient var isOpen = false
        init(name: String) { self.name = name }
      }
      """, configuration: BuildConditions(modules: ["SwiftData"]))
    #expect(lowered.line(with: "class Note") == "final class Note: PersistentModel {")
    #expect(lowered.line(with: "var name") == "var name: String")
    #expect(lowered.line(with: "var tags") == "var tags: [Tag] = []")
    #expect(lowered.line(with: "var isOpen") == "var isOpen = false")
  }

  @Test func modelActorsGetAContext() {
    let lowered = Lowered(
      "import SwiftData\n@ModelActor actor Store {\nfunc f() {}\n}",
      configuration: BuildConditions(modules: ["SwiftData"]))
    #expect(lowered.line(with: "actor Store") == "actor Store: SwiftData.ModelActor {")
    #expect(lowered.text.contains("let modelContext: SwiftData.ModelContext"))
  }

  @Test func attributesStayWithoutSwiftData() {
    let source = "@Model class Note {\n  @Attribute var name = 1\n}"
    #expect(Lowered(source).text == source)
  }

  @Test func tipRulesAreBlanked() {
    let lowered = Lowered(
      "import TipKit\nstruct A: Tip {\nvar rules: [Rule] {\n#Rule(Self.$isOn) { $0 == true }\n}\n}",
      configuration: BuildConditions(modules: ["TipKit"]))
    #expect(!lowered.text.contains("#Rule"))
  }
}
