// SPDX-License-Identifier: MIT

import AppIntents
import XCTest

enum Size: String, AppEnum {
  case small, large
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static var caseDisplayRepresentations: [Size: DisplayRepresentation] = [
    .small: "Small", .large: DisplayRepresentation(title: "Large", subtitle: "the larger one"),
  ]
}

struct Drink: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "Drink")
  }
  static var defaultQuery = DrinkQuery()
  let id: Int
  @Property(title: "Name") var name: String
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", image: .init(systemName: "cup.and.saucer"))
  }
  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

struct DrinkQuery: EntityStringQuery {
  @Dependency var bar: Bar
  func entities(for identifiers: [Int]) async throws -> [Drink] {
    bar.drinks.filter { identifiers.contains($0.id) }
  }
  func entities(matching string: String) async throws -> [Drink] {
    bar.drinks.filter { $0.name.contains(string) }
  }
}

final class Bar: @unchecked Sendable {
  let drinks = [Drink(id: 1, name: "Tea"), Drink(id: 2, name: "Milk")]
}

struct OrderIntent: AppIntent {
  static var title: LocalizedStringResource = "Order a drink"
  static var description = IntentDescription("Orders a drink.", categoryName: "Bar")
  static var openAppWhenRun = false

  @Parameter(title: "Drink", requestValueDialog: "Which one?") var drink: Drink?
  @Parameter(title: "Size", default: .small) var size: Size
  @Parameter(title: "Count", default: 1, inclusiveRange: (1, 9)) var count: Int

  static var parameterSummary: some ParameterSummary {
    Summary("Order \(\.$drink)") {
      \.$size
      \.$count
    }
  }

  init() {}
  init(drink: Drink) { self.drink = drink }

  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    guard let drink else { throw $drink.needsValueError("Which drink?") }
    return .result(value: "\(count) \(size.rawValue) \(drink.name)", dialog: "Here it is")
  }
}

struct OpenBar: AppIntent {
  static let title: LocalizedStringResource = "Open"
  @MainActor func perform() async throws -> some IntentResult { .result() }
}

struct BarShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OrderIntent(), phrases: ["Order in \(.applicationName)", "Order \(\.$drink)"],
      shortTitle: "Order", systemImageName: "cup.and.saucer")
    AppShortcut(
      intent: OpenBar(), phrases: ["Open \(.applicationName)"], shortTitle: "Open",
      systemImageName: "door")
  }
}

/// Source: Apple, "Creating your first app intent" and "App Shortcuts".
final class AppIntentsTests: XCTestCase {
  func testIntentsArePerformedByTheirApp() async throws {
    AppDependencyManager.shared.add(dependency: Bar())
    let tea = try await DrinkQuery().entities(matching: "Te")
    XCTAssertEqual(tea.map(\.id), [1])
    let intent = OrderIntent(drink: tea[0])
    intent.count = 2
    let result = try await intent.perform()
    XCTAssertEqual(result.value, "2 small Tea")
    XCTAssertEqual(intent.size.displayRepresentation.title, "Small")
    do {
      _ = try await OrderIntent().perform()
      XCTFail("a value is missing")
    } catch is AppIntentError {}
    _ = try await OpenBar().perform()
  }

  func testShortcutsKeepTheirPhrases() {
    XCTAssertEqual(
      BarShortcuts.appShortcuts.map(\.phrases),
      [["Order in ${applicationName}", "Order ${parameter}"], ["Open ${applicationName}"]])
    BarShortcuts.updateAppShortcutParameters()
  }
}
