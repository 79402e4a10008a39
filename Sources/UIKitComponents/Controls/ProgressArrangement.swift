// SPDX-License-Identifier: MIT

package import AutoLayout

/// The size and parts of a progress view: a track that is filled from its leading end.
///
/// Source: frames that Xcode saved.
package struct ProgressArrangement {
  package var isBar: Bool
  private let release: Int

  package init(_ platform: PlatformVersion, isBar: Bool) {
    self.isBar = isBar
    release = platform.major
  }

  package var height: Double { release >= 14 ? 4 : isBar ? 2.5 : 2 }

  package func track(in bounds: Rect) -> Rect {
    Rect(x: bounds.x, y: bounds.midY - height / 2, width: bounds.width, height: height)
  }

  /// The filled part of the track.
  ///
  /// - Parameter share: the progress, from 0 to 1.
  package func filled(_ track: Rect, share: Double, _ direction: LayoutDirection) -> Rect {
    var part = track
    part.width *= share
    return part.mirrored(in: track, direction)
  }
}
