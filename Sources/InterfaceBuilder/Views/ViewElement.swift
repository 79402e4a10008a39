// SPDX-License-Identifier: MIT

import UIKitComponents

/// The class and the kind of a view, by the tag of its element.
package struct ViewElement: Sendable {
  /// The class that UIKit instantiates.
  package var className: String
  /// The kind of view for layout, and its placeholder if it cannot be drawn.
  var nature: Nature

  enum Nature: Hashable, Sendable {
    /// A view without its own content.
    case plain
    /// A view that is sized by its content.
    case content
    case stack
    /// A scroll view, whose edges are the edges of its content area in constraints of its
    /// descendants.
    case scroll
    /// A view drawn as a placeholder.
    case placeholderContent(PlaceholderContent.Kind)
  }

  /// Returns `nil` if the tag is not that of a known UIKit view.
  package init?(tag: String) {
    guard let known = Self.table[tag] else { return nil }
    self = known
  }

  private init(_ className: String, _ nature: Nature) {
    self.className = className
    self.nature = nature
  }

  private static let table: [String: ViewElement] = [
    "view": ViewElement("UIView", .plain),
    "containerView": ViewElement("UIView", .plain),
    "visualEffectView": ViewElement("UIVisualEffectView", .placeholderContent(.blur)),
    "stackView": ViewElement("UIStackView", .stack),
    "window": ViewElement("UIWindow", .plain),

    "label": ViewElement("UILabel", .content),
    "button": ViewElement("UIButton", .content),
    "imageView": ViewElement("UIImageView", .content),
    "textField": ViewElement("UITextField", .content),
    "searchTextField": ViewElement("UISearchTextField", .content),
    "switch": ViewElement("UISwitch", .content),
    "slider": ViewElement("UISlider", .content),
    "stepper": ViewElement("UIStepper", .content),
    "segmentedControl": ViewElement("UISegmentedControl", .content),
    "progressView": ViewElement("UIProgressView", .content),
    "activityIndicatorView": ViewElement("UIActivityIndicatorView", .content),
    "pageControl": ViewElement("UIPageControl", .content),
    "datePicker": ViewElement("UIDatePicker", .content),
    "pickerView": ViewElement("UIPickerView", .content),
    "searchBar": ViewElement("UISearchBar", .content),
    "colorWell": ViewElement("UIColorWell", .content),
    "navigationBar": ViewElement("UINavigationBar", .content),
    "toolbar": ViewElement("UIToolbar", .content),
    "tabBar": ViewElement("UITabBar", .content),
    "control": ViewElement("UIControl", .plain),

    "textView": ViewElement("UITextView", .scroll),
    "scrollView": ViewElement("UIScrollView", .scroll),
    "tableView": ViewElement("UITableView", .scroll),
    "collectionView": ViewElement("UICollectionView", .scroll),
    "tableViewCell": ViewElement("UITableViewCell", .plain),
    "tableViewCellContentView": ViewElement("UITableViewCellContentView", .plain),
    "tableViewHeaderFooterView": ViewElement("UITableViewHeaderFooterView", .plain),
    "collectionViewCell": ViewElement("UICollectionViewCell", .plain),
    "collectionViewCellContentView": ViewElement("UICollectionViewCellContentView", .plain),
    "collectionReusableView": ViewElement("UICollectionReusableView", .plain),

    "mapView": ViewElement("MKMapView", .placeholderContent(.map)),
    "webView": ViewElement("UIWebView", .placeholderContent(.web)),
    "wkWebView": ViewElement("WKWebView", .placeholderContent(.web)),
    "glkView": ViewElement("GLKView", .placeholderContent(.custom)),
    "mtkView": ViewElement("MTKView", .placeholderContent(.custom)),
    "skView": ViewElement("SKView", .placeholderContent(.scene)),
    "sceneKitView": ViewElement("SCNView", .placeholderContent(.scene)),
    "arscnView": ViewElement("ARSCNView", .placeholderContent(.scene)),
    "arskView": ViewElement("ARSKView", .placeholderContent(.scene)),
    "arView": ViewElement("ARView", .placeholderContent(.scene)),
    "adBannerView": ViewElement("ADBannerView", .placeholderContent(.custom)),
    "pdfView": ViewElement("PDFView", .placeholderContent(.custom)),
  ]
}
