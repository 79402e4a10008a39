// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import Foundation
import InterfaceBuilder
import UIKitComponents

/// A storyboard or xib of a bundle, read.
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
  /// Custom classes of the file that were found, by module and name.
  private lazy var classes = findClasses()

  /// What turns elements into items, for one environment.
  private struct Lowering {
    var environment: ScreenEnvironment
    var builder: SceneBuilder
    var values: ElementValues
  }

  init(_ document: IBDocument, bundle: Bundle) {
    var document = document
    // Before the colours that the file has of them, which are those of one appearance.
    let folder = bundle.folder
    document.resources.catalogColors = Assets.colors(in: folder)
    document.resources.fontFiles = AppFonts.all
    document.resources.catalogImages = Assets.images(document.resources.images.keys, in: folder)
    self.document = document
    self.bundle = bundle
  }

  // MARK: Environment

  /// What lowers the file's views for the screen as it is now.
  var builder: SceneBuilder { current.builder }

  /// What reads values for the screen as it is now.
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

  /// The tree of a view that stands on its own, or of a prototype of `list`; kept for as long as the
  /// screen stays as it is, because lists make their cells of it again and again.
  func tree(of view: IBElement, in list: IBElement?) -> LoweredView {
    let builder = builder
    if let id = view.id, let known = trees[id] { return known }
    let made = LoweredView(builder.lowerView(view, in: list))
    if let id = view.id { trees[id] = made }
    return made
  }

  /// Whether a tree is another for some traits. Lists ask for each of their cells.
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

    init?(_ element: IBElement) {
      guard let name = element["customClass"] else { return nil }
      self.name = name
      module = element["customModule"]
    }
  }

  private func findClasses() -> [ClassName: AnyClass] {
    var found: [ClassName: AnyClass] = [:]
    document.root.forEach { element in
      guard let name = ClassName(element), found[name] == nil,
        let type = InterfaceClasses.find(name.name, module: name.module)
      else { return }
      found[name] = type
    }
    return found
  }

  /// Whether the element asks for a class that is not there.
  func lacksClass(of element: IBElement) -> Bool {
    ClassName(element).map { classes[$0] == nil } ?? false
  }

  /// The class of an object: its custom class where there is one of the right kind, or UIKit's own.
  func type<Base: AnyObject>(of element: IBElement, standard: Base.Type) -> Base.Type {
    guard let name = ClassName(element) else { return standard }
    guard let type = classes[name] else {
      let module = name.module.map { " of the module \($0)" } ?? ""
      if missingClasses.insert("\(name.module ?? "").\(name.name)").inserted {
        report(
          "Unknown class \(name.name)\(module): \(standard) stands for it. Register it with "
            + "InterfaceClasses.register(\(name.name).self) before the file is loaded.",
          at: element,
          .unknownClass)
      }
      return standard
    }
    guard let type = type as? Base.Type else {
      report("The class \(name.name) is no \(Base.self): \(standard) stands for it.", at: element)
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

/// A lowered tree that several views are made of.
final class LoweredView {
  let tree: LoweredTree

  init(_ tree: consuming LoweredTree) { self.tree = tree }
}

extension ScreenEnvironment {
  /// Whether files are lowered alike on both screens.
  fileprivate func isSame(as other: ScreenEnvironment) -> Bool {
    device.identifier == other.device.identifier && orientation == other.orientation
      && layout == other.layout
  }
}
