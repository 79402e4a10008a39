// SPDX-License-Identifier: MIT

import AutoLayout
public import InterfaceBuilder
import UIKitComponents

/// The reasons for differences between computed and saved frames, from the file and the layout.
public struct DeviationReasons: Hashable, Sendable {
  /// The reason for a difference in one view.
  public enum Reason: Hashable, Sendable, Codable {
    /// The saved frames break a required constraint, so they are stale.
    case stale(constraint: String, by: Double)
    /// Interface Builder marked the view as `misplaced` or `ambiguous`.
    case marked(String)
    /// The frame agrees with the content sizes of the file. This view's measured content size
    /// differs.
    case content
    /// The frame agrees with the content sizes of the file. The content size of another view
    /// differs.
    case otherContent
    /// Constraints of the scene cannot all hold.
    case conflict(count: Int)
    /// The frame depends on another view that differs.
    case follows(view: String)
    case unknown
  }

  private struct Place: Hashable {
    var scene: String
    var view: String
    var line: Int
  }

  private var reasons: [Place: Reason] = [:]

  /// Creates an empty set of reasons.
  public init() {}

  /// Adds the reason for a view of a scene.
  mutating func add(_ reason: Reason, for view: ViewVerification, in scene: String) {
    reasons[Place(scene: scene, view: view.id, line: view.line)] = reason
  }

  /// Finds the reasons for the differences in `results`, a verification of `document` by
  /// `verifier`.
  ///
  /// - Complexity: that of laying out the differing scenes once more.
  public init(
    _ results: [SceneVerification], of document: IBDocument, by verifier: Verifier,
    tolerance: Double
  ) {
    let inexact = results.filter { $0.failure == nil && !$0.isExact(tolerance) }
    guard !inexact.isEmpty else { return }
    var agreeing: Set<Place> = []
    if verifier.contentSizes == .measured {
      let verifier = Verifier(contentSizes: .recorded)
      for result in verifier.verify(document, scenes: Set(inexact.map(\.scene))) {
        for view in result.views where view.isWithin(tolerance) {
          agreeing.insert(Place(scene: result.scene, view: view.id, line: view.line))
        }
      }
    }
    var scenes: [String: IBScene] = [:]
    for scene in document.scenes where scenes[scene.id] == nil { scenes[scene.id] = scene }
    for result in inexact {
      let differing = result.views.filter { !$0.isWithin(tolerance) }
      guard let scene = scenes[result.scene] else { continue }
      let saved = SavedGeometry(scene, recorded: result.views)
      let ids = Set(differing.map(\.id))
      for view in differing {
        let place = Place(scene: result.scene, view: view.id, line: view.line)
        reasons[place] = Self.reason(
          of: view, among: ids, saved,
          agreesWithSavedSizes: agreeing.contains(place), conflicts: result.conflictCount)
      }
    }
  }

  private static func reason(
    of view: ViewVerification, among differing: Set<String>, _ saved: SavedGeometry,
    agreesWithSavedSizes: Bool, conflicts: Int
  ) -> Reason {
    if let broken = saved.broken[view.id] {
      return .stale(constraint: broken.text, by: broken.excess)
    }
    if let mark = saved.marks[view.id] { return .marked(mark) }
    if agreesWithSavedSizes {
      let isOwn =
        saved.isContent(view.id)
        && (view.recorded.width != view.computed.width
          || view.recorded.height != view.computed.height)
      return isOwn ? .content : .otherContent
    }
    if conflicts > 0 { return .conflict(count: conflicts) }
    if let other = saved.neighbours[view.id]?.first(where: differing.contains) {
      return .follows(view: other)
    }
    return .unknown
  }

  /// The reason for a view of a scene; nil if its frames agree.
  public func reason(for view: ViewVerification, in scene: String) -> Reason? {
    reasons[Place(scene: scene, view: view.id, line: view.line)]
  }
}
