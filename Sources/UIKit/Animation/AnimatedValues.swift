// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

/// The animatable values of views at the time of its creation.
@MainActor
struct AnimatedValues {
  private let known: [AnimatedView]

  /// Reads the values of all views.
  init() {
    known = LayoutStore.current.objects.all.compactMap { ($0 as? UIView).map(AnimatedView.init) }
  }

  private init(_ known: [AnimatedView]) { self.known = known }

  /// Resets the views that have changed since. Constraints keep their new constants, as in UIKit.
  func restore() {
    for values in known { values.restore() }
  }

  /// The values of the views that have changed since, interpolated towards their current values.
  func inBetween(_ progress: Double) -> AnimatedValues {
    AnimatedValues(
      known.compactMap { start in
        guard let end = start.view.map(AnimatedView.init), end != start else { return nil }
        return start.interpolated(to: end, progress)
      })
  }

  subscript(view: UIView) -> AnimatedView? { known.first { $0.view === view } }

  /// Sets the frames and appearances of the views in a snapshot, and moves their descendants.
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

/// The animatable values of one view.
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

  /// The frame of the view in its superview, without the transform.
  fileprivate var frame: Rect {
    Rect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
      height: bounds.height)
  }
}
