// SPDX-License-Identifier: MIT

public import Foundation

/// What few objects say for assistive technology; kept beside them.
@MainActor
private final class AccessibilityExtras {
  var textualContext: UIAccessibilityTextualContext?
  var dragSources: [UIAccessibilityLocationDescriptor]?
  var dropPoints: [UIAccessibilityLocationDescriptor]?
  var headerElements: [Any]?
  var directTouchOptions: UIAccessibilityDirectTouchOptions = []
  var expandedStatus = UIAccessibilityExpandedStatus.unsupported
  var automationElements: [Any]?

  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  static func known(of object: _UIObject) -> AccessibilityExtras? {
    AssociatedObjects.value(of: object, key) as? AccessibilityExtras
  }

  static func made(for object: _UIObject) -> AccessibilityExtras {
    if let known = known(of: object) { return known }
    let made = AccessibilityExtras()
    AssociatedObjects.set(made, of: object, key, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}

extension _UIObject {
  private var extras: AccessibilityExtras? { AccessibilityExtras.known(of: self) }

  private var madeExtras: AccessibilityExtras { AccessibilityExtras.made(for: self) }

  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { (accessibilityUserInputLabels ?? []).map { NSAttributedString(string: $0) } }
    set { accessibilityUserInputLabels = newValue?.map(\.string) }
  }

  public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { extras?.textualContext }
    set { madeExtras.textualContext = newValue }
  }

  public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { extras?.dragSources }
    set { madeExtras.dragSources = newValue }
  }

  public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { extras?.dropPoints }
    set { madeExtras.dropPoints = newValue }
  }

  public var accessibilityHeaderElements: [Any]? {
    get { extras?.headerElements }
    set { madeExtras.headerElements = newValue }
  }

  public var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
    get { extras?.directTouchOptions ?? [] }
    set { madeExtras.directTouchOptions = newValue }
  }

  public var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { extras?.expandedStatus ?? .unsupported }
    set { madeExtras.expandedStatus = newValue }
  }

  /// Those that were set; else those of assistive technology.
  public var automationElements: [Any]? {
    get { extras?.automationElements ?? accessibilityElements }
    set { madeExtras.automationElements = newValue }
  }

  /// Nil: no assistive technology runs.
  public func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<
    UIAccessibility.AssistiveTechnologyIdentifier
  >? { nil }
}
