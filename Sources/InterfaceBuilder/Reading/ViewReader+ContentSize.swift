// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension ViewReader {
  /// What replaces the size that the view's content would be measured at; `nil` for nothing.
  func contentSizeOverride(
    of element: IBElement, _ known: ViewElement?, content: ItemContent, isPlacedByLayout: Bool,
    isArranged: Bool
  ) -> ContentSize? {
    if options.knowsClass(of: element) { return nil }
    if let size = placeholderSize(of: element) { return size }
    let isLeaf = element.list("subviews").isEmpty
    if options.contentSizes == .recorded, isPlacedByLayout, isLeaf,
      hasContentSize(element, known), let frame = element.recordedFrame
    {
      // Content sizes are those of alignment rects, frames are not.
      let rect = frame.inset(by: measurer.alignmentInsets(of: content))
      return ContentSize(
        width: max(rect.width, 0), height: symbolHeight(content) ?? max(rect.height, 0))
    }
    return designableSize(of: element, known)
      ?? emptyLabelSize(content, isArranged: isArranged)
  }

  /// How high a symbol is aligned, which its font tells whatever the frame; nil for other content.
  private func symbolHeight(_ content: ItemContent) -> Double? {
    guard case .image(let image) = content, image.isSymbol else { return nil }
    return measurer.size(of: content).height
  }

  /// What Interface Builder gives an empty label in a stack view, so that it can be seen.
  private func emptyLabelSize(_ content: ItemContent, isArranged: Bool) -> ContentSize? {
    guard isArranged, case .label(let label) = content, label.text.isEmpty,
      label.numberOfLines == 1, let side = canvas.text.emptyArrangedLabelSide
    else { return nil }
    return ContentSize(width: side, height: side)
  }

  /// The content size that the file gives a view for use in Interface Builder only.
  ///
  /// It is in force on the canvas, and it is the best guess for a class whose code is not there.
  private func placeholderSize(of element: IBElement) -> ContentSize? {
    guard
      element["placeholderIntrinsicWidth"] != nil || element["placeholderIntrinsicHeight"] != nil
    else { return nil }
    func length(_ name: String) -> Double? {
      // "infinite" stands for no content size in that axis.
      element.number(name).flatMap { (0...IBElement.coordinateLimit).contains($0) ? $0 : nil }
    }
    return ContentSize(
      width: length("placeholderIntrinsicWidth"), height: length("placeholderIntrinsicHeight"))
  }

  /// The content size that a class computed for itself in Interface Builder when the file was saved.
  ///
  /// Not for text that wraps, whose height has to follow the width: ``DesignableFont`` serves that.
  private func designableSize(of element: IBElement, _ known: ViewElement?) -> ContentSize? {
    guard let id = element.id, element["customClass"] != nil,
      let size = document.resources.designableSizes[id],
      !(element.name == "label" && element["numberOfLines"] != nil), element.name != "textView"
    else { return nil }
    return ContentSize(
      width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil)
  }

  /// Whether the content of a leaf decides its size.
  ///
  /// A plain view has none, whatever its class: what a class of the app adds is in the file only where
  /// the class is designable or the file sets a placeholder.
  private func hasContentSize(_ element: IBElement, _ known: ViewElement?) -> Bool {
    switch known?.nature {
    case .content?, nil: true
    case .scroll?: element.name == "textView" && element.flag("scrollEnabled") == false
    case .plain?, .stack?, .standIn?: false
    }
  }
}
