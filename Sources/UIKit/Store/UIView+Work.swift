// SPDX-License-Identifier: MIT

public import AutoLayout

extension UIView {
  /// The total work of all layouts of the process.
  @_spi(Benchmarks)
  public static var layoutWork: LayoutWork { LayoutStore.current.forest.work }
}
