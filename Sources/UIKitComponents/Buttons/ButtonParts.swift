// SPDX-License-Identifier: MIT

package import AutoLayout

/// The frames of a button's parts, in the coordinates of the rectangle that contains them.
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
