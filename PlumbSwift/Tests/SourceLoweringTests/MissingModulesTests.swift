// SPDX-License-Identifier: MIT

import SourceLowering
import Testing

/// Apple frameworks without a stand-in.
struct MissingModulesTests {
  @Test(arguments: [
    "ActivityKit", "AppIntents", "CloudKit", "HealthKit", "PencilKit", "SwiftData", "TipKit",
    "WidgetKit",
  ])
  func importsOfMissingFrameworksAreRemovedWithAWarning(_ module: String) throws {
    let lowered = Lowered("import UIKit\n@preconcurrency import \(module)\nlet a = 1")
    #expect(
      lowered.text.split(separator: "\n").map { String($0).trimmingBlanks } == [
        "import UIKit", "", "let a = 1",
      ])
    let warning = try #require(lowered.warnings.first)
    #expect(warning.line == 2)
    #expect(
      warning.message == "Linux has no module '\(module)': its declarations are missing")
  }

  @Test func frameworksThatReexportUIKitImportIt() {
    let lowered = Lowered("import PencilKit\nclass A: UIView {}")
    #expect(lowered.text.trimmingBlanks == "import UIKit\nclass A: UIView {}")
  }

  @Test func modulesThatUIKitDeclaresGetNoWarning() {
    let lowered = Lowered("import UIKit\nimport MobileCoreServices\n")
    #expect(lowered.warnings.isEmpty)
    #expect(!lowered.text.contains("MobileCoreServices"))
  }

  @Test(arguments: ["import os", "import os.log", "import OSLog", "import struct os.Logger"])
  func importsOfTheLogBecomePlumbSystemLog(_ source: String) {
    let lowered = Lowered("import UIKit\n\(source)\n")
    #expect(lowered.warnings.isEmpty)
    let words = lowered.text.split(separator: "\n").last?.split(separator: " ")
    #expect(words == ["import", "PlumbSystemLog"])
  }

  @Test func importsThatAreNotCompiledGetNoWarning() {
    let lowered = Lowered("import UIKit\n#if os(macOS)\nimport AppKit\n#endif\n")
    #expect(lowered.warnings.isEmpty)
  }

  @Test func modulesOfThePackageAreImported() {
    let lowered = Lowered(
      "import UIKit\nimport PencilKit\n", configuration: BuildConditions(modules: ["PencilKit"]))
    #expect(lowered.text.contains("import PencilKit"))
    #expect(lowered.warnings.isEmpty)
  }

  /// The toolchain has a module of the name, whose functions UIKit declares too.
  @Test func coreFoundationIsPartOfUIKit() {
    let lowered = Lowered(
      "#if canImport(CoreFoundation)\nimport CoreFoundation\n#endif\nimport Foundation\n"
        + "CFRunLoopStop(CFRunLoopGetCurrent())\n")
    #expect(!lowered.text.contains("import CoreFoundation"))
    #expect(lowered.line(with: "Foundation;") == "import Foundation; import UIKit")
  }

  /// A file that its author compiles on Linux uses the toolchain's module.
  @Test func coreFoundationStaysInFilesForLinux() {
    let source = """
      import CoreFoundation
      import Foundation
      #if canImport(Darwin)
      let mode = CFRunLoopMode.defaultMode.rawValue
      #else
      let mode = kCFRunLoopDefaultMode
      #endif
      """
    #expect(Lowered(source).text == source)
    #expect(!Lowered("import UIKit\n" + source).text.contains("import CoreFoundation"))
  }

  /// The clause for iOS needs a module that SwiftPM does not build on Linux.
  @Test(arguments: [false, true])
  func theClauseForLinuxReplacesOneWhoseModuleIsNotBuilt(_ isBuilt: Bool) {
    let modules: Set<String> = isBuilt ? ["Traps"] : []
    let lowered = Lowered(
      """
      #if canImport(Traps) && os(iOS)
      import Traps
      #elseif canImport(Glibc)
      import Glibc
      #endif
      """, configuration: BuildConditions(modules: modules))
    #expect(lowered.line(with: "#if")?.contains("&& \(isBuilt)") == true)
    #expect(lowered.text.contains("canImport(Glibc)") == !isBuilt)
  }

  /// Umbrella headers show Foundation too.
  @Test func foundationIsImportedWhereItsTypesAreNamed() {
    #expect(Lowered("class A: NSObject {}").text.contains("import Foundation; class A"))
    #expect(
      Lowered("import Kit\nlet a: Date? = nil").text.contains("import Kit; import Foundation"))
    for source in ["class A: NSObject {}\nclass NSObject {}", "import Foundation\nlet a = Date()"] {
      #expect(Lowered(source).text == source)
    }
  }

  /// Umbrella headers and re-exports show UIKit to files that do not import it.
  @Test func classesOfUIKitAreVisibleWithoutAnImport() {
    #expect(Lowered("class A: UIView {}").text.contains("import UIKit; class A"))
    let own = "struct UIThing {}\nlet a = UIThing()"
    #expect(Lowered(own).text == own)
  }

  /// SwiftPM makes no bundle on Linux for asset catalogs and storyboards that no manifest declares.
  @Test func resourcesByRuleHaveABundle() throws {
    let file = SourceText(path: "A.swift", text: "import UIKit\nlet a = Bundle.module\n")
    let conditions = BuildConditions()
    let lowering = FileLowering(
      file, module: "App", index: SourceIndex([("App", [file], conditions)]), conditions: conditions
    )
    lowering.resourceFolder = "/Kit/\"A\""
    let text = try #require(lowering.lowered().text)
    #expect(
      text.contains(
        #"static let module = Foundation.Bundle(path: "/Kit/\"A\"") ?? .main"#))
  }

  /// Seen through the module alone, Foundation's `Predicate` is hidden by the module's.
  @Test func typesOfImportedModulesHideThoseOfFoundation() {
    func imports(_ text: String) -> String? {
      let matchers = SourceText(
        path: "Matchers.swift",
        text: "import Foundation\npublic struct Predicate<T> {}\npublic enum Expression {}")
      let file = SourceText(path: "A.swift", text: text)
      let conditions = BuildConditions(modules: ["Matchers"])
      let index = SourceIndex([
        ("Matchers", [matchers], conditions), ("App", [file], conditions),
      ])
      let lowered = FileLowering(file, module: "App", index: index, conditions: conditions)
        .lowered().text
      return lowered?.split(separator: "\n").first { $0.contains("import") }.map(String.init)
    }
    let function = "func at(_ place: CGRect) -> Predicate<CGRect> { Predicate() }"
    #expect(
      imports("import Matchers\n\(function)")
        == "import Matchers; import UIKit; import struct Matchers.Predicate")
    #expect(
      imports("import Matchers\nimport Foundation\nlet a = UIView()\n\(function)")
        == "import Matchers; import UIKit")
    #expect(
      imports("import Matchers\nlet a = UIView()\nlet b: Expression")
        == "import Matchers; import UIKit; import enum Matchers.Expression")
  }
}
