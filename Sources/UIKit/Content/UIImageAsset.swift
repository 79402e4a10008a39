// SPDX-License-Identifier: MIT

public import Foundation

/// Images for the traits under which they show. An image that was taken from it stays what it is when
/// traits change; those of asset catalogs follow them.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [(traits: UITraitCollection, image: UIImage)] = []

  /// Images that were taken before stay as they are.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    lock.withLock {
      entries.removeAll { $0.traits == traitCollection }
      // Images hold their asset, which holds none that does.
      entries.append((traitCollection, image.alone))
    }
    image.adopt(self)
  }

  /// An image by itself, whatever the traits.
  convenience init(_ image: UIImage) {
    self.init()
    entries = [(UITraitCollection(), image.alone)]
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

  /// The image whose traits are all among those given, of several the one whose traits say more; where
  /// there is none the first that was registered, and an empty one of an empty asset.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let image = best(for: traitCollection).alone
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
  /// Traits alone, for images.
  public var imageConfiguration: UIImage.Configuration {
    UIImage.Configuration(traitCollection: self)
  }
}
