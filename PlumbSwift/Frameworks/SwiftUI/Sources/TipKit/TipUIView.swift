// SPDX-License-Identifier: MIT

import SwiftUI
import UIKit

/// An empty view in a tip's place.
open class TipUIView: UIView {
  open var imageSize = CGSize.zero
  open var cornerRadius: CGFloat = 0
  /// No effect.
  open var imageStyle: UIColor?

  public convenience init(
    _ tip: any Tip, arrowEdge: Edge? = nil,
    actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) { self.init(frame: .zero) }

  open override var intrinsicContentSize: CGSize { .zero }
}

/// An empty cell in a tip's place.
open class TipUICollectionViewCell: UICollectionViewCell {
  /// No effect.
  open func configureTip(
    _ tip: any Tip, arrowEdge: Edge? = nil,
    actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) {}
}

/// An empty screen in a tip's place.
open class TipUIPopoverViewController: UIViewController {
  open var imageSize = CGSize.zero

  public convenience init(
    _ tip: any Tip, sourceItem: any UIPopoverPresentationControllerSourceItem,
    actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) {
    self.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    popoverPresentationController?.sourceItem = sourceItem
  }
}

extension View {
  /// No effect: tips are not shown.
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
}

/// Shows nothing.
public struct TipView<Content: Tip>: View {
  public init(
    _ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {}

  public var body: some View { EmptyView() }
}
