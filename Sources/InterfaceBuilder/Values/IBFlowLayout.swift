// SPDX-License-Identifier: MIT

package import AutoLayout
package import UIKitComponents

/// What a `<collectionViewFlowLayout>` says.
package struct IBFlowLayout: Sendable {
  package var isVertical: Bool
  package var lineSpacing: Double
  package var itemSpacing: Double
  package var itemSize: Size?
  /// The size that cells begin with; nil where they are all of the item size.
  package var estimate: Estimate?
  package var headerSize: Size
  package var footerSize: Size
  package var inset: EdgeInsets
  package var insetReference: CollectionContent.InsetReference

  package enum Estimate: Hashable, Sendable {
    case automatic
    case size(Size)
  }

  package init(_ element: IBElement) {
    func length(_ name: String) -> Double { element[name] == nil ? 10 : element.size(name) }
    isVertical = element["scrollDirection"] != "horizontal"
    lineSpacing = length("minimumLineSpacing")
    itemSpacing = length("minimumInteritemSpacing")
    itemSize = element.size(key: "itemSize")
    let estimated = element.size(key: "estimatedItemSize")
    estimate =
      element.flag("automaticEstimatedItemSize") == true
      ? .automatic : estimated.flatMap { $0 == .zero ? nil : .size($0) }
    headerSize = element.size(key: "headerReferenceSize") ?? .zero
    footerSize = element.size(key: "footerReferenceSize") ?? .zero
    inset = element.inset(key: "sectionInset") ?? .zero
    insetReference =
      switch element["sectionInsetReference"] {
      case "safeArea": .safeArea
      case "layoutMargins": .layoutMargins
      default: .contentInset
      }
  }

  /// How deep a header or footer of `size` is along the direction of scrolling.
  func depth(of size: Size) -> Double { max(0, isVertical ? size.height : size.width) }
}
