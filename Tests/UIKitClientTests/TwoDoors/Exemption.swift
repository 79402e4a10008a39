// SPDX-License-Identifier: MIT

import InterfaceBuilder

/// Why a scene, or a part of it, cannot be the same through both doors.
///
/// The whole list: what is not named here has to agree.
enum Exemption: String, CaseIterable {
  /// Interface Builder gives a view on its own the safe area of its canvas; in an app whoever adds it
  /// decides.
  case viewOnItsOwn = "a view on its own"
  /// It is compared with the controller around it.
  case embedded = "fills a container view"
  /// The tools show every column on the whole screen.
  case splitView = "in a split view"
  /// Simulated bars and sizes are drawn on the canvas, and nothing of them is loaded.
  case simulated = "simulated bars or size"
  /// Interface Builder draws such a controller with the bars of both; an app presents it.
  case shownNavigation = "a navigation controller shown from another"
  /// What the scene shows first is not in the file.
  case elsewhere = "shows what is not in the file"
  /// Prototypes are patterns; which rows there are code says.
  case prototypes = "prototype cells"
  /// On the canvas of the file its rows stay where Xcode saved them, for `verify`.
  case savedRows = "rows as saved"
  /// Another layout is equally good, and nothing says which one to take: which one is found depends on
  /// the order in which a view's surroundings came to be. Constraints that stand in for others only in
  /// Interface Builder are the most frequent cause.
  case open = "views whose layout is ambiguous"
  /// Each round of layout changes what the next depends on, and it was given up.
  case unsettled = "no layout settles"
  /// An app makes no cells for rows out of view.
  case rowsOutOfView = "rows out of view"
}

extension Exemption {
  /// Why the whole scene is left out; nil where it has to agree.
  init?(_ scene: IBScene, _ surroundings: SceneSurroundings?, of document: IBDocument) {
    guard let controller = scene.controller, let surroundings else {
      self = .viewOnItsOwn
      return
    }
    if surroundings.isEmbedded {
      self = .embedded
      return
    }
    if surroundings.isInSplit {
      self = .splitView
      return
    }
    let isShown = document.segues.contains {
      $0.destinationID == surroundings.navigationID && ($0.kind == .show || $0.kind == .showDetail)
    }
    if isShown, surroundings.tabID != nil {
      self = .shownNavigation
      return
    }
    let shown = document.scenes.first { $0.controllerID == surroundings.shownID }?.controller
    guard let shown, shown.child(key: "view") != nil else {
      self = .elsewhere
      return
    }
    let around = document.scenes.compactMap(\.controller).filter {
      $0.id == surroundings.navigationID || $0.id == surroundings.tabID
    }
    let metrics = [
      "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics",
      "simulatedDestinationMetrics", "simulatedOrientationMetrics", "freeformSize",
    ]
    guard
      ([controller, shown] + around).contains(where: { element in
        metrics.contains { element.child(key: $0) != nil }
      })
    else { return nil }
    self = .simulated
  }
}

extension IBElement {
  /// The ids of everything in prototypes of tables, of what a table has below them, and in cells of
  /// collections.
  var prototypeIDs: Set<String> {
    ids { list, child in
      child.name == "prototypes"
        || child.key == "tableFooterView" && !list.list("prototypes").isEmpty
        || (list.name == "collectionView" && child.name == "cells")
        || child.key == "sectionHeaderView" || child.key == "sectionFooterView"
    }
  }

  /// The ids of everything in rows that the file fixes, and of what a table has below them.
  var fixedRowIDs: Set<String> {
    ids { list, child in
      child.name == "sections"
        || child.key == "tableFooterView" && !list.list("sections").isEmpty
    }
  }

  /// The ids of everything below children that `isWanted` names, given their parents.
  private func ids(below isWanted: (IBElement, IBElement) -> Bool) -> Set<String> {
    var ids: Set<String> = []
    var pending = [(element: self, isInside: false)]
    while let (element, isInside) = pending.popLast() {
      if isInside, let id = element.id { ids.insert(id) }
      pending += element.children.map { ($0, isInside || isWanted(element, $0)) }
    }
    return ids
  }
}
