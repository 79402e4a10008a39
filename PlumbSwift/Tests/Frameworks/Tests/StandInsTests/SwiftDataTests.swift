// SPDX-License-Identifier: MIT

import SwiftData
import TipKit
import XCTest

@Model
final class Trip {
  @Attribute(.unique) var name: String
  var days: Int
  @Relationship(deleteRule: .cascade) var stops: [Stop] = []
  @Transient var isOpen = false

  init(name: String, days: Int) {
    self.name = name
    self.days = days
  }
}

@Model class Stop {
  var id = UUID()
  var place: String
  init(place: String) { self.place = place }
}

@ModelActor
actor Importer {
  func add(_ names: [String]) throws {
    for name in names { modelContext.insert(Trip(name: name, days: 1)) }
    try modelContext.save()
  }
}

struct SwipeTip: Tip {
  @Parameter static var hasSwiped: Bool = false
  static let opened = Event(id: "opened")
  var title: Text { Text("Swipe") }
  var message: Text? { Text("to delete") }
  var image: Image? { Image(systemName: "hand.draw") }
  var rules: [Rule] {
    #Rule(Self.$hasSwiped) { $0 == false }
    #Rule(Self.opened) { $0.donations.count > 2 }
  }
  var options: [any TipOption] { Tips.MaxDisplayCount(1) }
  var actions: [Action] { Action(id: "more", title: "More") }
  typealias Event = Tips.Event
}

/// Source: Apple, "Preserving your app's model data across launches" and "Highlighting app features
/// with TipKit".
@MainActor
final class SwiftDataTests: XCTestCase {
  func testModelObjectsLiveAsLongAsTheirContainer() async throws {
    let container = try ModelContainer(
      for: Trip.self, Stop.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = container.mainContext
    let rome = Trip(name: "Rome", days: 3)
    XCTAssertNil(rome.modelContext)
    context.insert(rome)
    context.insert(Trip(name: "Oslo", days: 5))
    rome.stops.append(Stop(place: "Forum"))
    XCTAssertTrue(rome.modelContext === context)
    XCTAssertTrue(context.hasChanges)
    try context.save()
    XCTAssertFalse(context.hasChanges)
    var descriptor = FetchDescriptor<Trip>(
      predicate: #Predicate { $0.days > 2 }, sortBy: [SortDescriptor(\.days, order: .reverse)])
    XCTAssertEqual(try context.fetch(descriptor).map(\.name), ["Oslo", "Rome"])
    descriptor.fetchLimit = 1
    XCTAssertEqual(try context.fetchCount(descriptor), 1)
    try await Importer(modelContainer: container).add(["Bonn"])
    XCTAssertEqual(try context.fetch(FetchDescriptor<Trip>()).count, 3)
    context.delete(rome)
    XCTAssertTrue(rome.isDeleted)
    try context.save()
    XCTAssertEqual(try context.fetchCount(FetchDescriptor<Trip>()), 2)
    let id = try XCTUnwrap(context.fetch(FetchDescriptor<Trip>()).first?.persistentModelID)
    XCTAssertNotNil(context.registeredModel(for: id) as Trip?)
  }

  func testTipsStayPending() async throws {
    try Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
    let tip = SwipeTip()
    SwipeTip.hasSwiped = true
    await SwipeTip.opened.donate()
    XCTAssertEqual(tip.status, .pending)
    XCTAssertFalse(tip.shouldDisplay)
    for await shows in tip.shouldDisplayUpdates { XCTAssertFalse(shows) }
    XCTAssertEqual(tip.actions.map(\.id), ["more"])
    tip.invalidate(reason: .actionPerformed)
    XCTAssertEqual(tip.status, .invalidated(.actionPerformed))
    XCTAssertEqual(TipUIView(tip).intrinsicContentSize, .zero)
    let controller = UIViewController()
    let item = UIBarButtonItem(systemItem: .add)
    controller.present(TipUIPopoverViewController(tip, sourceItem: item), animated: false)
  }
}
