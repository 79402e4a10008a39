// SPDX-License-Identifier: MIT

/// The differences between the canvas of an Interface Builder build and the hardware.
///
/// Source: root views and guides in files of 1,090 documents, by the build that saved them.
public struct CanvasEra: Hashable, Sendable {
  /// The major part of `toolsVersion`. 32700, which some builds write, counts as Xcode 15.
  public var tools: Int

  public init(toolsBuild: Int) { tools = toolsBuild < 32_000 ? toolsBuild : 22_500 }

  /// Whether a safe area that consists only of a status bar counts. From Xcode 11 to 14.2 it does
  /// not.
  var hasPlainStatusBar: Bool { tools < 14_800 || insetsFreeScenes }

  /// Whether scenes of a free size have the whole safe area of the screen, whatever their size.
  ///
  /// Source: 12 views without a controller and 3 controllers from this build on, up to Xcode 15.
  public var insetsFreeScenes: Bool { tools >= 21_600 }

  /// Whether phones with a home indicator have twice their insets, as in Xcode 16.3 and 26. In
  /// landscape they have those of portrait in addition.
  var doublesInsets: Bool { tools >= 23_727 }

  /// The top inset of a phone with a notch; nil if it is that of the hardware.
  func notch(of identifier: String) -> Double? {
    switch identifier {
    // Until Xcode 13.2 every phone with a notch had the inset of iPhone X.
    case "retina6_0", "retina6_1", "retina6_7": tools < 21_000 ? 44 : nil
    // For some releases the 375 × 812 canvas was that of the minis.
    case "retina5_9": tools < 21_000 || tools >= 24_000 ? 44 : tools < 21_600 ? 47 : 50
    default: nil
    }
  }

  /// The distance of a sheet from the top of a phone's canvas; nil if it is that of the hardware.
  ///
  /// - Parameter inset: the top inset of the status bar or the camera on the canvas.
  func sheetTop(below inset: Double) -> Double? {
    if doublesInsets { return single(inset) }
    if inset <= 20 { return 20 }
    return tools >= 21_000 && inset > 44 ? 10 : nil
  }

  /// Whether the content of a sheet is above the home indicator.
  public var keepsSheetsAboveHomeIndicator: Bool { tools < 20_000 }

  /// Whether a sheet without a bar has the top inset of the screen, without doubling.
  public var insetsSheetsFromNotch: Bool { doublesInsets }

  /// Whether the content's safe area includes the large title over scrolling content. Hardware
  /// starts with the large title shown. Canvases do not include it.
  public var countsLargeTitleOverScrollingContent: Bool { false }

  /// A top inset without the doubling of Xcode 16.3 and later.
  public func single(_ inset: Double) -> Double { doublesInsets ? inset / 2 : inset }
}
