// SPDX-License-Identifier: MIT

/// What the canvas of an Interface Builder build makes of screens where that is not the hardware's.
///
/// Source: root views and guides in files of 1,090 documents, by the build that saved them.
public struct CanvasEra: Hashable, Sendable {
  /// The major part of `toolsVersion`; 32700, which some builds write, counts as Xcode 15.
  public var tools: Int

  public init(toolsBuild: Int) { tools = toolsBuild < 32_000 ? toolsBuild : 22_500 }

  /// Whether a status bar counts where it is all there is to the safe area: not from Xcode 11 to 14.2.
  var hasPlainStatusBar: Bool { tools < 14_800 || insetsLargeViews }

  /// Whether views on their own that are larger than the screen keep clear of a plain status bar.
  public var insetsLargeViews: Bool { tools >= 21_600 }

  /// Whether phones with a home indicator have twice their insets, as in Xcode 16.3 and 26.
  var doublesInsets: Bool { tools >= 23_727 }

  /// The top inset of a phone with a notch where it differs from the hardware's.
  func notch(of identifier: String) -> Double? {
    switch identifier {
    // Until Xcode 13.2 every phone with a notch got that of iPhone X.
    case "retina6_0", "retina6_1", "retina6_7": tools < 21_000 ? 44 : nil
    // The 375 × 812 canvas was that of the minis for a while.
    case "retina5_9": tools < 21_000 || doublesInsets ? 44 : tools < 21_600 ? 47 : 50
    default: nil
    }
  }

  /// How far below the edge of a phone's canvas a sheet begins where it is not as on hardware.
  ///
  /// - Parameter inset: how far the status bar or the camera reaches in on the canvas.
  func sheetTop(below inset: Double) -> Double? {
    if inset <= 20 { return 20 }
    if doublesInsets { return single(inset) }
    return tools >= 21_000 && inset > 44 ? 10 : nil
  }

  /// Whether a sheet keeps its content above the home indicator.
  public var keepsSheetsAboveHomeIndicator: Bool { tools < 20_000 }

  /// Whether a sheet without a bar has the single top inset of the screen.
  public var insetsSheetsFromNotch: Bool { doublesInsets }

  /// Whether the large title of a bar takes room over content that scrolls below it: hardware begins
  /// with the title open, canvases do not count it.
  public var countsLargeTitleOverScrollingContent: Bool { false }

  /// What is left of a top inset when it counts once.
  public func single(_ inset: Double) -> Double { doublesInsets ? inset / 2 : inset }
}
