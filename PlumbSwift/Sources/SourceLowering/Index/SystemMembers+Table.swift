// SPDX-License-Identifier: MIT

extension SystemMembers {
  /// Each line names a class and the properties and methods that it introduces. A `?` follows the
  /// label of an argument that may be omitted. A member that several classes have is followed by
  /// its type, in which `~` is a blank.
  static let table = """
    CAAnimation autoreverses beginTime=CFTimeInterval copy(with?:)=Any delegate=(any~CAAnimationDelegate)?
    CAAnimation duration=CFTimeInterval encode(with:) fillMode isRemovedOnCompletion preferredFrameRateRange
    CAAnimation repeatCount=Float repeatDuration=CFTimeInterval speed=Float timeOffset=CFTimeInterval timingFunction
    CAAnimationGroup animations
    CABasicAnimation byValue fromValue toValue
    CADisplayLink add(to:forMode:) duration=CFTimeInterval frameInterval invalidate() isPaused preferredFrameRateRange
    CADisplayLink preferredFramesPerSecond remove(from:forMode:) targetTimestamp timestamp=CFTimeInterval
    CAEmitterCell alphaRange alphaSpeed autoreverses beginTime=CFTimeInterval birthRate=Float blueRange blueSpeed
    CAEmitterCell color=CGColor? contents=Any? contentsRect contentsScale=CGFloat duration=CFTimeInterval
    CAEmitterCell emissionLatitude emissionLongitude emissionRange emitterCells=[CAEmitterCell]? fillMode greenRange
    CAEmitterCell greenSpeed isEnabled lifetime=Float lifetimeRange magnificationFilter minificationFilter
    CAEmitterCell minificationFilterBias=Float name=String? redRange redSpeed repeatCount=Float
    CAEmitterCell repeatDuration=CFTimeInterval scale=CGFloat scaleRange scaleSpeed speed=Float spin=CGFloat spinRange
    CAEmitterCell style=[AnyHashable:~Any]? timeOffset=CFTimeInterval velocity=CGFloat velocityRange xAcceleration
    CAEmitterCell yAcceleration zAcceleration
    CAEmitterLayer birthRate=Float emitterCells=[CAEmitterCell]? emitterDepth emitterMode emitterPosition emitterShape
    CAEmitterLayer emitterSize emitterZPosition lifetime=Float preservesDepth renderMode scale=Float seed spin=Float
    CAEmitterLayer velocity=Float
    CAGradientLayer colors=[Any]? endPoint locations startPoint type
    CAKeyframeAnimation biasValues calculationMode continuityValues keyTimes path=CGPath? rotationMode tensionValues
    CAKeyframeAnimation timingFunctions values
    CALayer action(forKey:) actions=[String:~any~CAAction]? add(_:forKey:) addSublayer(_:) affineTransform()
    CALayer allowsEdgeAntialiasing allowsGroupOpacity anchorPoint=CGPoint anchorPointZ animation(forKey:)
    CALayer animationKeys() autoreverses backgroundColor=CGColor? backgroundFilters beginTime=CFTimeInterval borderColor
    CALayer borderWidth bounds=CGRect compositingFilter contains(_:)=Bool contents=Any? contentsAreFlipped()
    CALayer contentsCenter contentsFormat contentsGravity contentsHeadroom contentsRect contentsScale=CGFloat
    CALayer convert(_:from:)=CGPoint convert(_:to:)=CGPoint convertTime(_:from:) convertTime(_:to:) cornerCurve
    CALayer cornerRadius delegate=(any~CALayerDelegate)? display() displayIfNeeded() draw(in:) drawsAsynchronously
    CALayer duration=CFTimeInterval edgeAntialiasingMask encode(with:) fillMode filters frame=CGRect hitTest(_:)
    CALayer insertSublayer(_:above:) insertSublayer(_:at:) insertSublayer(_:below:) isDoubleSided isGeometryFlipped
    CALayer isHidden=Bool isOpaque layoutIfNeeded() layoutSublayers() magnificationFilter mask=CALayer? maskedCorners
    CALayer masksToBounds minificationFilter minificationFilterBias=Float model() name=String? needsDisplay()
    CALayer needsDisplayOnBoundsChange needsLayout() opacity position=CGPoint preferredDynamicRange preferredFrameSize()
    CALayer presentation() rasterizationScale removeAllAnimations() removeAnimation(forKey:) removeFromSuperlayer()
    CALayer render(in:) repeatCount=Float repeatDuration=CFTimeInterval replaceSublayer(_:with:) scroll(_:)
    CALayer scrollRectToVisible(_:) setAffineTransform(_:) setNeedsDisplay() setNeedsDisplay(_:) setNeedsLayout()
    CALayer shadowColor=CGColor? shadowOffset=CGSize shadowOpacity shadowPath=CGPath? shadowRadius shouldRasterize
    CALayer speed=Float style=[AnyHashable:~Any]? sublayerTransform sublayers superlayer timeOffset=CFTimeInterval
    CALayer toneMapMode transform=CATransform3D visibleRect wantsExtendedDynamicRangeContent zPosition
    CAMediaTimingFunction encode(with:)
    CAPropertyAnimation isAdditive isCumulative keyPath=String? valueFunction
    CAReplicatorLayer instanceAlphaOffset instanceBlueOffset instanceColor instanceCount instanceDelay
    CAReplicatorLayer instanceGreenOffset instanceRedOffset instanceTransform preservesDepth
    CAScrollLayer scroll(to:) scrollMode
    CAShapeLayer fillColor fillRule lineCap lineDashPattern lineDashPhase lineJoin lineWidth=CGFloat miterLimit=CGFloat
    CAShapeLayer path=CGPath? strokeColor strokeEnd strokeStart
    CASpringAnimation allowsOverdamping bounce=CGFloat damping initialVelocity=CGFloat mass perceptualDuration
    CASpringAnimation settlingDuration stiffness
    CATextLayer alignmentMode allowsFontSubpixelQuantization font=AnyObject? fontSize foregroundColor isWrapped
    CATextLayer string=Any? truncationMode
    CATiledLayer levelsOfDetail levelsOfDetailBias tileSize
    CATransition endProgress filter startProgress subtype=CATransitionSubtype? type
    CAValueFunction name=CAValueFunctionName
    NSCollectionLayoutAnchor copy(with?:)=Any edges=NSDirectionalRectEdge isAbsoluteOffset isFractionalOffset
    NSCollectionLayoutAnchor offset=CGPoint
    NSCollectionLayoutBoundarySupplementaryItem alignment=NSRectAlignment extendsBoundary offset=CGPoint
    NSCollectionLayoutBoundarySupplementaryItem pinToVisibleBounds
    NSCollectionLayoutDecorationItem elementKind=String zIndex
    NSCollectionLayoutDimension copy(with?:)=Any dimension isAbsolute isEstimated isFractionalHeight isFractionalWidth
    NSCollectionLayoutEdgeSpacing bottom copy(with?:)=Any leading=NSCollectionLayoutSpacing? top trailing
    NSCollectionLayoutGroup interItemSpacing subitems visualDescription()
    NSCollectionLayoutGroupCustomItem copy(with?:)=Any frame=CGRect zIndex=Int
    NSCollectionLayoutItem contentInsets copy(with?:)=Any edgeSpacing layoutSize supplementaryItems
    NSCollectionLayoutSection boundarySupplementaryItems=[NSCollectionLayoutBoundarySupplementaryItem] contentInsets
    NSCollectionLayoutSection contentInsetsReference copy(with?:)=Any decorationItems interGroupSpacing
    NSCollectionLayoutSection orthogonalScrollingBehavior orthogonalScrollingProperties
    NSCollectionLayoutSection supplementariesFollowContentInsets supplementaryContentInsetsReference
    NSCollectionLayoutSection visibleItemsInvalidationHandler
    NSCollectionLayoutSize copy(with?:)=Any heightDimension widthDimension
    NSCollectionLayoutSpacing copy(with?:)=Any isFixedSpacing isFlexibleSpacing spacing=CGFloat
    NSCollectionLayoutSupplementaryItem containerAnchor elementKind=String itemAnchor zIndex
    NSComparisonPredicate comparisonPredicateModifier leftExpression options=Options predicateOperatorType
    NSComparisonPredicate rightExpression
    NSDataAsset data name=String typeIdentifier
    NSDataDetector checkingTypes firstMatch(in:options?:range:) matches(in:options?:range:)
    NSDataDetector numberOfMatches(in:options?:range:)
    NSException callStackReturnAddresses callStackSymbols name=NSExceptionName raise() reason
    NSException userInfo=[AnyHashable:~Any]?
    NSExpression arguments constantValue expressionType expressionValue(with:context:) function keyPath=String variable
    NSExtensionContext cancelRequest(withError:) completeRequest(returningItems:completionHandler?:) inputItems
    NSExtensionContext open(_:completionHandler?:)
    NSExtensionItem attachments attributedContentText attributedTitle=NSAttributedString? copy(with?:)=Any
    NSExtensionItem userInfo=[AnyHashable:~Any]?
    NSFileCoordinator cancel() item(at:didMoveTo:)
    NSFileVersion hasLocalContents isConflict isDiscardable isResolved localizedName=String?
    NSFileVersion localizedNameOfSavingComputer modificationDate url=URL
    NSItemProvider hasItemConformingToTypeIdentifier(_:) hasRepresentationConforming(toTypeIdentifier:fileOptions?:)
    NSItemProvider loadPreviewImage(options?:completionHandler:) preferredPresentationSize preferredPresentationStyle
    NSItemProvider previewImageHandler registerObject(_:visibility:) registeredContentTypes
    NSItemProvider registeredContentTypes(conformingTo:) registeredContentTypesForOpenInPlace registeredTypeIdentifiers
    NSItemProvider registeredTypeIdentifiers(fileOptions:) suggestedName teamData
    NSKeyValueObservation invalidate()
    NSLayoutConstraint awakeFromNib() constant firstAttribute firstItem identifier=String? isActive=Bool multiplier
    NSLayoutConstraint priority relation secondAttribute secondItem shouldBeArchived
    NSLayoutDimension constraint(equalTo:multiplier:) constraint(equalTo:multiplier:constant:)
    NSLayoutDimension constraint(equalToConstant:) constraint(greaterThanOrEqualTo:multiplier:)
    NSLayoutDimension constraint(greaterThanOrEqualTo:multiplier:constant:) constraint(greaterThanOrEqualToConstant:)
    NSLayoutDimension constraint(lessThanOrEqualTo:multiplier:) constraint(lessThanOrEqualTo:multiplier:constant:)
    NSLayoutDimension constraint(lessThanOrEqualToConstant:)
    NSLayoutManager addTextContainer(_:) allowsNonContiguousLayout attachmentSize(forGlyphAt:)
    NSLayoutManager boundingRect(forGlyphRange:in:) cgGlyph(at:) characterIndexForGlyph(at:)
    NSLayoutManager characterRange(forGlyphRange:actualGlyphRange:) delegate=(any~NSLayoutManagerDelegate)?
    NSLayoutManager drawBackground(forGlyphRange:at:) drawGlyphs(forGlyphRange:at:)
    NSLayoutManager drawStrikethrough(forGlyphRange:strikethroughType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)
    NSLayoutManager drawUnderline(forGlyphRange:underlineType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)
    NSLayoutManager drawsOutsideLineFragment(forGlyphAt:) encode(with:) ensureGlyphs(forCharacterRange:)
    NSLayoutManager ensureGlyphs(forGlyphRange:) ensureLayout(for:) ensureLayout(forBoundingRect:in:)
    NSLayoutManager ensureLayout(forCharacterRange:) ensureLayout(forGlyphRange:) extraLineFragmentRect
    NSLayoutManager extraLineFragmentTextContainer extraLineFragmentUsedRect firstUnlaidCharacterIndex()
    NSLayoutManager firstUnlaidGlyphIndex() fractionOfDistanceThroughGlyph(for:in:) glyphIndex(for:in:)
    NSLayoutManager glyphIndexForCharacter(at:) glyphRange(for:) glyphRange(forBoundingRect:in:)
    NSLayoutManager glyphRange(forBoundingRectWithoutAdditionalLayout:in:)
    NSLayoutManager glyphRange(forCharacterRange:actualCharacterRange:) hasNonContiguousLayout
    NSLayoutManager insertTextContainer(_:at:) invalidateDisplay(forCharacterRange:) invalidateDisplay(forGlyphRange:)
    NSLayoutManager invalidateGlyphs(forCharacterRange:changeInLength:actualCharacterRange:)
    NSLayoutManager invalidateLayout(forCharacterRange:actualCharacterRange:) isValidGlyphIndex(_:)
    NSLayoutManager limitsLayoutForSuspiciousContents lineFragmentRect(forGlyphAt:effectiveRange:)
    NSLayoutManager lineFragmentRect(forGlyphAt:effectiveRange:withoutAdditionalLayout:)
    NSLayoutManager lineFragmentUsedRect(forGlyphAt:effectiveRange:)
    NSLayoutManager lineFragmentUsedRect(forGlyphAt:effectiveRange:withoutAdditionalLayout:) location(forGlyphAt:)
    NSLayoutManager notShownAttribute(forGlyphAt:) numberOfGlyphs
    NSLayoutManager processEditing(for:edited:range:changeInLength:invalidatedRange:) propertyForGlyph(at:)
    NSLayoutManager range(ofNominallySpacedGlyphsContaining:) removeTextContainer(at:)
    NSLayoutManager setAttachmentSize(_:forGlyphRange:) setDrawsOutsideLineFragment(_:forGlyphAt:)
    NSLayoutManager setExtraLineFragmentRect(_:usedRect:textContainer:) setLineFragmentRect(_:forGlyphRange:usedRect:)
    NSLayoutManager setLocation(_:forStartOfGlyphRange:) setNotShownAttribute(_:forGlyphAt:)
    NSLayoutManager setTextContainer(_:forGlyphRange:) showsControlCharacters showsInvisibleCharacters
    NSLayoutManager strikethroughGlyphRange(_:strikethroughType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)
    NSLayoutManager textContainer(forGlyphAt:effectiveRange:)
    NSLayoutManager textContainer(forGlyphAt:effectiveRange:withoutAdditionalLayout:) textContainerChangedGeometry(_:)
    NSLayoutManager textContainers textStorage=NSTextStorage? truncatedGlyphRange(inLineFragmentForGlyphAt:)
    NSLayoutManager underlineGlyphRange(_:underlineType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)
    NSLayoutManager usedRect(for:) usesDefaultHyphenation usesFontLeading
    NSLayoutXAxisAnchor anchorWithOffset(to:)=NSLayoutDimension constraint(equalToSystemSpacingAfter:multiplier:)
    NSLayoutXAxisAnchor constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)
    NSLayoutXAxisAnchor constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)
    NSLayoutYAxisAnchor anchorWithOffset(to:)=NSLayoutDimension constraint(equalToSystemSpacingBelow:multiplier:)
    NSLayoutYAxisAnchor constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)
    NSLayoutYAxisAnchor constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)
    NSMetadataItem attributes=[String] value(forAttribute:)
    NSMetadataQuery delegate=(any~NSMetadataQueryDelegate)? disableUpdates() enableUpdates() groupingAttributes
    NSMetadataQuery index(ofResult:) isGathering isStarted isStopped notificationBatchingInterval operationQueue
    NSMetadataQuery predicate result(at:) resultCount=Int results searchItems searchScopes sortDescriptors start()
    NSMetadataQuery stop() valueListAttributes
    NSMutableParagraphStyle addTabStop(_:) removeTabStop(_:) setParagraphStyle(_:)
    NSParagraphStyle alignment=NSTextAlignment allowsDefaultTighteningForTruncation baseWritingDirection
    NSParagraphStyle defaultTabInterval firstLineHeadIndent headIndent hyphenationFactor lineBreakMode=NSLineBreakMode
    NSParagraphStyle lineBreakStrategy=LineBreakStrategy lineHeightMultiple lineSpacing maximumLineHeight
    NSParagraphStyle minimumLineHeight mutableCopy(with?:) paragraphSpacing paragraphSpacingBefore tabStops tailIndent
    NSParagraphStyle textLists usesDefaultHyphenation
    NSPointerArray addPointer(_:) allObjects compact() copy(with?:)=Any count insertPointer(_:at:) pointer(at:)
    NSPointerArray removePointer(at:) replacePointer(at:withPointer:)
    NSShadow shadowBlurRadius shadowColor=Any? shadowOffset
    NSStringDrawingContext actualScaleFactor minimumScaleFactor=CGFloat totalBounds
    NSTextAttachment accessibilityLabel=String? allowsTextAttachmentView
    NSTextAttachment attachmentBounds(for:location:textContainer:proposedLineFragment:position:)=CGRect
    NSTextAttachment attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:) bounds contents=Data?
    NSTextAttachment fileType=String? image=UIImage? image(for:attributes?:location:textContainer:)
    NSTextAttachment image(forBounds:textContainer:characterIndex:) lineLayoutPadding usesTextAttachmentView
    NSTextAttachment viewProvider(for:location:textContainer:)
    NSTextAttachmentViewProvider attachmentBounds(for:location:textContainer:proposedLineFragment:position:)=CGRect
    NSTextAttachmentViewProvider loadView() location=any~NSTextLocation textAttachment
    NSTextAttachmentViewProvider textLayoutManager=NSTextLayoutManager? tracksTextAttachmentViewBounds view=UIView?
    NSTextContainer encode(with:) exclusionPaths heightTracksTextView isSimpleRectangular
    NSTextContainer isSimpleRectangularTextContainer layoutManager=NSLayoutManager? lineBreakMode lineFragmentPadding
    NSTextContainer maximumNumberOfLines replaceLayoutManager(_:) size=CGSize textLayoutManager=NSTextLayoutManager?
    NSTextContainer widthTracksTextView
    NSTextContentManager addTextLayoutManager(_:) automaticallySynchronizesTextLayoutManagers
    NSTextContentManager automaticallySynchronizesToBackingStore delegate=(any~NSTextContentManagerDelegate)?
    NSTextContentManager documentRange=NSTextRange enumerateTextElements(from:options?:using:) hasEditingTransaction
    NSTextContentManager location(_:offsetBy:)=(any~NSTextLocation)? offset(from:to:)=Int performEditingTransaction(_:)
    NSTextContentManager primaryTextLayoutManager recordEditAction(in:newTextRange:) removeTextLayoutManager(_:)
    NSTextContentManager synchronizeTextLayoutManagers(_:) synchronizeToBackingStore(_:) textElements(for:)
    NSTextContentManager textLayoutManagers
    NSTextContentStorage adjustedRange(from:forEditingTextSelection:) attributedString=NSAttributedString?
    NSTextContentStorage attributedString(for:) includesTextListMarkers textElement(for:) textStorage=NSTextStorage?
    NSTextElement childElements elementRange isRepresentedElement parent=NSTextElement?
    NSTextElement textContentManager=NSTextContentManager?
    NSTextLayoutFragment bottomMargin draw(at:in:) frameForTextAttachment(at:) invalidateLayout() layoutFragmentFrame
    NSTextLayoutFragment layoutQueue=OperationQueue? leadingPadding rangeInElement renderingSurfaceBounds state=State
    NSTextLayoutFragment textAttachmentViewProviders textElement textLayoutManager=NSTextLayoutManager?
    NSTextLayoutFragment textLineFragment(for:isUpstreamAffinity:)
    NSTextLayoutFragment textLineFragment(forVerticalOffset:requiresExactMatch:) textLineFragments topMargin
    NSTextLayoutFragment trailingPadding
    NSTextLayoutManager addRenderingAttribute(_:value:for:) baseWritingDirection(at:)
    NSTextLayoutManager delegate=(any~NSTextLayoutManagerDelegate)? documentRange=NSTextRange ensureLayout(for:)
    NSTextLayoutManager enumerateRenderingAttributes(from:reverse:using:)
    NSTextLayoutManager enumerateTextLayoutFragments(from:options?:using:)
    NSTextLayoutManager enumerateTextSegments(in:type:options?:using:) invalidateLayout(for:)
    NSTextLayoutManager invalidateRenderingAttributes(for:) layoutQueue=OperationQueue?
    NSTextLayoutManager limitsLayoutForSuspiciousContents lineFragmentRange(for:inContainerAt:)
    NSTextLayoutManager location(_:offsetBy:)=(any~NSTextLocation)? offset(from:to:)=Int
    NSTextLayoutManager removeRenderingAttribute(_:for:) renderingAttributesValidator replace(_:)
    NSTextLayoutManager replaceContents(in:with:) setRenderingAttributes(_:for:) textContainer=NSTextContainer?
    NSTextLayoutManager textContentManager=NSTextContentManager? textLayoutFragment(for:) textRange(for:enclosing:)
    NSTextLayoutManager textSelectionNavigation textSelections textViewportLayoutController usageBoundsForTextContainer
    NSTextLayoutManager usesFontLeading usesHyphenation
    NSTextLineFragment attributedString=NSAttributedString characterIndex(for:) characterRange draw(at:) draw(at:in:)
    NSTextLineFragment fractionOfDistanceThroughGlyph(for:) glyphOrigin locationForCharacter(at:) typographicBounds
    NSTextList marker(forItemNumber:) markerFormat startingItemNumber
    NSTextParagraph attributedString=NSAttributedString paragraphContentRange paragraphSeparatorRange
    NSTextRange contains(_:)=Bool endLocation intersection(_:) intersects(_:) isEmpty=Bool isEqual(to:)
    NSTextRange location=any~NSTextLocation union(_:)
    NSTextSelection affinity anchorPositionOffset granularity isLogical isTransient secondarySelectionLocation
    NSTextSelection textRanges textSelection(with:) typingAttributes=[NSAttributedString.Key:~Any]
    NSTextSelectionNavigation allowsNonContiguousRanges deletionRanges(for:direction:destination:allowsDecomposition:)
    NSTextSelectionNavigation destinationSelection(for:direction:destination:extending:confined:) flushLayoutCache()
    NSTextSelectionNavigation resolvedInsertionLocation(for:writingDirection:)
    NSTextSelectionNavigation rotatesCoordinateSystemForLayoutOrientation textSelection(for:enclosing:)
    NSTextSelectionNavigation textSelection(for:enclosing:inContainerAt:) textSelectionDataSource
    NSTextSelectionNavigation textSelections(interactingAt:inContainerAt:anchors:modifiers:selecting:bounds:)
    NSTextStorage addLayoutManager(_:) changeInLength delegate=(any~NSTextStorageDelegate)?
    NSTextStorage edited(_:range:changeInLength:) editedMask editedRange ensureAttributesAreFixed(in:)
    NSTextStorage fixAttributes(in:) fixesAttributesLazily invalidateAttributes(in:) layoutManagers processEditing()
    NSTextStorage removeLayoutManager(_:) textStorageObserver
    NSTextTab alignment=NSTextAlignment copy(with?:)=Any encode(with:) location=CGFloat options=[OptionKey:~Any]
    NSTextViewportLayoutController adjustViewport(byVerticalOffset:)
    NSTextViewportLayoutController delegate=(any~NSTextViewportLayoutControllerDelegate)? layoutViewport()
    NSTextViewportLayoutController relocateViewport(to:) textLayoutManager=NSTextLayoutManager? viewportBounds
    NSTextViewportLayoutController viewportRange
    NSUbiquitousKeyValueStore array(forKey:) bool(forKey:) data(forKey:) dictionary(forKey:) dictionaryRepresentation
    NSUbiquitousKeyValueStore double(forKey:) longLong(forKey:) object(forKey:)=Any? removeObject(forKey:)
    NSUbiquitousKeyValueStore set(_:forKey:) string(forKey:) synchronize()
    NSUserActivity activityType=String addUserInfoEntries(from:) becomeCurrent() delegate=(any~NSUserActivityDelegate)?
    NSUserActivity expirationDate getContinuationStreams(completionHandler:) invalidate() isEligibleForHandoff
    NSUserActivity isEligibleForPrediction isEligibleForPublicIndexing isEligibleForSearch needsSave
    NSUserActivity persistentIdentifier=String? referrerURL resignCurrent() supportsContinuationStreams
    NSUserActivity targetContentIdentifier=String? title=String? userInfo=[AnyHashable:~Any]? webpageURL
    UIAccessibilityCustomAction actionHandler attributedName=NSAttributedString category=String? image=UIImage?
    UIAccessibilityCustomAction name=String selector target=AnyObject?
    UIAccessibilityCustomRotor attributedName=NSAttributedString itemSearchBlock name=String systemRotorType
    UIAccessibilityCustomRotorItemResult targetElement targetRange
    UIAccessibilityCustomRotorSearchPredicate currentItem searchDirection
    UIAccessibilityElement accessibilityContainer accessibilityFrameInContainerSpace
    UIAccessibilityLocationDescriptor attributedName=NSAttributedString name=String point view=UIView?
    UIAction attributes=Attributes discoverabilityTitle=String? identifier=Identifier performWithSender(_:target:)
    UIAction presentationSourceItem sender=AnyObject? state=State
    UIActivity activityDidFinish(_:) activityImage activityTitle activityType=ActivityType? activityViewController
    UIActivity canPerform(withActivityItems:) perform() prepare(withActivityItems:)
    UIActivityIndicatorView color=UIColor! hidesWhenStopped isAnimating startAnimating() stopAnimating() style
    UIActivityItemProvider activityType=UIActivity.ActivityType?
    UIActivityItemProvider activityViewController(_:dataTypeIdentifierForActivityType:)
    UIActivityItemProvider activityViewController(_:itemForActivityType:)
    UIActivityItemProvider activityViewController(_:subjectForActivityType:)
    UIActivityItemProvider activityViewController(_:thumbnailImageForActivityType:suggestedSize:)
    UIActivityItemProvider activityViewControllerPlaceholderItem(_:) item placeholderItem
    UIActivityItemsConfiguration itemProvidersForActivityItemsConfiguration localObject=Any?
    UIActivityViewController activityItems allowsProminentActivity applicationActivities completionWithItemsHandler
    UIActivityViewController excludedActivitySectionTypes excludedActivityTypes
    UIAlertAction isEnabled style=Style title=String?
    UIAlertController actions=[UIAlertAction] addAction(_:) addTextField(configurationHandler?:) message preferredAction
    UIAlertController preferredStyle severity textFields
    UIApplication activateSceneSession(for:errorHandler?:) alternateIconName applicationIconBadgeNumber applicationState
    UIApplication applicationSupportsShakeToEdit backgroundRefreshStatus backgroundTimeRemaining
    UIApplication beginBackgroundTask(withName?:expirationHandler?:) beginIgnoringInteractionEvents()
    UIApplication beginReceivingRemoteControlEvents() canOpenURL(_:) cancelAllLocalNotifications()
    UIApplication cancelLocalNotification(_:) completeStateRestoration() currentUserNotificationSettings
    UIApplication delegate=(any~UIApplicationDelegate)? endBackgroundTask(_:) endIgnoringInteractionEvents()
    UIApplication endReceivingRemoteControlEvents() extendStateRestoration() ignoreSnapshotOnNextApplicationLaunch()
    UIApplication isIdleTimerDisabled isNetworkActivityIndicatorVisible isProtectedDataAvailable
    UIApplication isRegisteredForRemoteNotifications isStatusBarHidden=Bool keyWindow=UIWindow?
    UIApplication open(_:options?:completionHandler?:) openURL(_:) preferredContentSizeCategory=UIContentSizeCategory
    UIApplication presentLocalNotificationNow(_:) registerForRemoteNotifications() registerUserNotificationSettings(_:)
    UIApplication requestSceneSessionActivation(_:userActivity:options:errorHandler?:)
    UIApplication requestSceneSessionDestruction(_:options:errorHandler?:) requestSceneSessionRefresh(_:)
    UIApplication scheduleLocalNotification(_:) scheduledLocalNotifications sendAction(_:to:from:for:) sendEvent(_:)
    UIApplication setAlternateIconName(_:completionHandler?:) setMinimumBackgroundFetchInterval(_:)
    UIApplication setStatusBarHidden(_:with:) setStatusBarStyle(_:animated:) shortcutItems statusBarFrame=CGRect
    UIApplication statusBarOrientation statusBarStyle=UIStatusBarStyle supportedInterfaceOrientations(for:)
    UIApplication supportsAlternateIcons supportsMultipleScenes unregisterForRemoteNotifications()
    UIApplication userInterfaceLayoutDirection windows=[UIWindow]
    UIApplicationShortcutItem icon=UIApplicationShortcutIcon? localizedSubtitle localizedTitle
    UIApplicationShortcutItem targetContentIdentifier=Any? type=String userInfo=[String:~any~NSSecureCoding]?
    UIBackgroundExtensionView automaticallyPlacesContentView contentView=UIView?
    UIBandSelectionInteraction initialModifierFlags isEnabled selectionRect shouldBeginHandler state=State
    UIBarAppearance backgroundColor=UIColor? backgroundEffect=UIBlurEffect? backgroundImage=UIImage?
    UIBarAppearance backgroundImageContentMode configureWithDefaultBackground() configureWithOpaqueBackground()
    UIBarAppearance configureWithTransparentBackground() copy(with?:)=Any idiom shadowColor=UIColor?
    UIBarAppearance shadowImage=UIImage?
    UIBarButtonItem action=Selector? backButtonBackgroundImage(for:barMetrics:)
    UIBarButtonItem backButtonBackgroundVerticalPositionAdjustment(for:) backButtonTitlePositionAdjustment(for:)
    UIBarButtonItem backgroundImage(for:barMetrics:)=UIImage? backgroundImage(for:style:barMetrics:)
    UIBarButtonItem backgroundVerticalPositionAdjustment(for:) badge buttonGroup changesSelectionAsPrimaryAction
    UIBarButtonItem creatingFixedGroup() creatingMovableGroup(customizationIdentifier:)
    UIBarButtonItem creatingOptionalGroup(customizationIdentifier:isInDefaultCustomization?:) customView
    UIBarButtonItem frame(in:)=CGRect hidesSharedBackground identifier=String? isHidden isSelected isSpringLoaded
    UIBarButtonItem isSymbolAnimationEnabled menu=UIMenu? menuRepresentation=UIMenuElement? preferredMenuElementOrder
    UIBarButtonItem primaryAction removeAllSymbolEffects(options?:animated?:)
    UIBarButtonItem setBackButtonBackgroundImage(_:for:barMetrics:)
    UIBarButtonItem setBackButtonBackgroundVerticalPositionAdjustment(_:for:)
    UIBarButtonItem setBackButtonTitlePositionAdjustment(_:for:) setBackgroundImage(_:for:barMetrics:)
    UIBarButtonItem setBackgroundImage(_:for:style:barMetrics:) setBackgroundVerticalPositionAdjustment(_:for:)
    UIBarButtonItem setTitlePositionAdjustment(_:for:) sharesBackground style target=AnyObject? tintColor=UIColor?
    UIBarButtonItem titlePositionAdjustment(for:) width
    UIBarButtonItemAppearance configureWithDefault(for:) copy(with?:)=Any disabled focused highlighted normal
    UIBarButtonItemGroup alwaysAvailable barButtonItems isDisplayingRepresentativeItem isHidden
    UIBarButtonItemGroup menuRepresentation=UIMenuElement? representativeItem
    UIBarButtonItemStateAppearance backgroundImage=UIImage? backgroundImagePositionAdjustment titlePositionAdjustment
    UIBarButtonItemStateAppearance titleTextAttributes=[NSAttributedString.Key:~Any]
    UIBarItem encode(with:) image=UIImage? imageInsets isEnabled landscapeImagePhone landscapeImagePhoneInsets
    UIBarItem largeContentSizeImage largeContentSizeImageInsets setTitleTextAttributes(_:for:) tag title=String?
    UIBarItem titleTextAttributes(for:)=[NSAttributedString.Key:~Any]?
    UIBezierPath addArc(withCenter:radius:startAngle:endAngle:clockwise:) addClip()
    UIBezierPath addCurve(to:controlPoint1:controlPoint2:) addLine(to:) addQuadCurve(to:controlPoint:) append(_:)
    UIBezierPath apply(_:) bounds=CGRect cgPath close() contains(_:)=Bool copy(with?:)=Any currentPoint encode(with:)
    UIBezierPath fill() fill(with:alpha:) flatness isEmpty=Bool lineCapStyle lineJoinStyle lineWidth=CGFloat
    UIBezierPath miterLimit=CGFloat move(to:) removeAllPoints() reversing() stroke() stroke(with:alpha:)
    UIBezierPath usesEvenOddFillRule
    UIBlurEffect style=Style
    UIButton adjustsImageWhenDisabled adjustsImageWhenHighlighted attributedTitle(for:)
    UIButton automaticallyUpdatesConfiguration backgroundImage(for:)=UIImage? backgroundRect(forBounds:)
    UIButton behavioralStyle=UIBehavioralStyle buttonType changesSelectionAsPrimaryAction configuration=Configuration?
    UIButton configurationUpdateHandler=ConfigurationUpdateHandler? contentEdgeInsets contentRect(forBounds:)
    UIButton currentAttributedTitle currentBackgroundImage currentImage=UIImage? currentPreferredSymbolConfiguration
    UIButton currentTitle currentTitleColor currentTitleShadowColor image(for:) imageEdgeInsets
    UIButton imageRect(forContentRect:) imageView=UIImageView? isHeld isHovered isPointerInteractionEnabled
    UIButton isSpringLoaded menu=UIMenu? pointerStyleProvider preferredBehavioralStyle preferredMenuElementOrder
    UIButton preferredSymbolConfigurationForImage(in:) reversesTitleShadowWhenHighlighted role
    UIButton setAttributedTitle(_:for:) setBackgroundImage(_:for:) setImage(_:for:) setNeedsUpdateConfiguration()
    UIButton setPreferredSymbolConfiguration(_:forImageIn:) setTitle(_:for:) setTitleColor(_:for:)
    UIButton setTitleShadowColor(_:for:) showsTouchWhenHighlighted subtitleLabel title(for:) titleColor(for:)
    UIButton titleEdgeInsets titleLabel titleRect(forContentRect:) titleShadowColor(for:) updateConfiguration()
    UICalendarSelection updateSelectableDates()
    UICalendarSelectionMultiDate delegate=(any~UICalendarSelectionMultiDateDelegate)? selectedDates
    UICalendarSelectionMultiDate setSelectedDates(_:animated:)
    UICalendarSelectionSingleDate delegate=(any~UICalendarSelectionSingleDateDelegate)? selectedDate
    UICalendarSelectionSingleDate setSelected(_:animated:)
    UICalendarView availableDateRange calendar delegate=(any~UICalendarViewDelegate)? fontDesign locale
    UICalendarView reloadDecorations(forDateComponents:animated:) selectionBehavior
    UICalendarView setVisibleDateComponents(_:animated:) timeZone=TimeZone? visibleDateComponents wantsDateDecorations
    UICanvasFeedbackGenerator alignmentOccurred(at:) pathCompleted(at:)
    UICollectionLayoutSectionOrthogonalScrollingProperties bounce decelerationRate
    UICollectionReusableView apply(_:) didTransition(from:to:) preferredLayoutAttributesFitting(_:) prepareForReuse()
    UICollectionReusableView reuseIdentifier willTransition(from:to:)
    UICollectionView backgroundView=UIView? beginInteractiveMovementForItem(at:) cancelInteractiveMovement()
    UICollectionView cancelInteractiveTransition() cellForItem(at:) collectionViewLayout=UICollectionViewLayout
    UICollectionView dataSource=(any~UICollectionViewDataSource)? deleteItems(at:) deleteSections(_:)
    UICollectionView dequeueReusableCell(withReuseIdentifier:for:)
    UICollectionView dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:) deselectItem(at:animated:)
    UICollectionView dragDelegate=(any~UICollectionViewDragDelegate)? dropDelegate=(any~UICollectionViewDropDelegate)?
    UICollectionView endInteractiveMovement() finishInteractiveTransition() hasUncommittedUpdates=Bool
    UICollectionView indexPath(for:)=IndexPath? indexPath(forSupplementaryView:) indexPathForItem(at:)
    UICollectionView indexPathsForSelectedItems indexPathsForVisibleItems
    UICollectionView indexPathsForVisibleSupplementaryElements(ofKind:) insertItems(at:) insertSections(_:) isEditing
    UICollectionView layoutAttributesForItem(at:)=UICollectionViewLayoutAttributes?
    UICollectionView layoutAttributesForSupplementaryElement(ofKind:at:) moveItem(at:to:) moveSection(_:toSection:)
    UICollectionView numberOfItems(inSection:) numberOfSections=Int performBatchUpdates(_:completion?:)
    UICollectionView prefetchDataSource=(any~UICollectionViewDataSourcePrefetching)? reconfigureItems(at:)
    UICollectionView register(_:forCellWithReuseIdentifier:) register(_:forSupplementaryViewOfKind:withReuseIdentifier:)
    UICollectionView reloadData() reloadItems(at:) reloadSections(_:) reorderingCadence scrollToItem(at:at:animated:)
    UICollectionView selectItem(at:animated:scrollPosition:) selfSizingInvalidation setCollectionViewLayout(_:animated:)
    UICollectionView setCollectionViewLayout(_:animated:completion:) startInteractiveTransition(to:completion?:)
    UICollectionView supplementaryView(forElementKind:at:) updateInteractiveMovementTargetPosition(_:)
    UICollectionView visibleCells=[UICollectionViewCell] visibleSupplementaryViews(ofKind:)
    UICollectionViewCell automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration
    UICollectionViewCell backgroundConfiguration=UIBackgroundConfiguration? backgroundView=UIView?
    UICollectionViewCell configurationState=UICellConfigurationState
    UICollectionViewCell configurationUpdateHandler=ConfigurationUpdateHandler?
    UICollectionViewCell contentConfiguration=(any~UIContentConfiguration)? contentView=UIView
    UICollectionViewCell defaultBackgroundConfiguration()=UIBackgroundConfiguration dragStateDidChange(_:) isHighlighted
    UICollectionViewCell isSelected selectedBackgroundView=UIView? setNeedsUpdateConfiguration()
    UICollectionViewCell updateConfiguration(using:)
    UICollectionViewCompositionalLayout configuration
    UICollectionViewCompositionalLayoutConfiguration boundarySupplementaryItems=[NSCollectionLayoutBoundarySupplementaryItem]
    UICollectionViewCompositionalLayoutConfiguration contentInsetsReference interSectionSpacing scrollDirection
    UICollectionViewController collectionView=UICollectionView! collectionView(_:canEditItemAt:)
    UICollectionViewController collectionView(_:canFocusItemAt:) collectionView(_:canMoveItemAt:)
    UICollectionViewController collectionView(_:canPerformAction:forItemAt:withSender:)
    UICollectionViewController collectionView(_:canPerformPrimaryActionForItemAt:) collectionView(_:cellForItemAt:)
    UICollectionViewController collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)
    UICollectionViewController collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)
    UICollectionViewController collectionView(_:contextMenuConfigurationForItemAt:point:)
    UICollectionViewController collectionView(_:contextMenuConfigurationForItemsAt:point:)
    UICollectionViewController collectionView(_:didBeginMultipleSelectionInteractionAt:)
    UICollectionViewController collectionView(_:didDeselectItemAt:) collectionView(_:didEndDisplaying:forItemAt:)
    UICollectionViewController collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
    UICollectionViewController collectionView(_:didHighlightItemAt:) collectionView(_:didSelectItemAt:)
    UICollectionViewController collectionView(_:didUnhighlightItemAt:) collectionView(_:didUpdateFocusIn:with:)
    UICollectionViewController collectionView(_:indexPathForIndexTitle:at:) collectionView(_:moveItemAt:to:)
    UICollectionViewController collectionView(_:numberOfItemsInSection:)
    UICollectionViewController collectionView(_:performAction:forItemAt:withSender:)
    UICollectionViewController collectionView(_:performPrimaryActionForItemAt:)
    UICollectionViewController collectionView(_:previewForDismissingContextMenuWithConfiguration:)
    UICollectionViewController collectionView(_:previewForHighlightingContextMenuWithConfiguration:)
    UICollectionViewController collectionView(_:selectionFollowsFocusForItemAt:)
    UICollectionViewController collectionView(_:shouldBeginMultipleSelectionInteractionAt:)
    UICollectionViewController collectionView(_:shouldDeselectItemAt:) collectionView(_:shouldHighlightItemAt:)
    UICollectionViewController collectionView(_:shouldSelectItemAt:) collectionView(_:shouldShowMenuForItemAt:)
    UICollectionViewController collectionView(_:shouldSpringLoadItemAt:with:) collectionView(_:shouldUpdateFocusIn:)
    UICollectionViewController collectionView(_:targetContentOffsetForProposedContentOffset:)
    UICollectionViewController collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)
    UICollectionViewController collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
    UICollectionViewController collectionView(_:transitionLayoutForOldLayout:newLayout:)
    UICollectionViewController collectionView(_:viewForSupplementaryElementOfKind:at:)
    UICollectionViewController collectionView(_:willDisplay:forItemAt:)
    UICollectionViewController collectionView(_:willDisplayContextMenu:animator:)
    UICollectionViewController collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
    UICollectionViewController collectionView(_:willEndContextMenuInteraction:animator:)
    UICollectionViewController collectionView(_:willPerformPreviewActionForMenuWith:animator:)
    UICollectionViewController collectionViewLayout=UICollectionViewLayout indexTitles(for:)
    UICollectionViewController installsStandardGestureForInteractiveMovement numberOfSections(in:)=Int
    UICollectionViewController useLayoutToLayoutNavigationTransitions
    UICollectionViewDropPlaceholder previewParametersProvider=((UICollectionViewCell)~->~UIDragPreviewParameters?)?
    UICollectionViewDropProposal intent=Intent
    UICollectionViewFlowLayout estimatedItemSize footerReferenceSize headerReferenceSize itemSize
    UICollectionViewFlowLayout minimumInteritemSpacing minimumLineSpacing scrollDirection
    UICollectionViewFlowLayout sectionFootersPinToVisibleBounds sectionHeadersPinToVisibleBounds sectionInset
    UICollectionViewFlowLayout sectionInsetReference
    UICollectionViewFlowLayoutInvalidationContext invalidateFlowLayoutAttributes invalidateFlowLayoutDelegateMetrics
    UICollectionViewFocusUpdateContext nextFocusedIndexPath=IndexPath? previouslyFocusedIndexPath=IndexPath?
    UICollectionViewLayout collectionView=UICollectionView? collectionViewContentSize developmentLayoutDirection
    UICollectionViewLayout encode(with:) finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)
    UICollectionViewLayout finalLayoutAttributesForDisappearingItem(at:)
    UICollectionViewLayout finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)
    UICollectionViewLayout finalizeAnimatedBoundsChange() finalizeCollectionViewUpdates() finalizeLayoutTransition()
    UICollectionViewLayout flipsHorizontallyInOppositeLayoutDirection indexPathsToDeleteForDecorationView(ofKind:)
    UICollectionViewLayout indexPathsToDeleteForSupplementaryView(ofKind:) indexPathsToInsertForDecorationView(ofKind:)
    UICollectionViewLayout indexPathsToInsertForSupplementaryView(ofKind:)
    UICollectionViewLayout initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)
    UICollectionViewLayout initialLayoutAttributesForAppearingItem(at:)
    UICollectionViewLayout initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:) invalidateLayout()
    UICollectionViewLayout invalidateLayout(with:) invalidationContext(forBoundsChange:)
    UICollectionViewLayout invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:)
    UICollectionViewLayout invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)
    UICollectionViewLayout invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:)
    UICollectionViewLayout layoutAttributesForDecorationView(ofKind:at:) layoutAttributesForElements(in:)
    UICollectionViewLayout layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)
    UICollectionViewLayout layoutAttributesForItem(at:)=UICollectionViewLayoutAttributes?
    UICollectionViewLayout layoutAttributesForSupplementaryView(ofKind:at:) prepare() prepare(forAnimatedBoundsChange:)
    UICollectionViewLayout prepare(forCollectionViewUpdates:) prepareForTransition(from:) prepareForTransition(to:)
    UICollectionViewLayout register(_:forDecorationViewOfKind:) shouldInvalidateLayout(forBoundsChange:)
    UICollectionViewLayout shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)
    UICollectionViewLayout targetContentOffset(forProposedContentOffset:)
    UICollectionViewLayout targetContentOffset(forProposedContentOffset:withScrollingVelocity:)
    UICollectionViewLayout targetIndexPath(forInteractivelyMovingItem:withPosition:)
    UICollectionViewLayoutAttributes alpha=CGFloat bounds=CGRect center=CGPoint copy(with?:)=Any frame=CGRect indexPath
    UICollectionViewLayoutAttributes isHidden representedElementCategory representedElementKind size=CGSize transform
    UICollectionViewLayoutAttributes transform3D=CATransform3D zIndex
    UICollectionViewLayoutInvalidationContext contentOffsetAdjustment contentSizeAdjustment interactiveMovementTarget
    UICollectionViewLayoutInvalidationContext invalidateDataSourceCounts invalidateDecorationElements(ofKind:at:)
    UICollectionViewLayoutInvalidationContext invalidateEverything invalidateItems(at:)
    UICollectionViewLayoutInvalidationContext invalidateSupplementaryElements(ofKind:at:)
    UICollectionViewLayoutInvalidationContext invalidatedDecorationIndexPaths invalidatedItemIndexPaths
    UICollectionViewLayoutInvalidationContext invalidatedSupplementaryIndexPaths
    UICollectionViewLayoutInvalidationContext previousIndexPathsForInteractivelyMovingItems
    UICollectionViewLayoutInvalidationContext targetIndexPathsForInteractivelyMovingItems
    UICollectionViewListCell accessories=[UICellAccessory] defaultContentConfiguration()=UIListContentConfiguration
    UICollectionViewListCell indentationLevel indentationWidth=CGFloat indentsAccessories separatorLayoutGuide
    UICollectionViewPlaceholder cellUpdateHandler=((UICollectionViewCell)~->~Void)?
    UICollectionViewTransitionLayout currentLayout nextLayout transitionProgress updateValue(_:forAnimatedKey:)
    UICollectionViewTransitionLayout value(forAnimatedKey:)
    UICollectionViewUpdateItem indexPathAfterUpdate indexPathBeforeUpdate updateAction
    UIColor accessibilityName cgColor resolvedColor(with:) set() setFill() setStroke() withAlphaComponent(_:)
    UIColorPickerViewController delegate=(any~UIColorPickerViewControllerDelegate)? selectedColor supportsAlpha
    UIColorWell selectedColor=UIColor? supportsAlpha title=String?
    UICommand action=Selector alternates attributes=Attributes discoverabilityTitle=String? performWithSender(_:target:)
    UICommand propertyList state
    UICommandAlternate action=Selector modifierFlags=UIKeyModifierFlags title=String
    UIContentUnavailableView configuration=any~UIContentConfiguration isScrollEnabled
    UIContextMenuConfiguration actionProvider badgeCount identifier=any~NSCopying preferredMenuElementOrder
    UIContextMenuConfiguration previewProvider=PreviewProvider?
    UIContextMenuInteraction delegate=(any~UIContextMenuInteractionDelegate)? dismissMenu() location(in:)=CGPoint
    UIContextMenuInteraction menuAppearance updateVisibleMenu(_:)
    UIContextualAction backgroundColor=UIColor! handler=Handler image=UIImage? style=Style title=String?
    UIControl actions(forTarget:forControlEvent:) addAction(_:for:) addTarget(_:action:for:) allControlEvents
    UIControl beginTracking(_:with:) cancelTracking(with:) contentHorizontalAlignment contentVerticalAlignment
    UIControl contextMenuInteraction contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)
    UIControl contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)
    UIControl contextMenuInteraction(_:configurationForMenuAtLocation:)
    UIControl contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)
    UIControl contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)
    UIControl contextMenuInteraction(_:willDisplayMenuFor:animator:) contextMenuInteraction(_:willEndFor:animator:)
    UIControl continueTracking(_:with:) controlState effectiveContentHorizontalAlignment endTracking(_:with:)
    UIControl enumerateEventHandlers(_:) isContextMenuInteractionEnabled isEnabled isHighlighted isSelected
    UIControl isSymbolAnimationEnabled isTouchInside isTracking menuAttachmentPoint(for:) performPrimaryAction()
    UIControl removeAction(_:for:) removeAction(identifiedBy:for:) removeTarget(_:action:for:) sendAction(_:)
    UIControl sendAction(_:to:for:) sendActions(for:) showsMenuAsPrimaryAction toolTip toolTipInteraction
    UICubicTimingParameters animationCurve controlPoint1 controlPoint2 cubicTimingParameters
    UICubicTimingParameters timingCurveType=UITimingCurveType
    UIDatePicker calendar=Calendar! countDownDuration date datePickerMode datePickerStyle locale=Locale? maximumDate
    UIDatePicker minimumDate minuteInterval preferredDatePickerStyle roundsToMinuteInterval setDate(_:animated:)
    UIDatePicker timeZone=TimeZone?
    UIDevice batteryLevel batteryState beginGeneratingDeviceOrientationNotifications()
    UIDevice endGeneratingDeviceOrientationNotifications() identifierForVendor isBatteryMonitoringEnabled
    UIDevice isGeneratingDeviceOrientationNotifications isMultitaskingSupported isProximityMonitoringEnabled
    UIDevice localizedModel model name=String orientation playInputClick() proximityState systemName systemVersion
    UIDevice userInterfaceIdiom=UIUserInterfaceIdiom
    UIDictationPhrase alternativeInterpretations text=String
    UIDocument autosave(completionHandler?:) changeCountToken(for:) close(completionHandler?:) disableEditing()
    UIDocument documentState enableEditing() fileModificationDate fileType=String? fileURL
    UIDocument finishedHandlingError(_:recovered:) handleError(_:userInteractionPermitted:) hasUnsavedChanges
    UIDocument localizedName=String open(completionHandler?:) progress=Progress?
    UIDocument revert(toContentsOf:completionHandler?:) save(to:for:completionHandler?:) savingFileType
    UIDocument undoManager=UndoManager! updateChangeCount(_:) updateChangeCount(withToken:for:)
    UIDocument userInteractionNoLongerPermitted(forError:)
    UIDocumentBrowserViewController additionalLeadingNavigationBarButtonItems additionalTrailingNavigationBarButtonItems
    UIDocumentBrowserViewController allowsDocumentCreation allowsPickingMultipleItems browserUserInterfaceStyle
    UIDocumentBrowserViewController contentTypes delegate=(any~UIDocumentBrowserViewControllerDelegate)?
    UIDocumentBrowserViewController importDocument(at:nextToDocumentAt:mode:completionHandler:)
    UIDocumentBrowserViewController localizedCreateDocumentActionTitle revealDocument(at:importIfNeeded:completion?:)
    UIDocumentBrowserViewController shouldShowFileExtensions
    UIDocumentInteractionController annotation delegate=(any~UIDocumentInteractionControllerDelegate)?
    UIDocumentInteractionController dismissMenu(animated:) dismissPreview(animated:) icons name=String?
    UIDocumentInteractionController presentOpenInMenu(from:animated:) presentOpenInMenu(from:in:animated:)
    UIDocumentInteractionController presentOptionsMenu(from:animated:) presentOptionsMenu(from:in:animated:)
    UIDocumentInteractionController presentPreview(animated:) url=URL? uti
    UIDocumentPickerViewController allowsMultipleSelection delegate=(any~UIDocumentPickerDelegate)? directoryURL
    UIDocumentPickerViewController shouldShowFileExtensions
    UIDocumentProperties activityViewControllerProvider dragItemsProvider url=URL? wantsIconRepresentation
    UIDragInteraction allowsSimultaneousRecognitionDuringLift delegate=(any~UIDragInteractionDelegate)? isEnabled
    UIDragItem itemProvider localObject=Any? previewProvider=(()~->~UIDragPreview?)?
    UIDragPreview view=UIView
    UIDropInteraction allowsSimultaneousDropSessions delegate=(any~UIDropInteractionDelegate)?
    UIDropProposal isPrecise operation prefersFullSizePreview
    UIEditMenuConfiguration identifier=AnyHashable preferredArrowDirection sourcePoint
    UIEditMenuInteraction delegate=(any~UIEditMenuInteractionDelegate)? dismissMenu() location(in:)=CGPoint openMenu
    UIEditMenuInteraction presentEditMenu(with:) reloadVisibleMenu() updateVisibleMenuPosition(animated:)
    UIEvent buttonMask=ButtonMask coalescedTouches(for:) modifierFlags=UIKeyModifierFlags predictedTouches(for:)
    UIEvent subtype=EventSubtype timestamp=TimeInterval type=EventType
    UIFeedbackGenerator prepare()
    UIFindInteraction activeFindSession delegate=(any~UIFindInteractionDelegate)? dismissFindNavigator() findNext()
    UIFindInteraction findPrevious() isFindNavigatorVisible optionsMenuProvider presentFindNavigator(showingReplace:)
    UIFindInteraction replacementText searchText updateResultCount()
    UIFindSession allowsReplacementForCurrentlyHighlightedResult highlightNextResult(in:) highlightedResultIndex
    UIFindSession invalidateFoundResults() performSearch(query:options:)
    UIFindSession performSingleReplacement(query:replacementString:options:)
    UIFindSession replaceAll(searchQuery:replacementString:options:) resultCount=Int searchResultDisplayStyle
    UIFindSession supportsReplacement
    UIFocusAnimationCoordinator addCoordinatedAnimations(_:completion?:)
    UIFocusAnimationCoordinator addCoordinatedFocusingAnimations(_:completion?:)
    UIFocusAnimationCoordinator addCoordinatedUnfocusingAnimations(_:completion?:)
    UIFocusGuide isEnabled preferredFocusEnvironments=[any~UIFocusEnvironment]!
    UIFocusHaloEffect containerView=UIView? path=UIBezierPath? position referenceView
    UIFocusMovementHint movementDirection translation
    UIFocusSystem focusedItem=(any~UIFocusItem)? requestFocusUpdate(to:) updateFocusIfNeeded()
    UIFocusUpdateContext focusHeading nextFocusedItem nextFocusedView previouslyFocusedItem previouslyFocusedView
    UIFont ascender capHeight descender familyName fontDescriptor fontName leading=CGFloat lineHeight pointSize=CGFloat
    UIFont withSize(_:)=UIFont xHeight
    UIFontDescriptor addingAttributes(_:) copy(with?:)=Any encode(with:) fontAttributes matrix object(forKey:)=Any?
    UIFontDescriptor pointSize=CGFloat postscriptName symbolicTraits withDesign(_:) withFace(_:) withFamily(_:)
    UIFontDescriptor withMatrix(_:) withSize(_:)=UIFontDescriptor withSymbolicTraits(_:)
    UIFontMetrics scaledFont(for:) scaledFont(for:compatibleWith:) scaledFont(for:maximumPointSize:)
    UIFontMetrics scaledFont(for:maximumPointSize:compatibleWith:) scaledValue(for:) scaledValue(for:compatibleWith:)
    UIFontPickerViewController configuration=Configuration delegate=(any~UIFontPickerViewControllerDelegate)?
    UIFontPickerViewController selectedFontDescriptor
    UIGestureRecognizer addTarget(_:action:) allowedPressTypes allowedTouchTypes buttonMask=UIEvent.ButtonMask
    UIGestureRecognizer canBePrevented(by:) canPrevent(_:) cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded
    UIGestureRecognizer delegate=(any~UIGestureRecognizerDelegate)? ignore(_:for:) isEnabled location(in:)=CGPoint
    UIGestureRecognizer location(ofTouch:in:) modifierFlags=UIKeyModifierFlags name=String? numberOfTouches
    UIGestureRecognizer removeTarget(_:action:) require(toFail:) requiresExclusiveTouchType reset()
    UIGestureRecognizer shouldBeRequiredToFail(by:) shouldReceive(_:) shouldRequireFailure(of:) state view=UIView?
    UIGlassContainerEffect spacing=CGFloat
    UIGlassEffect isInteractive style=Style tintColor=UIColor?
    UIGraphicsImageRenderer format=UIGraphicsImageRendererFormat image(actions:)
    UIGraphicsImageRenderer jpegData(withCompressionQuality:actions:) pngData(actions:)
    UIGraphicsImageRendererContext currentImage=UIImage format=UIGraphicsImageRendererFormat
    UIGraphicsImageRendererFormat opaque preferredRange prefersExtendedRange scale=CGFloat supportsHighDynamicRange
    UIGraphicsPDFRenderer format=UIGraphicsPDFRendererFormat pdfData(actions:)
    UIGraphicsPDFRendererContext addDestination(withName:at:) beginPage() beginPage(withBounds:pageInfo?:)
    UIGraphicsPDFRendererContext pdfContextBounds setDestinationWithName(_:for:) setURL(_:for:)
    UIGraphicsPDFRendererFormat documentInfo
    UIGraphicsRenderer allowsImageOutput
    UIGraphicsRendererContext cgContext clip(to:) fill(_:) fill(_:blendMode:) stroke(_:) stroke(_:blendMode:)
    UIGraphicsRendererFormat bounds
    UIHoverGestureRecognizer altitudeAngle=CGFloat azimuthAngle(in:)=CGFloat azimuthUnitVector(in:)=CGVector
    UIHoverGestureRecognizer rollAngle=CGFloat zOffset
    UIHoverStyle effect=any~UIHoverEffect isEnabled shape
    UIImage accessibilityIdentifier=String? accessibilityLabel=String? alignmentRectInsets=UIEdgeInsets
    UIImage applyingSymbolConfiguration(_:) baselineOffsetFromBottom capInsets cgImage
    UIImage configuration=UIImage.Configuration? draw(at:) draw(at:blendMode:alpha:) draw(in:) draw(in:blendMode:alpha:)
    UIImage drawAsPattern(in:) duration=TimeInterval encode(with:) flipsForRightToLeftLayoutDirection hasBaseline
    UIImage heicData() imageAsset imageFlippedForRightToLeftLayoutDirection() imageOrientation imageRendererFormat
    UIImage imageRestrictedToStandardDynamicRange() imageWithoutBaseline() images=[UIImage]? isAccessibilityElement
    UIImage isHighDynamicRange isSymbolImage jpegData(compressionQuality:) leftCapWidth pngData() preparingForDisplay()
    UIImage preparingThumbnail(of:) renderingMode resizableImage(withCapInsets:)
    UIImage resizableImage(withCapInsets:resizingMode:) resizingMode scale=CGFloat size=CGSize
    UIImage stretchableImage(withLeftCapWidth:topCapHeight:) symbolConfiguration topCapHeight
    UIImage traitCollection=UITraitCollection withAlignmentRectInsets(_:) withBaselineOffset(fromBottom:)
    UIImage withConfiguration(_:) withHorizontallyFlippedOrientation() withRenderingMode(_:) withTintColor(_:)
    UIImage withTintColor(_:renderingMode:) withoutBaseline()
    UIImageAsset image(with:) register(_:with:) unregister(_:) unregisterImage(with:)
    UIImagePickerController allowsEditing cameraCaptureMode cameraDevice cameraFlashMode cameraOverlayView
    UIImagePickerController cameraViewTransform imageExportPreset mediaTypes showsCameraControls sourceType
    UIImagePickerController startVideoCapture() stopVideoCapture() takePicture() videoExportPreset videoMaximumDuration
    UIImagePickerController videoQuality
    UIImageReader configuration=Configuration image(contentsOf:) image(data:)
    UIImageView adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenAncestorFocused animationDuration
    UIImageView animationImages animationRepeatCount focusedFrameGuide highlightedAnimationImages highlightedImage
    UIImageView image=UIImage? imageDynamicRange=UIImage.DynamicRange isAnimating isHighlighted
    UIImageView masksFocusEffectToContents overlayContentView preferredImageDynamicRange preferredSymbolConfiguration
    UIImageView removeAllSymbolEffects(options?:animated?:) startAnimating() stopAnimating()
    UIImpactFeedbackGenerator impactOccurred() impactOccurred(at:) impactOccurred(intensity:)
    UIImpactFeedbackGenerator impactOccurred(intensity:at:)
    UIInputView allowsSelfSizing inputViewStyle
    UIInputViewController advanceToNextInputMode() dismissKeyboard() handleInputModeList(from:with:) hasDictationKey
    UIInputViewController hasFullAccess needsInputModeSwitchKey primaryLanguage=String?
    UIInputViewController requestSupplementaryLexicon(completion:) selectionDidChange(_:) selectionWillChange(_:)
    UIInputViewController textDidChange(_:) textDocumentProxy textWillChange(_:)
    UIInterpolatingMotionEffect keyPath=String maximumRelativeValue minimumRelativeValue type=EffectType
    UIKey characters charactersIgnoringModifiers keyCode modifierFlags=UIKeyModifierFlags
    UIKeyCommand allowsAutomaticLocalization allowsAutomaticMirroring input modifierFlags=UIKeyModifierFlags
    UIKeyCommand wantsPriorityOverSystemBehavior
    UIKeyboardLayoutGuide followsUndockedKeyboard keyboardDismissPadding usesBottomSafeArea
    UILabel adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth adjustsLetterSpacingToFitWidth
    UILabel allowsDefaultTighteningForTruncation attributedText=NSAttributedString? baselineAdjustment drawText(in:)
    UILabel enablesMarqueeWhenAncestorFocused font=UIFont! highlightedTextColor isEnabled isHighlighted lineBreakMode
    UILabel lineBreakStrategy=NSParagraphStyle.LineBreakStrategy minimumFontSize=CGFloat minimumScaleFactor=CGFloat
    UILabel numberOfLines preferredMaxLayoutWidth preferredVibrancy shadowColor=UIColor? shadowOffset
    UILabel showsExpansionTextWhenTruncated sizingRule text=String? textAlignment=NSTextAlignment textColor=UIColor!
    UILabel textRect(forBounds:limitedToNumberOfLines:)
    UILargeContentViewerInteraction delegate=(any~UILargeContentViewerInteractionDelegate)?
    UILayoutGuide bottomAnchor=NSLayoutYAxisAnchor centerXAnchor=NSLayoutXAxisAnchor centerYAnchor=NSLayoutYAxisAnchor
    UILayoutGuide constraintsAffectingLayout(for:)=[NSLayoutConstraint] encode(with:) hasAmbiguousLayout=Bool
    UILayoutGuide heightAnchor=NSLayoutDimension identifier=String layoutFrame leadingAnchor=NSLayoutXAxisAnchor
    UILayoutGuide leftAnchor=NSLayoutXAxisAnchor owningView rightAnchor=NSLayoutXAxisAnchor
    UILayoutGuide topAnchor=NSLayoutYAxisAnchor trailingAnchor=NSLayoutXAxisAnchor widthAnchor=NSLayoutDimension
    UILexicon entries
    UILexiconEntry documentText userInput
    UIListContentView configuration=any~UIContentConfiguration imageLayoutGuide secondaryTextLayoutGuide textLayoutGuide
    UILocalNotification alertAction alertBody alertLaunchImage alertTitle applicationIconBadgeNumber category=String?
    UILocalNotification fireDate hasAction repeatInterval soundName timeZone=TimeZone? userInfo=[AnyHashable:~Any]?
    UILocalizedIndexedCollation section(for:collationStringSelector:) section(forSectionIndexTitle:) sectionIndexTitles
    UILocalizedIndexedCollation sectionTitles sortedArray(from:collationStringSelector:)
    UILongPressGestureRecognizer allowableMovement minimumPressDuration numberOfTapsRequired numberOfTouchesRequired
    UIMenu children=[UIMenuElement] displayPreferences identifier=Identifier options=Options preferredElementSize
    UIMenu replacingChildren(_:) selectedElements
    UIMenuController arrowDirection hideMenu() hideMenu(from:) isMenuVisible menuFrame menuItems
    UIMenuController setMenuVisible(_:animated:) setTargetRect(_:in:) showMenu(from:rect:) update()
    UIMenuDisplayPreferences maximumNumberOfTitleLines
    UIMenuElement copy(with?:)=Any image=UIImage? subtitle=String? title=String
    UIMenuItem action=Selector title=String
    UIMenuSystem setNeedsRebuild() setNeedsRevalidate()
    UIMotionEffectGroup motionEffects=[UIMotionEffect]?
    UINavigationBar backIndicatorImage=UIImage? backIndicatorTransitionMaskImage=UIImage? backItem
    UINavigationBar backgroundImage(for:)=UIImage? backgroundImage(for:barMetrics:)=UIImage? barPosition=UIBarPosition
    UINavigationBar barStyle barTintColor=UIColor? behavioralStyle=UIBehavioralStyle
    UINavigationBar compactAppearance=UINavigationBarAppearance? compactScrollEdgeAppearance=UINavigationBarAppearance?
    UINavigationBar delegate=(any~UINavigationBarDelegate)? isTranslucent items=[UINavigationItem]?
    UINavigationBar largeTitleTextAttributes=[NSAttributedString.Key:~Any]? popItem(animated:) preferredBehavioralStyle
    UINavigationBar prefersLargeTitles pushItem(_:animated:) scrollEdgeAppearance=UINavigationBarAppearance?
    UINavigationBar setBackgroundImage(_:for:) setBackgroundImage(_:for:barMetrics:) setItems(_:animated:)
    UINavigationBar setTitleVerticalPositionAdjustment(_:for:) shadowImage=UIImage?
    UINavigationBar standardAppearance=UINavigationBarAppearance titleTextAttributes=[NSAttributedString.Key:~Any]?
    UINavigationBar titleVerticalPositionAdjustment(for:) topItem
    UINavigationBarAppearance backButtonAppearance backIndicatorImage backIndicatorTransitionMaskImage buttonAppearance
    UINavigationBarAppearance doneButtonAppearance largeSubtitleTextAttributes
    UINavigationBarAppearance largeTitleTextAttributes=[NSAttributedString.Key:~Any] prominentButtonAppearance
    UINavigationBarAppearance setBackIndicatorImage(_:transitionMaskImage:) subtitleTextAttributes
    UINavigationBarAppearance titlePositionAdjustment titleTextAttributes=[NSAttributedString.Key:~Any]
    UINavigationController barHideOnSwipeGestureRecognizer barHideOnTapGestureRecognizer
    UINavigationController delegate=(any~UINavigationControllerDelegate)? hidesBarsOnSwipe hidesBarsOnTap
    UINavigationController hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact
    UINavigationController interactiveContentPopGestureRecognizer interactivePopGestureRecognizer isNavigationBarHidden
    UINavigationController isToolbarHidden navigationBar popToRootViewController(animated:)
    UINavigationController popToViewController(_:animated:) popViewController(animated:) pushViewController(_:animated:)
    UINavigationController setNavigationBarHidden(_:animated:) setToolbarHidden(_:animated:)
    UINavigationController setViewControllers(_:animated:) toolbar topViewController viewControllers=[UIViewController]
    UINavigationController visibleViewController
    UINavigationItem additionalOverflowItems attributedSubtitle attributedTitle=AttributedString? backAction
    UINavigationItem backBarButtonItem backButtonDisplayMode backButtonTitle centerItemGroups
    UINavigationItem compactAppearance=UINavigationBarAppearance? compactScrollEdgeAppearance=UINavigationBarAppearance?
    UINavigationItem customizationIdentifier=String? documentProperties encode(with:) hidesBackButton
    UINavigationItem hidesSearchBarWhenScrolling largeSubtitle largeSubtitleView largeTitle largeTitleDisplayMode
    UINavigationItem leadingItemGroups leftBarButtonItem leftBarButtonItems leftItemsSupplementBackButton
    UINavigationItem overflowPresentationSource pinnedTrailingGroup preferredSearchBarPlacement prompt=String?
    UINavigationItem renameDelegate rightBarButtonItem rightBarButtonItems
    UINavigationItem scrollEdgeAppearance=UINavigationBarAppearance? searchBarPlacement=SearchBarPlacement
    UINavigationItem searchBarPlacementAllowsToolbarIntegration searchBarPlacementBarButtonItem searchController
    UINavigationItem setHidesBackButton(_:animated:) setLeftBarButton(_:animated:) setLeftBarButtonItems(_:animated:)
    UINavigationItem setRightBarButton(_:animated:) setRightBarButtonItems(_:animated:)
    UINavigationItem standardAppearance=UINavigationBarAppearance? style subtitle=String? subtitleView title=String?
    UINavigationItem titleMenuProvider titleView trailingItemGroups
    UINib diagnostics=[Diagnostic] instantiate(withOwner:options?:)
    UINotificationFeedbackGenerator notificationOccurred(_:) notificationOccurred(_:at:)
    UIOpenURLContext options=UIScene.OpenURLOptions url=URL
    UIPageControl allowsContinuousInteraction backgroundStyle currentPage currentPageIndicatorImage(forPage:)
    UIPageControl currentPageIndicatorTintColor defersCurrentPageDisplay direction hidesForSinglePage
    UIPageControl indicatorImage(forPage:) interactionState=InteractionState numberOfPages pageIndicatorTintColor
    UIPageControl preferredCurrentPageIndicatorImage preferredIndicatorImage progress=UIPageControlProgress?
    UIPageControl setCurrentPageIndicatorImage(_:forPage:) setIndicatorImage(_:forPage:) size(forNumberOfPages:)
    UIPageControl updateCurrentPageDisplay()
    UIPageControlProgress currentProgress delegate=(any~UIPageControlProgressDelegate)? isProgressVisible
    UIPageControlTimerProgress duration(forPage:) isRunning=Bool pauseTimer() preferredDuration
    UIPageControlTimerProgress resetsToInitialPageAfterEnd resumeTimer() setDuration(_:forPage:)
    UIPageViewController dataSource=(any~UIPageViewControllerDataSource)? delegate=(any~UIPageViewControllerDelegate)?
    UIPageViewController gestureRecognizers=[UIGestureRecognizer] isDoubleSided navigationOrientation
    UIPageViewController setViewControllers(_:direction:animated:completion?:) spineLocation transitionStyle
    UIPageViewController viewControllers=[UIViewController]?
    UIPanGestureRecognizer allowedScrollTypesMask maximumNumberOfTouches minimumNumberOfTouches setTranslation(_:in:)
    UIPanGestureRecognizer translation(in:) velocity(in:)
    UIPasteConfiguration acceptableTypeIdentifiers addAcceptableTypeIdentifiers(_:)
    UIPasteControl configuration=Configuration target=(any~UIPasteConfigurationSupporting)?
    UIPasteboard addItems(_:) changeCount color=UIColor? colors=[UIColor]? contains(pasteboardTypes:)
    UIPasteboard data(forPasteboardType:) hasColors hasImages hasStrings hasURLs image=UIImage? images=[UIImage]?
    UIPasteboard isPersistent itemProviders items=[[String:~Any]] name=Name numberOfItems setData(_:forPasteboardType:)
    UIPasteboard setItemProviders(_:localOnly:expirationDate:) setItems(_:options?:)
    UIPasteboard setObjects(_:localOnly?:expirationDate?:) setValue(_:forPasteboardType:) string=String? strings
    UIPasteboard types=[String] url=URL? urls value(forPasteboardType:)
    UIPencilInteraction delegate=(any~UIPencilInteractionDelegate)? isEnabled
    UIPercentDrivenInteractiveTransition cancel() completionCurve completionSpeed duration=CGFloat finish() pause()
    UIPercentDrivenInteractiveTransition percentComplete startInteractiveTransition(_:) timingCurve update(_:)
    UIPercentDrivenInteractiveTransition wantsInteractiveStart
    UIPickerView dataSource=(any~UIPickerViewDataSource)? delegate=(any~UIPickerViewDelegate)? numberOfComponents
    UIPickerView numberOfRows(inComponent:) reloadAllComponents() reloadComponent(_:) rowSize(forComponent:)
    UIPickerView selectRow(_:inComponent:animated:) selectedRow(inComponent:) showsSelectionIndicator
    UIPickerView view(forRow:forComponent:)
    UIPinchGestureRecognizer scale=CGFloat velocity=CGFloat
    UIPointerInteraction delegate=(any~UIPointerInteractionDelegate)? invalidate() isEnabled
    UIPointerLockState isLocked
    UIPointerRegion identifier=AnyHashable? latchingAxes rect=CGRect
    UIPointerRegionRequest location=CGPoint modifiers
    UIPointerStyle accessories=[UIPointerAccessory]
    UIPopoverBackgroundView arrowDirection arrowOffset
    UIPopoverPresentationController adaptiveSheetPresentationController arrowDirection=UIPopoverArrowDirection
    UIPopoverPresentationController backgroundColor=UIColor? barButtonItem canOverlapSourceViewRect passthroughViews
    UIPopoverPresentationController permittedArrowDirections popoverBackgroundViewClass popoverLayoutMargins sourceItem
    UIPopoverPresentationController sourceRect sourceView=UIView?
    UIPresentationController adaptivePresentationStyle adaptivePresentationStyle(for:) containerView=UIView?
    UIPresentationController containerViewDidLayoutSubviews() containerViewWillLayoutSubviews()
    UIPresentationController delegate=(any~UIAdaptivePresentationControllerDelegate)? didUpdateFocus(in:with:)
    UIPresentationController dismissalTransitionDidEnd(_:) dismissalTransitionWillBegin()
    UIPresentationController focusItemContainer=(any~UIFocusItemContainer)? frameOfPresentedViewInContainerView
    UIPresentationController overrideTraitCollection parentFocusEnvironment=(any~UIFocusEnvironment)?
    UIPresentationController preferredContentSize=CGSize preferredContentSizeDidChange(forChildContentContainer:)
    UIPresentationController preferredFocusEnvironments=[any~UIFocusEnvironment] presentationStyle
    UIPresentationController presentationTransitionDidEnd(_:) presentationTransitionWillBegin() presentedView
    UIPresentationController presentedViewController=UIViewController presentingViewController=UIViewController
    UIPresentationController shouldPresentInFullscreen shouldRemovePresentersView shouldUpdateFocus(in:)=Bool
    UIPresentationController size(forChildContentContainer:withParentContainerSize:)=CGSize
    UIPresentationController systemLayoutFittingSizeDidChange(forChildContentContainer:)
    UIPresentationController traitCollection=UITraitCollection traitCollectionDidChange(_:) traitOverrides
    UIPresentationController viewWillTransition(to:with:) willTransition(to:with:)
    UIPress force=CGFloat gestureRecognizers=[UIGestureRecognizer]? key phase=Phase responder timestamp=TimeInterval
    UIPress type=PressType window=UIWindow?
    UIPreviewAction handler=(any~UIPreviewActionItem,~UIViewController)~->~Void title=String
    UIPreviewActionGroup title=String
    UIPreviewParameters backgroundColor=UIColor! shadowPath=UIBezierPath? visiblePath
    UIPreviewTarget center=CGPoint container transform=CGAffineTransform
    UIProgressView observedProgress progress=Float progressImage progressTintColor progressViewStyle
    UIProgressView setProgress(_:animated:) trackImage trackTintColor
    UIRefreshControl attributedTitle=NSAttributedString? beginRefreshing() endRefreshing() isRefreshing
    UIResponder activityItemsConfiguration becomeFirstResponder() buildMenu(with:) canBecomeFirstResponder canPaste(_:)
    UIResponder canPerformAction(_:withSender:) canResignFirstResponder captureTextFromCamera(_:) copy(_:) cut(_:)
    UIResponder decreaseSize(_:) delete(_:) duplicate(_:) editingInteractionConfiguration export(_:) find(_:)
    UIResponder findAndReplace(_:) findNext(_:) findPrevious(_:) increaseSize(_:) inputAccessoryView
    UIResponder inputAccessoryViewController inputAssistantItem inputView inputViewController interfaceActions
    UIResponder interfaceAttributes interfaceOutlets isFirstResponder keyCommands
    UIResponder makeTextWritingDirectionLeftToRight(_:) makeTextWritingDirectionRightToLeft(_:) motionBegan(_:with:)
    UIResponder motionCancelled(_:with:) motionEnded(_:with:) move(_:) next paste(_:) paste(itemProviders:)
    UIResponder pasteAndGo(_:) pasteAndMatchStyle(_:) pasteAndSearch(_:) pasteConfiguration printContent(_:)
    UIResponder reloadInputViews() remoteControlReceived(with:) rename(_:) resignFirstResponder()
    UIResponder restoreUserActivityState(_:) select(_:) selectAll(_:) target(forAction:withSender:)
    UIResponder textInputContextIdentifier textInputMode toggleBoldface(_:) toggleItalics(_:) toggleUnderline(_:)
    UIResponder undoManager=UndoManager? updateTextAttributes(conversionHandler:) updateUserActivityState(_:)
    UIResponder useSelectionForFind(_:) userActivity validate(_:)
    UIRotationGestureRecognizer rotation velocity=CGFloat
    UIScene activationConditions activationState completeStateRestoration() delegate=(any~UISceneDelegate)?
    UIScene extendStateRestoration() open(_:options:completionHandler?:) pointerLockState session subtitle=String!
    UIScene title=String!
    UISceneActivationConditions canActivateForTargetContentIdentifierPredicate
    UISceneActivationConditions prefersToActivateForTargetContentIdentifierPredicate
    UISceneConfiguration delegateClass name=String? role=UISceneSession.Role sceneClass storyboard=UIStoryboard?
    UISceneSession configuration=UISceneConfiguration persistentIdentifier role=Role stateRestorationActivity
    UISceneSession userInfo=[String:~Any]?
    UISceneSizeRestrictions maximumSize minimumSize
    UISceneWindowingBehaviors isClosable isMiniaturizable
    UIScreen availableModes bounds=CGRect brightness calibratedLatency convert(_:from:)=CGPoint convert(_:to:)=CGPoint
    UIScreen coordinateSpace=any~UICoordinateSpace currentEDRHeadroom currentMode displayLink(withTarget:selector:)
    UIScreen fixedCoordinateSpace focusedItem=(any~UIFocusItem)? focusedView isCaptured maximumFramesPerSecond mirrored
    UIScreen nativeBounds nativeScale overscanCompensation overscanCompensationInsets potentialEDRHeadroom preferredMode
    UIScreen referenceDisplayModeStatus scale=CGFloat snapshotView(afterScreenUpdates:)=UIView supportsFocus
    UIScreen traitCollection=UITraitCollection wantsSoftwareDimming
    UIScreenEdgePanGestureRecognizer edges=UIRectEdge
    UIScreenMode pixelAspectRatio size=CGSize
    UIScreenshotService delegate=(any~UIScreenshotServiceDelegate)? windowScene=UIWindowScene?
    UIScribbleInteraction delegate=(any~UIScribbleInteractionDelegate)? isHandlingWriting
    UIScrollEdgeEffect isHidden style
    UIScrollEdgeElementContainerInteraction didMove(to:) edge scrollView view=UIView? willMove(to:)
    UIScrollView adjustedContentInset adjustedContentInsetDidChange() allowsKeyboardScrolling alwaysBounceHorizontal
    UIScrollView alwaysBounceVertical automaticallyAdjustsScrollIndicatorInsets bottomEdgeEffect bounces
    UIScrollView bouncesHorizontally bouncesVertically bouncesZoom canCancelContentTouches contentAlignmentPoint
    UIScrollView contentInset contentInsetAdjustmentBehavior contentLayoutGuide=UILayoutGuide contentOffset contentSize
    UIScrollView decelerationRate delaysContentTouches delegate=(any~UIScrollViewDelegate)?
    UIScrollView directionalPressGestureRecognizer flashScrollIndicators() frameLayoutGuide
    UIScrollView horizontalScrollIndicatorInsets indexDisplayMode indicatorStyle isDecelerating isDirectionalLockEnabled
    UIScrollView isDragging isPagingEnabled isScrollAnimating isScrollEnabled isTracking=Bool isZoomBouncing isZooming
    UIScrollView keyboardDismissMode leftEdgeEffect maximumZoomScale minimumZoomScale panGestureRecognizer
    UIScrollView pinchGestureRecognizer refreshControl=UIRefreshControl? rightEdgeEffect scrollIndicatorInsets
    UIScrollView scrollRectToVisible(_:animated:) scrollsToTop setContentOffset(_:animated:) setZoomScale(_:animated:)
    UIScrollView showsHorizontalScrollIndicator showsVerticalScrollIndicator stopScrollingAndZooming() topEdgeEffect
    UIScrollView touchesShouldCancel(in:) transfersHorizontalScrollingToParent transfersVerticalScrollingToParent
    UIScrollView verticalScrollIndicatorInsets visibleSize withScrollIndicatorsShown(forContentOffsetChanges:)
    UIScrollView zoom(to:animated:) zoomScale
    UISearchBar autocapitalizationType autocorrectionType backgroundImage=UIImage?
    UISearchBar backgroundImage(for:barMetrics:)=UIImage? barStyle barTintColor=UIColor?
    UISearchBar delegate=(any~UISearchBarDelegate)? enablesReturnKeyAutomatically image(for:state:) isEnabled
    UISearchBar isLookToDictateEnabled isSearchResultsButtonSelected isSecureTextEntry isTranslucent keyboardAppearance
    UISearchBar keyboardType placeholder=String? positionAdjustment(for:) prompt=String? returnKeyType
    UISearchBar scopeBarBackgroundImage scopeBarButtonBackgroundImage(for:)
    UISearchBar scopeBarButtonDividerImage(forLeftSegmentState:rightSegmentState:)
    UISearchBar scopeBarButtonTitleTextAttributes(for:) scopeButtonTitles searchBarStyle
    UISearchBar searchFieldBackgroundImage(for:) searchFieldBackgroundPositionAdjustment searchTextField
    UISearchBar searchTextPositionAdjustment selectedScopeButtonIndex setBackgroundImage(_:for:barMetrics:)
    UISearchBar setImage(_:for:state:) setPositionAdjustment(_:for:) setScopeBarButtonBackgroundImage(_:for:)
    UISearchBar setScopeBarButtonDividerImage(_:forLeftSegmentState:rightSegmentState:)
    UISearchBar setScopeBarButtonTitleTextAttributes(_:for:) setSearchFieldBackgroundImage(_:for:)
    UISearchBar setShowsCancelButton(_:animated:) setShowsScope(_:animated:) showsBookmarkButton showsCancelButton
    UISearchBar showsScopeBar showsSearchResultsButton spellCheckingType text=String? textContentType=UITextContentType!
    UISearchController automaticallyShowsCancelButton automaticallyShowsScopeBar
    UISearchController automaticallyShowsSearchResultsController delegate=(any~UISearchControllerDelegate)?
    UISearchController dimsBackgroundDuringPresentation hidesNavigationBarDuringPresentation
    UISearchController ignoresSearchSuggestionsForSearchBarPlacementStacked isActive
    UISearchController obscuresBackgroundDuringPresentation scopeBarActivation searchBar
    UISearchController searchBarPlacement=UINavigationItem.SearchBarPlacement searchResultsController
    UISearchController searchResultsUpdater searchSuggestions=[any~UISearchSuggestion]? showsSearchResultsController
    UISearchSuggestionItem iconImage localizedAttributedSuggestion localizedDescription localizedSuggestion
    UISearchSuggestionItem representedObject=Any?
    UISearchTab automaticallyActivatesSearch
    UISearchTextField allowsCopyingTokens allowsDeletingTokens insertToken(_:at:) positionOfToken(at:) removeToken(at:)
    UISearchTextField replaceTextualPortion(of:with:at:) searchSuggestions=[any~UISearchSuggestion]? textualRange
    UISearchTextField tokenBackgroundColor tokens tokens(in:)
    UISearchToken icon=UIImage? representedObject=Any? text=String
    UISegmentedControl actionForSegment(at:) apportionsSegmentWidthsByContent backgroundImage(for:barMetrics:)=UIImage?
    UISegmentedControl contentOffsetForSegment(at:) contentPositionAdjustment(forSegmentType:barMetrics:)
    UISegmentedControl dividerImage(forLeftSegmentState:rightSegmentState:barMetrics:) imageForSegment(at:)
    UISegmentedControl insertSegment(action:at:animated:) insertSegment(with:at:animated:)
    UISegmentedControl insertSegment(withTitle:at:animated:) isEnabledForSegment(at:) isMomentary isSpringLoaded
    UISegmentedControl numberOfSegments removeAllSegments() removeSegment(at:animated:) segmentIndex(identifiedBy:)
    UISegmentedControl selectedSegmentIndex selectedSegmentTintColor setAction(_:forSegmentAt:)
    UISegmentedControl setBackgroundImage(_:for:barMetrics:) setContentOffset(_:forSegmentAt:)
    UISegmentedControl setContentPositionAdjustment(_:forSegmentType:barMetrics:)
    UISegmentedControl setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:) setEnabled(_:forSegmentAt:)
    UISegmentedControl setImage(_:forSegmentAt:) setTitle(_:forSegmentAt:) setTitleTextAttributes(_:for:)
    UISegmentedControl setWidth(_:forSegmentAt:) titleForSegment(at:)
    UISegmentedControl titleTextAttributes(for:)=[NSAttributedString.Key:~Any]? widthForSegment(at:)
    UISelectionFeedbackGenerator selectionChanged() selectionChanged(at:)
    UISheetPresentationController animateChanges(_:) backgroundEffect=UIVisualEffect? detents invalidateDetents()
    UISheetPresentationController largestUndimmedDetentIdentifier preferredCornerRadius
    UISheetPresentationController prefersEdgeAttachedInCompactHeight prefersGrabberVisible prefersPageSizing
    UISheetPresentationController prefersScrollingExpandsWhenScrolledToEdge selectedDetentIdentifier sourceView=UIView?
    UISheetPresentationController widthFollowsPreferredContentSizeWhenEdgeAttached
    UISlider behavioralStyle=UIBehavioralStyle currentMaximumTrackImage currentMinimumTrackImage currentThumbImage
    UISlider isContinuous maximumTrackImage(for:) maximumTrackTintColor maximumValue=Float maximumValueImage
    UISlider maximumValueImageRect(forBounds:) minimumTrackImage(for:) minimumTrackTintColor minimumValue=Float
    UISlider minimumValueImage minimumValueImageRect(forBounds:) preferredBehavioralStyle setMaximumTrackImage(_:for:)
    UISlider setMinimumTrackImage(_:for:) setThumbImage(_:for:) setValue(_:animated:) sliderStyle thumbImage(for:)
    UISlider thumbRect(forBounds:trackRect:value:) thumbTintColor=UIColor? trackConfiguration trackRect(forBounds:)
    UISlider value=Float
    UISplitViewController delegate=(any~UISplitViewControllerDelegate)? displayMode displayModeButtonItem
    UISplitViewController displayModeButtonVisibility hide(_:) isCollapsed isShowing(_:) maximumInspectorColumnWidth
    UISplitViewController maximumPrimaryColumnWidth maximumSupplementaryColumnWidth minimumInspectorColumnWidth
    UISplitViewController minimumPrimaryColumnWidth minimumSecondaryColumnWidth minimumSupplementaryColumnWidth
    UISplitViewController preferredDisplayMode preferredInspectorColumnWidth preferredInspectorColumnWidthFraction
    UISplitViewController preferredPrimaryColumnWidth preferredPrimaryColumnWidthFraction preferredSecondaryColumnWidth
    UISplitViewController preferredSplitBehavior preferredSupplementaryColumnWidth
    UISplitViewController preferredSupplementaryColumnWidthFraction presentsWithGesture primaryBackgroundStyle
    UISplitViewController primaryColumnWidth primaryEdge setViewController(_:for:) show(_:) showsSecondaryOnlyButton
    UISplitViewController splitBehavior style=Style supplementaryColumnWidth toggleSidebar(_:) viewController(for:)
    UISplitViewController viewControllers=[UIViewController]
    UISpringTimingParameters initialVelocity=CGVector springTimingParameters timingCurveType=UITimingCurveType
    UIStackView addArrangedSubview(_:) alignment arrangedSubviews axis customSpacing(after:) distribution
    UIStackView insertArrangedSubview(_:at:) isBaselineRelativeArrangement isLayoutMarginsRelativeArrangement
    UIStackView removeArrangedSubview(_:) setCustomSpacing(_:after:) spacing=CGFloat
    UIStatusBarManager isStatusBarHidden=Bool statusBarFrame=CGRect statusBarStyle=UIStatusBarStyle
    UIStepper autorepeat backgroundImage(for:)=UIImage? decrementImage(for:)
    UIStepper dividerImage(forLeftSegmentState:rightSegmentState:) incrementImage(for:) isContinuous maximumValue
    UIStepper minimumValue setBackgroundImage(_:for:) setDecrementImage(_:for:)
    UIStepper setDividerImage(_:forLeftSegmentState:rightSegmentState:) setIncrementImage(_:for:) stepValue value=Double
    UIStepper wraps
    UIStoryboard diagnostics=[Diagnostic] instantiateInitialViewController() instantiateViewController(withIdentifier:)
    UIStoryboardSegue destination identifier=String? perform() source=UIViewController
    UIStoryboardUnwindSegueSource sender=Any? source=UIViewController unwindAction
    UISwipeActionsConfiguration actions=[UIContextualAction] performsFirstActionWithFullSwipe
    UISwipeGestureRecognizer direction numberOfTouchesRequired
    UISwitch isOn offImage onImage onTintColor preferredStyle setOn(_:animated:) style=Style thumbTintColor=UIColor?
    UISwitch title=String?
    UISymbolEffectCompletionContext contentTransition effect=(any~SymbolEffect)? isFinished sender=AnyObject?
    UITab allowsHiding badgeValue=String? hasVisiblePlacement identifier=String image=UIImage? isHidden=Bool
    UITab isHiddenByDefault isSpringLoaded managingTabGroup parent=UITabGroup? preferredPlacement subtitle=String?
    UITab tabBarController=UITabBarController? title userInfo=Any? viewController
    UITabAccessory contentView=UIView
    UITabBar backgroundImage=UIImage? barStyle barTintColor=UIColor? beginCustomizingItems(_:)
    UITabBar delegate=(any~UITabBarDelegate)? endCustomizing(animated:) isCustomizing isTranslucent itemPositioning
    UITabBar itemSpacing itemWidth items=[UITabBarItem]? scrollEdgeAppearance=UITabBarAppearance? selectedItem
    UITabBar selectionIndicatorImage=UIImage? setItems(_:animated:) shadowImage=UIImage?
    UITabBar standardAppearance=UITabBarAppearance unselectedItemTintColor
    UITabBarAppearance compactInlineLayoutAppearance inlineLayoutAppearance selectionIndicatorImage=UIImage?
    UITabBarAppearance selectionIndicatorTintColor stackedItemPositioning stackedItemSpacing stackedItemWidth
    UITabBarAppearance stackedLayoutAppearance
    UITabBarController bottomAccessory compactTabIdentifiers contentLayoutGuide customizableViewControllers
    UITabBarController customizationIdentifier=String? delegate=(any~UITabBarControllerDelegate)? isTabBarHidden mode
    UITabBarController moreNavigationController selectedIndex selectedTab selectedViewController
    UITabBarController setBottomAccessory(_:animated:) setTabBarHidden(_:animated:) setTabs(_:animated:)
    UITabBarController setViewControllers(_:animated:) sidebar tab(forIdentifier:)=UITab? tabBar tabBar(_:didSelect:)
    UITabBarController tabBar(_:willBeginCustomizing:) tabBarMinimizeBehavior tabs viewControllers=[UIViewController]?
    UITabBarItem badgeColor badgeTextAttributes(for:) badgeValue=String? isSpringLoaded
    UITabBarItem scrollEdgeAppearance=UITabBarAppearance? selectedImage setBadgeTextAttributes(_:for:)
    UITabBarItem standardAppearance=UITabBarAppearance? titlePositionAdjustment
    UITabBarItemAppearance configureWithDefault(for:) copy(with?:)=Any disabled focused normal selected
    UITabBarItemStateAppearance badgeBackgroundColor badgePositionAdjustment badgeTextAttributes
    UITabBarItemStateAppearance badgeTitlePositionAdjustment iconColor titlePositionAdjustment
    UITabBarItemStateAppearance titleTextAttributes=[NSAttributedString.Key:~Any]
    UITabGroup allowsReordering children=[UITab] defaultChildIdentifier displayOrder displayOrderIdentifiers
    UITabGroup managingNavigationController selectedChild sidebarActions sidebarAppearance tab(forIdentifier:)=UITab?
    UITabSidebarItem accessories=[UICellAccessory] backgroundConfiguration=UIBackgroundConfiguration?
    UITabSidebarItem contentConfiguration=(any~UIContentConfiguration)?
    UITableView backgroundView=UIView? beginUpdates() cellForRow(at:) cellLayoutMarginsFollowReadableWidth
    UITableView contentHuggingElements dataSource=(any~UITableViewDataSource)?
    UITableView dataSourceIndexPath(forPresentationIndexPath:) dataSourceSectionIndex(forPresentationSectionIndex:)
    UITableView deleteRows(at:with:) deleteSections(_:with:) dequeueReusableCell(withIdentifier:)
    UITableView dequeueReusableCell(withIdentifier:for:) dequeueReusableHeaderFooterView(withIdentifier:)
    UITableView deselectRow(at:animated:) dragDelegate=(any~UITableViewDragDelegate)?
    UITableView dropDelegate=(any~UITableViewDropDelegate)? endUpdates() estimatedRowHeight estimatedSectionFooterHeight
    UITableView estimatedSectionHeaderHeight fillerRowHeight footerView(forSection:) hasUncommittedUpdates=Bool
    UITableView headerView(forSection:) indexPath(for:)=IndexPath? indexPathForRow(at:) indexPathForSelectedRow
    UITableView indexPathsForRows(in:) indexPathsForSelectedRows indexPathsForVisibleRows insertRows(at:with:)
    UITableView insertSections(_:with:) insetsContentViewsToSafeArea isEditing=Bool moveRow(at:to:)
    UITableView moveSection(_:toSection:) numberOfRows(inSection:) numberOfSections=Int
    UITableView performBatchUpdates(_:completion?:) prefetchDataSource=(any~UITableViewDataSourcePrefetching)?
    UITableView presentationIndexPath(forDataSourceIndexPath:) presentationSectionIndex(forDataSourceSectionIndex:)
    UITableView reconfigureRows(at:) rect(forSection:) rectForFooter(inSection:) rectForHeader(inSection:)
    UITableView rectForRow(at:) register(_:forCellReuseIdentifier:) register(_:forHeaderFooterViewReuseIdentifier:)
    UITableView reloadData() reloadRows(at:with:) reloadSectionIndexTitles() reloadSections(_:with:) rowHeight
    UITableView scrollToNearestSelectedRow(at:animated:) scrollToRow(at:at:animated:) sectionFooterHeight
    UITableView sectionHeaderHeight sectionHeaderTopPadding sectionIndexBackgroundColor sectionIndexColor
    UITableView sectionIndexMinimumDisplayRowCount sectionIndexTrackingBackgroundColor
    UITableView selectRow(at:animated:scrollPosition:) selfSizingInvalidation separatorColor separatorEffect
    UITableView separatorInset=UIEdgeInsets separatorInsetReference separatorStyle setEditing(_:animated:) style=Style
    UITableView tableFooterView tableHeaderView visibleCells=[UITableViewCell]
    UITableViewCell accessoryType accessoryView configurationState=UICellConfigurationState
    UITableViewCell configurationUpdateHandler=ConfigurationUpdateHandler?
    UITableViewCell defaultBackgroundConfiguration()=UIBackgroundConfiguration
    UITableViewCell defaultContentConfiguration()=UIListContentConfiguration detailTextLabel=UILabel? didTransition(to:)
    UITableViewCell dragStateDidChange(_:) editingAccessoryType editingAccessoryView editingStyle focusStyle
    UITableViewCell imageView=UIImageView? indentationLevel=Int indentationWidth=CGFloat isEditing=Bool
    UITableViewCell isHighlighted=Bool isSelected=Bool multipleSelectionBackgroundView prepareForReuse()
    UITableViewCell selectedBackgroundView=UIView? selectionStyle separatorInset=UIEdgeInsets setEditing(_:animated:)
    UITableViewCell setHighlighted(_:animated:) setNeedsUpdateConfiguration() setSelected(_:animated:)
    UITableViewCell shouldIndentWhileEditing showingDeleteConfirmation showsReorderControl textLabel=UILabel?
    UITableViewCell updateConfiguration(using:) userInteractionEnabledWhileDragging willTransition(to:)
    UITableViewController numberOfSections(in:)=Int refreshControl=UIRefreshControl? sectionIndexTitles(for:) tableView
    UITableViewController tableView(_:accessoryButtonTappedForRowWith:) tableView(_:canEditRowAt:)
    UITableViewController tableView(_:canFocusRowAt:) tableView(_:canMoveRowAt:)
    UITableViewController tableView(_:canPerformAction:forRowAt:withSender:)
    UITableViewController tableView(_:canPerformPrimaryActionForRowAt:) tableView(_:cellForRowAt:)
    UITableViewController tableView(_:commit:forRowAt:) tableView(_:contextMenuConfigurationForRowAt:point:)
    UITableViewController tableView(_:didBeginMultipleSelectionInteractionAt:) tableView(_:didDeselectRowAt:)
    UITableViewController tableView(_:didEndDisplaying:forRowAt:) tableView(_:didEndDisplayingFooterView:forSection:)
    UITableViewController tableView(_:didEndDisplayingHeaderView:forSection:) tableView(_:didEndEditingRowAt:)
    UITableViewController tableView(_:didHighlightRowAt:) tableView(_:didSelectRowAt:) tableView(_:didUnhighlightRowAt:)
    UITableViewController tableView(_:didUpdateFocusIn:with:) tableView(_:editActionsForRowAt:)
    UITableViewController tableView(_:editingStyleForRowAt:) tableView(_:estimatedHeightForFooterInSection:)
    UITableViewController tableView(_:estimatedHeightForHeaderInSection:) tableView(_:estimatedHeightForRowAt:)
    UITableViewController tableView(_:heightForFooterInSection:) tableView(_:heightForHeaderInSection:)
    UITableViewController tableView(_:heightForRowAt:) tableView(_:indentationLevelForRowAt:)
    UITableViewController tableView(_:leadingSwipeActionsConfigurationForRowAt:) tableView(_:moveRowAt:to:)
    UITableViewController tableView(_:numberOfRowsInSection:) tableView(_:performAction:forRowAt:withSender:)
    UITableViewController tableView(_:performPrimaryActionForRowAt:)
    UITableViewController tableView(_:previewForDismissingContextMenuWithConfiguration:)
    UITableViewController tableView(_:previewForHighlightingContextMenuWithConfiguration:)
    UITableViewController tableView(_:sectionForSectionIndexTitle:at:) tableView(_:selectionFollowsFocusForRowAt:)
    UITableViewController tableView(_:shouldBeginMultipleSelectionInteractionAt:) tableView(_:shouldHighlightRowAt:)
    UITableViewController tableView(_:shouldIndentWhileEditingRowAt:) tableView(_:shouldShowMenuForRowAt:)
    UITableViewController tableView(_:shouldSpringLoadRowAt:with:) tableView(_:shouldUpdateFocusIn:)
    UITableViewController tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
    UITableViewController tableView(_:titleForDeleteConfirmationButtonForRowAt:) tableView(_:titleForFooterInSection:)
    UITableViewController tableView(_:titleForHeaderInSection:) tableView(_:trailingSwipeActionsConfigurationForRowAt:)
    UITableViewController tableView(_:viewForFooterInSection:) tableView(_:viewForHeaderInSection:)
    UITableViewController tableView(_:willBeginEditingRowAt:) tableView(_:willDeselectRowAt:)
    UITableViewController tableView(_:willDisplay:forRowAt:) tableView(_:willDisplayContextMenu:animator:)
    UITableViewController tableView(_:willDisplayFooterView:forSection:) tableView(_:willDisplayHeaderView:forSection:)
    UITableViewController tableView(_:willEndContextMenuInteraction:animator:)
    UITableViewController tableView(_:willPerformPreviewActionForMenuWith:animator:) tableView(_:willSelectRowAt:)
    UITableViewDropPlaceholder previewParametersProvider=((UITableViewCell)~->~UIDragPreviewParameters?)?
    UITableViewDropProposal intent=Intent
    UITableViewFocusUpdateContext nextFocusedIndexPath=IndexPath? previouslyFocusedIndexPath=IndexPath?
    UITableViewHeaderFooterView configurationState=UIViewConfigurationState
    UITableViewHeaderFooterView configurationUpdateHandler=ConfigurationUpdateHandler?
    UITableViewHeaderFooterView defaultBackgroundConfiguration()=UIBackgroundConfiguration
    UITableViewHeaderFooterView defaultContentConfiguration()=UIListContentConfiguration detailTextLabel=UILabel?
    UITableViewHeaderFooterView prepareForReuse() setNeedsUpdateConfiguration() textLabel=UILabel?
    UITableViewHeaderFooterView updateConfiguration(using:)
    UITableViewPlaceholder cellUpdateHandler=((UITableViewCell)~->~Void)?
    UITableViewRowAction backgroundColor=UIColor? style=Style title=String?
    UITapGestureRecognizer buttonMaskRequired numberOfTapsRequired numberOfTouchesRequired
    UITargetedPreview copy(with?:)=Any parameters retargetedPreview(with:) size=CGSize target=UIPreviewTarget
    UITargetedPreview view=UIView
    UITextChecker completions(forPartialWordRange:in:language:) guesses(forWordRange:in:language:) ignoreWord(_:)
    UITextChecker ignoredWords rangeOfMisspelledWord(in:range:startingAt:wrap:language:)
    UITextDropProposal dropAction useFastSameViewOperations
    UITextField adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth
    UITextField allowedWritingToolsResultOptions=UIWritingToolsResultOptions allowsEditingTextAttributes
    UITextField attributedPlaceholder attributedText=NSAttributedString? autocapitalizationType autocorrectionType
    UITextField background baseWritingDirection(for:in:)=NSWritingDirection beginFloatingCursor(at:)
    UITextField beginningOfDocument=UITextPosition borderRect(forBounds:) borderStyle caretRect(for:)=CGRect
    UITextField characterRange(at:)=UITextRange? clearButtonMode clearButtonRect(forBounds:) clearsOnBeginEditing
    UITextField clearsOnInsertion closestPosition(to:)=UITextPosition? compare(_:to:)=ComparisonResult
    UITextField defaultTextAttributes delegate=(any~UITextFieldDelegate)? deleteBackward() disabledBackground
    UITextField drawPlaceholder(in:) drawText(in:) editMenu(for:suggestedActions:)=UIMenu? editingRect(forBounds:)
    UITextField enablesReturnKeyAutomatically endFloatingCursor() endOfDocument=UITextPosition firstRect(for:)=CGRect
    UITextField font=UIFont? hasText=Bool inlinePredictionType inputDelegate=(any~UITextInputDelegate)? insertText(_:)
    UITextField interactionState=Any isEditing=Bool isSecureTextEntry isTextDragActive=Bool isTextDropActive=Bool
    UITextField keyboardAppearance keyboardType leftView leftViewMode leftViewRect(forBounds:)
    UITextField markedTextRange=UITextRange? markedTextStyle=[NSAttributedString.Key:~Any]? mathExpressionCompletionType
    UITextField minimumFontSize=CGFloat offset(from:to:)=Int passwordRules=UITextInputPasswordRules?
    UITextField pasteDelegate=(any~UITextPasteDelegate)? placeholder=String? placeholderRect(forBounds:)
    UITextField position(from:offset:)=UITextPosition? replace(_:withText:) returnKeyType rightView rightViewMode
    UITextField rightViewRect(forBounds:) selectedTextRange=UITextRange? selectionRects(for:)=[UITextSelectionRect]
    UITextField setMarkedText(_:selectedRange:) shouldChangeText(in:replacementText:)=Bool sizingRule smartDashesType
    UITextField smartInsertDeleteType smartQuotesType spellCheckingType text=String? text(in:)=String? textAlignment
    UITextField textColor=UIColor? textContentType=UITextContentType! textDragDelegate=(any~UITextDragDelegate)?
    UITextField textDragInteraction=UIDragInteraction? textDragOptions=UITextDragOptions
    UITextField textDropDelegate=(any~UITextDropDelegate)? textDropInteraction=UIDropInteraction?
    UITextField textRange(from:to:)=UITextRange? textRect(forBounds:) textStyling(at:in:)=[NSAttributedString.Key:~Any]?
    UITextField typingAttributes=[NSAttributedString.Key:~Any]? unmarkText() updateFloatingCursor(at:)
    UITextField willDismissEditMenu(animator:) willPresentEditMenu(animator:) writingToolsBehavior
    UITextInputAssistantItem allowsHidingShortcuts leadingBarButtonGroups trailingBarButtonGroups
    UITextInputContext isDictationInputExpected isHardwareKeyboardInputExpected isPencilInputExpected
    UITextInputMode primaryLanguage=String?
    UITextInputPasswordRules passwordRulesDescriptor
    UITextInputStringTokenizer isPosition(_:atBoundary:inDirection:) isPosition(_:withinTextUnit:inDirection:)
    UITextInputStringTokenizer position(from:toBoundary:inDirection:) rangeEnclosingPosition(_:with:inDirection:)
    UITextInteraction delegate=(any~UITextInteractionDelegate)? gesturesForFailureRequirements
    UITextInteraction textInput=(any~UITextInput)? textInteractionMode
    UITextItem content range
    UITextLoupeSession invalidate() move(to:withCaretRect:trackingCaret:)
    UITextPlaceholder rects
    UITextRange end isEmpty=Bool start
    UITextSearchOptions stringCompareOptions wordMatchMethod
    UITextSearchingFindSession searchableObject
    UITextSelectionDisplayInteraction cursorView delegate=(any~UITextSelectionDisplayInteractionDelegate)? handleViews
    UITextSelectionDisplayInteraction highlightView isActivated layoutManagedSubviews() setNeedsSelectionUpdate()
    UITextSelectionDisplayInteraction textInput=(any~UITextInput)?
    UITextSelectionRect containsEnd containsStart isVertical rect=CGRect transform=CGAffineTransform writingDirection
    UITextView adjustsFontForContentSizeCategory allowedWritingToolsResultOptions=UIWritingToolsResultOptions
    UITextView allowsEditingTextAttributes attributedText=NSAttributedString! autocapitalizationType autocorrectionType
    UITextView baseWritingDirection(for:in:)=NSWritingDirection beginFloatingCursor(at:)
    UITextView beginningOfDocument=UITextPosition borderStyle caretRect(for:)=CGRect characterRange(at:)=UITextRange?
    UITextView clearAllDecoratedFoundText() clearsOnInsertion closestPosition(to:)=UITextPosition?
    UITextView compare(_:to:)=ComparisonResult compare(_:toRange:document:) dataDetectorTypes
    UITextView decorate(foundTextRange:document:usingStyle:) deleteBackward() editMenu(for:suggestedActions:)=UIMenu?
    UITextView enablesReturnKeyAutomatically endFloatingCursor() endOfDocument=UITextPosition findInteraction
    UITextView firstRect(for:)=CGRect font=UIFont? hasText=Bool inlinePredictionType
    UITextView inputDelegate=(any~UITextInputDelegate)? insertAttributedText(_:) insertText(_:) interactionState=Any
    UITextView isEditable isFindInteractionEnabled isSecureTextEntry isSelectable isTextDragActive=Bool
    UITextView isTextDropActive=Bool isWritingToolsActive keyboardAppearance keyboardType layoutManager=NSLayoutManager
    UITextView linkTextAttributes markedTextRange=UITextRange? markedTextStyle=[NSAttributedString.Key:~Any]?
    UITextView mathExpressionCompletionType offset(from:to:)=Int passwordRules=UITextInputPasswordRules?
    UITextView pasteDelegate=(any~UITextPasteDelegate)? position(from:offset:)=UITextPosition?
    UITextView replace(_:withAttributedText:) replace(_:withText:) replace(foundTextRange:document:withText:)
    UITextView replaceAll(queryString:options:withText:) returnKeyType scrollRangeToVisible(_:) selectedRange
    UITextView selectedRanges selectedTextRange=UITextRange? selectionRects(for:)=[UITextSelectionRect]
    UITextView setMarkedText(_:selectedRange:) shouldChangeText(in:replacementText:)=Bool smartDashesType
    UITextView smartInsertDeleteType smartQuotesType spellCheckingType supportsTextReplacement text=String!
    UITextView text(in:)=String? textAlignment textColor=UIColor? textContainer=NSTextContainer textContainerInset
    UITextView textContentType=UITextContentType! textDragDelegate=(any~UITextDragDelegate)?
    UITextView textDragInteraction=UIDragInteraction? textDragOptions=UITextDragOptions
    UITextView textDropDelegate=(any~UITextDropDelegate)? textDropInteraction=UIDropInteraction? textHighlightAttributes
    UITextView textLayoutManager=NSTextLayoutManager? textRange(from:to:)=UITextRange? textStorage=NSTextStorage
    UITextView textStyling(at:in:)=[NSAttributedString.Key:~Any]? typingAttributes=[NSAttributedString.Key:~Any]
    UITextView unmarkText() updateFloatingCursor(at:) usesStandardTextScaling willDismissEditMenu(animator:)
    UITextView willHighlight(foundTextRange:document:) willPresentEditMenu(animator:) writingToolsBehavior
    UIToolTipInteraction defaultToolTip isEnabled
    UIToolbar backgroundImage(forToolbarPosition:barMetrics:) barPosition=UIBarPosition barStyle barTintColor=UIColor?
    UIToolbar compactAppearance=UIToolbarAppearance? compactScrollEdgeAppearance=UIToolbarAppearance?
    UIToolbar delegate=(any~UIToolbarDelegate)? isTranslucent items=[UIBarButtonItem]?
    UIToolbar scrollEdgeAppearance=UIToolbarAppearance? setBackgroundImage(_:forToolbarPosition:barMetrics:)
    UIToolbar setItems(_:animated:) setShadowImage(_:forToolbarPosition:) shadowImage(forToolbarPosition:)
    UIToolbar standardAppearance=UIToolbarAppearance
    UIToolbarAppearance buttonAppearance doneButtonAppearance
    UITouch altitudeAngle=CGFloat azimuthAngle(in:)=CGFloat azimuthUnitVector(in:)=CGVector estimatedProperties
    UITouch estimatedPropertiesExpectingUpdates estimationUpdateIndex force=CGFloat
    UITouch gestureRecognizers=[UIGestureRecognizer]? location(in:)=CGPoint majorRadius majorRadiusTolerance
    UITouch maximumPossibleForce phase=Phase preciseLocation(in:) precisePreviousLocation(in:) previousLocation(in:)
    UITouch rollAngle=CGFloat tapCount timestamp=TimeInterval type=TouchType view=UIView? window=UIWindow?
    UITrackingLayoutGuide constraints(activeWhenAwayFrom:) constraints(activeWhenNearEdge:)
    UITrackingLayoutGuide removeAllTrackedConstraints() setConstraints(_:activeWhenAwayFrom:)
    UITrackingLayoutGuide setConstraints(_:activeWhenNearEdge:)
    UITraitCollection accessibilityContrast activeAppearance changedTraits(from:) containsTraits(in:) copy(with?:)=Any
    UITraitCollection displayGamut displayScale encode(with:) forceTouchCapability
    UITraitCollection hasDifferentColorAppearance(comparedTo:) horizontalSizeClass imageConfiguration
    UITraitCollection imageDynamicRange=UIImage.DynamicRange layoutDirection legibilityWeight listEnvironment
    UITraitCollection modifyingTraits(_:) performAsCurrent(_:) preferredContentSizeCategory=UIContentSizeCategory
    UITraitCollection sceneCaptureState splitViewControllerLayoutEnvironment tabAccessoryEnvironment
    UITraitCollection toolbarItemPresentationSize typesettingLanguage userInterfaceIdiom=UIUserInterfaceIdiom
    UITraitCollection userInterfaceLevel userInterfaceStyle verticalSizeClass
    UIUpdateInfo completionDeadlineTime estimatedPresentationTime isImmediatePresentationExpected
    UIUpdateInfo isLowLatencyEventDispatchConfirmed isPerformingLowLatencyPhases modelTime
    UIUpdateLink addAction(handler:) addAction(target:selector:) currentUpdateInfo isEnabled preferredFrameRateRange
    UIUpdateLink requiresContinuousUpdates wantsImmediatePresentation wantsLowLatencyEventDispatch
    UIUserNotificationCategory identifier=String?
    UIUserNotificationSettings types=UIUserNotificationType
    UIView action(for:forKey:) addConstraint(_:) addConstraints(_:) addGestureRecognizer(_:) addInteraction(_:)
    UIView addLayoutGuide(_:) addMotionEffect(_:) addSubview(_:) alignmentRect(forFrame:)
    UIView alignmentRectInsets=UIEdgeInsets alpha=CGFloat anchorPoint=CGPoint
    UIView appliedContentSizeCategoryLimitsDescription autoresizesSubviews autoresizingMask backgroundColor=UIColor?
    UIView bottomAnchor=NSLayoutYAxisAnchor bounds=CGRect bringSubviewToFront(_:) canBecomeFocused center=CGPoint
    UIView centerXAnchor=NSLayoutXAxisAnchor centerYAnchor=NSLayoutYAxisAnchor clearsContextBeforeDrawing clipsToBounds
    UIView constraints constraintsAffectingLayout(for:)=[NSLayoutConstraint] contentCompressionResistancePriority(for:)
    UIView contentHuggingPriority(for:) contentMode contentScaleFactor convert(_:from:)=CGPoint convert(_:to:)=CGPoint
    UIView coordinateSpace=any~UICoordinateSpace cornerConfiguration decodeRestorableState(with:) didAddSubview(_:)
    UIView didMoveToSuperview() didMoveToWindow() didUpdateFocus(in:with:) directionalEdgeInsets(for:)
    UIView directionalLayoutMargins display(_:) draw(_:) draw(_:in:) drawHierarchy(in:afterScreenUpdates:)
    UIView edgeInsets(for:) effectiveRadius(corner:) effectiveUserInterfaceLayoutDirection encode(with:)
    UIView encodeRestorableState(with:) endEditing(_:) exchangeSubview(at:withSubviewAt:) exerciseAmbiguityInLayout()
    UIView firstBaselineAnchor focusEffect focusGroupIdentifier=String? focusGroupPriority
    UIView focusItemContainer=(any~UIFocusItemContainer)? focusItems(in:) forBaselineLayout() forFirstBaselineLayout
    UIView forLastBaselineLayout frame=CGRect frame(forAlignmentRect:) frame(in:)=CGRect
    UIView gestureRecognizerShouldBegin(_:) gestureRecognizers=[UIGestureRecognizer]? hasAmbiguousLayout=Bool
    UIView heightAnchor=NSLayoutDimension hitTest(_:with:) hoverStyle insertSubview(_:aboveSubview:)
    UIView insertSubview(_:at:) insertSubview(_:belowSubview:) insetsLayoutMarginsFromSafeArea interactions
    UIView intrinsicContentSize invalidateIntrinsicContentSize() isDescendant(of:) isExclusiveTouch isFocused
    UIView isHidden=Bool isMultipleTouchEnabled isOpaque isUserInteractionEnabled keyboardLayoutGuide largeContentImage
    UIView largeContentImageInsets largeContentTitle lastBaselineAnchor layer layerWillDraw(_:) layoutGuide(for:)
    UIView layoutGuides layoutIfNeeded() layoutMargins layoutMarginsDidChange() layoutMarginsGuide layoutSnapshot()
    UIView layoutSublayers(of:) layoutSubviews() leadingAnchor=NSLayoutXAxisAnchor leftAnchor=NSLayoutXAxisAnchor
    UIView mask=UIView? maximumContentSizeCategory minimumContentSizeCategory motionEffects=[UIMotionEffect]
    UIView needsUpdateConstraints() overrideUserInterfaceStyle=UIUserInterfaceStyle
    UIView parentFocusEnvironment=(any~UIFocusEnvironment)? point(inside:with:)
    UIView preferredFocusEnvironments=[any~UIFocusEnvironment] preservesSuperviewLayoutMargins readableContentGuide
    UIView recursiveDescription() removeConstraint(_:) removeConstraints(_:) removeFromSuperview()
    UIView removeGestureRecognizer(_:) removeInteraction(_:) removeLayoutGuide(_:) removeMotionEffect(_:)
    UIView resizableSnapshotView(from:afterScreenUpdates:withCapInsets:) restorationIdentifier=String?
    UIView rightAnchor=NSLayoutXAxisAnchor safeAreaInsets safeAreaInsetsDidChange() safeAreaLayoutGuide
    UIView scalesLargeContentImage semanticContentAttribute sendSubviewToBack(_:)
    UIView setContentCompressionResistancePriority(_:for:) setContentHuggingPriority(_:for:) setNeedsDisplay()
    UIView setNeedsDisplay(_:) setNeedsLayout() setNeedsUpdateConstraints() setNeedsUpdateProperties()
    UIView shouldUpdateFocus(in:)=Bool showsLargeContentViewer sizeThatFits(_:) sizeToFit()
    UIView snapshotView(afterScreenUpdates:)=UIView? subviews superview svg(scale?:) systemLayoutSizeFitting(_:)
    UIView systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) tag tintAdjustmentMode
    UIView tintColor=UIColor! tintColorDidChange() topAnchor=NSLayoutYAxisAnchor trailingAnchor=NSLayoutXAxisAnchor
    UIView traitCollection=UITraitCollection traitCollectionDidChange(_:) traitOverrides=UITraitOverrides
    UIView transform=CGAffineTransform transform3D=CATransform3D translatesAutoresizingMaskIntoConstraints
    UIView updateConstraints() updateConstraintsIfNeeded() updateProperties() updatePropertiesIfNeeded()
    UIView updateTraitsIfNeeded() viewWithTag(_:) widthAnchor=NSLayoutDimension willMove(toSuperview:)
    UIView willMove(toWindow:) willRemoveSubview(_:) window=UIWindow?
    UIViewController activePresentationController addChild(_:) addKeyCommand(_:) additionalSafeAreaInsets
    UIViewController allowedChildrenForUnwinding(from:) applicationFinishedRestoringState()
    UIViewController automaticallyAdjustsScrollViewInsets beginAppearanceTransition(_:animated:) bottomLayoutGuide
    UIViewController canPerformUnwindSegueAction(_:from:sender:) childContaining(_:) childForHomeIndicatorAutoHidden
    UIViewController childForScreenEdgesDeferringSystemGestures childForStatusBarHidden childForStatusBarStyle
    UIViewController childViewControllerForInterfaceOrientationLock childViewControllerForPointerLock
    UIViewController children=[UIViewController] collapseSecondaryViewController(_:for:) contentScrollView(for:)
    UIViewController contentUnavailableConfiguration contentUnavailableConfigurationState decodeRestorableState(with:)
    UIViewController definesPresentationContext didMove(toParent:) didReceiveMemoryWarning() didRotate(from:)
    UIViewController didUpdateFocus(in:with:) disablesAutomaticKeyboardDismissal dismiss(animated:completion?:)
    UIViewController edgesForExtendedLayout editButtonItem encode(with:) encodeRestorableState(with:)
    UIViewController endAppearanceTransition() extendedLayoutIncludesOpaqueBars extensionContext
    UIViewController focusGroupIdentifier=String? focusItemContainer=(any~UIFocusItemContainer)?
    UIViewController hidesBottomBarWhenPushed interactionActivityTrackingBaseName interfaceSegueActions isBeingDismissed
    UIViewController isBeingPresented isEditing=Bool isModalInPresentation isMovingFromParent isMovingToParent
    UIViewController isViewLoaded loadView() loadViewIfNeeded() modalPresentationCapturesStatusBarAppearance
    UIViewController modalPresentationStyle modalTransitionStyle navigationController navigationItem nibBundle nibName
    UIViewController overrideTraitCollection(forChild:) overrideUserInterfaceStyle=UIUserInterfaceStyle
    UIViewController parent=UIViewController? parentFocusEnvironment=(any~UIFocusEnvironment)?
    UIViewController performSegue(withIdentifier:sender:) performsActionsWhilePresentingModally
    UIViewController popoverPresentationController preferredContentSize
    UIViewController preferredContentSizeDidChange(forChildContentContainer:)
    UIViewController preferredFocusEnvironments=[any~UIFocusEnvironment] preferredFocusedView
    UIViewController preferredInterfaceOrientationForPresentation preferredScreenEdgesDeferringSystemGestures
    UIViewController preferredStatusBarStyle preferredStatusBarUpdateAnimation preferredTransition
    UIViewController prefersHomeIndicatorAutoHidden prefersInterfaceOrientationLocked prefersPointerLocked
    UIViewController prefersStatusBarHidden prepare(for:sender:) present(_:animated:completion?:) presentationController
    UIViewController presentedViewController=UIViewController? presentingViewController=UIViewController?
    UIViewController previewActionItems providesPresentationContextTransitionStyle
    UIViewController registerForPreviewing(with:sourceView:) removeFromParent() removeKeyCommand(_:) restorationClass
    UIViewController restorationIdentifier=String? restoresFocusAfterTransition separateSecondaryViewController(for:)
    UIViewController setContentScrollView(_:) setContentScrollView(_:for:) setEditing(_:animated:)
    UIViewController setNeedsStatusBarAppearanceUpdate() setNeedsUpdateContentUnavailableConfiguration()
    UIViewController setNeedsUpdateOfHomeIndicatorAutoHidden() setNeedsUpdateOfPrefersInterfaceOrientationLocked()
    UIViewController setNeedsUpdateOfPrefersPointerLocked() setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    UIViewController setNeedsUpdateOfSupportedInterfaceOrientations() setNeedsUpdateProperties()
    UIViewController setOverrideTraitCollection(_:forChild:) setToolbarItems(_:animated:) sheetPresentationController
    UIViewController shouldAutomaticallyForwardAppearanceMethods shouldAutorotate
    UIViewController shouldPerformSegue(withIdentifier:sender:) shouldUpdateFocus(in:)=Bool show(_:sender:)
    UIViewController showDetailViewController(_:sender:) size(forChildContentContainer:withParentContainerSize:)=CGSize
    UIViewController splitViewController storyboard=UIStoryboard? supportedInterfaceOrientations
    UIViewController systemLayoutFittingSizeDidChange(forChildContentContainer:) systemMinimumLayoutMargins tab
    UIViewController tabBarController=UITabBarController? tabBarItem targetViewController(forAction:sender:)
    UIViewController title=String? toolbarItems topLayoutGuide traitCollection=UITraitCollection
    UIViewController traitCollectionDidChange(_:) traitOverrides=UITraitOverrides
    UIViewController transition(from:to:duration:options?:animations:completion?:) transitionCoordinator
    UIViewController transitioningDelegate unregisterForPreviewing(withContext:) unwind(for:towards:)
    UIViewController updateContentUnavailableConfiguration(using:) updateProperties() updatePropertiesIfNeeded()
    UIViewController updateTraitsIfNeeded() updateViewConstraints() view=UIView! viewDidAppear(_:) viewDidDisappear(_:)
    UIViewController viewDidLayoutSubviews() viewDidLoad() viewIfLoaded viewIsAppearing(_:) viewLayoutMarginsDidChange()
    UIViewController viewRespectsSystemMinimumLayoutMargins viewSafeAreaInsetsDidChange() viewWillAppear(_:)
    UIViewController viewWillDisappear(_:) viewWillLayoutSubviews() viewWillTransition(to:with:)
    UIViewController willAnimateRotation(to:duration:) willMove(toParent:) willRotate(to:duration:)
    UIViewController willTransition(to:with:)
    UIViewPropertyAnimator addAnimations(_:) addAnimations(_:delayFactor:) addCompletion(_:)
    UIViewPropertyAnimator continueAnimation(withTimingParameters:durationFactor:) delay duration=TimeInterval
    UIViewPropertyAnimator finishAnimation(at:) fractionComplete isInterruptible isManualHitTestingEnabled isReversed
    UIViewPropertyAnimator isRunning=Bool isUserInteractionEnabled pauseAnimation() pausesOnCompletion scrubsLinearly
    UIViewPropertyAnimator startAnimation() startAnimation(afterDelay:) state stopAnimation(_:) timingParameters
    UIVisualEffect copy(with?:)=Any encode(with:)
    UIVisualEffectView contentView=UIView effect=UIVisualEffect?
    UIWindow becomeKey() canBecomeKey canResizeToFitContent isKeyWindow makeKey() makeKeyAndVisible() resignKey()
    UIWindow rootViewController safeAreaAspectFitLayoutGuide screen=UIScreen sendEvent(_:) windowLevel
    UIWindow windowScene=UIWindowScene?
    UIWindowScene activityItemsConfigurationSource coordinateSpace=any~UICoordinateSpace effectiveGeometry
    UIWindowScene interfaceOrientation isFullScreen keyWindow=UIWindow? requestGeometryUpdate(_:errorHandler?:)
    UIWindowScene screen=UIScreen screenshotService sizeRestrictions statusBarManager traitCollection=UITraitCollection
    UIWindowScene windowingBehaviors windows=[UIWindow]
    _UIObject accessibilityActivate() accessibilityActivateBlock accessibilityActivationPoint
    _UIObject accessibilityActivationPointBlock accessibilityAttributedHint accessibilityAttributedHintBlock
    _UIObject accessibilityAttributedLabel accessibilityAttributedLabelBlock accessibilityAttributedUserInputLabels
    _UIObject accessibilityAttributedUserInputLabelsBlock accessibilityAttributedValue accessibilityAttributedValueBlock
    _UIObject accessibilityContainerType accessibilityContainerTypeBlock accessibilityCustomActions
    _UIObject accessibilityCustomActionsBlock accessibilityCustomRotors accessibilityCustomRotorsBlock
    _UIObject accessibilityDecrement() accessibilityDecrementBlock accessibilityDirectTouchOptions
    _UIObject accessibilityDragSourceDescriptors accessibilityDropPointDescriptors accessibilityElement(at:)
    _UIObject accessibilityElementCount() accessibilityElementDidBecomeFocused() accessibilityElementDidLoseFocus()
    _UIObject accessibilityElementIsFocused() accessibilityElements accessibilityElementsBlock
    _UIObject accessibilityElementsHidden accessibilityElementsHiddenBlock accessibilityExpandedStatus
    _UIObject accessibilityFrame accessibilityFrameBlock accessibilityHeaderElements accessibilityHeaderElementsBlock
    _UIObject accessibilityHint accessibilityHintBlock accessibilityHitTest(_:event:) accessibilityIdentifier=String?
    _UIObject accessibilityIdentifierBlock accessibilityIgnoresInvertColors accessibilityIncrement()
    _UIObject accessibilityIncrementBlock accessibilityLabel=String? accessibilityLabelBlock accessibilityLanguage
    _UIObject accessibilityLanguageBlock accessibilityMagicTapBlock accessibilityNavigationStyle
    _UIObject accessibilityNavigationStyleBlock accessibilityPath accessibilityPathBlock accessibilityPerformEscape()
    _UIObject accessibilityPerformEscapeBlock accessibilityPerformMagicTap() accessibilityRespondsToUserInteraction
    _UIObject accessibilityRespondsToUserInteractionBlock accessibilityScroll(_:) accessibilityTextualContext
    _UIObject accessibilityTextualContextBlock accessibilityTraits accessibilityTraitsBlock accessibilityUserInputLabels
    _UIObject accessibilityUserInputLabelsBlock accessibilityValue accessibilityValueBlock accessibilityViewIsModal
    _UIObject accessibilityViewIsModalBlock accessibilityZoomIn(at:) accessibilityZoomOut(at:)
    _UIObject isAccessibilityElement=Bool isAccessibilityElementBlock shouldGroupAccessibilityChildren
    _UIObject shouldGroupAccessibilityChildrenBlock
    """
}
