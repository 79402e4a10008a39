// SPDX-License-Identifier: MIT

import Foundation
import LayoutReports
import UIKit

extension RebuiltLog {
  func placeMasks() {
    // Superviews first, because positions and sizes are printed relative to them.
    for index in tree.items.indices.sorted(by: { tree.depth(of: $0) < tree.depth(of: $1) }) {
      guard let view = views[index] else { continue }
      let lines = log.constraints.filter {
        $0.isAutoresizing
          && (tree.index(of: $0.first.item) == index && $0.form != .toSuperview
            || $0.form == .toSuperview && $0.second.flatMap { tree.index(of: $0.item) } == index)
      }
      guard let mask = lines.first?.mask else {
        view.frame.size = imposedSize(of: index)
        continue
      }
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = Self.mask(mask)
      let superview = view.superview?.frame.size ?? .zero
      let (x, width) = Self.place(lines, isHorizontal: true, in: superview.width)
      let (y, height) = Self.place(lines, isHorizontal: false, in: superview.height)
      view.frame = CGRect(x: x, y: y, width: width, height: height)
      tie(view, index)
    }
  }

  /// Autoresizing masks create constraints only if a constraint refers to the view. If the message
  /// contains none, that constraint is not part of the conflict, and this one replaces it.
  private func tie(_ view: UIView, _ index: Int) {
    let isMentioned = log.constraints.contains { line in
      !line.isAutoresizing && line.items.contains { tree.index(of: $0) == index }
    }
    guard !isMentioned else { return }
    let helper = UIView()
    helper.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(helper)
    helper.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    helper.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
  }

  /// The size that the message gives a view, for the autoresizing masks of its subviews.
  private func imposedSize(of index: Int) -> CGSize {
    var size = CGSize(width: 1000, height: 1000)
    for line in log.constraints where line.second == nil && line.relation == .equal {
      guard tree.index(of: line.first.item) == index else { continue }
      if line.first.attribute == .width { size.width = line.constant }
      if line.first.attribute == .height { size.height = line.constant }
    }
    return size
  }

  /// The origin and length of a view along an axis of its superview, from the lines.
  private static func place(
    _ lines: [LoggedConstraint], isHorizontal: Bool, in whole: Double
  ) -> (origin: Double, length: Double) {
    let lines = lines.filter { $0.first.attribute.isHorizontal == isHorizontal }
    func value(_ line: LoggedConstraint) -> Double {
      guard let second = line.second else { return line.constant }
      let base =
        switch second.attribute {
        case .midX, .midY, .centerX, .centerY: whole / 2
        case .width, .height: whole
        default: 0.0
        }
      return base * line.multiplier + line.constant
    }
    var start: Double?
    var middle: Double?
    var after: Double?
    var length: Double?
    for line in lines {
      switch (line.first.attribute, line.form) {
      case (_, .toSuperview): after = line.constant
      case (.width, _), (.height, _): length = value(line)
      case (.midX, _), (.midY, _), (.centerX, _), (.centerY, _): middle = value(line)
      default: start = value(line)
      }
    }
    if let start, let after { return (start, whole - after - start) }
    let extent = length ?? (middle.map { 2 * abs($0) } ?? whole)
    if let middle { return (middle - extent / 2, extent) }
    if let after { return (whole - after - extent, extent) }
    return (start ?? 0, extent)
  }

  private static func mask(_ text: String) -> UIView.AutoresizingMask {
    let letters = Array(text)
    guard letters.count == 11 else { return [] }
    let flags: [(Int, UIView.AutoresizingMask)] = [
      (2, .flexibleLeftMargin), (3, .flexibleWidth), (4, .flexibleRightMargin),
      (8, .flexibleTopMargin), (9, .flexibleHeight), (10, .flexibleBottomMargin),
    ]
    return flags.reduce(into: []) { if letters[$1.0] == "&" { $0.insert($1.1) } }
  }
}
