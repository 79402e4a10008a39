// SPDX-License-Identifier: MIT

public import Foundation

/// Looks and measures like a date picker of the style `inline`, for a month of common length.
/// Decorations are stored and not drawn.
open class UICalendarView: UIView {
  open class Decoration: _UIObject {
    /// No effect.
    public enum Size: Int, Sendable { case small, medium, large }

    /// Creates a dot in the standard colour.
    public init() { super.init(object: ()) }

    public init(image: UIImage?, color: UIColor? = nil, size: Size = .medium) {
      super.init(object: ())
    }

    public init(customViewProvider: @escaping () -> UIView) { super.init(object: ()) }

    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: Size = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }

    public static func `default`(color: UIColor? = nil, size: Size = .medium) -> Decoration {
      Decoration(image: nil, color: color, size: size)
    }

    public static func customView(_ provider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: provider)
    }
  }

  open weak var delegate: (any UICalendarViewDelegate)?
  open var selectionBehavior: UICalendarSelection?
  open var locale = Locale.current
  open var calendar = Calendar.current
  open var timeZone: TimeZone?
  /// No effect.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  open var visibleDateComponents = Calendar.current.dateComponents(
    [.year, .month], from: Date())
  /// No effect.
  open var wantsDateDecorations = true
  private let month = UIDatePicker()

  override func setUpContent() {
    month.datePickerMode = .date
    month.preferredDatePickerStyle = .inline
    month.frame = bounds
    month.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(month)
  }

  open override var intrinsicContentSize: CGSize { month.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { month.sizeThatFits(size) }

  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    let former = visibleDateComponents
    visibleDateComponents = dateComponents
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: former)
  }

  /// No effect.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
}

@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// Never called.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }

  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}

open class UICalendarSelection: _UIObject {
  /// No effect.
  open func updateSelectableDates() {}
}

/// Only code selects a date: days have no touch handling.
open class UICalendarSelectionSingleDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  open var selectedDate: DateComponents?

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init(object: ())
  }

  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    selectedDate = dateComponents
  }
}

/// Never called.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// Only code selects dates: days have no touch handling.
open class UICalendarSelectionMultiDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  open var selectedDates: [DateComponents] = []

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init(object: ())
  }

  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }
}

/// Never called.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }

  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
