// SPDX-License-Identifier: MIT

public import Foundation

// Drag and drop is not supported, so no drop coordinator inserts a placeholder.

/// No effect.
open class UITableViewPlaceholder: _UIObject {
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    super.init(object: ())
  }
}

/// No effect.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: _ListDropPlaceholderContext {}

/// No effect.
open class UICollectionViewPlaceholder: _UIObject {
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    super.init(object: ())
  }
}

/// No effect.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: _ListDropPlaceholderContext {
  func setNeedsCellUpdate()
}
