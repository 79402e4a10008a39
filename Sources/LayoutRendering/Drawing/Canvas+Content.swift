// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension Canvas {
  /// Draws what a view shows besides its background and its subviews.
  mutating func draw(_ content: ItemContent, _ view: ViewDrawing) {
    guard view.frame.width > 0, view.frame.height > 0 else { return }
    switch content {
    // A cell's accessory and lines are drawn after what it contains.
    case .none, .host, .table, .collection, .cell: break
    case .label(let label): drawLabel(label, view)
    case .image(let image): drawImageView(image, view)
    case .button(let button): drawButton(button, view)
    case .textField(let field): drawTextField(field, view)
    case .textView(let text): drawTextView(text, view)
    case .control(let control):
      let fades = view.isDisabled && fadesWhole(control)
      if fades { begin(DrawingGroup(opacity: Self.disabledOpacity)) }
      draw(control, view)
      if fades { end() }
    case .bar(let bar): draw(bar, view)
    case .placeholder(let placeholder): draw(placeholder, view)
    }
  }

  /// Of controls that fade as a whole where they are not enabled.
  ///
  /// - Unverified: by eye, and which controls do.
  private static let disabledOpacity = 0.5

  /// Whether all of a control fades where it is not enabled, rather than its titles and signs.
  private func fadesWhole(_ control: ControlContent) -> Bool {
    switch control {
    case .toggle, .slider, .datePicker, .searchBar, .colorWell: true
    case .stepper, .segmented: era == .outlined
    case .progress, .activityIndicator, .pageControl, .picker: false
    }
  }

  private mutating func draw(_ control: ControlContent, _ view: ViewDrawing) {
    switch control {
    case .toggle(let isOn, let onTint): drawToggle(isOn: isOn, onTint: onTint, view)
    case .slider(let value, let minimum, let maximum):
      drawSlider(Self.part(value, minimum, maximum), view)
    case .stepper(let ends): drawStepper(ends, view)
    case .segmented(let segments): drawSegmented(segments, view)
    case .progress(let value, let isBar): drawProgress(value, isBar: isBar, view)
    case .activityIndicator(let isLarge): drawActivityIndicator(isLarge: isLarge, view)
    case .pageControl(let pages, let current): drawPageControl(pages, current: current, view)
    case .datePicker(let mode, let style, _, let date): drawDatePicker(mode, style, date, view)
    case .picker(_, nil): drawWheels(.samples, view)
    case .picker(_, let height?): drawWheels([], rowHeight: height, view)
    case .searchBar(let search): drawSearchBar(search, view)
    case .colorWell: drawColorWell(view)
    }
  }

  private mutating func draw(_ bar: BarContent, _ view: ViewDrawing) {
    switch bar.kind {
    case .status: drawStatusBar(view, on: .white)
    case .navigation: drawNavigationBar(bar, view)
    case .tab: drawTabBar(bar, view)
    case .toolbar: drawToolbar(bar, view)
    }
  }

  /// How far `value` is on its way from `minimum` to `maximum`, from 0 to 1.
  private static func part(_ value: Double, _ minimum: Double, _ maximum: Double) -> Double {
    ((value - minimum) / (maximum - minimum)).limited(to: 0...1)
  }
}
