// SPDX-License-Identifier: MIT

public import AutoLayout

/// A layout implementation to measure: the layout core or the view classes.
public protocol MeasuredLayout {
  /// Makes the views and constraints of `plan`.
  init(_ plan: LayoutPlan)

  func layOut()
  func resize(width: Double, height: Double)
  func setText(_ text: String, of node: Int)
  /// The height of a label at a width. Changes no layout.
  func measureText(of node: Int, width: Double) -> Double
  func setConstant(_ constant: Double, of tie: Int)
  func setPriority(_ priority: Float, of tie: Int)
  func setHidden(_ isHidden: Bool, _ node: Int)
  /// Removes a view and its constraints.
  func remove(_ node: Int)
  /// Adds a removed view again, with its constraints.
  func putBack(_ node: Int)
  /// The smallest size of the whole layout.
  func fittingSize() -> (width: Double, height: Double)
  func tearDown()

  /// The work of all layouts so far.
  var work: LayoutWork { get }
  /// A number that differs if frames differ.
  var digest: Double { get }
}
