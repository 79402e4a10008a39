// SPDX-License-Identifier: MIT

import Foundation
import UIKit

public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

private struct ResultsSection: NSFetchedResultsSectionInfo {
  var name: String
  var contents: [Any]

  var indexTitle: String? { name.first.map(String.init) }
  var numberOfObjects: Int { contents.count }
  var objects: [Any]? { contents }
}

public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete, move, update
}

/// Called before and after changes, but not for single changes. The passed controller is a copy
/// with the same results, because Swift's generic types differ at run time.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
}

/// The results of a request in sections. They are fetched again when the context changes.
open class NSFetchedResultsController<ResultType>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  /// No effect: there is no cache.
  public let cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open var fetchedObjects: [ResultType]? {
    refetchUnsavedObjects()
    return objects
  }
  private var objects: [ResultType]?
  private var fetched: [ResultsSection] = []
  private var observer: (any NSObjectProtocol)?

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
    super.init()
  }

  /// No effect: there is no cache.
  open class func deleteCache(withName name: String?) {}

  deinit { observer.map(NotificationCenter.default.removeObserver) }

  open var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects == nil ? nil : fetched }
  open var sectionIndexTitles: [String] { fetched.compactMap(\.indexTitle) }

  /// Fetches again if there are unsaved objects. Their values are set after insertion, and the
  /// context posts no notification about that.
  private func refetchUnsavedObjects() {
    guard objects != nil, observer != nil, !managedObjectContext.insertedObjects.isEmpty else {
      return
    }
    try? performFetch()
  }

  /// The first letter of the section's name.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    sectionName.first.map(String.init)
  }

  /// The section with an index title.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    fetched.firstIndex { $0.indexTitle == title } ?? sectionIndex
  }

  open func performFetch() throws {
    let objects = try managedObjectContext.fetch(fetchRequest)
    self.objects = objects
    fetched = []
    for object in objects {
      let name = sectionNameKeyPath.flatMap { path in
        (object as? NSObject)?.value(forKeyPath: path).map(Self.text)
      }
      if let last = fetched.indices.last, fetched[last].name == name ?? "" {
        fetched[last].contents.append(object)
      } else {
        fetched.append(ResultsSection(name: name ?? "", contents: [object]))
      }
    }
    if fetched.isEmpty, sectionNameKeyPath == nil {
      fetched = [ResultsSection(name: "", contents: [])]
    }
    guard observer == nil else { return }
    // The observer runs on the queue that changes the context.
    nonisolated(unsafe) let own = Weak(self)
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil
    ) { _ in own.value?.contextChanged() }
  }

  /// A value as text. The values of optional properties arrive wrapped.
  private static func text(_ value: Any) -> String {
    (value as? String) ?? (value as? NSObject)?.description ?? "\(value)"
  }

  private func contextChanged() {
    guard let delegate else {
      _ = try? performFetch()
      return
    }
    delegate.controllerWillChangeContent(erased)
    try? performFetch()
    delegate.controllerDidChangeContent(erased)
  }

  /// A controller of the type that the delegate protocol declares.
  private var erased: NSFetchedResultsController<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>()
    request.entityName = fetchRequest.entityName
    let erased = NSFetchedResultsController<any NSFetchRequestResult>(
      fetchRequest: request, managedObjectContext: managedObjectContext,
      sectionNameKeyPath: sectionNameKeyPath, cacheName: nil)
    erased.objects = objects?.compactMap { $0 as? any NSFetchRequestResult }
    erased.fetched = fetched
    return erased
  }

  open func object(at indexPath: IndexPath) -> ResultType {
    refetchUnsavedObjects()
    guard let object = fetched[indexPath.section].contents[indexPath.item] as? ResultType else {
      preconditionFailure("there is no object at \(indexPath)")
    }
    return object
  }

  open func indexPath(forObject object: ResultType) -> IndexPath? {
    refetchUnsavedObjects()
    for (section, contents) in fetched.enumerated() {
      let item = contents.contents.firstIndex { $0 as AnyObject === object as AnyObject }
      if let item { return IndexPath(item: item, section: section) }
    }
    return nil
  }
}

private struct Weak<Object: AnyObject> {
  weak var value: Object?

  init(_ value: Object) { self.value = value }
}
