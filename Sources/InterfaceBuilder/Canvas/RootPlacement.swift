// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// The frame of a controller's root view on its canvas, and its safe area.
struct RootPlacement: Sendable {
  /// The size of the canvas: the screen, or the free size of the scene.
  var canvas: Size
  /// The frame of the root view on the canvas.
  var frame: Rect
  /// The safe area insets of the root view: bars and camera.
  var safeArea: EdgeInsets
  /// Whether the size is independent of the screen.
  var isFree = false
}

extension RootPlacement {
  /// Places a root view whose frame in the file is `recorded`.
  ///
  /// The recorded height shows whether the view extends under the bars or ends at them (opaque
  /// bars, `edgesForExtendedLayout`). In the second case it is shorter than the canvas by exactly
  /// the height of the bars. On another screen the view has the same relation to the bars. If the
  /// canvas is a device, a recorded size that fits neither case is outdated, and Interface Builder
  /// lays the view out again.
  ///
  /// - Parameters:
  ///   - canvas: the source of the scene's size.
  ///   - own: the stage that `recorded` belongs to.
  ///   - stage: the stage to place the view on.
  ///   - requestedSize: the size of a canvas that is independent of the screen; nil for the size in
  ///     the file.
  init(
    recorded: Rect, canvas: RootCanvas, own: SceneStage, on stage: SceneStage,
    size requestedSize: Size? = nil
  ) {
    let bars = stage.bars
    var found = Self.edges(of: recorded, own)
    // The screen determines the frame of a sheet, whatever the recorded frame is.
    let keepsToScreen = canvas == .screen || canvas == .recorded && bars.sheetTop != nil
    if case .free(let size) = canvas {
      let fits =
        recorded.width == size.width
        && Self.edges(of: recorded, own, canvasHeight: size.height) != nil
      let size = requestedSize ?? (fits ? recorded.size : size)
      self.init(
        size: size == .zero ? stage.screen.size : size,
        safeArea: stage.safeArea(ofFreeController: size))
      return
    }
    guard found != nil || keepsToScreen else {
      self.init(fixed: requestedSize ?? recorded.size, on: stage)
      return
    }
    // If a recorded view extends beyond its own screen, its frame on another screen is unknown.
    if let gap = found?.gap, gap < 0, stage.screen.size != own.screen.size { found = nil }
    let screen = stage.screen
    var sheetTop = bars.sheetTop ?? 0
    // In a sheet, the root view begins below an opaque bar, unless the recorded root is as high as
    // the sheet.
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
      // An edge at a bar stays at the bar if the bar's height changes.
      if edges.start != 0 { frame.y = edges.start + bars.top - own.bars.top }
      gap = edges.gap > 0 ? bars.bottomInset : edges.gap
    }
    frame.size.height = max(screen.size.height - frame.y - gap, 0)
    let arrangement = bars.inner(size: screen.size)
    var safeArea = arrangement.safeArea(of: frame)
    // If a recorded view extends beyond the screen, its bottom guide is at the edge of the screen.
    safeArea.bottom = max(frame.maxY - (screen.size.height - arrangement.covered.bottom), 0)
    self.init(canvas: screen.size, frame: frame, safeArea: safeArea)
  }

  /// The distances of the root view from the top and bottom of its canvas; negative if it extends
  /// beyond the canvas. `nil` if its height does not fit the canvas.
  private static func edges(
    of recorded: Rect, _ own: SceneStage, canvasHeight: Double? = nil
  ) -> (start: Double, gap: Double)? {
    guard recorded.width > 0, recorded.height > 0 else { return nil }
    let bars = own.bars
    let missing = (canvasHeight ?? own.screen.size.height) - recorded.maxY
    if recorded.y > 0 {
      return (recorded.y, missing == bars.bottomInset ? missing : min(missing, 0))
    }
    // Files from Xcode 9 on have the view at the origin even if it begins below a bar.
    return switch missing {
    case 0: (0, 0)
    case bars.top: (missing, 0)
    case bars.bottomInset: (0, missing)
    case bars.top + bars.bottomInset: (bars.top, bars.bottomInset)
    case bars.sheetTop: (missing, 0)
    default: nil
    }
  }

  /// A root view of fixed size, which is its whole canvas.
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
