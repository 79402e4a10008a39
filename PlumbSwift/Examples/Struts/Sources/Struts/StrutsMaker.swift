// SPDX-License-Identifier: MIT

import ObjectiveC

#if os(iOS) || os(tvOS)
  import UIKit
#else
  import AppKit
#endif

/// Collects the struts of a view.
@MainActor
public final class StrutsMaker {
  private let view: StrutsView
  private var struts: [Strut] = []

  init(_ view: StrutsView) {
    self.view = view
  }

  public var leading: Strut { add(.leading) }
  public var trailing: Strut { add(.trailing) }
  public var top: Strut { add(.top) }
  public var bottom: Strut { add(.bottom) }
  public var width: Strut { add(.width) }
  public var height: Strut { add(.height) }
  public var center: Strut { add(.centerX, .centerY) }
  public var size: Strut { add(.width, .height) }
  public var edges: Strut { add(.top, .leading, .bottom, .trailing) }

  private func add(_ attributes: NSLayoutConstraint.Attribute...) -> Strut {
    let strut = Strut(view, attributes)
    struts.append(strut)
    return strut
  }

  func constraints() -> [NSLayoutConstraint] { struts.flatMap { $0.constraints() } }
}

private var madeKey: UInt8 = 0

extension StrutsView {
  /// Creates and activates constraints for the view.
  @discardableResult
  public func struts(_ make: (StrutsMaker) -> Void) -> [NSLayoutConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    let maker = StrutsMaker(self)
    make(maker)
    let constraints = maker.constraints()
    NSLayoutConstraint.activate(constraints)
    objc_setAssociatedObject(
      self, &madeKey, madeStruts + constraints, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return constraints
  }

  /// The constraints that `struts(_:)` created for the view.
  public var madeStruts: [NSLayoutConstraint] {
    objc_getAssociatedObject(self, &madeKey) as? [NSLayoutConstraint] ?? []
  }

  /// Deactivates these constraints and creates new ones.
  public func remakeStruts(_ make: (StrutsMaker) -> Void) {
    NSLayoutConstraint.deactivate(madeStruts)
    objc_setAssociatedObject(self, &madeKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    struts(make)
  }

  /// The anchors of the leading and trailing edges, with their type erased.
  public var sideAnchors: [NSLayoutAnchor<AnyObject>] {
    [
      leadingAnchor as! NSLayoutAnchor<AnyObject>,
      trailingAnchor as! NSLayoutAnchor<AnyObject>,
    ]
  }
}
