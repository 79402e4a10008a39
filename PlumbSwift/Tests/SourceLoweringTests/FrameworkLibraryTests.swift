// SPDX-License-Identifier: MIT

import SourceLowering
import Testing

/// Framework libraries that are built for a package whose sources import one of their modules.
struct FrameworkLibraryTests {
  private func libraries(
    _ sources: String..., conditions: BuildConditions = BuildConditions()
  ) -> Set<FrameworkLibrary> {
    let files = sources.map { SourceText(path: "A.swift", text: $0) }
    return FrameworkLibrary.imported(by: [(files, conditions)])
  }

  @Test(arguments: [
    "import Combine", "import class Combine.AnyCancellable", "@preconcurrency import Combine",
    "#if canImport(Combine)\nimport Combine\n#endif", "#if os(iOS)\nimport Combine\n#endif",
  ])
  func combineIsBuiltIfItIsImported(_ source: String) {
    #expect(libraries(source) == [.combine])
  }

  @Test(arguments: [
    "import UIKit", "// import Combine", "#if os(macOS)\nimport Combine\n#endif",
    "import CombineExtras", "let text = \" Combine\"",
  ])
  func combineIsNotBuiltOtherwise(_ source: String) {
    #expect(libraries(source).isEmpty)
  }

  /// Texts without an import are not parsed, so that large dependencies cost no time.
  @Test func modulesAreNamedOnLinesOfImports() {
    #expect(FrameworkLibrary.combine.isNamed(in: "import UIKit\n  import class Combine.Just\n"))
    #expect(!FrameworkLibrary.combine.isNamed(in: "import UIKit\n/// Combine the lengths.\n"))
  }

  @Test func standInsAreWantedWhereTheyAreImportedPlainly() {
    #expect(libraries("import WebKit") == [.standIns, .uiKitAdditions])
    #expect(libraries("import AVFAudio") == [.standIns, .uiKitAdditions])
    #expect(
      libraries("import Combine\nimport class MapKit.MKMapView")
        == [.combine, .standIns, .uiKitAdditions])
    #expect(libraries("#if canImport(WebKit)\nimport WebKit\n#endif").isEmpty)
  }

  @Test func avfAudioBecomesAVFoundation() {
    let conditions = BuildConditions(modules: FrameworkLibrary.standIns.modules)
    let lowered = Lowered(
      "import AVFAudio\nimport AVFoundation.AVPlayer", configuration: conditions)
    #expect(lowered.warnings.isEmpty)
    #expect(lowered.text.trimmingBlanks == "import AVFoundation\nimport AVFoundation")
  }

  @Test func networkingIsImportedBesideAFramework() {
    let conditions = BuildConditions(modules: FrameworkLibrary.standIns.modules)
    let lowered = Lowered("import WebKit\nlet a = URLRequest.self", configuration: conditions)
    #expect(lowered.text.hasPrefix("import WebKit; import FoundationNetworking\n"))
  }

  @Test func modulesOfThePackageTakePrecedence() {
    let conditions = BuildConditions(modules: ["Combine"])
    #expect(libraries("import Combine", conditions: conditions).isEmpty)
  }

  @Test func importsOfLibrariesStay() {
    let conditions = BuildConditions(modules: FrameworkLibrary.combine.modules)
    let lowered = Lowered(
      "import UIKit\nimport class Combine.AnyCancellable\n", configuration: conditions)
    #expect(lowered.warnings.isEmpty)
    #expect(lowered.text.trimmingBlanks == "import UIKit\nimport Combine \n")
  }

  @Test(arguments: [
    ("CoreImage", "let a: CIImage"), ("CoreImage", "let a = kCIInputImageKey"),
    ("CoreText", "let a = CTLineCreateWithAttributedString(b)"),
    ("FormerUIKit", "let a: UIAlertView"),
    ("TextDocuments", "let a = try AttributedString(markdown: b)"),
    ("TextDocuments", "let a = AttributedString(localized: b)"),
  ])
  func partsOfUIKitAreImportedWhereTheyAreUsed(module: String, source: String) {
    let text = "import UIKit\n\(source)"
    #expect(libraries(text) == [.uiKitAdditions])
    let conditions = BuildConditions(modules: FrameworkLibrary.uiKitAdditions.modules)
    #expect(
      Lowered(text, configuration: conditions).text.hasPrefix("import UIKit; import \(module)\n"))
  }

  @Test func partsOfUIKitAreNotImportedElsewhere() {
    #expect(libraries("import UIKit\nlet a = String(localized: \"a\")").isEmpty)
    #expect(libraries("import CoreText\nlet a = 1") == [.uiKitAdditions])
    #expect(
      libraries("#if canImport(CoreImage)\nimport CoreImage\n#endif") == [.uiKitAdditions])
  }

  @Test func formerNamesAreImportedInTheLanguageModeOfSwift4() {
    var conditions = BuildConditions(modules: FrameworkLibrary.uiKitAdditions.modules)
    conditions.isBeforeSwift42 = true
    let lowered = Lowered("import UIKit\nlet a: UITableViewCellStyle", configuration: conditions)
    #expect(lowered.text.hasPrefix("import UIKit; import FormerUIKit\n"))
    conditions.modules = []
    #expect(libraries("import UIKit\n", conditions: conditions) == [.uiKitAdditions])
  }

  @Test func publishersOfPropertiesAreToldTheirNames() {
    let lowered = Lowered(
      "import UIKit\nlet a = view.publisher(for: \\.layer.frame, options: .new)")
    #expect(
      lowered.text.contains("publisher(for: \\.layer.frame, named: \"layer.frame\", options: .new)")
    )
    let other = "import UIKit\nlet a = center.publisher(for: name)"
    #expect(Lowered(other).text == other)
  }
}
