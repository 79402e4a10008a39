// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

/// The rows in view are subviews, three above and three below the chosen one as far as they have
/// room: flat, not turned away from the eye.
open class UIPickerView: UIView {
  override var archivedParent: UIView? { nil }

  /// The height of rows of which the delegate says nothing.
  static let rowHeight: CGFloat = WheelsArrangement.rowHeight
  /// Rows shown on either side of the chosen one.
  private static let reach = WheelsArrangement.reach

  private struct Wheel {
    var count = 0
    var selected = 0
    var views: [Int: UIView] = [:]
  }

  private var wheels: [Wheel] = []
  override func decodeContent(_ coder: NSCoder) {
    if case .control(.picker(let height, _))? = state.file?.item.content { self.height = height }
    decode(coder, { _ in })
    // Which rows there are code says: the file's are samples.
    contentDidChange()
  }

  override func setUpContent() {
    clipsToBounds = true
    contentDidChange()
  }

  /// How high the file's picker is.
  private var height = ControlContent.WheelHeight.automatic
  /// The height of the highest rows.
  private var bandHeight = rowHeight {
    didSet { if bandHeight != oldValue { contentDidChange() } }
  }

  override func contentDidChange() {
    LayoutStore.current.setContent(.control(.picker(height, band: Double(bandHeight))), of: item)
  }

  /// No effect.
  open var showsSelectionIndicator = true

  open var dataSource: (any UIPickerViewDataSource)? {
    get { _dataSource }
    set { _dataSource = newValue }
  }

  private weak var _dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }

  open var delegate: (any UIPickerViewDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }

  private weak var _delegate: (any UIPickerViewDelegate)? {
    didSet { reloadAllComponents() }
  }

  open var numberOfComponents: Int {
    wheels.isEmpty ? max(0, dataSource?.numberOfComponents(in: self) ?? 0) : wheels.count
  }

  open func numberOfRows(inComponent component: Int) -> Int {
    wheels.indices.contains(component) ? wheels[component].count : 0
  }

  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(
      width: delegate?.pickerView(self, widthForComponent: component) ?? sharedWidth,
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? Self.rowHeight)
  }

  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    wheels.indices.contains(component) ? wheels[component].views[row] : nil
  }

  open func reloadAllComponents() {
    for wheel in wheels { for view in wheel.views.values { view.removeFromSuperview() } }
    let selected = wheels.map(\.selected)
    wheels = []
    guard let dataSource else { return }
    let count = max(0, dataSource.numberOfComponents(in: self))
    wheels = (0..<count).map { component in
      var wheel = Wheel()
      wheel.count = max(0, dataSource.pickerView(self, numberOfRowsInComponent: component))
      let old = selected.indices.contains(component) ? selected[component] : 0
      wheel.selected = min(old, max(0, wheel.count - 1))
      return wheel
    }
    setNeedsLayout()
  }

  open func reloadComponent(_ component: Int) {
    guard let dataSource, wheels.indices.contains(component) else { return }
    for view in wheels[component].views.values { view.removeFromSuperview() }
    wheels[component].views = [:]
    let count = max(0, dataSource.pickerView(self, numberOfRowsInComponent: component))
    wheels[component].count = count
    wheels[component].selected = min(wheels[component].selected, max(0, count - 1))
    setNeedsLayout()
  }

  /// A row that is not there counts as the nearest.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard wheels.indices.contains(component) else { return }
    wheels[component].selected = min(max(0, row), max(0, wheels[component].count - 1))
    setNeedsLayout()
  }

  /// Does what a turn of a wheel to a row does: chooses it and tells the delegate. Nothing happens for a row that is not
  /// there.
  public func simulateSelection(ofRow row: Int, inComponent component: Int) {
    guard wheels.indices.contains(component), (0..<wheels[component].count).contains(row) else {
      return
    }
    selectRow(row, inComponent: component, animated: true)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  open func selectedRow(inComponent component: Int) -> Int {
    guard wheels.indices.contains(component), wheels[component].count > 0 else { return -1 }
    return wheels[component].selected
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The width of wheels of which the delegate says nothing.
  var sharedWidth: CGFloat {
    WheelsArrangement(in: bounds.core).area.width / CGFloat(max(1, numberOfComponents))
  }

  func makeTitle(_ row: Int, _ component: Int, reusing view: UIView?) -> UIView {
    let label = view as? UILabel ?? UILabel()
    label.font = .systemFont(ofSize: WheelsArrangement.fontSize)
    label.textAlignment = .center
    if let text = delegate?.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    {
      label.attributedText = text
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    }
    return label
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let sizes = wheels.indices.map { rowSize(forComponent: $0) }
    bandHeight = sizes.map(\.height).max() ?? Self.rowHeight
    var x = bounds.midX - sizes.reduce(0) { $0 + $1.width } / 2
    for component in wheels.indices {
      placeRows(of: component, at: x, sizes[component])
      x += sizes[component].width
    }
  }

  private func placeRows(of component: Int, at x: CGFloat, _ size: CGSize) {
    let arrangement = WheelsArrangement(in: bounds.core, rowHeight: size.height)
    let selected = wheels[component].selected
    let shown =
      max(0, selected - Self.reach)..<min(wheels[component].count, selected + Self.reach + 1)
    var spare = wheels[component].views.filter { !shown.contains($0.key) }.map(\.value)
    for view in spare { view.removeFromSuperview() }
    wheels[component].views = wheels[component].views.filter { shown.contains($0.key) }
    for row in shown {
      let view =
        wheels[component].views[row]
        ?? delegate?.pickerView(
          self, viewForRow: row, forComponent: component, reusing: spare.popLast()) ?? UIView()
      if let place = arrangement.row(row - selected, from: x, width: size.width) {
        view.frame = CGRect(place.frame)
        view.alpha = place.alpha
      }
      wheels[component].views[row] = view
      if view.superview !== self { addSubview(view) }
    }
  }
}
