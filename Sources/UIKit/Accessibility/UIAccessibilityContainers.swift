// SPDX-License-Identifier: MIT

public import Foundation

@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  func accessibilityRowRange() -> NSRange
  func accessibilityColumnRange() -> NSRange
}

/// Is not called.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)?
  func accessibilityRowCount() -> Int
  func accessibilityColumnCount() -> Int
}

/// Never called.
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent {
  func accessibilityLineNumber(for point: CGPoint) -> Int
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  func accessibilityPageContent() -> String?
}

/// No effect.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}

public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public static let wordProcessing = UIAccessibilityTextualContext(rawValue: "wordProcessing")
  public static let narrative = UIAccessibilityTextualContext(rawValue: "narrative")
  public static let messaging = UIAccessibilityTextualContext(rawValue: "messaging")
  public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "spreadsheet")
  public static let fileSystem = UIAccessibilityTextualContext(rawValue: "fileSystem")
  public static let sourceCode = UIAccessibilityTextualContext(rawValue: "sourceCode")
  public static let console = UIAccessibilityTextualContext(rawValue: "console")

  public init(rawValue: String) { self.rawValue = rawValue }
}

extension UIAccessibility {
  /// No effect.
  @preconcurrency @MainActor
  public static func zoomFocusChanged(
    zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView
  ) {}

  /// Starts no session, and calls the handler with false.
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }

  public static func guidedAccessRestrictionState(
    forIdentifier restrictionIdentifier: String
  ) -> GuidedAccessRestrictionState { .allow }

  public enum GuidedAccessRestrictionState: Int, Sendable { case allow, deny }
}
