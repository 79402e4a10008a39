// SPDX-License-Identifier: MIT

public import Foundation

/// No effect.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0
  case team, group, ownProcess
}

public struct NSItemProviderFileOptions: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)

  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension NSItemProvider {
  var registrations: ItemRegistrations { .of(self) }

  /// Registers all representations of the object.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    let object = UncheckedAccess(object)
    register(type(of: object.value)) { identifier, completion in
      object.value.loadData(
        withTypeIdentifier: identifier, forItemProviderCompletionHandler: completion)
    }
  }

  /// Registers all representations of a class. `loadHandler` creates the object when a
  /// representation is loaded.
  public func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    register(aClass) { identifier, completion in
      loadHandler { object, error in
        guard let object else { return completion(nil, error) }
        _ = object.loadData(
          withTypeIdentifier: identifier, forItemProviderCompletionHandler: completion)
      }
    }
  }

  private func register(
    _ type: any NSItemProviderWriting.Type,
    _ load:
      @escaping @Sendable (
        String, @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    for identifier in type.writableTypeIdentifiersForItemProvider {
      registrations.add(UTType(importedAs: identifier), .data { load(identifier, $0) })
    }
  }

  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) { registrations.add(UTType(importedAs: typeIdentifier), .data(loadHandler)) }

  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
      ) -> Progress?
  ) {
    registrations.add(
      UTType(importedAs: typeIdentifier),
      .file(
        { completion in
          loadHandler { url, isInPlace, error in
            completion(url.map { (url: $0, isInPlace: isInPlace) }, error)
          }
        }, opensInPlace: fileOptions.contains(.openInPlace)))
  }

  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  public func registerFileRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    openInPlace: Bool = false,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
      ) -> Progress?
  ) {
    registerFileRepresentation(
      forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [],
      visibility: visibility, loadHandler: loadHandler)
  }

  // MARK: Questions

  /// The registered types, in the order of their registration.
  public var registeredContentTypes: [UTType] { types(registrations.all()) }

  public var registeredContentTypesForOpenInPlace: [UTType] {
    types(registrations.all(.openInPlace))
  }

  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  public func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    types(registrations.all(fileOptions)).map(\.identifier)
  }

  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    registrations.all(fileOptions)
      .contains { $0.type.conforms(to: UTType(importedAs: typeIdentifier)) }
  }

  private func types(_ entries: [ItemRegistrations.Entry]) -> [UTType] {
    entries.reduce(into: []) { if !$0.contains($1.type) { $0.append($1.type) } }
  }
}
