// SPDX-License-Identifier: MIT

package import AutoLayout

/// Where a button shows its parts, in the coordinates of the rectangle that they share.
package struct ButtonParts: Hashable, Sendable {
  package var title: Rect?
  package var subtitle: Rect?
  package var image: Rect?

  package init(title: Rect? = nil, subtitle: Rect? = nil, image: Rect? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}
