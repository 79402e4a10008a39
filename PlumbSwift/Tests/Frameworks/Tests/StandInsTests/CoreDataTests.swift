// SPDX-License-Identifier: MIT

import CoreData
import UIKit
import XCTest

/// Expectations: Apple's documentation of contexts, requests and fetched results.
final class CoreDataTests: XCTestCase {
  @MainActor
  func testATableFollowsItsContext() throws {
    let container = NSPersistentContainer(name: "Notes")
    container.loadPersistentStores { _, error in XCTAssertNil(error) }
    let context = container.viewContext
    for title in ["b", "a"] { Note(context: context).title = title }
    try context.save()
    XCTAssertFalse(context.hasChanges)
    let controller = NotesController(style: .plain)
    controller.container = container
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 2)
    XCTAssertEqual(controller.results.object(at: IndexPath(row: 0, section: 0)).title, "a")
    Note(context: context).title = "c"
    XCTAssertEqual(controller.changes, 1)
    XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 3)
    context.delete(try XCTUnwrap(controller.results.fetchedObjects?.first))
    XCTAssertEqual(controller.results.fetchedObjects?.map(\.title), ["b", "c"])
  }

  func testFetchRequestsFilterAndSort() throws {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    for (name, title) in [("x", "b"), ("y", "a"), ("x", "a")] {
      let note = Note(context: context)
      note.title = title
      note.folder = name
    }
    let request = Note.fetchRequest()
    request.predicate = NSPredicate(format: "folder == %@", "x")
    request.sortDescriptors = [NSSortDescriptor(key: #keyPath(Note.title), ascending: true)]
    XCTAssertEqual(try context.fetch(request).map(\.title), ["a", "b"])
    request.fetchLimit = 1
    XCTAssertEqual(try context.count(for: request), 1)
    let sections = NSFetchRequest<Note>(entityName: "Note")
    sections.sortDescriptors = ["folder", "title"].map {
      NSSortDescriptor(key: $0, ascending: true)
    }
    let results = NSFetchedResultsController(
      fetchRequest: sections, managedObjectContext: context, sectionNameKeyPath: "folder",
      cacheName: nil)
    try results.performFetch()
    XCTAssertEqual(results.sections?.map(\.name), ["x", "y"])
    XCTAssertEqual(results.sections?.map(\.numberOfObjects), [2, 1])
    context.rollback()
    XCTAssertEqual(try context.fetch(sections), [])
  }

  func testUndeclaredKeysAreStored() {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let object = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
    object.setValue("red", forKey: "colour")
    XCTAssertEqual(object.value(forKey: "colour") as? String, "red")
    XCTAssertEqual(object.entity.name, "Tag")
  }
}

@objc(Note)
final class Note: NSManagedObject {
  @NSManaged var title: String?
  @NSManaged var folder: String?

  @nonobjc class func fetchRequest() -> NSFetchRequest<Note> {
    NSFetchRequest<Note>(entityName: "Note")
  }
}

private final class NotesController: UITableViewController, NSFetchedResultsControllerDelegate {
  var container: NSPersistentContainer!
  var changes = 0

  lazy var results: NSFetchedResultsController<Note> = {
    let request = Note.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: #keyPath(Note.title), ascending: true)]
    let results = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: container.viewContext, sectionNameKeyPath: nil,
      cacheName: nil)
    results.delegate = self
    return results
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    try? results.performFetch()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    results.sections?[section].numberOfObjects ?? 0
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    cell.textLabel?.text = results.object(at: indexPath).title
    return cell
  }

  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>
  ) {
    changes += 1
    tableView.reloadData()
  }
}

/// Expectations: Apple's documentation of batch requests, of dictionary results, and of the
/// relationship methods that Xcode generates.
final class CoreDataRequestTests: XCTestCase {
  private func context(_ titles: String...) -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    for title in titles { Shelf(context: context).title = title }
    return context
  }

  func testBatchesAreDeleted() throws {
    let context = context("a", "b", "c")
    let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: "Shelf")
    fetch.predicate = NSPredicate(format: "title != %@", "b")
    let request = NSBatchDeleteRequest(fetchRequest: fetch)
    request.resultType = .resultTypeCount
    let result = try context.execute(request) as? NSBatchDeleteResult
    XCTAssertEqual(result?.result as? Int, 2)
    XCTAssertEqual(try context.count(for: NSFetchRequest<Shelf>(entityName: "Shelf")), 1)
  }

  func testBatchesAreInserted() throws {
    let context = context("a")
    let request = NSBatchInsertRequest(entityName: "Shelf", objects: [["title": "b"], [:]])
    request.resultType = .objectIDs
    let result = try context.execute(request) as? NSBatchInsertResult
    XCTAssertEqual((result?.result as? [NSManagedObjectID])?.count, 2)
    XCTAssertEqual(context.registeredObjects.count, 3)
  }

  func testResultsMayBeDictionaries() throws {
    let request = NSFetchRequest<NSDictionary>(entityName: "Shelf")
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = ["title"]
    let found = try context("a").fetch(request)
    XCTAssertEqual(found.first?["title"] as? String, "a")
  }

  func testRelationshipMethodsAddAndRemove() {
    let context = context()
    let (shelf, first, second) = (
      Shelf(context: context), Shelf(context: context), Shelf(context: context)
    )
    shelf.addToParts(first)
    shelf.addToParts(NSSet(array: [second, first]))
    XCTAssertEqual(shelf.parts?.count, 2)
    shelf.removeFromParts(first)
    XCTAssertEqual(shelf.parts?.allObjects as? [Shelf], [second])
  }
}

@objc(Shelf)
private final class Shelf: NSManagedObject {
  @NSManaged var title: String?
  @NSManaged var parts: NSSet?
  @NSManaged func addToParts(_ value: Shelf)
  @NSManaged func addToParts(_ values: NSSet)
  @NSManaged func removeFromParts(_ value: Shelf)
}
