// SPDX-License-Identifier: MIT

import SwiftSyntax

// Swift decides once, for the class that conforms, what stands for an optional requirement. A method that only a class
// below declares is none of the protocol's then, where Objective-C would find it.
extension FileLowering {
  /// Warns of methods in a class or an extension of one that nobody calls for that reason.
  func warnOfLateRequirements(in members: MemberBlockSyntax, of type: TypeEntry) {
    let above = Array(index.lineage(of: type).dropFirst())
    guard !above.isEmpty else { return }
    for item in members.members {
      guard let method = item.decl.as(FunctionDeclSyntax.self) else { continue }
      let member = MemberEntry(method)
      guard !member.isOverride, !member.isStatic, !member.isPrivate,
        SystemRequirements.contains(member.name),
        !above.contains(where: { $0.allMembers.contains { $0.fullName == member.fullName } }),
        let conforming = above.first(where: { conforms($0, toWhatCalls: member.name) }),
        !type.inherited.contains(where: { Self.delegate($0, calls: member.name) })
      else { continue }
      warn(
        "'\(member.fullName)' is never called here: '\(conforming.name)' conforms to the protocol without it; "
          + "declare it there and override it",
        at: method)
    }
  }

  private func conforms(_ type: TypeEntry, toWhatCalls method: String) -> Bool {
    type.inherited.contains { Self.delegate($0, calls: method) }
      || type.extensions.contains { entry in
        entry.inherited.contains { Self.delegate($0, calls: method) }
      }
  }

  /// Whether a protocol of UIKit's may declare a method: it has the name of the object that asks.
  private static func delegate(_ name: String, calls method: String) -> Bool {
    guard name.hasPrefix("UI"), name.contains("Delegate") || name.hasSuffix("DataSource") else {
      return false
    }
    let asking = name.dropFirst(2)
    let askers = owners.first { method.hasPrefix($0.method) }?.owners ?? []
    return askers.contains { asking.hasPrefix($0) }
  }

  private static let owners: [(method: String, owners: [String])] = [
    ("scrollView", ["ScrollView", "TableView", "CollectionView", "TextView"]),
    ("viewForZooming", ["ScrollView", "TableView", "CollectionView", "TextView"]),
    ("numberOfSections", ["TableView", "CollectionView"]),
    ("sectionIndexTitles", ["TableView"]), ("indexTitles", ["CollectionView"]),
    ("tableView", ["TableView"]), ("collectionView", ["CollectionView"]),
    ("textField", ["TextField"]), ("textView", ["TextView"]), ("searchBar", ["SearchBar"]),
    ("pickerView", ["PickerView"]), ("gestureRecognizer", ["GestureRecognizer"]),
    ("navigationController", ["NavigationController"]),
    ("tabBarController", ["TabBarController"]),
    ("splitViewController", ["SplitViewController"]),
    ("pageViewController", ["PageViewController"]),
    ("presentationController", ["AdaptivePresentationController", "SheetPresentation", "Popover"]),
    ("animationController", ["ViewControllerTransitioning"]),
  ]
}
