// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import UIKit

public protocol PKTool {}

/// What strokes are drawn with.
public struct PKInk: Equatable, Sendable {
  public enum InkType: String, Sendable, Hashable, Codable {
    case pen = "com.apple.ink.pen"
    case pencil = "com.apple.ink.pencil"
    case marker = "com.apple.ink.marker"
    case monoline = "com.apple.ink.monoline"
    case fountainPen = "com.apple.ink.fountainpen"
    case watercolor = "com.apple.ink.watercolor"
    case crayon = "com.apple.ink.crayon"
  }

  public var inkType: InkType
  public var color: UIColor

  public init(_ inkType: InkType, color: UIColor = .black) {
    self.inkType = inkType
    self.color = color
  }
}

public struct PKInkingTool: PKTool, Equatable, Sendable {
  public typealias InkType = PKInk.InkType

  public var inkType: InkType
  public var color: UIColor
  public var width: CGFloat

  public init(_ inkType: InkType, color: UIColor = .black, width: CGFloat? = nil) {
    self.inkType = inkType
    self.color = color
    self.width = width ?? inkType.defaultWidth
  }

  public init(ink: PKInk, width: CGFloat) {
    self.init(ink.inkType, color: ink.color, width: width)
  }

  public var ink: PKInk { PKInk(inkType, color: color) }

  /// The colour as it is: there is no table of inks in the dark here.
  public static func convertColor(
    _ color: UIColor, from fromUserInterfaceStyle: UIUserInterfaceStyle,
    to toUserInterfaceStyle: UIUserInterfaceStyle
  ) -> UIColor { color }
}

extension PKInk.InkType {
  /// Widths in points. Quirk: the order of the inks is Apple's, the figures are chosen.
  public var defaultWidth: CGFloat {
    switch self {
    case .pen, .monoline, .pencil: 3
    case .marker: 15
    case .fountainPen: 4
    case .watercolor, .crayon: 30
    }
  }

  public var validWidthRange: ClosedRange<CGFloat> {
    switch self {
    case .pen, .monoline: 0.9...26
    case .pencil: 2.4...16
    case .marker: 2...28
    case .fountainPen: 1.5...15
    case .watercolor, .crayon: 10...60
    }
  }
}

public struct PKEraserTool: PKTool, Equatable, Sendable {
  public enum EraserType: Int, Sendable { case vector, bitmap, fixedWidthBitmap }

  public var eraserType: EraserType
  public var width: CGFloat

  public init(_ eraserType: EraserType, width: CGFloat = 16) {
    self.eraserType = eraserType
    self.width = width
  }
}

public struct PKLassoTool: PKTool, Equatable, Sendable {
  public init() {}
}
