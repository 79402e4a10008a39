// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions

/// A range of a text with its rendering attributes.
struct RenderingRun {
  var range: NSRange
  var attributes: [NSAttributedString.Key: Any]
}

extension NSTextLayoutManager {
  func setRendering(_ attributes: [NSAttributedString.Key: Any], in range: NSRange) {
    splitRendering(at: range)
    renderingRuns.removeAll { NSIntersectionRange($0.range, range).length > 0 }
    if !attributes.isEmpty, range.length > 0 {
      renderingRuns.append(RenderingRun(range: range, attributes: attributes))
    }
    sortRendering()
  }

  func changeRendering(
    in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    splitRendering(at: range)
    var place = range.location
    var changed: [RenderingRun] = []
    for run in renderingRuns where NSIntersectionRange(run.range, range).length > 0 {
      if place < run.range.location {
        changed.append(
          RenderingRun(
            range: NSRange(location: place, length: run.range.location - place), attributes: [:]))
      }
      changed.append(run)
      place = NSMaxRange(run.range)
    }
    if place < NSMaxRange(range) {
      changed.append(
        RenderingRun(
          range: NSRange(location: place, length: NSMaxRange(range) - place), attributes: [:]))
    }
    for index in changed.indices { change(&changed[index].attributes) }
    renderingRuns.removeAll { NSIntersectionRange($0.range, range).length > 0 }
    renderingRuns += changed.filter { !$0.attributes.isEmpty }
    sortRendering()
  }

  /// A part of the text, starting at `start`, with its rendering attributes.
  func rendered(_ text: NSAttributedString, from start: Int) -> NSAttributedString {
    let whole = NSRange(location: start, length: text.length)
    let runs = renderingRuns.filter { NSIntersectionRange($0.range, whole).length > 0 }
    guard !runs.isEmpty else { return text }
    let drawn = NSMutableAttributedString(attributedString: text)
    for run in runs {
      drawn.addAttributes(
        run.attributes.filter { !Self.measuring.contains($0.key) },
        range: NSIntersectionRange(run.range, whole).moved(by: -start))
    }
    return drawn
  }

  /// The attributes that change measurements.
  private static let measuring: Set<NSAttributedString.Key> = [
    .font, .paragraphStyle, .kern, .tracking, .attachment, .baselineOffset,
  ]

  private func splitRendering(at range: NSRange) {
    for edge in [range.location, NSMaxRange(range)] {
      guard
        let index = renderingRuns.firstIndex(where: {
          $0.range.location < edge && edge < NSMaxRange($0.range)
        })
      else { continue }
      let run = renderingRuns[index]
      renderingRuns[index].range.length = edge - run.range.location
      renderingRuns.append(
        RenderingRun(
          range: NSRange(location: edge, length: NSMaxRange(run.range) - edge),
          attributes: run.attributes))
    }
    renderingRuns.sort { $0.range.location < $1.range.location }
  }

  private func sortRendering() {
    renderingRuns.sort { $0.range.location < $1.range.location }
    if !isValidating { onRendering?() }
  }
}
