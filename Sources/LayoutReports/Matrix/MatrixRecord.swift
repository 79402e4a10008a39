// SPDX-License-Identifier: MIT

package import AutoLayout

/// The frames of every view in every condition, as a small text file for a repository. A review
/// shows the frames that change.
///
/// A record has no appearances, because light and dark share a layout.
package struct MatrixRecord: Hashable, Sendable {
  package struct Scene: Hashable, Sendable {
    package var file: String
    package var id: String
    package var title: String
    package var views: [View] = []
  }

  package struct View: Hashable, Sendable {
    package var id: String
    package var className: String
    package var name: String
    /// The frames in the superview's coordinates, by condition index. A condition in which the view
    /// does not exist has no frame.
    package var frames: [Int: Rect] = [:]
  }

  package var conditions: [CheckCondition]
  package var scenes: [Scene]

  package init(conditions: [CheckCondition] = [], scenes: [Scene] = []) {
    self.conditions = conditions
    self.scenes = scenes
  }

  /// Creates the record of layouts on this machine.
  ///
  /// - Parameter name: returns the name of a file in the record.
  package init(_ files: [MatrixFile], name: (String) -> String) {
    self.init(files.map(Source.init), name: name)
  }

  /// Creates the record of layouts on this machine or on others.
  package init(_ files: [Source], name: (String) -> String) {
    let all = files.flatMap { file in file.conditions.sharingLayouts.map(\.condition) }
    conditions = Set(all).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(conditions, conditions.indices))
    scenes = files.flatMap { file in
      file.scenes.map { scene in
        var result = Scene(file: name(file.file), id: scene.id, title: scene.title)
        var indices: [String: Int] = [:]
        for (plain, places) in file.conditions.sharingLayouts {
          guard let number = numbers[plain], let place = places.first,
            let layout = scene.layouts.first(where: { $0.conditions.contains(place) })
          else { continue }
          for view in layout.views {
            let index = indices[view.id] ?? result.views.count
            if index == result.views.count {
              indices[view.id] = index
              result.views.append(
                View(id: view.id, className: view.className, name: view.name))
            }
            result.views[index].frames[number] = view.frame.rounded
          }
        }
        return result
      }
    }.sorted { ($0.file, $0.id) < ($1.file, $1.id) }
  }
}

extension Rect {
  /// The rectangle rounded to thousandths, as a record stores it.
  fileprivate var rounded: Rect {
    func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 + 0 }
    return Rect(x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height))
  }
}
