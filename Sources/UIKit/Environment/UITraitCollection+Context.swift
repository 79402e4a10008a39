// SPDX-License-Identifier: MIT

extension UITraitCollection {
  public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
    self.init(
      TraitValues { $0[UITraitToolbarItemPresentationSize.self] = toolbarItemPresentationSize })
  }

  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init(TraitValues { $0[UITraitImageDynamicRange.self] = imageDynamicRange })
  }

  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(TraitValues { $0[UITraitSceneCaptureState.self] = sceneCaptureState })
  }

  public convenience init(listEnvironment: UIListEnvironment) {
    self.init(TraitValues { $0[UITraitListEnvironment.self] = listEnvironment })
  }

  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    self[UITraitToolbarItemPresentationSize.self]
  }
  public var imageDynamicRange: UIImage.DynamicRange { self[UITraitImageDynamicRange.self] }
  public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
  public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }

  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection { modifyingTraits { $0[trait] = value } }

  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
      UITraitDisplayGamut.self, UITraitLegibilityWeight.self,
    ]
  }
}
