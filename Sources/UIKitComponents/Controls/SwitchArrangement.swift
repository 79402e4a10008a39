// SPDX-License-Identifier: MIT

package import AutoLayout

/// The size and parts of a switch: a knob at one end of a track.
///
/// Source: frames that Xcode saved, and the constant offsets between them and constraints on
/// switches.
///
/// - Unverified: the size of the knob.
package struct SwitchArrangement {
  private let era: ControlEra

  package init(_ platform: PlatformVersion) { era = ControlEra(platform) }

  /// The size of the frame and of the track.
  package var size: Size {
    era == .glass ? Size(width: 63, height: 28) : Size(width: 51, height: 31)
  }

  package var alignmentInsets: EdgeInsets { EdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

  /// The track. In wider bounds it is at the leading end.
  package func track(in bounds: Rect, _ direction: LayoutDirection) -> Rect {
    var track = Rect(origin: bounds.origin, size: size).mirrored(in: bounds, direction)
    track.y = bounds.midY - size.height / 2
    return track
  }

  /// The knob. It is at the trailing end of the track while the switch is on.
  package func knob(on track: Rect, isOn: Bool, _ direction: LayoutDirection) -> Rect {
    let size = era == .glass ? Size(width: 39, height: 24) : Size(width: 27, height: 27)
    return Rect(
      x: isOn ? track.maxX - size.width - 2 : track.x + 2, y: track.midY - size.height / 2,
      width: size.width, height: size.height
    ).mirrored(in: track, direction)
  }
}
