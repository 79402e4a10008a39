// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import UIKitComponents

extension UITableViewCell {
  func decodeCell(_ coder: InterfaceCoder) {
    let element = coder.element
    func label(_ role: String) -> UILabel? { coder.scene.object(element[role]) as? UILabel }
    if CellStyle.isNamed(in: element) {
      parts.text = label("textLabel")
      parts.detail = label("detailTextLabel")
      parts.image = coder.scene.object(element["imageView"]) as? UIImageView
    }
    accessoryType =
      switch element["accessoryType"] {
      case "disclosureIndicator": .disclosureIndicator
      case "detailDisclosureButton": .detailDisclosureButton
      case "checkmark": .checkmark
      case "detailButton": .detailButton
      default: .none
      }
    selectionStyle =
      switch element["selectionStyle"] {
      case "none": .none
      case "blue": .blue
      case "gray": .gray
      default: .default
      }
    indentationLevel = element["indentationLevel"].flatMap { Int($0) } ?? 0
    indentationWidth = element.number("indentationWidth").map { CGFloat($0) } ?? 10
    if let inset = element.inset(key: "separatorInset") { separatorInset = UIEdgeInsets(inset) }
    if let configuration = element.child("listContentConfiguration") {
      contentConfiguration = UIListContentConfiguration(configuration, coder)
    }
  }
}

extension UIListContentConfiguration {
  @MainActor
  fileprivate init(_ element: IBElement, _ coder: InterfaceCoder) {
    let content = IBListContent(element)
    self = content.isSideBySide ? .valueCell() : .cell()
    text = content.text
    secondaryText = content.secondaryText
    image = coder.values.image("image", of: element).map { UIImage($0) }
  }
}

extension UITableViewCell.CellStyle {
  private static let names: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]

  init(_ coder: NSCoder) {
    self = (coder as? InterfaceCoder)?.element["style"].flatMap { Self.names[$0] } ?? .default
  }

  /// Whether the cell provides labels; one of the custom style has those of the file alone.
  static func isNamed(in element: IBElement) -> Bool {
    element["style"].map { names[$0] != nil } ?? false
  }
}

extension UICollectionView {
  func decodeCollection(_ coder: InterfaceCoder) {
    let element = coder.element
    allowsSelection = element.flag("allowsSelection") ?? true
    allowsMultipleSelection = element.flag("allowsMultipleSelection") ?? false
    if let layout = Self.layout(of: element, coder) { collectionViewLayout = layout }
    for cell in element.list("cells") {
      guard let identifier = Self.reuseIdentifier(of: cell) else { continue }
      collection.prototypes[.init(identifier: identifier)] = InterfacePrototype(
        cell, in: coder.scene, of: element)
    }
    for (role, kind) in [
      ("sectionHeaderView", Self.elementKindSectionHeader),
      ("sectionFooterView", Self.elementKindSectionFooter),
    ] {
      guard let view = element.child(key: role), let identifier = Self.reuseIdentifier(of: view)
      else { continue }
      collection.prototypes[.init(kind: kind, identifier: identifier)] = InterfacePrototype(
        view, in: coder.scene, of: element)
    }
  }

  private static func reuseIdentifier(of element: IBElement) -> String? {
    element["reuseIdentifier"] ?? element["collectionReuseIdentifier"]
  }

  private static func layout(
    of element: IBElement, _ coder: InterfaceCoder
  ) -> UICollectionViewLayout? {
    guard let layout = element.child(key: "collectionViewLayout") else { return nil }
    let standard: UICollectionViewLayout.Type =
      layout.name == "collectionViewFlowLayout"
      ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
    let type = coder.scene.file.type(of: layout, standard: standard)
    guard let made = type.init(coder: InterfaceCoder(coder.scene, layout)) else { return nil }
    (made as? UICollectionViewFlowLayout)?.decode(layout)
    coder.scene.note(made, layout)
    return made
  }
}

extension UICollectionViewFlowLayout {
  fileprivate func decode(_ element: IBElement) {
    let layout = IBFlowLayout(element)
    minimumLineSpacing = CGFloat(layout.lineSpacing)
    minimumInteritemSpacing = CGFloat(layout.itemSpacing)
    scrollDirection = layout.isVertical ? .vertical : .horizontal
    if let size = layout.itemSize { itemSize = CGSize(size) }
    switch layout.estimate {
    case .automatic?: estimatedItemSize = Self.automaticSize
    case .size(let size)?: estimatedItemSize = CGSize(size)
    case nil: break
    }
    headerReferenceSize = CGSize(layout.headerSize)
    footerReferenceSize = CGSize(layout.footerSize)
    sectionInset = UIEdgeInsets(layout.inset)
    sectionInsetReference =
      switch layout.insetReference {
      case .contentInset: .fromContentInset
      case .safeArea: .fromSafeArea
      case .layoutMargins: .fromLayoutMargins
      }
  }
}
