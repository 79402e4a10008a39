// SPDX-License-Identifier: MIT

import Foundation

/// The representations that code registered with an item provider, the preferred one first.
// `lock` guards the variables.
@dynamicMemberLookup
final class ItemRegistrations: @unchecked Sendable {
  typealias Load<Value> =
    @Sendable (@escaping @Sendable (Value?, (any Error)?) -> Void) -> Progress?

  enum Form {
    case data(Load<Data>)
    case file(Load<(url: URL, isInPlace: Bool)>, opensInPlace: Bool)
  }

  struct Entry {
    let type: UTType
    let form: Form

    var opensInPlace: Bool {
      if case .file(_, true) = form { true } else { false }
    }
  }

  /// Values that are stored for clients.
  struct Presentation {
    var previewImageHandler: NSItemProvider.LoadHandler?
    var preferredPresentationSize = CGSize.zero
    var preferredPresentationStyle = UIPreferredPresentationStyle.unspecified
    var teamData: Data?
  }

  private let lock = NSLock()
  private var entries: [Entry] = []
  private var presentation = Presentation()

  subscript<Value>(dynamicMember path: WritableKeyPath<Presentation, Value>) -> Value {
    get { lock.withLock { presentation[keyPath: path] } }
    set { lock.withLock { presentation[keyPath: path] = newValue } }
  }

  static func of(_ provider: NSItemProvider) -> ItemRegistrations {
    if let known = objc_getAssociatedObject(provider, key.value) as? ItemRegistrations {
      return known
    }
    let registrations = ItemRegistrations()
    objc_setAssociatedObject(provider, key.value, registrations, .OBJC_ASSOCIATION_RETAIN)
    return registrations
  }

  private static let key = Unguarded(
    UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)))

  func add(_ type: UTType, _ form: Form) {
    lock.withLock { entries.append(Entry(type: type, form: form)) }
  }

  func all(_ fileOptions: NSItemProviderFileOptions = []) -> [Entry] {
    let entries = lock.withLock { self.entries }
    return fileOptions.contains(.openInPlace) ? entries.filter(\.opensInPlace) : entries
  }

  /// The first representation whose type conforms to `type`.
  func entry(for type: UTType) -> Entry? { all().first { $0.type.conforms(to: type) } }

  static func loadData(
    _ entry: Entry, _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    switch entry.form {
    case .data(let load): load(completion)
    case .file(let load, _):
      load { file, error in completion(file.flatMap { try? Data(contentsOf: $0.url) }, error) }
    }
  }

  /// Loads the original file if it can be opened in place. Otherwise loads a temporary copy.
  static func loadFile(
    _ entry: Entry, named name: String?, inPlace: Bool,
    _ completion: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress? {
    let ending = entry.type.preferredFilenameExtension
    if case .file(let load, let opensInPlace) = entry.form {
      return load { file, error in
        guard let file else { return completion(nil, false, error) }
        if inPlace, opensInPlace, file.isInPlace { return completion(file.url, true, nil) }
        let copy = temporary(name ?? file.url.lastPathComponent, ending)
        do {
          try FileManager.default.copyItem(at: file.url, to: copy)
          completion(copy, false, nil)
        } catch { completion(nil, false, error) }
      }
    }
    return loadData(entry) { data, error in
      guard let data else { return completion(nil, false, error) }
      let file = temporary(name ?? "Item", ending)
      do {
        try data.write(to: file)
        completion(file, false, nil)
      } catch { completion(nil, false, error) }
    }
  }

  private static func temporary(_ name: String, _ ending: String?) -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name)
    guard let ending, file.pathExtension.lowercased() != ending else { return file }
    return file.appendingPathExtension(ending)
  }
}
