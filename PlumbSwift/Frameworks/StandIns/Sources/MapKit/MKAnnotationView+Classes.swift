// SPDX-License-Identifier: MIT

import UIKit

// Maps create views of registered classes, whose initialiser is not `required`. Instantiation.swift
// of UIKit explains why a call through a class with a `required` initialiser works.

/// A class with a `required` initialiser, through which annotation views are created. Not for
/// subclassing.
@preconcurrency @MainActor
open class _RequiredAnnotationView: MKAnnotationView {
  public required override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension MKAnnotationView {
  @inline(never) @_optimize(none)
  static func make(
    _ type: MKAnnotationView.Type, _ annotation: any MKAnnotation, reuseIdentifier: String
  ) -> MKAnnotationView {
    unsafeBitCast(type, to: _RequiredAnnotationView.Type.self)
      .init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }
}
