// SPDX-License-Identifier: MIT

public import Foundation

extension Progress {
  /// The replacement for `init()`, which an extension cannot override. Source lowering rewrites
  /// `Progress()`, but not every `.init()`.
  public convenience init(withoutParent: Void = ()) { self.init(parent: nil) }
}
