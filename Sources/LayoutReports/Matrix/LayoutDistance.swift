// SPDX-License-Identifier: MIT

import AutoLayout

/// The distance of two layouts of one scene, in points, beyond the effect of another canvas.
///
/// An edge has not moved if its distance to an edge or the centre of the canvas, or of the safe
/// area, is the same or has grown in proportion to the canvas. The remaining difference comes from
/// a text, a direction or a rule of the layout.
struct LayoutDistance: Hashable, Sendable {
  /// The mean over all views of both layouts.
  var mean = 0.0
  /// The views that moved, greatest distance first.
  var views: [(id: String, name: String, distance: Double)] = []

  /// - Parameter isMirrored: whether one of the layouts is right to left and the other left to
  ///   right.
  init(_ one: MatrixLayout, _ other: MatrixLayout, isMirrored: Bool) {
    var found: [(id: String, name: String, distance: Double)] = []
    var left = Dictionary(
      zip(other.frames.views.map(\.id), other.places), uniquingKeysWith: { first, _ in first })
    let (canvas, otherCanvas) = (Extent(one, mirrored: false), Extent(other, mirrored: isMirrored))
    for (view, place) in zip(one.frames.views, one.places) {
      guard let partner = left.removeValue(forKey: view.id) else {
        found.append((view.id, view.name, max(place.width, place.height)))
        continue
      }
      let distance = canvas.distance(
        place, to: otherCanvas, isMirrored ? partner.mirrored(in: other.size) : partner)
      found.append((view.id, view.name, distance))
    }
    for (view, place) in zip(other.frames.views, other.places) where left[view.id] != nil {
      found.append((view.id, view.name, max(place.width, place.height)))
    }
    guard !found.isEmpty else { return }
    mean = found.reduce(0) { $0 + $1.distance } / Double(found.count)
    views = found.filter { $0.distance >= 0.5 }.sorted {
      ($1.distance, $0.id) < ($0.distance, $1.id)
    }
  }

  static func == (one: Self, other: Self) -> Bool {
    one.mean == other.mean && one.views.map(\.id) == other.views.map(\.id)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(mean) }

  /// A canvas and its safe area.
  private struct Extent {
    var canvas: Rect
    var safeArea: Rect

    init(_ layout: MatrixLayout, mirrored: Bool) {
      canvas = Rect(origin: .zero, size: layout.size)
      safeArea = mirrored ? layout.safeArea.mirrored(in: layout.size) : layout.safeArea
    }

    func distance(_ rect: Rect, to other: Extent, _ partner: Rect) -> Double {
      max(
        edge(rect.x, rect.maxX, partner.x, partner.maxX, other, \.horizontal),
        edge(rect.y, rect.maxY, partner.y, partner.maxY, other, \.vertical))
    }

    private func edge(
      _ low: Double, _ high: Double, _ partnerLow: Double, _ partnerHigh: Double, _ other: Extent,
      _ side: (Rect) -> Side
    ) -> Double {
      let spans = [(side(canvas), side(other.canvas)), (side(safeArea), side(other.safeArea))]
      func moved(_ edge: Double, _ partner: Double) -> Double {
        spans.map { one, other in one.distance(edge, to: other, partner) }.min() ?? 0
      }
      return max(moved(low, partnerLow), moved(high, partnerHigh))
    }
  }
}

/// The start and length of a rectangle along one axis.
private struct Side {
  var start: Double
  var length: Double

  /// The distance of an edge from the position that it would have if it related to this side as its
  /// partner relates to `other`.
  func distance(_ edge: Double, to other: Side, _ partner: Double) -> Double {
    let (near, otherNear) = (edge - start, partner - other.start)
    let proportional = length > 0 ? near * other.length / length : near
    return [
      near - otherNear, (length - near) - (other.length - otherNear),
      (near - length / 2) - (otherNear - other.length / 2), proportional - otherNear,
    ].map(abs).min() ?? 0
  }
}

extension Rect {
  fileprivate var horizontal: Side { Side(start: x, length: width) }
  fileprivate var vertical: Side { Side(start: y, length: height) }

  /// The rectangle mirrored horizontally in a canvas.
  fileprivate func mirrored(in size: Size) -> Rect {
    Rect(x: size.width - maxX, y: y, width: width, height: height)
  }
}
