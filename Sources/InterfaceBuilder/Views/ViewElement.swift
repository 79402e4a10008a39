// SPDX-License-Identifier: MIT

import UIKitComponents

/// The class and the kind of a view, by the tag of its element.
package struct ViewElement: Sendable {
  /// The class that UIKit instantiates.
  package var className: String
  /// How the view lays out, and its placeholder where it cannot be drawn.
  var nature: Nature

  enum Nature: Hashable, Sendable {
    /// A view without content of its own.
    case plain
    /// A view whose content decides its size.
    case content
    case stack
    /// A view whose edges mean its content area to its descendants.
    case scroll
    /// A view drawn as a stand-in.
    case standIn(PlaceholderContent.Kind)
  }

  /// `nil` for an element that is no view of UIKit's, or of a UIKit to come.
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
    "visualEffectView": ViewElement("UIVisualEffectView", .standIn(.blur)),
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

    "mapView": ViewElement("MKMapView", .standIn(.map)),
    "webView": ViewElement("UIWebView", .standIn(.web)),
    "wkWebView": ViewElement("WKWebView", .standIn(.web)),
    "glkView": ViewElement("GLKView", .standIn(.custom)),
    "mtkView": ViewElement("MTKView", .standIn(.custom)),
    "skView": ViewElement("SKView", .standIn(.scene)),
    "sceneKitView": ViewElement("SCNView", .standIn(.scene)),
    "arscnView": ViewElement("ARSCNView", .standIn(.scene)),
    "arskView": ViewElement("ARSKView", .standIn(.scene)),
    "arView": ViewElement("ARView", .standIn(.scene)),
    "adBannerView": ViewElement("ADBannerView", .standIn(.custom)),
    "pdfView": ViewElement("PDFView", .standIn(.custom)),
  ]
}
