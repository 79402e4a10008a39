// SPDX-License-Identifier: MIT

public import AutoLayout

extension UIView {
  /// The work of all layouts of the program so far.
  @_spi(Benchmarks)
  public static var layoutWork: LayoutWork { LayoutStore.current.forest.work }
}
