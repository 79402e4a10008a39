// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder

/// The reason why a scene, or a part of it, cannot be equal in the tools and in an app.
///
/// The list is complete: everything else must agree.
enum Exemption: String, CaseIterable {
  /// Interface Builder gives a separate view the safe area of its canvas. In an app the code that
  /// adds the view decides.
  case viewOnItsOwn = "a standalone view"
  /// The scene is compared together with the controller around it.
  case embedded = "fills a container view"
  /// The tools show every column on the whole screen.
  case splitView = "in a split view"
  /// Simulated bars and sizes are only drawn on the canvas. They are not loaded.
  case simulated = "simulated bars or size"
  /// Interface Builder draws such a controller with the bars of both. An app presents it.
  case shownNavigation = "a navigation controller shown from another"
  /// The first content of the scene is not in the file.
  case elsewhere = "shows content that is not in the file"
  /// Prototypes are templates. The rows come from code.
  case prototypes = "prototype cells"
  /// On the canvas of the file, its rows stay where Xcode saved them, for `verify`.
  case savedRows = "rows as saved"
  /// On the canvas of the file, hidden arranged views and arranged views without content keep their
  /// saved frames, date pickers without a style have wheels, and titles are smaller in some builds.
  case canvasPlacement = "placement that only the canvas has"
  /// Another layout is equally good, and the order in which a view's surroundings were created
  /// determines the result. The most frequent cause are placeholder constraints that exist only in
  /// Interface Builder.
  case open = "views whose layout is ambiguous"
  /// Each round of layout changes the input of the next one, and the layout stopped.
  case waitingRows = "layout does not settle"
  /// An app does not create cells for rows that are not visible.
  case rowsOutOfView = "rows out of view"
}

extension Exemption {
  /// The reason why the whole scene is excluded. Nil if it must agree.
  ///
  /// - Parameter isOwnCanvas: whether the tools lay the scene out on the canvas of the file.
  init?(
    _ scene: IBScene, _ surroundings: SceneSurroundings?, of document: IBDocument,
    isOwnCanvas: Bool
  ) {
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
    if surroundings.inheritsSimulatedBar {
      self = .simulated
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
    if isOwnCanvas, shown.hasCanvasPlacement || shown.hasCanvasText(of: document) {
      self = .canvasPlacement
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
  /// Whether a view inside has a frame that only the canvas of the file gives it.
  fileprivate var hasCanvasPlacement: Bool {
    let empty: Set = [
      "view", "containerView", "stackView", "scrollView", "tableView", "collectionView", "textView",
    ]
    var pending = [self]
    while let element = pending.popLast() {
      if element.name == "datePicker", element["style"] == nil,
        element["datePickerMode"] != "countDownTimer"
      {
        return true
      }
      if element.name == "stackView" {
        let isKept = element.list("subviews").contains { child in
          child["hidden"] == "YES" || empty.contains(child.name) && child.list("subviews").isEmpty
        }
        if isKept { return true }
      }
      pending += element.children
    }
    return false
  }

  /// Whether a text inside has a style whose size differs between the canvas and a device.
  fileprivate func hasCanvasText(of document: IBDocument) -> Bool {
    guard (13_000..<15_000).contains(document.toolsVersion.build) else { return false }
    let styles: Set = ["UICTFontTextStyleTitle1", "UICTFontTextStyleTitle2"]
    var pending = [self]
    while let element = pending.popLast() {
      if element.name == "fontDescription", styles.contains(element["style"] ?? "") { return true }
      pending += element.children
    }
    return false
  }

  /// The ids of all views in prototype cells, in the footer view of a table with prototypes, in
  /// cells of collection views, and in section headers and footers.
  var prototypeIDs: Set<String> {
    ids { list, child in
      child.name == "prototypes"
        || child.key == "tableFooterView" && !list.list("prototypes").isEmpty
        || (list.name == "collectionView" && child.name == "cells")
        || child.key == "sectionHeaderView" || child.key == "sectionFooterView"
    }
  }

  /// The ids of all views in static rows, in the footer view of a table with static rows, and in
  /// header views that Xcode saved below a bar.
  var fixedRowIDs: Set<String> {
    ids { list, child in
      child.name == "sections"
        || child.key == "tableFooterView" && !list.list("sections").isEmpty
        || child.key == "tableHeaderView" && (child.recordedFrame?.y ?? 0) > 0
    }
  }

  /// The ids of all elements below the children for which `isWanted` is true. Its arguments are the
  /// parent and the child.
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
