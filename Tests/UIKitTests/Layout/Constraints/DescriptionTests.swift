// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Descriptions of constraints in UIKit's words. Source of the forms: 975 lines of published
/// conflict messages.
@MainActor
struct DescriptionTests {
  let root = UIView()
  let view = UIView()
  let label = UILabel()

  init() {
    label.text = "A text that is much longer than that"
    for view in [view, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  private func body(_ constraint: NSLayoutConstraint) -> String {
    let head = "<NSLayoutConstraint:\(address(constraint)) "
    #expect("\(constraint)".hasPrefix(head))
    return String("\(constraint)".dropFirst(head.count))
  }

  @Test func distanceToTheSuperviewIsVisualWhereTheChildComesFirst() {
    let (v, r) = ("UIView:\(address(view))", "UIView:\(address(root))")
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)
    #expect(body(leading) == "H:|-(20)-[\(v)]   (inactive, names: '|':\(r) )>")
    leading.isActive = true
    leading.identifier = "gap"
    #expect(body(leading) == "'gap' H:|-(20)-[\(v)]   (active, names: '|':\(r) )>")
    let left = view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor)
    #expect(body(left) == "H:|-(>=0)-[\(v)](LTR)   (inactive, names: '|':\(r) )>")
    let top = root.topAnchor.constraint(equalTo: view.topAnchor, constant: 8)
    #expect(body(top) == "\(r).top == \(v).top + 8   (inactive)>")
    let bottom = root.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 8)
    #expect(body(bottom) == "V:[\(v)]-(8)-|   (inactive, names: '|':\(r) )>")
    let own = view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8)
    #expect(body(own) == "\(v).bottom == \(r).bottom - 8   (inactive)>")
  }

  @Test func distanceBetweenNeighboursIsVisual() {
    let (v, l) = (
      "UIView:\(address(view))", "UILabel:\(address(label))'A text that is much longe...'"
    )
    let below = view.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8)
    #expect(body(below) == "V:[\(l)]-(8)-[\(v)]   (inactive)>")
    let above = label.bottomAnchor.constraint(equalTo: view.topAnchor, constant: -8)
    #expect(body(above) == "\(l).bottom == \(v).top - 8   (inactive)>")
  }

  @Test func otherRelationsAreEquations() {
    let (v, r) = ("UIView:\(address(view))", "UIView:\(address(root))")
    let width = view.widthAnchor.constraint(
      lessThanOrEqualTo: root.widthAnchor, multiplier: 1 / 3, constant: 16)
    #expect(body(width) == "\(v).width <= 0.333333*\(r).width + 16   (inactive)>")
    let height = view.heightAnchor.constraint(equalToConstant: -16)
    height.priority = .defaultHigh
    #expect(body(height) == "\(v).height == - 16 @750   (inactive)>")
    view.accessibilityIdentifier = "card"
    let center = view.centerXAnchor.constraint(equalTo: root.centerXAnchor)
    #expect(
      body(center)
        == "card.centerX == \(r).centerX   (inactive, names: card:\(address(view)) )>")
  }

  @Test func viewShowsItsFrameTextAndMask() {
    label.frame = CGRect(x: 1, y: 2, width: 30.5, height: 4)
    label.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    #expect(
      "\(label)" == """
        <UILabel: \(address(label)); frame = (1 2; 30.5 4); \
        text = 'A text that is much longer than that'; autoresize = W+BM; \
        userInteractionEnabled = NO; layer = <_UILabelLayer: \(address(label.layer))>>
        """)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.isHidden = true
    view.alpha = 0.5
    view.tag = 7
    #expect(
      "\(view)" == """
        <UIView: \(address(view)); frame = (0 0; 10 10); alpha = 0.5; hidden = YES; tag = 7; \
        layer = <CALayer: \(address(view.layer))>>
        """)
  }

  @Test func viewShowsItsTransformAndThatItIsNotOpaque() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.isOpaque = false
    #expect(
      "\(view)" == """
        <UIView: \(address(view)); frame = (-5 -5; 20 20); transform = [2, 0, 0, 2, 0, 0]; \
        opaque = NO; layer = <CALayer: \(address(view.layer))>>
        """)
  }

  @Test func scrollViewShowsWhereItsContentIs() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.contentSize = CGSize(width: 10, height: 50)
    view.contentInset.top = 3
    view.contentOffset.y = 7.5
    let recognizers = "\(view)".split(separator: "NSArray: ")[1].prefix { $0 != ">" }
    #expect(recognizers.hasPrefix("0x"))
    #expect(
      "\(view)" == """
        <UIScrollView: \(address(view)); frame = (0 0; 10 10); clipsToBounds = YES; \
        gestureRecognizers = <NSArray: \(recognizers)>; layer = <CALayer: \(address(view.layer))>; contentOffset: {0, 7.5}; \
        contentSize: {10, 50}; adjustedContentInset: {3, 0, 0, 0}>
        """)
  }

  /// Source: a dump of a view's constraints of iOS 15.
  @Test func constraintsListWhatTiesTheGuidesThatALayoutNeeded() {
    let owner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    owner.addSubview(child)
    let own = child.leadingAnchor.constraint(equalTo: owner.layoutMarginsGuide.leadingAnchor)
    own.isActive = true
    #expect(owner.constraints == [own])
    owner.layoutIfNeeded()
    #expect(
      owner.constraints.map(\.identifier) == [
        nil, "UIView-leftMargin-guide-constraint", "UIView-rightMargin-guide-constraint",
        "UIView-topMargin-guide-constraint", "UIView-bottomMargin-guide-constraint",
      ])
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  /// Source: published logs of iOS 15.
  @Test func listsNameTheirDataSource() {
    let (table, rows) = (UITableView(), Rows())
    #expect(table.description.hasSuffix("; dataSource: (null)>"))
    table.dataSource = rows
    #expect(table.description.hasSuffix("Rows: \(address(rows))>>"))
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(
      collection.description.hasSuffix(
        "; layout: <UICollectionViewFlowLayout: \(address(layout))>; dataSource: (null)>"))
  }
}
