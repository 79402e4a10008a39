// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Constraints that are described in closures and stored with the view: created, updated and
/// recreated.
@MainActor
struct ClosureMakerTests {
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let view = UIView()

  init() {
    container.addSubview(view)
  }

  @Test func constraintsAreHeldInTheOrderOfTheClosure() {
    view.make {
      $0.pin(.leading, to: container, constant: 10)
      $0.pin(.top, to: container, constant: 20)
      $0.fix(.width, 50)
    }
    #expect(container.constraints.map(\.firstAttribute) == [.leading, .top])
    #expect(container.constraints.map(\.constant) == [10, 20])
    #expect(container.constraints.allSatisfy { $0.firstItem === view && $0.isActive })
    #expect(view.constraints.map(\.secondAttribute) == [.notAnAttribute])
    #expect(view.constraints.first?.secondItem == nil)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(container.constraints.allSatisfy { $0 is LabeledConstraint })
  }

  @Test func anUpdateChangesConstantsOfWhatIsThere() {
    view.make {
      $0.pin(.leading, to: container, constant: 10)
      $0.pin(.top, to: container, constant: 20)
    }
    let made = container.constraints
    view.update { $0.pin(.leading, to: container, constant: 15) }
    #expect(container.constraints == made)
    #expect(made.map(\.constant) == [15, 20])
  }

  @Test func makingAnewTakesTheOldOnesOut() {
    view.make { $0.pin(.leading, to: container, constant: 10) }
    let old = container.constraints
    view.remake {
      for edge in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
        $0.pin(edge, to: container, constant: 0)
      }
    }
    #expect(old.allSatisfy { !$0.isActive })
    #expect(container.constraints.count == 4)
    container.layoutIfNeeded()
    #expect(view.frame == container.bounds)
    view.remake { _ in }
    #expect(container.constraints == [])
  }

  @Test func constraintsDieWithTheirView() {
    weak var constraint: NSLayoutConstraint?
    weak var other: UIView?
    do {
      let view = UIView()
      other = view
      container.addSubview(view)
      view.make { $0.pin(.top, to: container, constant: 0) }
      constraint = container.constraints.first
      #expect(constraint != nil)
      view.removeFromSuperview()
    }
    #expect(other == nil)
    #expect(constraint == nil)
  }

  @Test func guidesAreDescribedLikeViews() {
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    guide.make {
      $0.pin(.top, to: container.safeAreaLayoutGuide, constant: 5)
      $0.pin(.leading, to: container.layoutMarginsGuide, constant: 0)
      $0.fix(.width, 30)
      $0.fix(.height, 40)
    }
    container.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 8, y: 5, width: 30, height: 40))
    guide.remake { _ in }
    #expect(!container.constraints.contains { $0 is LabeledConstraint })
  }
}

/// An item that constraints can refer to.
@MainActor
private protocol Item: AnyObject {}
extension UIView: Item {}
extension UILayoutGuide: Item {}

/// A subclass with its own stored property, created with the inherited initializer.
private final class LabeledConstraint: NSLayoutConstraint {
  weak var maker: Maker?

  func says(the same: LabeledConstraint) -> Bool {
    firstAnchor == same.firstAnchor && secondAnchor == same.secondAnchor
      && relation == same.relation && multiplier == same.multiplier && priority == same.priority
  }
}

@MainActor
private final class Maker {
  let item: any Item
  var constraints: [LabeledConstraint] = []

  init(_ item: any Item) {
    self.item = item
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  }

  func pin(_ attribute: NSLayoutConstraint.Attribute, to target: any Item, constant: CGFloat) {
    add(attribute, target, attribute, constant)
  }

  func fix(_ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat) {
    add(attribute, nil, .notAnAttribute, constant)
  }

  private func add(
    _ first: NSLayoutConstraint.Attribute, _ target: (any Item)?,
    _ second: NSLayoutConstraint.Attribute, _ constant: CGFloat
  ) {
    let constraint = LabeledConstraint(
      item: item, attribute: first, relatedBy: .equal, toItem: target, attribute: second,
      multiplier: 1, constant: constant)
    constraint.maker = self
    constraints.append(constraint)
  }
}

@MainActor private var madeKey: UInt8 = 0

extension Item {
  private var made: [LabeledConstraint] {
    get { objc_getAssociatedObject(self, &madeKey) as? [LabeledConstraint] ?? [] }
    set { objc_setAssociatedObject(self, &madeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  private func describe(_ closure: (Maker) -> Void) -> [LabeledConstraint] {
    let maker = Maker(self)
    closure(maker)
    return maker.constraints
  }

  fileprivate func make(_ closure: (Maker) -> Void) {
    let constraints = describe(closure)
    NSLayoutConstraint.activate(constraints)
    made += constraints
  }

  fileprivate func remake(_ closure: (Maker) -> Void) {
    NSLayoutConstraint.deactivate(made)
    made = []
    make(closure)
  }

  fileprivate func update(_ closure: (Maker) -> Void) {
    for constraint in describe(closure) {
      made.first { $0.says(the: constraint) }?.constant = constraint.constant
    }
  }
}
