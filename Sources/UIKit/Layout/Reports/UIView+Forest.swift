// SPDX-License-Identifier: MIT

package import AutoLayout

extension UIView {
  /// Lays the view out and passes its forest to `body`, for queries about the layout.
  package func withForest<Result>(_ body: (inout LayoutForest) -> Result) -> Result {
    layoutIfNeeded()
    return body(&LayoutStore.current.forest)
  }
}
