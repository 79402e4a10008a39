// SPDX-License-Identifier: MIT

public import AutoLayout
public import Typography

/// The content of a control other than a button or text field.
public enum ControlContent: Hashable, Sendable {
  case toggle(isOn: Bool, onTint: Color?)
  case slider(value: Double, minimum: Double, maximum: Double)
  case stepper(atEnds: StepperEnds = [])
  case segmented(Segments)
  case progress(Double, isBar: Bool)
  case activityIndicator(isLarge: Bool)
  case pageControl(pages: Int, current: Int)
  case datePicker(DatePickerMode, DatePickerStyle, WheelHeight = .automatic, PickedDate = .sample)
  /// A picker. If `band` is nil it shows sample rows; otherwise it shows only the band of the
  /// selected row, with that height.
  case picker(WheelHeight = .automatic, band: Double? = nil)
  case searchBar(Search)
  case colorWell

  /// The ends of a stepper's range that its value is at. The stepper cannot step beyond them.
  public struct StepperEnds: OptionSet, Hashable, Sendable {
    public var rawValue: UInt8

    public static let least = StepperEnds(rawValue: 1)
    public static let greatest = StepperEnds(rawValue: 2)

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `wraps` determines whether the stepper continues from the other end.
    public init(value: Double, minimum: Double, maximum: Double, wraps: Bool) {
      self = []
      guard !wraps else { return }
      if value <= minimum { insert(.least) }
      if value >= maximum { insert(.greatest) }
    }
  }

  /// The mode of a date picker. Raw values are UIKit's, also those of the style.
  public enum DatePickerMode: Int, Hashable, Sendable {
    case time, date, dateAndTime, countDownTimer
  }

  public enum DatePickerStyle: Int, Hashable, Sendable { case automatic, wheels, compact, inline }

  /// The height of a picker's wheels.
  public enum WheelHeight: Hashable, Sendable {
    /// 216 points, or 162 if the environment is low.
    case automatic
    /// 162 points. Interface Builder uses this height for a picker in a cell that is a document's
    /// root, because there is no screen whose height would allow more.
    case low
  }

  /// The content of a search bar.
  public struct Search: Hashable, Sendable {
    public var text = ""
    public var placeholder = ""
    /// The prompt above the field; empty for none.
    public var prompt = ""
    /// The button at the end of an empty field, in place of dictation.
    public var button: FieldButton?
    /// The titles of the scope buttons; nil hides the scope bar.
    public var scopes: [String]?
    public var selectedScope = 0
    public var showsCancel = false
    /// Whether the bar has no background around the field.
    public var isMinimal = false
    /// Whether the bar is dark in every user interface style.
    public var isBlack = false
    /// The colour around the field; nil uses the system's.
    public var barTint: Color?
    /// The background image of the bar; nil uses the system's.
    public var background: ImageContent?
    public var fieldBackground: ImageContent?
    public var scopeBackground: ImageContent?
    /// The image that replaces the magnifying glass.
    public var icon: ImageContent?
    public var sign: ImageContent?
    /// The offset of the field, in points. It also moves the text, the icon and the sign.
    public var fieldOffset = Point.zero
    public var textOffset = Point.zero
    public var iconOffset = Point.zero
    public var signOffset = Point.zero
    /// The images and colours of the scope bar.
    public var scopeImages = ControlImages()
    public var scopeColors = ControlColors()

    /// A button in the field of a search bar.
    public enum FieldButton: Hashable, Sendable {
      case bookmark
      case results(isSelected: Bool = false)
    }

    public init(placeholder: String = "", scopes: [String]? = nil, showsCancel: Bool = false) {
      self.placeholder = placeholder
      self.scopes = scopes
      self.showsCancel = showsCancel
    }
  }

  /// The segments of a segmented control.
  public struct Segments: Hashable, Sendable {
    /// A segment with a title or an image. The title of an image segment is the image's name.
    public struct Segment: Hashable, Sendable {
      public var title: String
      public var image: ImageContent?
      /// An explicit width in points.
      public var width: Double?
      /// The offset of the title or image, in points.
      public var contentOffset = Point.zero
      /// Whether the segment can be selected. A disabled segment is drawn faded.
      public var isEnabled = true

      public init(title: String, image: ImageContent? = nil, width: Double? = nil) {
        self.title = title
        self.image = image
        self.width = width
      }
    }

    public var segments: [Segment]
    public var selected: Int?
    /// Whether each segment's width follows its own title. If false, all are as wide as the longest
    /// title needs.
    public var apportionsByContent: Bool

    public init(segments: [Segment], selected: Int? = nil, apportionsByContent: Bool = false) {
      self.segments = segments
      self.selected = selected
      self.apportionsByContent = apportionsByContent
    }
  }
}

/// The content of a navigation bar, toolbar, tab bar or status bar.
public struct BarContent: Hashable, Sendable {
  public enum Kind: Hashable, Sendable { case status, navigation, tab, toolbar }

  public var kind: Kind
  public var title = ""
  public var prompt = ""
  public var isLargeTitle = false
  /// The height of a strip at the lower edge for views such as a search bar, in points.
  public var stripHeight = 0.0
  /// The title of the back button; nil hides the button.
  public var backTitle: String?
  /// The leading items of a navigation bar, or all items of a toolbar or tab bar.
  public var leadingItems: [BarItem] = []
  public var trailingItems: [BarItem] = []
  /// The view that replaces the title, if the bar places it.
  public var titleView: PlacedView?
  public var selected: Int?
  /// The colour of tabs that are not selected; nil uses the system's.
  public var unselectedTint: Color?
  public var background = Background()
  public var tint: Color?
  /// The colour of the title; nil uses that of labels.
  public var titleColor: Color?
  /// The font of the title; nil uses the system's.
  public var titleFont: Font?
  /// The offset of the title, in points.
  public var titleOffset = Point.zero
  /// The line below a standard title; empty for none.
  public var subtitle = ""
  public var subtitleColor: Color?
  public var subtitleFont: Font?
  /// The image that replaces the arrow of the back button.
  public var backImage: ImageContent?
  /// The look of the back button.
  public var backLook = Look()
  /// The image behind the selected tab; drawn in ``selectionTint`` unless that is nil.
  public var selectionImage: ImageContent?
  public var selectionTint: Color?
  public var tabPositioning = TabPositioning.automatic
  public var isTranslucent = true
  /// Whether the bar is dark in every user interface style.
  public var isBlack = false

  public init(kind: Kind) { self.kind = kind }
}
