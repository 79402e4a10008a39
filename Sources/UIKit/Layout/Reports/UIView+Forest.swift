// SPDX-License-Identifier: MIT

package import AutoLayout

extension UIView {
  /// Lays the view out and hands the forest it lives in to `body`, for questions about its layout.
  package func withForest<Result>(_ body: (inout LayoutForest) -> Result) -> Result {
    layoutIfNeeded()
    return body(&LayoutStore.current.forest)
  }
}
