// SPDX-License-Identifier: MIT

import Foundation
import FoundationXML

/// The classes that Xcode generates for the entities of a Core Data model.
struct DataModel {
  private var entities: [Entity] = []

  private struct Entity {
    var name: String
    var className: String
    var parent: String?
    /// `class`, or `category` for properties alone. Nil if Xcode generates nothing.
    var generation: String?
    var properties: [Property] = []
  }

  fileprivate struct Property {
    var name: String
    /// The attributes of the element.
    var values: [String: String]
    var isRelationship: Bool

    func isSet(_ key: String) -> Bool { values[key] == "YES" }
  }

  /// The file with the current version of a model.
  ///
  /// - Parameter folder: the `.xcdatamodeld`.
  static func file(in folder: URL) -> URL? {
    let files = FileManager.default
    let names = ((try? files.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    let record = files.contents(atPath: folder.appending(path: ".xccurrentversion").path)
    let current =
      record.flatMap {
        try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
      }?["_XCCurrentVersionName"] as? String
    return (names.first { $0 == current } ?? names.first).map {
      folder.appending(path: "\($0)/contents")
    }
  }

  /// - Parameter data: the contents of the file of a version.
  init(_ data: Data) {
    let reader = Reader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    _ = parser.parse()
    entities = reader.entities
  }

  /// The declarations in Swift, on one line. Empty if Xcode generates none.
  func declarations() -> String {
    let classNames = Dictionary(entities.map { ($0.name, $0.className) }) { first, _ in first }
    return entities.flatMap { entity -> [String] in
      guard let generation = entity.generation else { return [] }
      let superclass = entity.parent.flatMap { classNames[$0] } ?? "NSManagedObject"
      let name = entity.className
      let request = """
        @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> { \
        NSFetchRequest<\(name)>(entityName: "\(entity.name)") }
        """
      let members = [request] + entity.properties.flatMap { $0.declarations(classNames) }
      let conformance = entity.properties.contains { $0.name == "id" } ? ": Identifiable" : ""
      // The stand-in for Core Data gives entities the names of their classes.
      let entityMember = """
         public override class func entity() -> NSEntityDescription \
        { let entity = NSEntityDescription(); entity.name = "\(entity.name)"; return entity }\u{20}
        """
      let body = name == entity.name ? "" : entityMember
      return
        (generation == "class"
        ? ["@objc(\(name)) public class \(name): \(superclass) {\(body)}"] : [])
        + ["extension \(name)\(conformance) { \(members.joined(separator: "; ")) }"]
    }.joined(separator: "; ")
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var entities: [Entity] = []

    func parser(
      _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      guard let name = attributes["name"] else { return }
      switch element {
      case "entity":
        // A class of another module has a point before its name.
        let className = (attributes["representedClassName"] ?? name).split(separator: ".").last
        entities.append(
          Entity(
            name: name, className: className.map(String.init) ?? name,
            parent: attributes["parentEntity"], generation: attributes["codeGenerationType"]))
      case "attribute", "relationship":
        guard !entities.isEmpty else { return }
        entities[entities.count - 1].properties.append(
          Property(name: name, values: attributes, isRelationship: element == "relationship"))
      default: break
      }
    }
  }
}

extension DataModel.Property {
  /// - Parameter classNames: the names of classes by those of entities.
  fileprivate func declarations(_ classNames: [String: String]) -> [String] {
    guard isRelationship else { return ["@NSManaged public var \(name): \(type)"] }
    let other = values["destinationEntity"].map { classNames[$0] ?? $0 } ?? "NSManagedObject"
    guard isSet("toMany") else { return ["@NSManaged public var \(name): \(other)?"] }
    let set = isSet("ordered") ? "NSOrderedSet" : "NSSet"
    let capital = name.prefix(1).uppercased() + name.dropFirst()
    return ["@NSManaged public var \(name): \(set)?"]
      + ["addTo", "removeFrom"].flatMap { verb in
        [other, set].map { "@NSManaged public func \(verb)\(capital)(_ value: \($0))" }
      }
  }

  /// The type of an attribute. Numbers are scalars unless the model says otherwise.
  private var type: String {
    let isScalar = values["usesScalarValueType"] != "NO"
    switch values["attributeType"] {
    case "Integer 16": return isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": return isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": return isScalar ? "Int64" : "NSNumber?"
    case "Boolean": return isScalar ? "Bool" : "NSNumber?"
    case "Double": return isScalar ? "Double" : "NSNumber?"
    case "Float": return isScalar ? "Float" : "NSNumber?"
    case "Date": return isSet("usesScalarValueType") ? "TimeInterval" : "Date?"
    case "String": return "String?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Decimal": return "NSDecimalNumber?"
    default: return (values["customClassName"] ?? "NSObject") + "?"
    }
  }
}
