// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension ViewReader {
  /// The content size that replaces the measured one; `nil` if the view is measured.
  func contentSizeOverride(
    of element: IBElement, _ known: ViewElement?, content: ItemContent, isPlacedByLayout: Bool,
    in surroundings: ViewSurroundings
  ) -> ContentSize? {
    if options.knowsClass(of: element) { return nil }
    let placeholder = placeholderSize(of: element)
    let isLeaf = element.list("subviews").isEmpty
    // A designable class shows its own size instead of the placeholder. Source: 4 views in 4 files.
    let hasOwnSize =
      placeholder == nil ? hasContentSize(element, known) : element["customClass"] != nil
    if options.contentSizes == .recorded, isPlacedByLayout, isLeaf, hasOwnSize,
      let frame = element.recordedFrame
    {
      // Content sizes refer to alignment rects, but frames do not.
      let rect = frame.inset(by: measurer.alignmentInsets(of: content))
      return ContentSize(
        width: max(rect.width, 0), height: symbolHeight(content) ?? max(rect.height, 0))
    }
    return placeholder ?? designableSize(of: element, known)
      ?? emptyLabelSize(content, isArranged: surroundings.isArranged)
      ?? wholeLabelSize(of: element, content, in: surroundings)
  }

  /// The alignment height of a symbol, which depends on its font and not on its frame; nil for
  /// other content.
  private func symbolHeight(_ content: ItemContent) -> Double? {
    guard case .image(let image) = content, image.isSymbol else { return nil }
    return measurer.size(of: content).height
  }

  /// The size that Interface Builder gives an empty label in a stack view to make it visible.
  private func emptyLabelSize(_ content: ItemContent, isArranged: Bool) -> ContentSize? {
    guard isArranged, case .label(let label) = content, label.text.isEmpty,
      label.numberOfLines == 1, let side = canvas.text.emptyArrangedLabelSide
    else { return nil }
    return ContentSize(width: side, height: side)
  }

  /// The size of a label with one line as Interface Builder saves it: in whole points, although the
  /// screen has smaller pixels.
  ///
  /// Interface Builder measures a label again, in pixels, if a stack view is in the same cell or
  /// scene. Labels with text styles or several lines are measured in pixels.
  ///
  /// Source: labels in the system font in files from Xcode 8 on. Without a stack view, 314 have
  /// whole heights and 108 have heights in pixels. With a stack view, all 147 have heights in
  /// pixels. Widths agree with the heights.
  private func wholeLabelSize(
    of element: IBElement, _ content: ItemContent, in surroundings: ViewSurroundings
  ) -> ContentSize? {
    guard options.roundsLabels, canvas.isOwn, !surroundings.hasStack,
      case .label(let label) = content, label.numberOfLines == 1, !label.text.isEmpty,
      element.hasFixedSystemFont
    else { return nil }
    var environment = canvas.environment
    environment.pixels = PixelGrid(scale: 1)
    return ContentMeasurer(environment: environment).size(of: content)
  }

  /// The placeholder intrinsic size of a view, which the file sets for Interface Builder only.
  ///
  /// It applies on the canvas. It is also the best estimate for a class without available code.
  private func placeholderSize(of element: IBElement) -> ContentSize? {
    guard
      element["placeholderIntrinsicWidth"] != nil || element["placeholderIntrinsicHeight"] != nil
    else { return nil }
    func length(_ name: String) -> Double? {
      // "infinite" means no intrinsic metric on that axis.
      element.number(name).flatMap { (0...IBElement.coordinateLimit).contains($0) ? $0 : nil }
    }
    return ContentSize(
      width: length("placeholderIntrinsicWidth"), height: length("placeholderIntrinsicHeight"))
  }

  /// The content size that a designable class computed in Interface Builder when the file was
  /// saved.
  ///
  /// Not used for text that wraps, whose height depends on the width. ``DesignableFont`` handles
  /// labels.
  private func designableSize(of element: IBElement, _ known: ViewElement?) -> ContentSize? {
    guard let id = element.id, element["customClass"] != nil,
      let size = document.resources.designableSizes[id],
      !(element.name == "label" && element["numberOfLines"] != nil), element.name != "textView"
    else { return nil }
    return ContentSize(
      width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil)
  }

  /// Whether a leaf view is sized by its content.
  ///
  /// A plain view is not, whatever its class. The file has the content size of a custom class only
  /// if the class is designable or if a placeholder size is set.
  private func hasContentSize(_ element: IBElement, _ known: ViewElement?) -> Bool {
    switch known?.nature {
    case .content?, nil: true
    case .scroll?: element.name == "textView" && element.flag("scrollEnabled") == false
    case .plain?, .stack?, .placeholderContent?: false
    }
  }
}

extension IBElement {
  /// Whether the font is the system font in a size of the file.
  fileprivate var hasFixedSystemFont: Bool {
    guard let description = child(key: "fontDescription") else { return true }
    return description["type"] == "system" || description["type"] == "boldSystem"
  }
}
