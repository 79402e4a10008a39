// SPDX-License-Identifier: MIT

package import AutoLayout

/// The frames of every view in every condition as one small text, to be kept in a repository so that a
/// review sees them change.
///
/// Light and dark share a layout, so a record has no appearances.
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
    /// By place among the conditions, in the superview's coordinates; none where the view is not there.
    package var frames: [Int: Rect] = [:]
  }

  package var conditions: [CheckCondition]
  package var scenes: [Scene]

  package init(conditions: [CheckCondition] = [], scenes: [Scene] = []) {
    self.conditions = conditions
    self.scenes = scenes
  }

  /// The record of what was laid out.
  ///
  /// - Parameter name: what the record calls a file.
  package init(_ files: [MatrixFile], name: (String) -> String) {
    self.init(files.map(Source.init), name: name)
  }

  /// The record of what was laid out, here or by other machines.
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
  /// To thousandths, as a record writes it.
  fileprivate var rounded: Rect {
    func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 + 0 }
    return Rect(x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height))
  }
}
