// SPDX-License-Identifier: MIT

package import AutoLayout

/// The size and parts of a slider: a thumb on a track that is filled up to the thumb.
///
/// Source: frames that Xcode saved, and the constant offsets between them and constraints on
/// sliders. The thumb is as high as the frame.
///
/// - Unverified: the thumb of iOS 26, the height of the track.
package struct SliderArrangement {
  private let era: ControlEra

  package init(_ platform: PlatformVersion) { era = ControlEra(platform) }

  /// The height of the alignment rectangle. A slider has no intrinsic width.
  package var height: Double { era == .glass ? 34 : 30 }

  /// The alignment insets. Since iOS 26 they are zero: 4 of 4 distances of two saved sliders along
  /// each axis.
  package var alignmentInsets: EdgeInsets {
    era == .glass ? .zero : EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  package var thumbSize: Size {
    era == .glass ? Size(width: 37, height: 24) : Size(width: 31, height: 31)
  }

  /// The extent of the thumb beyond the ends of the track.
  private var overhang: Double { 2 }

  package func track(in bounds: Rect) -> Rect {
    let height: Double =
      switch era {
      case .outlined: 2
      case .filled: 4
      case .glass: 6
      }
    return Rect(
      x: bounds.x + overhang, y: bounds.midY - height / 2,
      width: max(0, bounds.width - 2 * overhang), height: height)
  }

  /// The frame of the thumb for a value.
  ///
  /// - Parameters:
  ///   - share: the position of the value between the minimum and the maximum, from 0 to 1.
  ///   - image: the size of the thumb's image; nil uses the system's thumb.
  package func thumb(
    on track: Rect, in bounds: Rect, share: Double, _ direction: LayoutDirection,
    _ image: Size? = nil
  ) -> Rect {
    let size = image ?? thumbSize
    let travel = max(0, track.width + 2 * overhang - size.width)
    return Rect(
      x: track.x - overhang + travel * share, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height
    ).mirrored(in: track, direction)
  }

  /// The part of the track between the minimum and the thumb.
  package func filled(_ track: Rect, upTo thumb: Rect, _ direction: LayoutDirection) -> Rect {
    let start = direction == .leftToRight ? track.x : track.maxX
    let end = min(max(thumb.midX, track.x), track.maxX)
    return Rect(
      x: min(start, end), y: track.y, width: max(start, end) - min(start, end),
      height: track.height)
  }
}
