// SPDX-License-Identifier: MIT

import Foundation

extension UIViewController {
  /// Loads the view from the `.xib` file named by ``nibName`` or by the class. Returns false
  /// without such a file.
  func loadViewFromNib() -> Bool {
    let bundle = nibBundle ?? .main
    guard let name = nibName ?? impliedNibName(in: bundle) else { return false }
    _ = UINib(nibName: name, bundle: bundle).instantiate(withOwner: self)
    if state.view != nil { return true }
    LayoutException.raiseInconsistency(
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view "
        + "outlet was not set.")
    return false
  }

  /// The name of a nib with the name of the class, or nil.
  private func impliedNibName(in bundle: Bundle) -> String? {
    guard InterfaceClasses.isClient(self) else { return nil }
    let name = String(describing: type(of: self))
    let short = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []
    return (short + [name]).first {
      !$0.isEmpty && InterfaceFile.path(of: $0, "xib", in: bundle) != nil
    }
  }
}
