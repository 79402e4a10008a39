// SPDX-License-Identifier: MIT

extension FixedMembers {
  /// Each line names a class and its members that subclasses cannot override.
  static let table = """
    CALayer convert(_:from:) convert(_:to:)
    CAValueFunction name
    NSCollectionLayoutAnchor copy(with:) edges isAbsoluteOffset offset
    NSCollectionLayoutBoundarySupplementaryItem alignment offset
    NSCollectionLayoutDecorationItem elementKind
    NSCollectionLayoutDimension copy(with:) dimension
    NSCollectionLayoutEdgeSpacing bottom copy(with:) leading top trailing
    NSCollectionLayoutGroup subitems
    NSCollectionLayoutGroupCustomItem copy(with:) frame zIndex
    NSCollectionLayoutItem copy(with:) layoutSize
    NSCollectionLayoutSection copy(with:) orthogonalScrollingProperties
    NSCollectionLayoutSize copy(with:) heightDimension widthDimension
    NSCollectionLayoutSpacing copy(with:) isFlexibleSpacing spacing
    NSCollectionLayoutSupplementaryItem containerAnchor elementKind itemAnchor
    NSComparisonPredicate comparisonPredicateModifier leftExpression options predicateOperatorType rightExpression
    NSDataAsset data name typeIdentifier
    NSException name reason userInfo
    NSItemProvider hasRepresentationConforming(toTypeIdentifier:fileOptions:)
    NSItemProvider loadDataRepresentation(for:completionHandler:)
    NSItemProvider loadFileRepresentation(for:openInPlace:completionHandler:)
    NSItemProvider loadInPlaceFileRepresentation(forTypeIdentifier:completionHandler:)
    NSItemProvider loadPreviewImage(options:completionHandler:) preferredPresentationSize preferredPresentationStyle
    NSItemProvider previewImageHandler registerDataRepresentation(for:visibility:loadHandler:)
    NSItemProvider registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:)
    NSItemProvider registerFileRepresentation(for:visibility:openInPlace:loadHandler:)
    NSItemProvider registerFileRepresentation(forTypeIdentifier:fileOptions:visibility:loadHandler:)
    NSItemProvider registerObject(_:visibility:) registerObject(ofClass:visibility:loadHandler:) registeredContentTypes
    NSItemProvider registeredContentTypes(conformingTo:) registeredContentTypesForOpenInPlace
    NSItemProvider registeredTypeIdentifiers(fileOptions:) teamData
    NSLayoutManager attachmentSize(forGlyphAt:) boundingRect(forGlyphRange:in:) cgGlyph(at:) cgGlyph(at:isValidIndex:)
    NSLayoutManager characterIndex(for:in:fractionOfDistanceBetweenInsertionPoints:) characterIndexForGlyph(at:)
    NSLayoutManager characterRange(forGlyphRange:actualGlyphRange:) drawsOutsideLineFragment(forGlyphAt:)
    NSLayoutManager enumerateEnclosingRects(forGlyphRange:withinSelectedGlyphRange:in:using:)
    NSLayoutManager enumerateLineFragments(forGlyphRange:using:) extraLineFragmentTextContainer
    NSLayoutManager extraLineFragmentUsedRect firstUnlaidCharacterIndex() firstUnlaidGlyphIndex()
    NSLayoutManager fractionOfDistanceThroughGlyph(for:in:) getFirstUnlaidCharacterIndex(_:glyphIndex:)
    NSLayoutManager getGlyphs(in:glyphs:properties:characterIndexes:bidiLevels:)
    NSLayoutManager getLineFragmentInsertionPoints(forCharacterAt:alternatePositions:inDisplayOrder:positions:characterIndexes:)
    NSLayoutManager glyphIndex(for:in:) glyphIndex(for:in:fractionOfDistanceThroughGlyph:) glyphIndexForCharacter(at:)
    NSLayoutManager glyphRange(for:) glyphRange(forBoundingRect:in:)
    NSLayoutManager glyphRange(forBoundingRectWithoutAdditionalLayout:in:)
    NSLayoutManager glyphRange(forCharacterRange:actualCharacterRange:) isValidGlyphIndex(_:)
    NSLayoutManager lineFragmentRect(forGlyphAt:effectiveRange:)
    NSLayoutManager lineFragmentRect(forGlyphAt:effectiveRange:withoutAdditionalLayout:)
    NSLayoutManager lineFragmentUsedRect(forGlyphAt:effectiveRange:)
    NSLayoutManager lineFragmentUsedRect(forGlyphAt:effectiveRange:withoutAdditionalLayout:) location(forGlyphAt:)
    NSLayoutManager notShownAttribute(forGlyphAt:) numberOfGlyphs propertyForGlyph(at:)
    NSLayoutManager range(ofNominallySpacedGlyphsContaining:) textContainer(forGlyphAt:effectiveRange:)
    NSLayoutManager textContainer(forGlyphAt:effectiveRange:withoutAdditionalLayout:)
    NSLayoutManager truncatedGlyphRange(inLineFragmentForGlyphAt:) usedRect(for:)
    NSParagraphStyle mutableCopy(with:)
    NSTextAttachmentViewProvider location textAttachment textLayoutManager
    NSTextLayoutManager baseWritingDirection(at:) enumerateCaretOffsetsInLineFragment(at:using:)
    NSTextLayoutManager enumerateSubstrings(from:options:using:) lineFragmentRange(for:inContainerAt:)
    NSTextLayoutManager location(_:offsetBy:) offset(from:to:) textRange(for:enclosing:)
    NSTextLineFragment attributedString characterRange glyphOrigin typographicBounds
    NSTextList markerFormat
    NSTextParagraph attributedString
    NSTextRange endLocation location
    NSTextSelection affinity granularity textRanges
    NSTextTab alignment copy(with:) location options
    NSUserActivity activityType loadData(withTypeIdentifier:forItemProviderCompletionHandler:)
    UIAccessibilityCustomRotor systemRotorType
    UIAccessibilityLocationDescriptor attributedName point
    UIAction identifier presentationSourceItem
    UIActivityItemProvider placeholderItem
    UIActivityViewController activityItems applicationActivities
    UIAlertAction style title
    UIApplication activateSceneSession(for:errorHandler:) alternateIconName backgroundRefreshStatus
    UIApplication backgroundTimeRemaining beginBackgroundTask(withName:expirationHandler:)
    UIApplication beginIgnoringInteractionEvents() beginReceivingRemoteControlEvents() canOpenURL(_:)
    UIApplication cancelAllLocalNotifications() cancelLocalNotification(_:) completeStateRestoration()
    UIApplication currentUserNotificationSettings endBackgroundTask(_:) endIgnoringInteractionEvents()
    UIApplication endReceivingRemoteControlEvents() extendStateRestoration() ignoreSnapshotOnNextApplicationLaunch()
    UIApplication isDefault(_:) isProtectedDataAvailable isRegisteredForRemoteNotifications isStatusBarHidden
    UIApplication open(_:options:completionHandler:) openSessions openURL(_:) presentLocalNotificationNow(_:)
    UIApplication registerForRemoteNotifications() registerUserNotificationSettings(_:)
    UIApplication requestSceneSessionActivation(_:userActivity:options:errorHandler:)
    UIApplication requestSceneSessionDestruction(_:options:errorHandler:) requestSceneSessionRefresh(_:)
    UIApplication scheduleLocalNotification(_:) scheduledLocalNotifications setAlternateIconName(_:completionHandler:)
    UIApplication setMinimumBackgroundFetchInterval(_:) setStatusBarHidden(_:with:) setStatusBarStyle(_:animated:)
    UIApplication statusBarOrientation statusBarStyle supportedInterfaceOrientations(for:) supportsAlternateIcons
    UIApplication supportsMultipleScenes unregisterForRemoteNotifications()
    UIApplicationShortcutItem icon localizedSubtitle localizedTitle type userInfo
    UIBarAppearance idiom
    UIBarButtonItem addSymbolEffect(_:options:animated:) frame(in:) removeAllSymbolEffects(options:animated:)
    UIBarButtonItem removeSymbolEffect(ofType:options:animated:) setSymbolImage(_:contentTransition:options:)
    UIBarButtonItemAppearance disabled focused highlighted normal
    UIBlurEffect style
    UICollectionView dequeueConfiguredReusableCell(using:for:item:) dequeueConfiguredReusableSupplementary(using:for:)
    UICollectionViewController collectionViewLayout
    UICollectionViewDropProposal intent
    UICollectionViewTransitionLayout currentLayout nextLayout
    UICollectionViewUpdateItem indexPathAfterUpdate indexPathBeforeUpdate updateAction
    UIColor accessibilityName set() setFill() setStroke()
    UICommand action alternates propertyList
    UICommandAlternate action modifierFlags title
    UIContextMenuConfiguration actionProvider identifier previewProvider
    UIContextualAction handler style
    UIControl controlState
    UICubicTimingParameters animationCurve controlPoint1 controlPoint2
    UIDocument documentState fileURL
    UIDocumentBrowserViewController contentTypes
    UIDocumentProperties url
    UIDragItem itemProvider
    UIDragPreview view
    UIDropProposal operation
    UIEditMenuConfiguration identifier sourcePoint
    UIEditMenuInteraction openMenu
    UIFocusHaloEffect path
    UIFontDescriptor copy(with:) matrix
    UIFontPickerViewController configuration
    UIGlassEffect style
    UIGraphicsImageRenderer format
    UIGraphicsImageRendererContext format
    UIGraphicsPDFRenderer format
    UIGraphicsRendererContext cgContext
    UIImage baselineOffsetFromBottom byPreparingForDisplay() byPreparingThumbnail(ofSize:) capInsets cgImage draw(at:)
    UIImage draw(at:blendMode:alpha:) draw(in:) draw(in:blendMode:alpha:) drawAsPattern(in:) duration
    UIImage flipsForRightToLeftLayoutDirection imageOrientation images isSymbolImage jpegData(compressionQuality:)
    UIImage loadData(withTypeIdentifier:forItemProviderCompletionHandler:) pngData() preparingForDisplay()
    UIImage preparingThumbnail(of:) renderingMode resizingMode symbolConfiguration
    UIImageView addSymbolEffect(_:options:animated:completion:) focusedFrameGuide overlayContentView
    UIImageView removeAllSymbolEffects(options:animated:) removeSymbolEffect(ofType:options:animated:completion:)
    UIImageView setSymbolImage(_:contentTransition:options:completion:)
    UIInputView inputViewStyle
    UIInterpolatingMotionEffect keyPath type
    UIKeyCommand input modifierFlags
    UIListContentView imageLayoutGuide secondaryTextLayoutGuide textLayoutGuide
    UIMenu children identifier options
    UIMenuElement copy(with:)
    UINavigationItem searchBarPlacementBarButtonItem searchController
    UINib diagnostics
    UIOpenURLContext url
    UIPageViewController navigationOrientation transitionStyle
    UIPasteControl configuration
    UIPasteboard detectPatterns(for:completionHandler:) detectValues(for:completionHandler:) name
    UIPointerRegion identifier rect
    UIPointerRegionRequest location
    UIPopoverPresentationController adaptiveSheetPresentationController
    UIPreviewAction handler title
    UIPreviewActionGroup title
    UIPreviewTarget center container transform
    UIScene pointerLockState
    UISceneConfiguration name role
    UISceneSession persistentIdentifier
    UIScreen calibratedLatency convert(_:from:) convert(_:to:) currentEDRHeadroom displayLink(withTarget:selector:)
    UIScreen overscanCompensationInsets potentialEDRHeadroom referenceDisplayModeStatus supportsFocus
    UIScrollView bottomEdgeEffect leftEdgeEffect rightEdgeEffect topEdgeEffect
    UISearchBar searchTextField
    UISearchController searchResultsController
    UISearchSuggestionItem iconImage localizedAttributedSuggestion localizedDescription localizedSuggestion
    UISearchToken icon text
    UISplitViewController displayModeButtonItem style
    UISpringTimingParameters initialVelocity
    UIStoryboard diagnostics instantiateInitialViewController(creator:) instantiateViewController(identifier:creator:)
    UIStoryboardSegue destination identifier source
    UIStoryboardUnwindSegueSource sender source unwindAction
    UISwipeActionsConfiguration actions
    UISymbolEffectCompletionContext contentTransition effect isFinished
    UITab identifier
    UITabAccessory contentView
    UITabBarController contentLayoutGuide sidebar
    UITabBarItemAppearance disabled focused normal selected
    UITableViewDropProposal intent
    UITableViewRowAction style
    UITargetedPreview copy(with:) parameters target view
    UITextInputPasswordRules passwordRulesDescriptor
    UITextInteraction textInteractionMode
    UITextItem content range
    UITextSearchOptions stringCompareOptions wordMatchMethod
    UITextView clearAllDecoratedFoundText() compare(_:toRange:document:) decorate(foundTextRange:document:usingStyle:)
    UITextView performTextSearch(queryString:options:resultAggregator:) replace(foundTextRange:document:withText:)
    UITextView replaceAll(queryString:options:withText:) supportsTextReplacement textContainer
    UITextView willHighlight(foundTextRange:document:)
    UITraitCollection accessibilityContrast activeAppearance displayGamut imageConfiguration imageDynamicRange
    UITraitCollection listEnvironment modifyingTraits(_:) replacing(_:value:) sceneCaptureState
    UITraitCollection splitViewControllerLayoutEnvironment tabAccessoryEnvironment toolbarItemPresentationSize
    UITraitCollection typesettingLanguage
    UIUserNotificationSettings categories types
    UIView addMotionEffect(_:) appliedContentSizeCategoryLimitsDescription coordinateSpace cornerConfiguration
    UIView directionalEdgeInsets(for:) edgeInsets(for:) effectiveRadius(corner:) frame(in:) interactions
    UIView layoutGuide(for:) layoutSnapshot() motionEffects recursiveDescription() removeMotionEffect(_:)
    UIView resizableSnapshotView(from:afterScreenUpdates:withCapInsets:) setNeedsUpdateProperties() svg(scale:)
    UIView updatePropertiesIfNeeded()
    UIViewController registerForPreviewing(with:sourceView:) setNeedsUpdateProperties()
    UIViewController unregisterForPreviewing(withContext:) updatePropertiesIfNeeded()
    UIViewPropertyAnimator duration timingParameters
    UIVisualEffect copy(with:)
    UIVisualEffectView contentView
    UIWindow safeAreaAspectFitLayoutGuide
    """
}
