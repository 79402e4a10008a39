// SPDX-License-Identifier: MIT

package import AutoLayout
public import Foundation

open class UILayoutGuide: _UIObject, LayoutItem {
  nonisolated package let item: ItemID
  fileprivate(set) weak var owner: UIView?
  private var anchors = AnchorCache()
  package var containingView: UIView? { owningView }

  package func anchor(of attribute: AutoLayout.Attribute) -> _LayoutAnchor {
    anchors.any(item, attribute)
  }

  public init() {
    item = Self.makeItem(.plain, identifier: "")
    super.init(object: ())
    LayoutStore.current.register(self)
  }

  public required init?(coder: NSCoder) {
    item = Self.makeItem(.plain, identifier: "")
    super.init(object: ())
    LayoutStore.current.register(self)
    if let identifier = coder.archive?.text("UILayoutGuideIdentifier") {
      self.identifier = identifier
    }
  }

  /// Encodes the identifier.
  open func encode(with coder: NSCoder) {
    coder.encode(identifier, forKey: "UILayoutGuideIdentifier")
  }

  init(kind: ItemKind.GuideKind, identifier: String) {
    item = Self.makeItem(kind, identifier: identifier)
    super.init(object: ())
    LayoutStore.current.register(self)
  }

  /// Makes a system guide for an existing item.
  init(adopting item: ItemID, _ kind: ItemKind.GuideKind) {
    self.item = item
    super.init(object: ())
    LayoutStore.current.register(self)
    LayoutStore.current.forest.setIdentifier(kind.identifier, of: item)
  }

  private static func makeItem(_ kind: ItemKind.GuideKind, identifier: String) -> ItemID {
    var item = Item(kind: .guide(kind), name: "UILayoutGuide", identifier: identifier)
    item.translatesAutoresizingMask = false
    return LayoutStore.current.makeItem(item)
  }

  deinit {
    LayoutStore.current.release(item)
  }

  open var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) }
    }
  }

  open var identifier: String {
    get { LayoutStore.current.forest[item].identifier ?? "" }
    set { LayoutStore.current.forest.setIdentifier(newValue, of: item) }
  }

  open var layoutFrame: CGRect {
    let store = LayoutStore.current
    store.callOverrides(around: item)
    return CGRect(store.forest.appliedFrame(ofGuide: item) ?? store.forest.frame(of: item))
  }

  open var hasAmbiguousLayout: Bool { LayoutStore.current.isAmbiguous(item) }

  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { LayoutStore.current.constraintsAffectingLayout(of: item, axis.core) }

  // MARK: Anchors

  open var leadingAnchor: NSLayoutXAxisAnchor { anchors.x(item, .leading) }

  open var trailingAnchor: NSLayoutXAxisAnchor { anchors.x(item, .trailing) }

  open var leftAnchor: NSLayoutXAxisAnchor { anchors.x(item, .left) }

  open var rightAnchor: NSLayoutXAxisAnchor { anchors.x(item, .right) }

  open var centerXAnchor: NSLayoutXAxisAnchor { anchors.x(item, .centerX) }

  open var topAnchor: NSLayoutYAxisAnchor { anchors.y(item, .top) }

  open var bottomAnchor: NSLayoutYAxisAnchor { anchors.y(item, .bottom) }

  open var centerYAnchor: NSLayoutYAxisAnchor { anchors.y(item, .centerY) }

  open var widthAnchor: NSLayoutDimension { anchors.length(item, .width) }

  open var heightAnchor: NSLayoutDimension { anchors.length(item, .height) }

  // MARK: Debugging

  nonisolated open override var description: String { LayoutDescription.of(self) }

  nonisolated open override var debugDescription: String { LayoutDescription.of(self) }
}

extension UIView {
  func attachGuide(_ guide: UILayoutGuide) {
    guard guide.owner !== self else { return }
    guide.owner?.removeLayoutGuide(guide)
    guide.owner = self
    state.guides.append(guide)
    LayoutStore.current.attach(guide.item, to: item)
  }

  func detachGuide(_ guide: UILayoutGuide) {
    guard guide.owner === self else { return }
    guide.owner = nil
    state.guides.removeAll { $0 === guide }
    LayoutStore.current.detach(guide.item)
  }

  func systemGuide(_ kind: ItemKind.GuideKind) -> UILayoutGuide {
    if let guide = state.systemGuides[kind] { return guide }
    return provide(UILayoutGuide(kind: kind, identifier: kind.identifier), as: kind)
  }

  func makeKeyboardGuide() -> UIKeyboardLayoutGuide {
    let kind = ItemKind.GuideKind.keyboard(aboveSafeArea: true)
    if let guide = state.systemGuides[kind] as? UIKeyboardLayoutGuide { return guide }
    return provide(UIKeyboardLayoutGuide(kind: kind, identifier: kind.identifier), as: kind)
  }

  /// Keeps a guide whose item is already in the view.
  func adopt(_ guide: UILayoutGuide, as kind: ItemKind.GuideKind) {
    guide.owner = self
    state.systemGuides[kind] = guide
  }

  func provide<Guide: UILayoutGuide>(_ guide: Guide, as kind: ItemKind.GuideKind) -> Guide {
    guide.owner = self
    state.systemGuides[kind] = guide
    LayoutStore.current.attach(guide.item, to: item)
    return guide
  }
}

extension ItemKind.GuideKind {
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
