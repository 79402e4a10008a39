// SPDX-License-Identifier: MIT

import Foundation
import UIKit

// Controllers that host SwiftUI views. They take part in layout and stay empty.

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
  public init(rawValue: Int) { self.rawValue = rawValue }
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// Stores its root view and shows an empty view.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content
  /// No effect.
  open var sizingOptions: UIHostingControllerSizingOptions = []
  /// No effect.
  open var safeAreaRegions = SafeAreaRegions.all

  /// No effect.
  open var _disableSafeArea = false

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  public required init?(coder aDecoder: NSCoder) {
    fatalError(
      "init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  /// Zero, because the view is empty.
  open func sizeThatFits(in size: CGSize) -> CGSize { .zero }
}

public typealias _UIHostingView = UIView
