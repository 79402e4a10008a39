// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  open class Detent: _UIObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public var rawValue: String

      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")

      public init(rawValue: String) { self.rawValue = rawValue }

      public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public typealias Resolver =
      (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    enum Kind {
      case medium, large
      case custom(Resolver)
    }

    public let identifier: Identifier
    let kind: Kind

    /// What a resolver may give in place of nil.
    public class var inactive: CGFloat { .greatestFiniteMagnitude }

    init(_ identifier: Identifier, _ kind: Kind) {
      self.identifier = identifier
      self.kind = kind
      super.init(object: ())
    }

    /// About half the height of the screen; none in compact height.
    open class func medium() -> Detent { Detent(.medium, .medium) }

    open class func large() -> Detent { Detent(.large, .large) }

    open class func custom(
      identifier: Identifier? = nil, resolver: @escaping Resolver
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), .custom(resolver)) }

    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      switch kind {
      case .large: context.maximumDetentValue
      case .medium:
        context.containerTraitCollection.verticalSizeClass == .compact
          ? nil : (context as? DetentContext)?.medium ?? context.maximumDetentValue / 2
      case .custom(let resolver):
        resolver(context).flatMap { $0 == Self.inactive ? nil : $0 }
      }
    }
  }
}

@MainActor
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let medium: CGFloat

  init(_ sheet: SheetArrangement, _ traits: UITraitCollection) {
    containerTraitCollection = traits
    maximumDetentValue = sheet.greatestDetent
    medium = sheet.mediumDetent
    super.init()
  }
}
