// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

/// What animations can change of views, as it was before they ran.
@MainActor
struct AnimatedValues {
  private let known: [AnimatedView]

  /// Those of all views.
  init() {
    known = LayoutStore.current.objects.all.compactMap { ($0 as? UIView).map(AnimatedView.init) }
  }

  private init(_ known: [AnimatedView]) { self.known = known }

  /// Gives views back what has changed since. Constraints stay as they were set, as in UIKit.
  func restore() {
    for values in known { values.restore() }
  }

  /// The views that have changed since, at a part of the way to what they are now.
  func inBetween(_ progress: Double) -> AnimatedValues {
    AnimatedValues(
      known.compactMap { start in
        guard let end = start.view.map(AnimatedView.init), end != start else { return nil }
        return start.interpolated(to: end, progress)
      })
  }

  subscript(view: UIView) -> AnimatedView? { known.first { $0.view === view } }

  /// Moves the views of a picture to where these values have them, with all that is in them.
  func place(in snapshot: inout LayoutSnapshot) {
    let values = Dictionary(known.compactMap { value in value.view.map { ($0.item, value) } }) {
      $1
    }
    for index in snapshot.nodes.indices {
      let parent = snapshot.nodes[index].parent.map { snapshot.nodes[$0] }
      if let value = values[snapshot.nodes[index].id], parent != nil {
        snapshot.nodes[index].frame = value.frame
        snapshot.nodes[index].appearance = value.appearance
      }
      guard let parent else { continue }
      let frame = snapshot.nodes[index].frame
      let offset = parent.appearance.contentOffset
      let place = Rect(
        x: parent.absoluteFrame.x + frame.x - offset.x,
        y: parent.absoluteFrame.y + frame.y - offset.y, width: frame.width, height: frame.height)
      snapshot.nodes[index].absoluteFrame = place
    }
  }
}

/// What animations can change of one view.
@MainActor
struct AnimatedView: Equatable {
  weak var view: UIView?
  private(set) var bounds: CGRect
  private(set) var center: CGPoint
  private(set) var transform: CGAffineTransform
  private(set) var appearance: Appearance

  init(_ view: UIView) {
    self.view = view
    (bounds, center, transform) = (view.bounds, view.center, view.transform)
    appearance = LayoutStore.current.forest[view.item].appearance
  }

  nonisolated static func == (a: AnimatedView, b: AnimatedView) -> Bool {
    a.view === b.view && a.bounds == b.bounds && a.center == b.center
      && a.transform == b.transform && a.appearance == b.appearance
  }

  func interpolated(to end: AnimatedView, _ progress: Double) -> AnimatedView {
    var result = end
    func between(_ part: KeyPath<AnimatedView, CGFloat>) -> CGFloat {
      CGFloat(
        Double(self[keyPath: part]).interpolated(to: Double(end[keyPath: part]), progress))
    }
    result.bounds = CGRect(
      x: between(\.bounds.origin.x), y: between(\.bounds.origin.y),
      width: between(\.bounds.size.width), height: between(\.bounds.size.height))
    result.center = CGPoint(x: between(\.center.x), y: between(\.center.y))
    result.transform = CGAffineTransform(
      a: between(\.transform.a), b: between(\.transform.b), c: between(\.transform.c),
      d: between(\.transform.d), tx: between(\.transform.tx), ty: between(\.transform.ty))
    result.appearance = appearance.interpolated(to: end.appearance, progress)
    return result
  }

  func restore() {
    guard let view else { return }
    if view.transform != transform { view.transform = transform }
    if view.bounds != bounds { view.bounds = bounds }
    if view.center != center { view.center = center }
    if LayoutStore.current.forest[view.item].appearance != appearance {
      view.updateAppearance { $0 = appearance }
    }
  }

  /// Where the view stands in its superview, transforms aside.
  fileprivate var frame: Rect {
    Rect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
      height: bounds.height)
  }
}
