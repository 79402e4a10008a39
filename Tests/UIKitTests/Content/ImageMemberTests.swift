// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Members of images, symbols and symbol effects.
@MainActor
struct ImageMemberTests {
  /// UIKit's documentation of the configurationWithout… methods: each returns the configuration
  /// without one value.
  @Test func configurationsWithoutAValueKeepTheOthers() {
    let whole = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large)
    #expect(whole.configurationWithoutScale().scale == .unspecified)
    #expect(whole.configurationWithoutScale().pointSize == 30)
    #expect(whole.configurationWithoutWeight().weight == .unspecified)
    let bare = whole.configurationWithoutPointSizeAndWeight()
    #expect(bare.pointSize == 0 && bare.weight == .unspecified && bare.scale == .large)
    let styled = UIImage.SymbolConfiguration(textStyle: .title1, scale: .small)
    #expect(styled.configurationWithoutTextStyle().textStyle == nil)
    #expect(styled.configurationWithoutTextStyle().scale == .small)
  }

  /// UIImage.Configuration.withTraitCollection(_:): a configuration of the same kind with the
  /// traits.
  @Test func configurationsTakeTraits() {
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    let symbol = UIImage.SymbolConfiguration(pointSize: 30).withTraitCollection(traits)
    #expect(symbol.pointSize == 30 && symbol.traitCollection == traits)
    #expect(symbol.configurationWithoutScale().traitCollection == traits)
    let plain = UIImage.Configuration(traitCollection: traits)
    #expect(plain.withLocale(Locale(identifier: "de")).traitCollection == traits)
    #expect(UIImage.Configuration(locale: Locale(identifier: "de")).locale?.identifier == "de")
    let image = UIImage(systemName: "star", withConfiguration: symbol)
    #expect(image?.traitCollection == traits)
  }

  /// UIKit's documentation of fontWeight() and symbolWeight(): they are inverses for the named
  /// weights.
  @Test(arguments: [
    UIImage.SymbolWeight.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy,
    .black,
  ])
  func weightsOfSymbolsAreThoseOfFonts(weight: UIImage.SymbolWeight) {
    #expect(weight.fontWeight().symbolWeight() == weight)
  }

  /// UIKit's documentation of stretchable images: the image returns the caps that were set.
  @Test func stretchableImagesReturnTheirCaps() {
    let image = UIImage(size: CGSize(width: 20, height: 10))
    #expect(image.leftCapWidth == 0)
    let stretched = image.stretchableImage(withLeftCapWidth: 4, topCapHeight: 3)
    #expect(stretched.leftCapWidth == 4 && stretched.topCapHeight == 3)
  }

  /// UIKit's documentation of animatedImage(with:duration:). `images` is "the complete array of
  /// images of the animation", and nil for other images. `duration` is the "time interval for
  /// displaying" it.
  @Test func animatedImagesReturnTheirFrames() throws {
    let images = [10, 20].map { UIImage(size: CGSize(width: $0, height: 5)) }
    let animated = try #require(UIImage.animatedImage(with: images, duration: 2))
    #expect(animated.images == images && animated.duration == 2)
    #expect(animated.size == CGSize(width: 10, height: 5))
    #expect(images[0].images == nil && images[0].duration == 0)
    #expect(UIImage.animatedImage(with: [], duration: 2) == nil)
  }

  /// UIImageReader.Configuration.preferredThumbnailSize: "the preferred size for the image".
  @Test func readersMakeThumbnails() async throws {
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    let data = try #require(drawn.pngData())
    #expect(await UIImageReader.default.image(data: Data()) == nil)
    var configuration = UIImageReader.Configuration()
    configuration.preferredThumbnailSize = CGSize(width: 10, height: 5)
    let image = await UIImageReader(configuration: configuration).image(data: data)
    #expect(image?.size == CGSize(width: 10, height: 5))
  }

  /// UIKit's documentation: the completion receives whether the effect finished. Here effects
  /// finish at once.
  @Test func effectsEndAtOnce() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    var ends: [Bool] = []
    view.addSymbolEffect(.wiggle.left.byLayer, options: .repeat(.periodic(2, delay: 1))) {
      ends.append($0.isFinished && $0.sender === view && $0.effect is WiggleSymbolEffect)
    }
    view.removeSymbolEffect(ofType: .breathe, animated: false) { ends.append($0.isFinished) }
    let other = UIImage(systemName: "moon") ?? UIImage()
    view.setSymbolImage(
      other, contentTransition: .replace.magic(fallback: .replace), options: .repeat(.continuous)
    ) { ends.append($0.effect == nil && $0.contentTransition != nil) }
    #expect(ends == [true, true, true] && view.image === other)
  }

  /// UIKit's documentation of UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_:): whether the video
  /// at the path can be saved.
  @Test func onlyExistingMoviesCanBeSaved() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let movie = folder.appending(path: "a.mov")
    #expect(!UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(movie.path))
    try Data([0]).write(to: movie)
    #expect(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(movie.path))
    let text = folder.appending(path: "a.txt")
    try Data([0]).write(to: text)
    #expect(!UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(text.path))
  }
}
