// SPDX-License-Identifier: MIT

public import Foundation

/// What a detent may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits around the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height that a sheet has here, without what the safe area takes below, in points.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: _UIObject {
    /// Names a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public var rawValue: String

      /// That of ``Detent/medium()``.
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      /// That of ``Detent/large()``.
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }
    }

    /// Says a height in points, without what the safe area takes below; nil for none here.
    public typealias Resolver =
      (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    enum Kind {
      case medium, large
      case custom(Resolver)
    }

    /// What ``UISheetPresentationController/selectedDetentIdentifier`` names the detent by.
    public let identifier: Identifier
    let kind: Kind

    init(_ identifier: Identifier, _ kind: Kind) {
      self.identifier = identifier
      self.kind = kind
      super.init(object: ())
    }

    /// About half the height of the screen; there is none in compact height.
    open class func medium() -> Detent { Detent(.medium, .medium) }

    /// The full height of a sheet.
    open class func large() -> Detent { Detent(.large, .large) }

    /// A height that `resolver` says, in points without what the safe area takes below; nil where the
    /// detent does not count.
    open class func custom(
      identifier: Identifier? = nil, resolver: @escaping Resolver
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), .custom(resolver))
    }

    /// The height of the detent in points, without what the safe area takes below; nil where it does
    /// not count.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      switch kind {
      case .large: context.maximumDetentValue
      case .medium:
        context.containerTraitCollection.verticalSizeClass == .compact
          ? nil : (context as? DetentContext)?.medium ?? context.maximumDetentValue / 2
      case .custom(let resolver): resolver(context)
      }
    }
  }
}

/// The surroundings of a sheet.
@MainActor
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// What a sheet of half the container's height takes.
  let medium: CGFloat

  init(_ sheet: SheetArrangement, _ traits: UITraitCollection) {
    containerTraitCollection = traits
    maximumDetentValue = sheet.greatestDetent
    medium = sheet.mediumDetent
    super.init()
  }
}
