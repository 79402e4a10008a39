// SPDX-License-Identifier: MIT

import LayoutReports
import UIKit

/// A stack view that is inferred from the lines of a message.
///
/// Source: the constraint identifiers. `UISV-spacing` runs along the axis, `UISV-alignment` across
/// it from the first view to each other view, and `UISV-canvas-connection` connects the ends to the
/// stack view.
struct StackPlan {
  var items: [Int] = []
  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  /// The spacing after each item. 0 if the message contains none.
  var spacings: [Int: Double] = [:]
  var isMarginsRelative = false
  /// Whether lines mention the spacer that spans all views across the axis, which exists for
  /// several views.
  var hasSpanner = false

  @MainActor
  init(of lines: [LoggedConstraint], in tree: LoggedTree) {
    var successors: [Int: Int] = [:]
    var ends: (first: Int?, last: Int?) = (nil, nil)
    var canvas: [LoggedConstraint] = []
    var alignments: Set<LoggedAttribute> = []
    var axisOfLines: Bool?
    var mentioned: [Int] = []
    for line in lines {
      let arranged = line.items.compactMap { tree.index(of: $0) }.filter {
        !tree.items[$0].isGuide
      }
      switch line.identifier {
      case "UISV-spacing":
        guard let after = tree.index(of: line.first.item),
          let before = line.second.flatMap({ tree.index(of: $0.item) })
        else { continue }
        successors[before] = after
        spacings[before] = line.constant
        // Only this distribution has distances that can grow.
        if line.relation == .greaterThanOrEqual { distribution = .equalSpacing }
        axisOfLines = line.first.attribute.isHorizontal
        mentioned += [before, after]
      case "UISV-alignment":
        alignments.insert(line.first.attribute)
        axisOfLines = axisOfLines ?? !line.first.attribute.isHorizontal
        // The first view of the line is the first arranged view.
        mentioned = arranged + mentioned
      case "UISV-fill-equally":
        distribution = .fillEqually
        axisOfLines = line.first.attribute.isHorizontal
        mentioned += arranged
      case "UISV-canvas-connection":
        canvas.append(line)
      default: break
      }
    }
    var weakEdges: Set<Bool> = []
    for line in canvas {
      let isEnd = line.first.attribute.isEnd
      guard let container = tree.index(of: line.first.item),
        let child = line.second.flatMap({ tree.index(of: $0.item) })
      else { continue }
      let isMargins = tree.items[container].title == "UIViewLayoutMarginsGuide"
      isMarginsRelative = isMarginsRelative || isMargins
      guard !tree.items[child].isGuide else {
        weakEdges.insert(isEnd)
        axisOfLines = !line.first.attribute.isHorizontal
        continue
      }
      mentioned.append(child)
      if let axisOfLines, axisOfLines != line.first.attribute.isHorizontal { continue }
      if isEnd { ends.last = child } else { ends.first = child }
    }
    if let first = ends.first, let last = ends.last, first != last, axisOfLines == nil {
      axisOfLines = canvas.first?.first.attribute.isHorizontal
    }
    axis = axisOfLines ?? true ? .horizontal : .vertical
    items = Self.order(mentioned, successors, ends)
    hasSpanner = !weakEdges.isEmpty
    if weakEdges == [true] { alignment = .leading }
    if weakEdges == [false] { alignment = .trailing }
    if weakEdges.count == 2 { alignment = .center }
    if alignments == [.centerX] || alignments == [.centerY] { alignment = .center }
    if alignments == [.firstBaseline] { alignment = .firstBaseline }
    if alignments == [.lastBaseline] { alignment = .lastBaseline }
  }

  /// Follows the chain of spacings. Items outside the chain stay in the order in which they are
  /// mentioned.
  private static func order(
    _ mentioned: [Int], _ successors: [Int: Int], _ ends: (first: Int?, last: Int?)
  ) -> [Int] {
    var result: [Int] = []
    let followers = Set(successors.values)
    let starts = [ends.first].compactMap { $0 } + mentioned.filter { !followers.contains($0) }
    for start in starts + mentioned where start != ends.last || followers.isEmpty {
      var next: Int? = start
      while let item = next, !result.contains(item) {
        result.append(item)
        next = successors[item]
      }
    }
    if let last = ends.last {
      result.removeAll { $0 == last }
      result.append(last)
    }
    return result
  }
}
