// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import LayoutRendering

/// A preview in a window of a simulated device, after its layout.
@MainActor
final class PreviewScene {
  let window: UIWindow
  let list: DisplayList
  private let snapshotConflicts: Int
  private let content: UIView

  init(_ preview: _Previews.Preview, on device: SimulatedDevice) throws {
    try UIScreen.main.simulate(Self.device(device, with: preview.trait))
    let screen = UIScreen.main.bounds
    let shown = preview.content()
    switch (shown, preview.trait.size ?? .device) {
    case (_, .device):
      window = Self.window(of: shown, frame: screen)
    case (_, .fixed(let width, let height)):
      window = Self.window(of: shown, frame: Self.offScreen(CGSize(width: width, height: height)))
    case (_, .fitting):
      // A view wraps its texts at the width that it is measured with.
      window = Self.window(of: shown, frame: Self.offScreen(screen.size))
      window.layoutIfNeeded()
      window.frame = Self.offScreen(Self.fittingSize(of: shown, in: screen.size))
    }
    window.layoutIfNeeded()
    UIApplication.finishQueuedWork()
    window.layoutIfNeeded()
    switch shown {
    case .view(let view): content = view
    case .controller(let controller): content = controller.view
    }
    let snapshot = window.layoutSnapshot()
    snapshotConflicts = snapshot.conflicts.count
    list = snapshot.presented().displayList()
  }

  /// Removes the window, so that the next preview starts without it.
  func remove() {
    window.rootViewController = nil
    window.isHidden = true
    _Previews.coordinators = []
  }

  private static func device(
    _ device: SimulatedDevice, with trait: _PreviewTrait
  ) -> SimulatedDevice {
    var device = device
    if let name = trait.device { device.name = name }
    if let orientation = trait.orientation { device.isLandscape = orientation == .landscape }
    if let style = trait.style { device.userInterfaceStyle = style }
    if let size = trait.textSize { device.preferredContentSizeCategory = size }
    if let direction = trait.direction { device.layoutDirection = direction }
    return device
  }

  /// A frame below the screen. A window on the screen has a part of its safe area.
  private static func offScreen(_ size: CGSize) -> CGRect {
    CGRect(origin: CGPoint(x: 0, y: 2 * UIScreen.main.bounds.height), size: size)
  }

  private static func window(of content: _Previews.Content, frame: CGRect) -> UIWindow {
    let window = UIWindow(frame: frame)
    window.backgroundColor = .systemBackground
    switch content {
    case .controller(let controller): window.rootViewController = controller
    case .view(let view):
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      view.frame = controller.view.bounds
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: controller.view.topAnchor),
        view.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      ])
      window.rootViewController = controller
    }
    window.makeKeyAndVisible()
    return window
  }

  /// The content's own size. Content that is wider than the screen gets the screen's width.
  private static func fittingSize(of content: _Previews.Content, in screen: CGSize) -> CGSize {
    let view: UIView
    switch content {
    case .view(let own): view = own
    case .controller(let controller):
      if controller.preferredContentSize != .zero { return controller.preferredContentSize }
      view = controller.view
    }
    var size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if size.width > screen.width {
      size = view.systemLayoutSizeFitting(
        CGSize(width: screen.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    // A view without constraints has the size that it was made with, or that of the screen.
    if size.width < 1 { size.width = view.bounds.width }
    if size.height < 1 { size.height = view.bounds.height }
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }
}

extension PreviewScene {
  func report() -> PreviewReport.Drawing {
    let screen = UIScreen.main.bounds.size
    return PreviewReport.Drawing(
      svg: SVGRenderer().render(list),
      size: [list.size.width, list.size.height], screen: [screen.width, screen.height],
      className: ObjectDescription.className(of: window.rootViewController ?? window),
      conflicts: snapshotConflicts, views: views())
  }

  private func views() -> [PreviewReport.View] {
    var constraints: [ObjectIdentifier: [String]] = [:]
    var views: [(view: UIView, depth: Int)] = []
    func visit(_ view: UIView, _ depth: Int) {
      views.append((view, depth))
      for constraint in view.constraints where constraint.isActive {
        let items = Set(
          [constraint.firstItem, constraint.secondItem].compactMap { item -> ObjectIdentifier? in
            let guide = item as? UILayoutGuide
            return (guide?.owningView ?? item as? UIView).map(ObjectIdentifier.init)
          })
        let text = constraint.previewText
        for item in items { constraints[item, default: []].append(text) }
      }
      for subview in view.subviews { visit(subview, depth + 1) }
    }
    visit(window, 0)
    return views.dropFirst().map { view, depth in
      let place = view.convert(view.bounds, to: window)
      let content = view.intrinsicContentSize
      return PreviewReport.View(
        className: ObjectDescription.className(of: view), name: name(of: view), depth: depth - 1,
        frame: [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height],
        origin: [place.minX, place.minY],
        content: [content.width, content.height].map {
          $0 == UIView.noIntrinsicMetric ? nil : Double($0)
        },
        isHidden: sequence(first: view, next: \.superview).contains(where: \.isHidden),
        constraints: constraints[ObjectIdentifier(view)] ?? [])
    }
  }

  /// The identifier, the text or the class of a view.
  private func name(of view: UIView) -> String {
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
    let text =
      (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
      ?? (view as? UITextField)?.text ?? (view as? UITextView)?.text
    if let text, !text.isEmpty { return String(text.prefix(40)) }
    return ObjectDescription.className(of: view)
  }
}

extension NSLayoutConstraint {
  /// The description without addresses, which differ in each run.
  fileprivate var previewText: String {
    let text = description.replacing(/:0x[0-9a-f]+/, with: "")
    return text.hasPrefix("<NSLayoutConstraint ")
      ? String(text.dropFirst("<NSLayoutConstraint ".count).dropLast()) : text
  }
}
