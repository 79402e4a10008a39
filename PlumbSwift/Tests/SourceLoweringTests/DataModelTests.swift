// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import plumb_lower

/// The classes of Core Data models. Source: the files that Xcode generates for "Class Definition" and
/// "Category/Extension".
struct DataModelTests {
  @Test func entitiesBecomeClasses() {
    let model = DataModel(
      Data(
        """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel">
          <entity name="Item" representedClassName="StoredItem" codeGenerationType="class">
            <attribute name="id" attributeType="UUID"/>
            <attribute name="count" attributeType="Integer 32" usesScalarValueType="YES"/>
            <attribute name="date" attributeType="Date" usesScalarValueType="NO"/>
            <attribute name="price" attributeType="Double" usesScalarValueType="NO"/>
            <relationship name="tags" toMany="YES" destinationEntity="Tag"/>
          </entity>
          <entity name="Tag" representedClassName=".Tag" codeGenerationType="category">
            <attribute name="style" attributeType="Transformable" customClassName="UIColor"/>
            <relationship name="item" destinationEntity="Item"/>
          </entity>
          <entity name="Manual" representedClassName="Manual"/>
        </model>
        """.utf8))
    #expect(
      model.declarations().components(separatedBy: "; ") == [
        "@objc(StoredItem) public class StoredItem: NSManagedObject { public override class func "
          + "entity() -> NSEntityDescription { let entity = NSEntityDescription()",
        "entity.name = \"Item\"", "return entity } }",
        "extension StoredItem: Identifiable { @nonobjc public class func fetchRequest() -> "
          + "NSFetchRequest<StoredItem> { NSFetchRequest<StoredItem>(entityName: \"Item\") }",
        "@NSManaged public var id: UUID?", "@NSManaged public var count: Int32",
        "@NSManaged public var date: Date?", "@NSManaged public var price: NSNumber?",
        "@NSManaged public var tags: NSSet?", "@NSManaged public func addToTags(_ value: Tag)",
        "@NSManaged public func addToTags(_ value: NSSet)",
        "@NSManaged public func removeFromTags(_ value: Tag)",
        "@NSManaged public func removeFromTags(_ value: NSSet) }",
        "extension Tag { @nonobjc public class func fetchRequest() -> NSFetchRequest<Tag> "
          + "{ NSFetchRequest<Tag>(entityName: \"Tag\") }",
        "@NSManaged public var style: UIColor?", "@NSManaged public var item: StoredItem? }",
      ])
  }
}
