// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Members that app sources declare, override and name. Source: UIKit's documentation of the
/// members.
@MainActor
struct DeclaredForAppsTests {
  private final class Bar: UISearchBar {}

  private final class Search: UISearchController {
    private let bar = Bar()
    override var searchBar: UISearchBar { bar }

    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func searchControllersMayHaveTheirOwnBar() {
    final class Updater: NSObject, UISearchResultsUpdating {
      var texts: [String?] = []
      func updateSearchResults(for searchController: UISearchController) {
        texts.append(searchController.searchBar.text)
      }
    }
    let (search, updater) = (Search(nibName: nil, bundle: nil), Updater())
    search.searchResultsUpdater = updater
    search.isActive = true
    search.searchBar.text = "a"
    #expect(search.searchBar is Bar && search.searchBar.showsCancelButton)
    #expect(updater.texts.last == "a")
  }

  @Test func searchDelegatesPresentTheirController() {
    final class Delegate: NSObject, UISearchControllerDelegate {
      var calls: [String] = []
      func presentSearchController(_ searchController: UISearchController) {
        calls.append("present")
      }
      func willPresentSearchController(_ searchController: UISearchController) {
        calls.append("will")
      }
      func didPresentSearchController(_ searchController: UISearchController) {
        calls.append("did")
      }
    }
    let (search, delegate) = (UISearchController(searchResultsController: nil), Delegate())
    search.delegate = delegate
    search.isActive = true
    #expect(delegate.calls == ["present", "will", "did"])
  }

  @Test func viewLoadingPropertiesLoadTheView() {
    final class Controller: UIViewController {
      @ViewLoading var label: UILabel

      override func viewDidLoad() {
        super.viewDidLoad()
        label = UILabel()
        label.text = "loaded"
      }
    }
    let controller = Controller()
    #expect(!controller.isViewLoaded && controller.label.text == "loaded")
    #expect(controller.isViewLoaded)
  }

  @Test func delegatesMayDecline() {
    final class Delegate: NSObject, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication
          .ExtensionPointIdentifier
      ) -> Bool { extensionPointIdentifier != .keyboard }
    }
    let delegate: any UIApplicationDelegate = Delegate()
    #expect(
      !delegate.application(.shared, shouldAllowExtensionPointIdentifier: .keyboard))
    #expect(!delegate.application(.shared, willContinueUserActivityWithType: "a"))
  }

  @Test func namesHaveUIKitsRawValues() {
    #expect(
      UIImagePickerController.InfoKey.phAsset.rawValue == "UIImagePickerControllerPHAsset")
    #expect(
      UIAccessibility.grayscaleStatusDidChangeNotification.rawValue
        == "UIAccessibilityGrayscaleStatusDidChangeNotification")
    #expect(UIApplicationShortcutIcon.IconType.update.rawValue == 28)
    _ = UIApplicationShortcutIcon(type: .compose)
  }
}
