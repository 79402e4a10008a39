// SPDX-License-Identifier: MIT

public import Foundation
package import LayoutCore

/// A rectangle that takes part in layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: _UIObject, LayoutItem {
  nonisolated package let item: ItemID
  fileprivate(set) weak var owner: UIView?

  /// Makes a guide that only constraints place, once it is added to a view.
  public init() {
    item = Self.makeItem(.plain, identifier: "")
    super.init(object: ())
    LayoutStore.current.register(self)
  }

  public required init?(coder: NSCoder) {
    item = Self.makeItem(.plain, identifier: "")
    super.init(object: ())
    LayoutStore.current.register(self)
  }

  init(kind: ItemKind.GuideKind, identifier: String) {
    item = Self.makeItem(kind, identifier: identifier)
    super.init(object: ())
    LayoutStore.current.register(self)
  }

  private static func makeItem(_ kind: ItemKind.GuideKind, identifier: String) -> ItemID {
    var item = Item(kind: .guide(kind), name: "UILayoutGuide", identifier: identifier)
    item.translatesAutoresizingMask = false
    return LayoutStore.current.makeItem(item)
  }

  deinit {
    LayoutStore.release(item)
  }

  /// The view in whose coordinates the guide lies; nil until it is added to one. Setting it adds
  /// the guide there, and nil takes it out with the constraints that mention it.
  open var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) }
    }
  }

  /// A name for messages, empty unless set; the guides that views provide have UIKit's, such as
  /// `UIViewLayoutMarginsGuide`.
  open var identifier: String {
    get { LayoutStore.current.forest[item].identifier ?? "" }
    set { LayoutStore.current.forest.setIdentifier(newValue, of: item) }
  }

  /// The rectangle in the owning view's coordinates, in points, as of the last layout.
  open var layoutFrame: CGRect {
    let forest = LayoutStore.current
    return CGRect(
      forest.forest.appliedFrame(ofGuide: item) ?? forest.forest.frame(of: item))
  }

  /// Whether another layout would place the guide elsewhere and be as good.
  open var hasAmbiguousLayout: Bool { LayoutStore.current.isAmbiguous(item) }

  /// The constraints that decide place and size of the guide along `axis`, implied ones included.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    LayoutStore.current.constraintsAffectingLayout(of: item, axis.core)
  }

  // MARK: Anchors

  /// The edge at which reading begins, by the owning view's direction.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }

  /// The edge at which reading ends, by the owning view's direction.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }

  /// The left edge, whatever the direction.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }

  /// The right edge, whatever the direction.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }

  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }

  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }

  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }

  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  /// The width, at least 0.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }

  /// The height, at least 0.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  // MARK: Debugging

  nonisolated open override var description: String { LayoutDescription.of(self) }

  nonisolated open override var debugDescription: String { LayoutDescription.of(self) }
}

extension UIView {
  func adopt(_ guide: UILayoutGuide) {
    guard guide.owner !== self else { return }
    guide.owner?.removeLayoutGuide(guide)
    guide.owner = self
    state.guides.append(guide)
    LayoutStore.current.attach(guide.item, to: item)
  }

  func abandon(_ guide: UILayoutGuide) {
    guard guide.owner === self else { return }
    guide.owner = nil
    state.guides.removeAll { $0 === guide }
    LayoutStore.current.detach(guide.item)
  }

  /// The guide of a kind that every view provides.
  func systemGuide(_ kind: ItemKind.GuideKind) -> UILayoutGuide {
    if let guide = state.systemGuides[kind] { return guide }
    return provide(UILayoutGuide(kind: kind, identifier: kind.identifier), as: kind)
  }

  func makeKeyboardGuide() -> UIKeyboardLayoutGuide {
    if let guide = state.systemGuides[.keyboard] as? UIKeyboardLayoutGuide { return guide }
    let kind = ItemKind.GuideKind.keyboard
    return provide(UIKeyboardLayoutGuide(kind: kind, identifier: kind.identifier), as: kind)
  }

  func provide<Guide: UILayoutGuide>(_ guide: Guide, as kind: ItemKind.GuideKind) -> Guide {
    guide.owner = self
    state.systemGuides[kind] = guide
    LayoutStore.current.attach(guide.item, to: item)
    return guide
  }
}

extension ItemKind.GuideKind {
  /// The identifier that UIKit gives the guide.
  var identifier: String {
    switch self {
    case .plain: ""
    case .layoutMargins: "UIViewLayoutMarginsGuide"
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .readableContent: "UIViewReadableContentGuide"
    case .scrollContent: "UIScrollView-contentLayoutGuide"
    case .scrollFrame: "UIScrollView-frameLayoutGuide"
    case .topLayoutGuide, .bottomLayoutGuide: ""
    case .keyboard: "UIViewKeyboardLayoutGuide"
    }
  }
}
