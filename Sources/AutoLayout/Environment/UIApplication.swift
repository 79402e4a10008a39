// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// The one application. There is no event loop here: it answers questions that layout code asks.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  private override init() {
    super.init()
  }

  /// How an application was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What an application is doing.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// The direction in which the user's language reads.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }

  open var applicationState: State { .active }

  /// The windows that are shown, in order of birth.
  open var windows: [UIWindow] { UIWindow.all.filter { !$0.isHidden } }

  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  open var statusBarFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width,
      height: LayoutStore.current.environment.safeArea.top)
  }

  open weak var delegate: (any UIApplicationDelegate)?
}

/// What an application tells about its life.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {}
