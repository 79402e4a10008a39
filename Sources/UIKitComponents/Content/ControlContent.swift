// SPDX-License-Identifier: MIT

public import AutoLayout
public import Typography

/// What a control other than a button or field shows.
public enum ControlContent: Hashable, Sendable {
  case toggle(isOn: Bool, onTint: Color?)
  case slider(value: Double, minimum: Double, maximum: Double)
  case stepper(atEnds: StepperEnds = [])
  case segmented(Segments)
  case progress(Double, isBar: Bool)
  case activityIndicator(isLarge: Bool)
  case pageControl(pages: Int, current: Int)
  case datePicker(DatePickerMode, DatePickerStyle, WheelHeight = .automatic, PickedDate = .sample)
  /// A picker that shows sample rows, or only the band of the chosen one, where its height is given.
  case picker(WheelHeight = .automatic, band: Double? = nil)
  case searchBar(Search)
  case colorWell

  /// The ends of its range at which a stepper stands, where it steps no further.
  public struct StepperEnds: OptionSet, Hashable, Sendable {
    public var rawValue: UInt8

    public static let least = StepperEnds(rawValue: 1)
    public static let greatest = StepperEnds(rawValue: 2)

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// - Parameter wraps: whether it goes on from the other end.
    public init(value: Double, minimum: Double, maximum: Double, wraps: Bool) {
      self = []
      guard !wraps else { return }
      if value <= minimum { insert(.least) }
      if value >= maximum { insert(.greatest) }
    }
  }

  /// Raw values are UIKit's, here and of the style.
  public enum DatePickerMode: Int, Hashable, Sendable {
    case time, date, dateAndTime, countDownTimer
  }

  public enum DatePickerStyle: Int, Hashable, Sendable { case automatic, wheels, compact, inline }

  /// How high the wheels of a picker are.
  public enum WheelHeight: Hashable, Sendable {
    /// 216 points, 162 where the environment is low.
    case automatic
    /// 162 points, as Interface Builder measures a picker in a cell that is a document's root: there
    /// it has no screen whose height would allow for more.
    case low
  }

  /// What a search bar shows.
  public struct Search: Hashable, Sendable {
    public var text = ""
    public var placeholder = ""
    /// The line above the field; empty for none.
    public var prompt = ""
    /// What the field has at its end in place of dictation while it is empty.
    public var button: FieldButton?
    /// The titles of the scopes that can be chosen; nil shows no row of them.
    public var scopes: [String]?
    public var selectedScope = 0
    public var showsCancel = false
    /// Whether nothing is seen around the field.
    public var isMinimal = false
    /// The colour around the field; nil for the system's.
    public var barTint: Color?
    /// What lies behind all of the bar, its field and its scopes; nil for the system's.
    public var background: ImageContent?
    public var fieldBackground: ImageContent?
    public var scopeBackground: ImageContent?
    /// The images in place of the magnifying glass and of what stands at the field's end.
    public var icon: ImageContent?
    public var sign: ImageContent?
    /// How far parts are drawn from their places, in points; the text also from that of the field's background.
    public var fieldOffset = Point.zero
    public var textOffset = Point.zero
    public var iconOffset = Point.zero
    public var signOffset = Point.zero
    /// Images and colours of the scopes.
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
    /// Titles; an image segment stands as its name with `isImage`.
    public struct Segment: Hashable, Sendable {
      public var title: String
      public var image: ImageContent?
      /// An explicit width in points.
      public var width: Double?
      /// How far the title or image is drawn from its place.
      public var contentOffset = Point.zero
      /// Whether it can be chosen; one that cannot is drawn faded.
      public var isEnabled = true

      public init(title: String, image: ImageContent? = nil, width: Double? = nil) {
        self.title = title
        self.image = image
        self.width = width
      }
    }

    public var segments: [Segment]
    public var selected: Int?
    /// Whether widths follow each title instead of the longest.
    public var apportionsByContent: Bool

    public init(segments: [Segment], selected: Int? = nil, apportionsByContent: Bool = false) {
      self.segments = segments
      self.selected = selected
      self.apportionsByContent = apportionsByContent
    }
  }
}

/// What a navigation bar, toolbar or tab bar shows.
public struct BarContent: Hashable, Sendable {
  public enum Kind: Hashable, Sendable { case status, navigation, tab, toolbar }

  public var kind: Kind
  public var title = ""
  public var prompt = ""
  public var isLargeTitle = false
  /// The height of a strip at the lower edge that views take, such as a search bar, in points.
  public var stripHeight = 0.0
  /// The title of the button that goes back; nil shows none.
  public var backTitle: String?
  /// Items of a navigation bar's leading side, of a toolbar or of a tab bar.
  public var leadingItems: [BarItem] = []
  public var trailingItems: [BarItem] = []
  /// What stands in place of the title, where the bar places it itself.
  public var titleView: PlacedView?
  public var selected: Int?
  /// The colour of tabs that are not selected; nil for the system's.
  public var unselectedTint: Color?
  public var background = Background()
  public var tint: Color?
  /// The colour of the title; nil for that of labels.
  public var titleColor: Color?
  /// The font of the title; nil for the system's.
  public var titleFont: Font?
  /// How far the title is drawn from its place, in points.
  public var titleOffset = Point.zero
  /// The line below a title in the row; empty for none.
  public var subtitle = ""
  public var subtitleColor: Color?
  public var subtitleFont: Font?
  /// The image in place of the arrow that leads back.
  public var backImage: ImageContent?
  /// What is said of the button that leads back.
  public var backLook = Look()
  /// What lies behind the chosen tab, in a colour where that is not nil.
  public var selectionImage: ImageContent?
  public var selectionTint: Color?
  public var tabPositioning = TabPositioning.automatic
  public var isTranslucent = true
  /// Whether the bar is dark in every style of the interface.
  public var isBlack = false

  public init(kind: Kind) { self.kind = kind }
}
