// SPDX-License-Identifier: MIT

public import Foundation

/// A set of images by traits. An image returned by the asset does not change with the traits.
/// Images of asset catalogs do.
// `lock` guards the entries.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [(traits: UITraitCollection, image: UIImage)] = []

  /// Does not change images that were returned before.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    lock.withLock {
      entries.removeAll { $0.traits == traitCollection }
      // An image retains its asset. Storing a copy without an asset avoids a retain cycle.
      entries.append((traitCollection, image.withoutAsset))
    }
    image.adopt(self)
  }

  /// Creates an asset with one image for all traits.
  convenience init(_ image: UIImage) {
    self.init()
    entries = [(UITraitCollection(), image.withoutAsset)]
  }

  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  open func unregister(_ traitCollection: UITraitCollection) {
    lock.withLock { entries.removeAll { $0.traits == traitCollection } }
  }

  open func unregisterImage(with configuration: UIImage.Configuration) {
    unregister(configuration.traitCollection ?? UITraitCollection())
  }

  /// The image whose traits are all contained in the given ones. If several match, the one with the
  /// most traits is returned. If none matches, it is the first registered image, or an empty one.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let image = best(for: traitCollection).withoutAsset
    image.adopt(self)
    return image
  }

  private func best(for traits: UITraitCollection) -> UIImage {
    lock.withLock {
      let fitting = entries.filter { traits.containsTraits(in: $0.traits) }
      guard var best = fitting.first else { return entries.first?.image ?? UIImage() }
      for entry in fitting where entry.traits.containsTraits(in: best.traits) { best = entry }
      return best.image
    }
  }

  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? UITraitCollection())
  }
}

extension UITraitCollection {
  /// A configuration with only these traits.
  public var imageConfiguration: UIImage.Configuration {
    UIImage.Configuration(traitCollection: self)
  }
}
