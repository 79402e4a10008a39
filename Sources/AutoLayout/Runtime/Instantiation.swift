// SPDX-License-Identifier: MIT

public import Foundation

// Tables and collections make cells of classes that clients register, as UIKit does, while Swift makes
// objects of a class it only knows at run time through `required` initialisers alone. UIKit's are not
// required, and clients who override them do not say so. The classes below say it for them: an
// initialiser that overrides another takes its place in the table by which classes are dispatched, so
// a call that the compiler takes to be one of theirs reaches the initialiser of whatever class it is
// given. A class without that initialiser stops the program with Swift's own message, as in UIKit.

/// What lets a cell of any class be made by style and reuse identifier. Not for subclassing.
@preconcurrency @MainActor
open class _RequiredCell: UITableViewCell {
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// What lets a header or footer of any class be made by reuse identifier. Not for subclassing.
@preconcurrency @MainActor
open class _RequiredHeaderFooterView: UITableViewHeaderFooterView {
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// What lets a view of any class be made by its frame. Not for subclassing.
@preconcurrency @MainActor
open class _RequiredView: UIView {
  public required override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITableViewCell {
  /// Makes a cell of `type` as `init(style:reuseIdentifier:)` does.
  static func make(
    _ type: UITableViewCell.Type, reuseIdentifier: String?
  ) -> UITableViewCell {
    let required = unsafeBitCast(type, to: _RequiredCell.Type.self)
    return required.init(style: .default, reuseIdentifier: reuseIdentifier)
  }
}

extension UITableViewHeaderFooterView {
  /// Makes a view of `type` as `init(reuseIdentifier:)` does.
  static func make(
    _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    let required = unsafeBitCast(type, to: _RequiredHeaderFooterView.Type.self)
    return required.init(reuseIdentifier: reuseIdentifier)
  }
}

extension UIView {
  /// Makes a view of `type` as `init(frame:)` does.
  static func make(_ type: UIView.Type, frame: CGRect) -> UIView {
    let required = unsafeBitCast(type, to: _RequiredView.Type.self)
    return required.init(frame: frame)
  }
}
