// SPDX-License-Identifier: MIT

public import AutoLayout

/// Why a view has its frame: the sums of constraints and rules that determine its edges.
public struct WhyReport: Hashable, Sendable {
  public struct View: Hashable, Sendable {
    /// The id in the file.
    public var id: String
    /// The name in reports; see ``ViewNames``.
    public var name: String
    public var className: String
    /// The line in the file, counted from 1.
    public var line: Int
    /// The frame in the superview's coordinates, in points, snapped to pixels.
    public var frame: Rect
  }

  /// A position or length of the view with its reasons.
  public struct Edge: Hashable, Sendable {
    public var attribute: Attribute
    /// A length, or a position in the coordinates of the screen, in points, not snapped to pixels.
    public var value: Double
    /// The part of ``value`` that is the distance from an edge, such as that of a baseline.
    public var offset: Double
    /// The constraints and rules that determine the value, closest to the view first.
    public var steps: [Step]
    /// The constraints and rules of the view that do not determine the value.
    public var others: [Other]
  }

  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case constraint
    case contentSize = "content-size"
    case autoresizing, guide, screen
    case stackView = "stack-view"
    /// The rule that lengths are not negative.
    case nonNegative = "non-negative"
    /// No constraint determines the value, so the layout is ambiguous.
    case undetermined
  }

  /// A constraint or rule in words, and its place in the file.
  public struct Reason: Hashable, Sendable {
    public var kind: Kind
    public var text: String
    /// The id of the constraint or view in the file.
    public var elementID: String?
    public var line: Int?
  }

  public struct Step: Hashable, Sendable {
    public var reason: Reason
    /// The change of the value for each point that the constant of the constraint grows.
    public var factor: Double
    /// The constant of the constraint or rule, with margins and baselines, in points.
    public var constant: Double
    /// The points that the step adds to the value: the factor times the constant.
    public var contribution: Double { factor * constant }
    /// The lines that show the constraint in a picture, in the coordinates of the screen.
    public var lines: [Line]
  }

  /// A horizontal or vertical line from one place to another.
  public struct Line: Hashable, Sendable {
    public var start: Point
    public var end: Point
  }

  public struct Other: Hashable, Sendable {
    public var reason: Reason
    public var status: EdgeDerivation.OtherRow.Status
  }

  /// The file's name as the caller passed it.
  public var file: String
  /// The id of the scene in a storyboard, or of the root view in a xib.
  public var scene: String
  /// The title that Xcode shows above the scene.
  public var title: String
  /// The size of the canvas in points.
  public var size: Size
  public var view: View
  /// The edges in question. An edge that no constraint or mask determines is not included.
  public var edges: [Edge]
  /// The edges that another view's code sets, such as those of a view in a cell.
  public var unexplained: [Attribute]
}

extension WhyReport.Edge {
  /// The steps that add to the value, and all constraints. Others only pass the value on.
  public var shownSteps: [WhyReport.Step] {
    steps.filter {
      $0.reason.kind == .constraint || $0.reason.kind == .undetermined
        || abs($0.contribution) >= 0.0005
    }
  }

  /// The value as a sum: `345 = 393 − 24 − 24`. Negative terms are at the end.
  public var sum: String {
    var text = "\(NumberText.of(value)) ="
    var isFirst = true
    func add(_ term: String, isNegative: Bool) {
      text += isFirst ? (isNegative ? " −" : " ") : (isNegative ? " − " : " + ")
      text += term
      isFirst = false
    }
    var terms = shownSteps.filter { abs($0.contribution) >= 0.0005 }
      .map { (text: $0.amount, isNegative: $0.contribution < 0) }
    if abs(offset) >= 0.0005 { terms.append((NumberText.of(abs(offset)), offset < 0)) }
    for term in terms where !term.isNegative { add(term.text, isNegative: false) }
    for term in terms where term.isNegative { add(term.text, isNegative: true) }
    return isFirst ? text + " 0" : text
  }
}

extension WhyReport.Step {
  /// The contribution without its sign: `24`, or `0.5 × 393`.
  var amount: String {
    let number = NumberText.of(abs(constant))
    return abs(abs(factor) - 1) < 0.0005 ? number : "\(NumberText.of(abs(factor))) × \(number)"
  }
}
