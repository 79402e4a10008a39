// SPDX-License-Identifier: MIT

package import AutoLayout

/// The size and parts of a page control: a row of dots.
///
/// Source: widths and heights that Xcode saved, for two and three pages since iOS 14.
///
/// - Unverified: the size of the dots since iOS 14.
package struct PageControlArrangement {
  private let hasLargeDots: Bool

  package init(_ platform: PlatformVersion) { hasLargeDots = platform.major >= 14 }

  private var dot: Double { hasLargeDots ? 8 : 7 }
  private var pitch: Double { hasLargeDots ? 18 : 16 }

  package func size(pages: Int) -> Size {
    let pages = Double(max(0, pages))
    return hasLargeDots
      ? Size(width: pages > 0 ? pitch * pages + 62.5 : 0, height: 26)
      : Size(width: max(0, pitch * (pages - 1) + dot), height: 37)
  }

  /// The dots of the pages, in order. Dots that do not fit are omitted.
  package func dots(in bounds: Rect, pages: Int, _ direction: LayoutDirection) -> [Rect] {
    let room = bounds.width > 0 && bounds.width < 1e6 ? bounds.width : 0
    let count = max(0, min(pages, Int(room / pitch) + 1))
    let start = bounds.midX - Double(count - 1) * pitch / 2 - dot / 2
    return (0..<count).map { index in
      Rect(
        x: start + Double(index) * pitch, y: bounds.midY - dot / 2, width: dot, height: dot
      ).mirrored(in: bounds, direction)
    }
  }
}
