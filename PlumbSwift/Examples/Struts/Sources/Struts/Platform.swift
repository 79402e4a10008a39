// SPDX-License-Identifier: MIT

#if os(iOS) || os(tvOS)
  import UIKit

  public typealias StrutsView = UIView
  public typealias StrutsGuide = UILayoutGuide
  public typealias StrutsInsets = UIEdgeInsets
#else
  import AppKit

  public typealias StrutsView = NSView
  public typealias StrutsGuide = NSLayoutGuide
  public typealias StrutsInsets = NSEdgeInsets
#endif
