// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import Typography
import UIKitComponents

/// What a file may have of a view for some traits and not for others.
extension UIView {
  /// Takes over what differs between the items that the file has of the view for old and new traits.
  func varyView(from old: Item, to new: Item) {
    if new.isHidden != old.isHidden { isHidden = new.isHidden }
    if new.appearance.backgroundColor != old.appearance.backgroundColor {
      backgroundColor = new.appearance.backgroundColor.map { UIColor($0) }
    }
    if new.appearance.tintColor != old.appearance.tintColor {
      tintColor = new.appearance.tintColor.map { UIColor($0) }
    }
    if new.margins.own != old.margins.own {
      LayoutStore.current.forest[item].margins.own = new.margins.own
    }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      if new.hugging[axis.core] != old.hugging[axis.core] {
        setContentHuggingPriority(UILayoutPriority(new.hugging[axis.core]), for: axis)
      }
      if new.compressionResistance[axis.core] != old.compressionResistance[axis.core] {
        setContentCompressionResistancePriority(
          UILayoutPriority(new.compressionResistance[axis.core]), for: axis)
      }
    }
  }
}

extension UILabel {
  func varyLabel(from old: Item, to new: Item) {
    guard case .label(let old) = old.content, case .label(let new) = new.content else { return }
    if let run = new.text.text.runs.first, run.font != old.text.text.runs.first?.font {
      ownFont = UIFont(run.font)
    }
    if new.text.colors != old.text.colors { ownColor = new.text.colors.first.map { UIColor($0) } }
    if new.numberOfLines != old.numberOfLines { numberOfLines = new.numberOfLines }
    if new.text.alignment != old.text.alignment {
      ownAlignment = NSTextAlignment(new.text.alignment)
    }
  }
}

extension UITextField {
  func varyTextField(from old: Item, to new: Item) {
    guard case .textField(let old) = old.content, case .textField(let new) = new.content else {
      return
    }
    if new.font != old.font { font = UIFont(new.font) }
    if new.text.alignment != old.text.alignment {
      textAlignment = NSTextAlignment(new.text.alignment)
    }
  }
}

extension UIStackView {
  func varyStackView(from old: Item, to new: Item) {
    guard case .stackView(let old) = old.kind, case .stackView(let new) = new.kind else { return }
    if new.axis != old.axis { axis = new.axis == .vertical ? .vertical : .horizontal }
    if new.distribution != old.distribution {
      distribution = Distribution(rawValue: new.distribution.rawValue) ?? .fill
    }
    if new.alignment != old.alignment {
      alignment = Alignment(rawValue: new.alignment.rawValue) ?? .fill
    }
    if new.spacing != old.spacing {
      spacing =
        switch new.spacing {
        case .points(let points): points
        case .system: Self.spacingUseSystem
        }
    }
  }
}
