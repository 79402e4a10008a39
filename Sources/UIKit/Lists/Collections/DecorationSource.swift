// SPDX-License-Identifier: MIT

import Foundation

/// The registered class or nib of a kind of decoration views.
@MainActor
enum DecorationSource {
  case view(UICollectionReusableView.Type)
  case nib(UINib)

  func make(ofKind kind: String, frame: CGRect) -> UICollectionReusableView? {
    switch self {
    case .view(let type): UIView.make(type, frame: frame) as? UICollectionReusableView
    case .nib(let nib): nib.makeReusable(kind, as: UICollectionReusableView.self)
    }
  }
}
