// SPDX-License-Identifier: MIT

import UIKitComponents

/// The colours that code gives the parts of a control.
struct PartColors {
  var filled: UIColor?
  var empty: UIColor?
  var thumb: UIColor?
  var title: UIColor?
  var selectedTitle: UIColor?

  /// Hands them to pictures of `view`.
  @MainActor func show(on view: UIView) {
    view.updateAppearance {
      $0.ornaments.controlColors.filled = filled?.color
      $0.ornaments.controlColors.empty = empty?.color
      $0.ornaments.controlColors.thumb = thumb?.color
      $0.ornaments.controlColors.title = title?.color
      $0.ornaments.controlColors.selectedTitle = selectedTitle?.color
    }
  }
}
