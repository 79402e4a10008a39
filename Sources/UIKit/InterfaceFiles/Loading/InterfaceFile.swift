// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import Foundation
import InterfaceBuilder
import UIKitComponents

/// A loaded storyboard or xib file.
@MainActor
final class InterfaceFile {
  let bundle: Bundle
  let document: IBDocument
  private(set) var diagnostics: [Diagnostic] = []
  private var known: Set<Diagnostic> = []
  private var lowering: Lowering?
  private var trees: [String: LoweredView] = [:]
  private var missingClasses: Set<String> = []
  private var variedTrees: [String: Bool] = [:]
  /// The custom classes of the file that exist, by module and name.
  private lazy var classes = findClasses()

  /// Converts elements to layout items, for one environment.
  private struct Lowering {
    var environment: ScreenEnvironment
    var builder: SceneBuilder
    var values: ElementValues
  }

  init(_ document: IBDocument, bundle: Bundle) {
    var document = document
    // The catalog's colours come before the file's copies of them, which are for one appearance
    // only.
    let folder = bundle.folder
    document.resources.catalogColors = Assets.colors(in: folder)
    document.resources.fontFiles = AppFonts.all
    document.resources.catalogImages = Assets.images(document.resources.images.keys, in: folder)
    self.document = document
    self.bundle = bundle
  }

  // MARK: Environment

  /// Lowers the file's views for the present screen.
  var builder: SceneBuilder { current.builder }

  /// Reads values for the present screen.
  var values: ElementValues { current.values }

  private var current: Lowering {
    let environment = LayoutStore.current.environment
    if let lowering, lowering.environment.isSame(as: environment) { return lowering }
    trees = [:]
    var options = SceneOptions(
      device: environment.device, orientation: environment.orientation,
      direction: environment.layout.direction,
      contentSizeCategory: environment.layout.contentSizeCategory,
      platform: environment.layout.platform)
    options.environment = environment.layout
    options.knownClasses = Set(classes.keys.map(\.name))
    let builder = SceneBuilder(document, options: options)
    let made = Lowering(
      environment: environment, builder: builder, values: ElementValues(builder))
    lowering = made
    return made
  }

  /// The lowered tree of a top-level view, or of a prototype of `list`.
  ///
  /// It is cached until the screen changes, because lists make many cells from it.
  func tree(of view: IBElement, in list: IBElement?) -> LoweredView {
    let builder = builder
    if let id = view.id, let known = trees[id] { return known }
    let made = LoweredView(builder.lowerView(view, in: list))
    if let id = view.id { trees[id] = made }
    return made
  }

  /// Whether the tree differs for some traits. Cached, because lists read it for each cell.
  func hasVariations(_ element: IBElement) -> Bool {
    guard let id = element.id else { return element.hasVariations }
    if let known = variedTrees[id] { return known }
    variedTrees[id] = element.hasVariations
    return variedTrees[id] ?? false
  }

  // MARK: Classes

  private struct ClassName: Hashable {
    var name: String
    var module: String?
    /// Whether Xcode takes the module from the target that compiles the file. The file's own name
    /// may be out of date.
    var isOfTarget: Bool

    init?(_ element: IBElement) {
      guard let name = element["customClass"] else { return nil }
      self.name = name
      module = element["customModule"]
      isOfTarget = element["customModuleProvider"] == "target"
    }
  }

  /// The possible modules of the target that owns the file. SwiftPM names a bundle after the
  /// package, an underscore and the target, and both names may contain underscores.
  private var targetModules: [String] {
    let suffix = ".resources"
    let folder = document.file.split(separator: "/").last { $0.hasSuffix(suffix) } ?? ""
    let name = folder.dropLast(suffix.count).map { $0.isLetter || $0.isNumber ? $0 : "_" }
    return name.indices.filter { name[$0] == "_" }.map { String(name[($0 + 1)...]) }
  }

  private func findClasses() -> [ClassName: AnyClass] {
    var found: [ClassName: AnyClass] = [:]
    let targetModules = targetModules
    document.root.forEach { element in
      guard let name = ClassName(element), found[name] == nil,
        let type = InterfaceClasses.find(
          name.name, modules: (name.isOfTarget ? targetModules : []) + [name.module])
      else { return }
      found[name] = type
    }
    return found
  }

  /// Whether the element names a class that does not exist.
  func lacksClass(of element: IBElement) -> Bool {
    ClassName(element).map { classes[$0] == nil } ?? false
  }

  /// The class of an object: its custom class if that is a subclass of `standard`, else `standard`.
  func type<Base: AnyObject>(of element: IBElement, standard: Base.Type) -> Base.Type {
    guard let name = ClassName(element) else { return standard }
    guard let type = classes[name] else {
      let module = name.module.map { " of the module \($0)" } ?? ""
      if missingClasses.insert("\(name.module ?? "").\(name.name)").inserted {
        report(
          "Unknown class \(name.name)\(module): \(standard) is used instead. Register it with "
            + "InterfaceClasses.register(\(name.name).self) before the file is loaded.",
          at: element,
          .unknownClass)
      }
      return standard
    }
    guard let type = type as? Base.Type else {
      report(
        "The class \(name.name) is not a subclass of \(Base.self): \(standard) is used instead.",
        at: element)
      return standard
    }
    return type
  }

  func viewClass(of element: IBElement) -> UIView.Type {
    type(of: element, standard: InterfaceClasses.viewClass(ofElement: element.name))
  }

  func controllerClass(of element: IBElement) -> UIViewController.Type {
    type(of: element, standard: InterfaceClasses.controllerClass(ofElement: element.name))
  }

  // MARK: Diagnostics

  func report(_ message: String, at element: IBElement, _ rule: RuleID = .unusableConnection) {
    let place = Diagnostic.Place(
      file: document.file, line: element.line, elementID: element.id)
    report(Diagnostic(rule, .warning, message, at: place))
  }

  func report(_ notes: [Diagnostic]) { notes.forEach(report) }

  private func report(_ diagnostic: Diagnostic) {
    guard known.insert(diagnostic).inserted else { return }
    diagnostics.append(diagnostic)
    InterfaceDiagnostics.handler(diagnostic)
  }
}

/// A lowered tree that is used for several views.
final class LoweredView {
  let tree: LoweredTree

  init(_ tree: consuming LoweredTree) { self.tree = tree }
}

extension ScreenEnvironment {
  /// Whether files are lowered to the same items for both screens.
  fileprivate func isSame(as other: ScreenEnvironment) -> Bool {
    device.identifier == other.device.identifier && orientation == other.orientation
      && layout == other.layout
  }
}
