// SPDX-License-Identifier: MIT

package import AutoLayout

/// The frames of a refresh control's wheel and title: centred, the title below the wheel.
///
/// - Unverified: the distance between wheel and title.
package struct RefreshArrangement: Hashable, Sendable {
  package var wheel: Rect
  package var title: Rect

  package static let height = 60.0

  /// - Parameter text: the size of the title; nil without a title.
  package init(wheel size: Size, title text: Size?, in bounds: Rect) {
    let gap = 4.0
    let height = size.height + (text.map { gap + $0.height } ?? 0)
    let top = bounds.midY - height / 2
    wheel = Rect(
      x: bounds.midX - size.width / 2, y: top, width: size.width, height: size.height)
    title = Rect(
      x: bounds.midX - (text?.width ?? 0) / 2, y: top + size.height + gap, width: text?.width ?? 0,
      height: text?.height ?? 0)
  }
}
