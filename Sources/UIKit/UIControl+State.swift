// SPDX-License-Identifier: MIT

public import AutoLayout

extension UIControl {
  /// The states that follow from whether the control is enabled, selected and highlighted, together.
  // Declared here because views have a property of this name inside AutoLayout, which hides it there.
  public var state: State { controlState }
}
