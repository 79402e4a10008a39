// SPDX-License-Identifier: MIT

import AutoLayout

/// Two conditions that differ in one property only, with the distance of a scene's layouts in them.
package struct MatrixPair: Hashable, Sendable {
  /// The indices of the two conditions in the file's list.
  package var first: Int
  package var second: Int
  /// The two values that differ and the values that agree: "L and AX3, on iPhone SE".
  package var text: String
  /// The mean movement of a view's edges beyond the effect of the canvas, in points.
  package var distance: Double
  /// The views that moved, greatest distance first.
  package var views: [View]

  package struct View: Hashable, Sendable, Decodable {
    package var id: String
    package var name: String
    package var distance: Double
  }
}

extension MatrixPair: Decodable {
  private enum CodingKeys: CodingKey { case conditions, text, distance, views }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let conditions = try values.decode([Int].self, forKey: .conditions)
    (first, second) = (conditions.first ?? 0, conditions.last ?? 0)
    text = try values.decode(String.self, forKey: .text)
    distance = try values.decode(Double.self, forKey: .distance)
    views = try values.decode([View].self, forKey: .views)
  }
}

extension MatrixScene {
  /// The pairs of conditions whose layouts differ most, greatest distance first. If several pairs
  /// differ in the same two values, only the one with the greatest distance is included.
  ///
  /// - Complexity: quadratic in the number of values of a dimension, linear in the number of
  ///   conditions.
  package func pairs(_ conditions: [CheckCondition], count: Int) -> [MatrixPair] {
    guard count > 0 else { return [] }
    // Colours do not move views.
    let dimensions = Dimension.allCases.filter { $0 != .style }
    let values = conditions.map { condition in dimensions.map { $0.value(of: condition) } }
    let isUpright = conditions.map { $0.direction == .leftToRight }
    var best: [[String]: Candidate] = [:]
    var distances: [Layouts: Double] = [:]
    for (place, _) in dimensions.enumerated() {
      let groups = Dictionary(
        grouping: conditions.indices.filter { conditions[$0].style != .dark }
      ) { index in values[index].enumerated().filter { $0.offset != place }.map(\.element) }
      for group in groups.values {
        for (position, first) in group.enumerated() {
          for second in group[(position + 1)...] {
            let layouts = Layouts(
              first: layoutOfCondition[first], second: layoutOfCondition[second],
              isMirrored: isUpright[first] != isUpright[second])
            guard layouts.first != layouts.second || layouts.isMirrored else { continue }
            let distance = distances[layouts] ?? distance(layouts).mean
            distances[layouts] = distance
            guard distance >= 0.05 else { continue }
            let key = ["\(place)", values[first][place], values[second][place]]
            let candidate = Candidate(
              first: first, second: second, dimension: place, distance: distance, layouts: layouts)
            if let known = best[key], !(candidate < known) { continue }
            best[key] = candidate
          }
        }
      }
    }
    let varying = dimensions.indices.filter { index in Set(values.map { $0[index] }).count > 1 }
    return best.values.sorted().prefix(count).map { candidate in
      let (one, other) = (values[candidate.first], values[candidate.second])
      let rest = varying.filter { $0 != candidate.dimension }.map { one[$0] }
      return MatrixPair(
        first: candidate.first, second: candidate.second,
        text: (["\(one[candidate.dimension]) and \(other[candidate.dimension])"] + rest)
          .joined(separator: ", "),
        distance: candidate.distance,
        views: distance(candidate.layouts).views.map {
          MatrixPair.View(id: $0.id, name: $0.name, distance: $0.distance)
        })
    }
  }

  private func distance(_ pair: Layouts) -> LayoutDistance {
    LayoutDistance(layouts[pair.first], layouts[pair.second], isMirrored: pair.isMirrored)
  }
}

/// Two layouts to compare, by index.
private struct Layouts: Hashable {
  var first: Int
  var second: Int
  var isMirrored: Bool
}

private struct Candidate: Comparable {
  var first: Int
  var second: Int
  var dimension: Int
  var distance: Double
  var layouts: Layouts

  /// Greatest distance first; equal distances in the order of their conditions.
  static func < (one: Self, other: Self) -> Bool {
    (-one.distance, one.first, one.second) < (-other.distance, other.first, other.second)
  }
}
