// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

extension UIView {
  /// The fitting target that asks for the smallest size that satisfies the constraints.
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// The fitting target that asks for the largest size that satisfies the constraints.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let store = LayoutStore.current
    store.run(.constraints, of: item)
    return CGSize(
      store.forest.fittingSize(
        of: item, target: target.core, priorities: AxisPair(horizontal.rawValue, vertical.rawValue)
      ))
  }
}
