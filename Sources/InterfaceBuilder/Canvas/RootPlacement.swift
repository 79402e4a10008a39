// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// Where the root view of a controller lies on its canvas, and what bars leave of it.
struct RootPlacement: Sendable {
  /// The size of the canvas: the screen, or the free size of the scene.
  var canvas: Size
  /// The root view on the canvas.
  var frame: Rect
  /// How far bars and camera reach into the root view.
  var safeArea: EdgeInsets
  /// Whether the size has nothing to do with the screen.
  var isFree = false
}

extension RootPlacement {
  /// Places a root view that the file recorded as `recorded`.
  ///
  /// The recorded height tells whether the view runs below the bars or ends at them (opaque bars,
  /// `edgesForExtendedLayout`): it is then shorter than the canvas by just their height. On another
  /// screen the view keeps to the bars in the same way. Where a device gives the canvas, a recorded
  /// size that has nothing to do with it is stale: Interface Builder lays such a view out anew.
  ///
  /// - Parameters:
  ///   - canvas: what decides the size of the scene.
  ///   - own: the stage that `recorded` belongs to.
  ///   - stage: the stage to place the view on.
  ///   - size: the size of a canvas that has nothing to do with the screen; nil is that of the file.
  init(
    recorded: Rect, canvas: RootCanvas, own: SceneStage, on stage: SceneStage,
    size asked: Size? = nil
  ) {
    let bars = stage.bars
    let found = Self.edges(of: recorded, own)
    // A sheet has the place that its screen gives it, whatever was recorded.
    let keepsToScreen = canvas == .screen || canvas == .recorded && bars.sheetTop != nil
    if case .free(let size) = canvas {
      let fits =
        recorded.width == size.width
        && Self.edges(of: recorded, own, canvasHeight: size.height) != nil
      self.init(fixed: asked ?? (fits ? recorded.size : size), on: stage)
      return
    }
    guard found != nil || keepsToScreen else {
      self.init(fixed: asked ?? recorded.size, on: stage)
      return
    }
    let screen = stage.screen
    var sheetTop = bars.sheetTop ?? 0
    // An opaque bar of a sheet has the root below it, unless the file has the root as high as the sheet.
    if bars.sheetTop != nil, bars.isTopOpaque, found == nil || found?.start != own.bars.sheetTop {
      sheetTop += bars.top
    }
    var frame = Rect(
      x: keepsToScreen ? 0 : recorded.x, y: sheetTop,
      width: keepsToScreen
        ? screen.size.width
        : max(screen.size.width - own.screen.size.width + recorded.width, 0),
      height: 0)
    var gap = 0.0
    if bars.sheetTop == nil {
      var edges = (start: bars.isTopOpaque ? own.bars.top : 0, gap: 0.0)
      if let found, own.bars.sheetTop == nil { edges = found }
      // An edge that kept to a bar keeps to it where the bar is higher or lower.
      if edges.start != 0 { frame.y = edges.start + bars.top - own.bars.top }
      gap = edges.gap > 0 ? bars.bottomInset : edges.gap
    }
    frame.size.height = max(screen.size.height - frame.y - gap, 0)
    let arrangement = bars.inner(size: screen.size)
    var safeArea = arrangement.safeArea(of: frame)
    // Recorded views that reach beyond the screen have their bottom guide at its edge.
    safeArea.bottom = max(frame.maxY - (screen.size.height - arrangement.covered.bottom), 0)
    self.init(canvas: screen.size, frame: frame, safeArea: safeArea)
  }

  /// How far the root view stays away from top and bottom of its canvas; negative where it reaches
  /// beyond. `nil` if its height has nothing to do with the canvas.
  private static func edges(
    of recorded: Rect, _ own: SceneStage, canvasHeight: Double? = nil
  ) -> (start: Double, gap: Double)? {
    guard recorded.width > 0, recorded.height > 0 else { return nil }
    let bars = own.bars
    let missing = (canvasHeight ?? own.screen.size.height) - recorded.maxY
    if recorded.y > 0 {
      return (recorded.y, missing == bars.bottomInset ? missing : min(missing, 0))
    }
    // Files from Xcode 9 on put the view at the origin even where it begins below a bar.
    return switch missing {
    case 0: (0, 0)
    case bars.top: (missing, 0)
    case bars.bottomInset: (0, missing)
    case bars.top + bars.bottomInset: (bars.top, bars.bottomInset)
    case bars.sheetTop: (missing, 0)
    default: nil
    }
  }

  /// A root view with a size of its own, which is then its whole canvas.
  private init(fixed size: Size, on stage: SceneStage) {
    let bars = stage.bars
    self.init(
      size: size == .zero ? stage.screen.size : size,
      safeArea: EdgeInsets(
        top: bars.isTopOpaque ? 0 : bars.top, left: 0, bottom: bars.bottomInset, right: 0))
  }

  /// A view that is its whole canvas.
  init(size: Size, safeArea: EdgeInsets) {
    self.init(
      canvas: size, frame: Rect(origin: .zero, size: size), safeArea: safeArea, isFree: true)
  }
}
