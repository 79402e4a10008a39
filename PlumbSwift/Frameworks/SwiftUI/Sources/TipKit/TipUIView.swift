// SPDX-License-Identifier: MIT

import SwiftUI
import UIKit

/// A view that stays empty.
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

/// A cell that stays empty.
open class TipUICollectionViewCell: UICollectionViewCell {
  /// No effect.
  open func configureTip(
    _ tip: any Tip, arrowEdge: Edge? = nil,
    actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) {}
}

/// A controller whose view stays empty.
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
  /// No effect.
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
}

/// A view that stays empty.
public struct TipView<Content: Tip>: View {
  public init(
    _ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {}

  public var body: some View { EmptyView() }
}
