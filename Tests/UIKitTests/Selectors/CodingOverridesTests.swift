// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Testing
import UIKit

/// Apple's documentation of NSKeyValueCoding: its methods belong to NSObject, classes override
/// them, and key paths may contain collection operators.
@MainActor
@Suite struct CodingOverridesTests {
  private final class Model: KeyValueObject, NamedMembers {
    var size = 1
    private(set) var told: [String] = []

    func _namedMember(_ name: String) -> NamedMember? {
      name == "size" ? .property({ self.size }, { self.size = $0 }) : nil
    }
    override func value(forKey key: String) -> Any? {
      key == "double" ? size * 2 : super.value(forKey: key)
    }
    override func setValue(_ value: Any?, forKey key: String) {
      super.setValue((value as? Int).map { $0 + 100 }, forKey: key)
    }
    override func didChangeValue(forKey key: String) {
      told.append(key)
      super.didChangeValue(forKey: key)
    }
    override class func description() -> String { "a model" }
  }

  private final class Screen: UIViewController {
    override func value(forKeyPath keyPath: String) -> Any? { "path \(keyPath)" }
    override func setValuesForKeys(_ keyedValues: [String: Any]) {
      title = keyedValues.keys.sorted().joined()
    }
  }

  @Test func overridesAreCalledWhateverTheTypeOfTheVariable() {
    let object: NSObject = Model()
    #expect(object.value(forKey: "double") as? Int == 2)
    object.setValue(1, forKey: "size")
    #expect((object as? Model)?.size == 101)
    #expect((object as? Model)?.told == ["size"])
    #expect(object.value(forKeyPath: "double") as? Int == 202)
    #expect(object.dictionaryWithValues(forKeys: ["size"])["size"] as? Int == 101)
    object.setValuesForKeys(["size": 2])
    #expect((object as? Model)?.size == 102)
  }

  @Test func overridesOfUIKitsClassesAreCalled() {
    let screen = Screen()
    let object: NSObject = screen
    #expect(object.value(forKeyPath: "a.b") as? String == "path a.b")
    object.setValuesForKeys(["b": 1, "a": 2])
    #expect(screen.title == "ab")
  }

  /// Apple's documentation of NSObject: `description()` of a class is "a string that represents the
  /// contents of the receiving class", which is its name.
  @Test func classesDescribeThemselvesByName() {
    let (model, label): (NSObject.Type, NSObject.Type) = (Model.self, UILabel.self)
    #expect(model.description() == "a model")
    #expect(label.description() == "UILabel")
    #expect(UIView.description() == "UIView")
  }

  /// Source: Apple's Key-Value Coding Programming Guide, "Using Collection Operators".
  @Test func operatorsCompareNumbersTextsAndDates() {
    let texts: NSArray = ["b", "c", "a"]
    #expect(texts.value(forKeyPath: "@max.self") as? String == "c")
    #expect(texts.value(forKeyPath: "@min.self") as? String == "a")
    let dates = [3, 1, 2].map { NSDate(timeIntervalSince1970: $0) }
    #expect(NSArray(array: dates).value(forKeyPath: "@min.self") as? Date == dates[1] as Date)
    let lists: NSArray = [NSArray(array: [1, 2]), NSArray(array: [2, 3])]
    #expect((lists.value(forKeyPath: "@unionOfArrays.self") as? NSArray)?.count == 4)
    #expect((lists.value(forKeyPath: "@distinctUnionOfArrays.self") as? NSArray)?.count == 3)
  }

  /// Source: key-value coding is not limited to a thread.
  @Test func valuesAreFoundOffTheMainThread() async {
    let found = await withCheckedContinuation { (next: CheckedContinuation<[Double], Never>) in
      DispatchQueue.global().async {
        let models = NSArray(array: (1...3).map { _ in Model() })
        models.setValue(5, forKey: "size")
        let results = [
          "@sum.size", "@avg.size", "@max.size", "@min.double", "@count",
        ].map { (models.value(forKeyPath: $0) as? NSNumber)?.doubleValue ?? -1 }
        let layer = CALayer()
        layer.setValue(2, forKeyPath: "transform.scale.x")
        let scale = layer.value(forKeyPath: "transform.scale.x") as? CGFloat ?? 0
        next.resume(returning: results + [Double(scale)])
      }
    }
    #expect(found == [315, 105, 105, 210, 3, 2])
  }

  /// Apple's documentation of NSObject: a metatype value creates an object of its class.
  @Test func metatypeValuesCreateTheirObjects() {
    let types: [NSObject.Type] = [Screen.self, Model.self, UILabel.self, CALayer.self]
    #expect(
      types.map { "\(type(of: madeObject($0)))" } == ["Screen", "Model", "UILabel", "CALayer"])
    let view: UIView.Type = UISwitch.self
    #expect(madeObject(view, frame: CGRect(x: 1, y: 2, width: 3, height: 4)) is UISwitch)
    let controller: UIViewController.Type = Screen.self
    #expect(madeObject(controller, nibName: nil, bundle: nil) is Screen)
    let cell: UITableViewCell.Type = Cell.self
    #expect(madeObject(cell, style: .default, reuseIdentifier: "a").reuseIdentifier == "a!")
  }

  private final class Cell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier.map { $0 + "!" })
    }
    required init?(coder: NSCoder) { nil }
  }

  /// Apple's documentation of AnyObject: it has the subscripts of all classes.
  @Test func collectionsHaveSubscriptsByKeyAndIndex() {
    #expect(objectSubscript(["a": 1] as NSDictionary, "a") as? Int == 1)
    #expect(objectSubscript(["x", "y"] as NSArray, 1) as? String == "y")
    #expect(objectSubscript(["x"] as NSArray, 1) == nil)
    #expect(objectSubscript(NSOrderedSet(array: ["x"]), 0) as? String == "x")
    #expect(objectSubscript(UIView(), "a") == nil && objectSubscript(nil, "a") == nil)
  }
}
