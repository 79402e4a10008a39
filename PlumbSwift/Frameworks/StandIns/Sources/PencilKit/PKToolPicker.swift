// SPDX-License-Identifier: MIT

import UIKit

@preconcurrency @MainActor
public protocol PKToolPickerObserver: AnyObject {
  func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
  func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
  func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
  func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}

extension PKToolPickerObserver {
  public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}

/// A palette that obscures nothing: it keeps its tool and tells its observers.
@preconcurrency @MainActor
open class PKToolPicker: NSObject {
  open var selectedTool: any PKTool = PKInkingTool(.pen) {
    didSet { for observer in present { observer.toolPickerSelectedToolDidChange(self) } }
  }
  open var isRulerActive = false {
    didSet {
      guard isRulerActive != oldValue else { return }
      for observer in present { observer.toolPickerIsRulerActiveDidChange(self) }
    }
  }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var colorUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var showsDrawingPolicyControls = true
  open var stateAutosaveName: String?
  /// Whether one of the responders that it was made visible for is the first.
  open var isVisible: Bool { visible.contains { $0.responder?.isFirstResponder == true } }

  private struct Responder { weak var responder: UIResponder? }
  private struct Observer { weak var observer: (any PKToolPickerObserver)? }
  private var visible: [Responder] = []
  private var observers: [Observer] = []
  private struct Shared {
    weak var window: UIWindow?
    let picker: PKToolPicker
  }
  private static var shared: [Shared] = []

  public override init() {
    super.init()
  }

  /// One for each window, as before iOS 14.
  open class func shared(for window: UIWindow) -> PKToolPicker? {
    shared.removeAll { $0.window == nil }
    if let known = shared.first(where: { $0.window === window }) { return known.picker }
    let picker = PKToolPicker()
    shared.append(Shared(window: window, picker: picker))
    return picker
  }

  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
    self.visible.removeAll { $0.responder == nil || $0.responder === responder }
    if visible { self.visible.append(Responder(responder: responder)) }
    for observer in present { observer.toolPickerVisibilityDidChange(self) }
  }

  open func addObserver(_ observer: any PKToolPickerObserver) {
    removeObserver(observer)
    observers.append(Observer(observer: observer))
  }

  open func removeObserver(_ observer: any PKToolPickerObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  /// Null: no palette covers the view.
  open func frameObscured(in view: UIView) -> CGRect { .null }

  private var present: [any PKToolPickerObserver] { observers.compactMap(\.observer) }
}
