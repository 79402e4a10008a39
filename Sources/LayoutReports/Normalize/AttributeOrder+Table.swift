// SPDX-License-Identifier: MIT

extension AttributeOrder {
  /// The attributes of every element, in the order in which Xcode writes them.
  ///
  /// Source: 52,001 elements of 470 files of Xcode 5 to 26, all of which use this order.
  static let table = """
    accessibility: key identifier label hint
    accessibilityTraits: key button staticText summaryElement image header keyboardKey link none notEnabled
        searchField
    action: selector destination eventType id
    activityIndicatorView: hidden opaque userInteractionEnabled contentMode horizontalHuggingPriority
        verticalHuggingPriority hidesWhenStopped fixedFrame animating style
        translatesAutoresizingMaskIntoConstraints id userLabel
    audiovisualMediaTypes: key none
    autoresizingMask: key flexibleMinX widthSizable heightSizable flexibleMaxX flexibleMaxY flexibleMinY
    barButtonItem: key enabled title image catalog width style systemItem id userLabel
    bool: key value
    button: hidden key opaque clipsSubviews alpha clearsContextBeforeDrawing
        userInteractionEnabled tag contentMode fixedFrame enabled horizontalHuggingPriority
        verticalHuggingPriority horizontalCompressionResistancePriority
        verticalCompressionResistancePriority insetsLayoutMarginsFromSafeArea misplaced
        showsMenuAsPrimaryAction contentHorizontalAlignment contentVerticalAlignment
        buttonType adjustsImageSizeForAccessibilityContentSizeCategory
        adjustsImageWhenDisabled adjustsImageWhenHighlighted
        reversesTitleShadowWhenHighlighted showsTouchWhenHighlighted lineBreakMode
        hasAttributedTitle pointerInteraction translatesAutoresizingMaskIntoConstraints id
        userLabel customClass customModule customModuleProvider
    buttonConfiguration: key style title
    capability: name minToolsVersion
    collectionReusableView: key opaque clipsSubviews multipleTouchEnabled contentMode
        insetsLayoutMarginsFromSafeArea reuseIdentifier id customClass customModule
        customModuleProvider
    collectionView: key clipsSubviews multipleTouchEnabled contentMode alwaysBounceVertical
        contentInsetAdjustmentBehavior bounces pagingEnabled directionalLockEnabled
        fixedFrame keyboardDismissMode layoutMarginsFollowReadableWidth
        alwaysBounceHorizontal scrollEnabled showsHorizontalScrollIndicator
        showsVerticalScrollIndicator dataMode prefetchingEnabled
        translatesAutoresizingMaskIntoConstraints id customClass customModule userLabel
    collectionViewCell: opaque clipsSubviews multipleTouchEnabled contentMode insetsLayoutMarginsFromSafeArea
        restorationIdentifier reuseIdentifier id userLabel customClass customModule
        customModuleProvider
    collectionViewCellContentView: key opaque clipsSubviews multipleTouchEnabled contentMode
        insetsLayoutMarginsFromSafeArea id
    collectionViewController: definesPresentationContext storyboardIdentifier title
        useStoryboardIdentifierAsRestorationIdentifier clearsSelectionOnViewWillAppear id
        customClass customModule customModuleProvider sceneMemberID
    collectionViewFlowLayout: key scrollDirection automaticEstimatedItemSize minimumLineSpacing
        minimumInteritemSpacing sectionInsetReference id customClass
    color: key systemColor cocoaTouchSystemColor name catalog red green blue white alpha
        colorSpace customColorSpace
    constraint: firstItem firstAttribute relation secondItem secondAttribute multiplier priority
        constant symbolic identifier placeholder id userLabel
    containerView: hidden opaque clipsSubviews contentMode insetsLayoutMarginsFromSafeArea fixedFrame
        placeholderIntrinsicWidth placeholderIntrinsicHeight verticalHuggingPriority
        horizontalCompressionResistancePriority verticalCompressionResistancePriority
        ambiguous translatesAutoresizingMaskIntoConstraints id userLabel
    dataDetectorType: key phoneNumber link address calendarEvent
    date: key timeIntervalSinceReferenceDate
    datePicker: clipsSubviews contentMode enabled contentHorizontalAlignment contentVerticalAlignment
        datePickerMode minuteInterval style useCurrentDate
        translatesAutoresizingMaskIntoConstraints id
    device: id orientation layout appearance
    directionalEdgeInsets: key top leading bottom trailing
    document: type version toolsVersion systemVersion targetRuntime propertyAccessControl
        useAutolayout launchScreen useTraitCollections useSafeAreas colorMatched
        initialViewController
    edgeInsets: key top left bottom right
    exit: id userLabel sceneMemberID
    extendedEdge: key top bottom
    font: key metaFont size name
    fontDescription: key type weight name family pointSize style
    image: name catalog width height
    imageReference: key image catalog symbolScale renderingMode
    imageView: hidden opaque clipsSubviews userInteractionEnabled tag multipleTouchEnabled
        contentMode horizontalHuggingPriority verticalHuggingPriority
        horizontalCompressionResistancePriority verticalCompressionResistancePriority
        insetsLayoutMarginsFromSafeArea fixedFrame misplaced image catalog
        adjustsImageSizeForAccessibilityContentSizeCategory placeholderIntrinsicWidth
        placeholderIntrinsicHeight translatesAutoresizingMaskIntoConstraints id userLabel
        customClass customModule customModuleProvider
    inset: key minX minY maxX maxY
    integer: key value
    label: hidden opaque clipsSubviews userInteractionEnabled tag alpha multipleTouchEnabled
        contentMode horizontalHuggingPriority verticalHuggingPriority
        horizontalCompressionResistancePriority verticalCompressionResistancePriority
        ambiguous fixedFrame layoutMarginsFollowReadableWidth misplaced
        preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea text textAlignment
        usesAttributedText lineBreakMode numberOfLines baselineAdjustment minimumScaleFactor
        enabled minimumFontSize adjustsLetterSpacingToFitWidth
        adjustsFontForContentSizeCategory adjustsFontSizeToFit preferredMaxLayoutWidth
        translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule
        customModuleProvider
    listContentConfiguration: key text secondaryText
    mapView: clipsSubviews multipleTouchEnabled contentMode mapType
        translatesAutoresizingMaskIntoConstraints id
    navigationBar: key clipsSubviews multipleTouchEnabled opaque contentMode
        insetsLayoutMarginsFromSafeArea largeTitles barStyle translucent
        translatesAutoresizingMaskIntoConstraints misplaced id customClass customModule
    navigationController: extendedLayoutIncludesOpaqueBars toolbarHidden modalPresentationStyle
        storyboardIdentifier useStoryboardIdentifierAsRestorationIdentifier title
        automaticallyAdjustsScrollViewInsets navigationBarHidden id customClass customModule
        customModuleProvider sceneMemberID
    navigationItem: key title largeTitleDisplayMode id userLabel
    offsetWrapper: key horizontal vertical
    outlet: property destination id
    outletCollection: property destination collectionClass appends id
    paragraphStyle: key alignment lineBreakMode baseWritingDirection defaultTabInterval
        lineHeightMultiple lineSpacing paragraphSpacing paragraphSpacingBefore
        minimumLineHeight tighteningFactorForTruncation allowsDefaultTighteningForTruncation
    pickerView: contentMode translatesAutoresizingMaskIntoConstraints id userLabel
    placeholder: placeholderIdentifier id userLabel customClass sceneMemberID customModule
        customModuleProvider
    plugIn: identifier version
    point: key x y
    popoverArrowDirection: key up down left right
    preferredSymbolConfiguration: key scale weight configurationType
    progressView: hidden opaque contentMode verticalHuggingPriority progress
        translatesAutoresizingMaskIntoConstraints id userLabel
    real: key value
    rect: key x y width height
    scrollView: hidden verifyAmbiguity clipsSubviews multipleTouchEnabled contentMode ambiguous
        bounces alwaysBounceHorizontal pagingEnabled delaysContentTouches
        insetsLayoutMarginsFromSafeArea misplaced alwaysBounceVertical keyboardDismissMode
        placeholderIntrinsicWidth placeholderIntrinsicHeight showsHorizontalScrollIndicator
        showsVerticalScrollIndicator bouncesZoom verticalHuggingPriority
        translatesAutoresizingMaskIntoConstraints id customClass customModule
        customModuleProvider
    searchBar: key userInteractionEnabled contentMode searchBarStyle text placeholder
        translatesAutoresizingMaskIntoConstraints id
    segmentedControl: key opaque contentMode verticalHuggingPriority verticalCompressionResistancePriority
        fixedFrame contentHorizontalAlignment contentVerticalAlignment
        apportionsSegmentWidthsByContent segmentControlStyle selectedSegmentIndex
        translatesAutoresizingMaskIntoConstraints id userLabel
    segue: destination kind relationship customClass customModule customModuleProvider
        identifier unwindAction destinationCreationSelector popoverAnchorBarButtonItem key
        inheritsFrom modalPresentationStyle modalTransitionStyle popoverAnchorView id
    simulatedNavigationBarMetrics: key translucent prompted
    simulatedScreenMetrics: key type
    simulatedStatusBarMetrics: key statusBarStyle
    simulatedToolbarMetrics: key translucent barStyle
    size: key width height
    slider: key opaque contentMode horizontalCompressionResistancePriority fixedFrame
        horizontalHuggingPriority verticalHuggingPriority
        verticalCompressionResistancePriority contentHorizontalAlignment
        contentVerticalAlignment value minValue maxValue continuous
        translatesAutoresizingMaskIntoConstraints id customClass customModule
        customModuleProvider
    splitViewController: storyboardIdentifier extendedLayoutIncludesOpaqueBars allowDoubleColumnStyle
        preferredDisplayMode behavior primaryBackgroundStyle id customClass customModule
        customModuleProvider sceneMemberID
    stackView: opaque userInteractionEnabled clipsSubviews contentMode horizontalHuggingPriority
        horizontalCompressionResistancePriority ambiguous misplaced placeholderIntrinsicWidth
        placeholderIntrinsicHeight verticalHuggingPriority
        verticalCompressionResistancePriority preservesSuperviewLayoutMargins
        insetsLayoutMarginsFromSafeArea axis distribution alignment spacing
        baselineRelativeArrangement spacingType translatesAutoresizingMaskIntoConstraints id
        userLabel customClass customModule customModuleProvider
    state: key title image catalog backgroundImage
    stepper: opaque contentMode horizontalHuggingPriority verticalHuggingPriority
        horizontalCompressionResistancePriority verticalCompressionResistancePriority
        contentHorizontalAlignment contentVerticalAlignment value maximumValue stepValue
        translatesAutoresizingMaskIntoConstraints id
    switch: key opaque contentMode horizontalHuggingPriority verticalHuggingPriority
        horizontalCompressionResistancePriority verticalCompressionResistancePriority
        ambiguous enabled preservesSuperviewLayoutMargins contentHorizontalAlignment
        contentVerticalAlignment on title translatesAutoresizingMaskIntoConstraints id
        customClass customModule customModuleProvider userLabel
    tabBar: key contentMode insetsLayoutMarginsFromSafeArea
        translatesAutoresizingMaskIntoConstraints translucent id
    tabBarController: automaticallyAdjustsScrollViewInsets title id customClass customModule
        customModuleProvider sceneMemberID
    tabBarItem: key title image catalog selectedImage tag systemItem id customClass customModule
    tableView: key opaque clipsSubviews clearsContextBeforeDrawing contentMode misplaced fixedFrame
        insetsLayoutMarginsFromSafeArea layoutMarginsFollowReadableWidth alwaysBounceVertical
        keyboardDismissMode delaysContentTouches scrollEnabled showsHorizontalScrollIndicator
        dataMode style separatorStyle allowsSelection allowsMultipleSelection
        allowsSelectionDuringEditing rowHeight estimatedRowHeight sectionHeaderHeight
        estimatedSectionHeaderHeight sectionFooterHeight estimatedSectionFooterHeight
        contentViewInsetsToSafeArea translatesAutoresizingMaskIntoConstraints id customClass
        customModule userLabel
    tableViewCell: clipsSubviews tag userInteractionEnabled contentMode restorationIdentifier
        preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth
        insetsLayoutMarginsFromSafeArea selectionStyle accessoryType
        hidesAccessoryWhenEditing indentationLevel indentationWidth reuseIdentifier textLabel
        detailTextLabel imageView rowHeight style shouldIndentWhileEditing id userLabel
        customClass customModule customModuleProvider
    tableViewCellContentView: key opaque clipsSubviews multipleTouchEnabled contentMode ambiguous
        preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea tableViewCell id
        userLabel
    tableViewController: storyboardIdentifier title clearsSelectionOnViewWillAppear hidesBottomBarWhenPushed
        useStoryboardIdentifierAsRestorationIdentifier id userLabel customClass customModule
        customModuleProvider sceneMemberID
    tableViewSection: headerTitle footerTitle id userLabel
    tapGestureRecognizer: id userLabel
    textField: hidden key opaque clipsSubviews userInteractionEnabled tag multipleTouchEnabled
        contentMode horizontalHuggingPriority verticalHuggingPriority
        horizontalCompressionResistancePriority verticalCompressionResistancePriority
        ambiguous fixedFrame enabled misplaced preservesSuperviewLayoutMargins
        contentHorizontalAlignment contentVerticalAlignment text borderStyle placeholder
        textAlignment adjustsFontForContentSizeCategory adjustsFontSizeToFit minimumFontSize
        clearButtonMode translatesAutoresizingMaskIntoConstraints id userLabel customClass
        customModule customModuleProvider
    textInputTraits: key autocapitalizationType autocorrectionType spellCheckingType keyboardType
        returnKeyType secureTextEntry enablesReturnKeyAutomatically keyboardAppearance
        smartDashesType smartInsertDeleteType smartQuotesType textContentType
    textView: hidden clipsSubviews multipleTouchEnabled tag opaque userInteractionEnabled
        contentMode ambiguous horizontalHuggingPriority verticalHuggingPriority
        verticalCompressionResistancePriority bounces scrollEnabled
        showsHorizontalScrollIndicator showsVerticalScrollIndicator bouncesZoom
        contentInsetAdjustmentBehavior keyboardDismissMode misplaced
        preservesSuperviewLayoutMargins editable text textAlignment selectable
        usesAttributedText allowsEditingTextAttributes
        translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule
        customModuleProvider
    toolbar: hidden key opaque clearsContextBeforeDrawing contentMode
        insetsLayoutMarginsFromSafeArea translucent translatesAutoresizingMaskIntoConstraints
        id userLabel customClass customModule customModuleProvider
    userDefinedRuntimeAttribute: type keyPath value catalog
    value: key type width height
    variation: key constant axis distribution spacing
    view: autoresizesSubviews key hidden opaque clipsSubviews multipleTouchEnabled alpha
        clearsContextBeforeDrawing tag userInteractionEnabled contentMode fixedFrame
        horizontalHuggingPriority verticalHuggingPriority
        horizontalCompressionResistancePriority verticalCompressionResistancePriority
        ambiguous misplaced placeholderIntrinsicWidth placeholderIntrinsicHeight
        preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea
        translatesAutoresizingMaskIntoConstraints layoutMarginsFollowReadableWidth
        simulatedAppContext id userLabel customClass customModule customModuleProvider
    viewController: modalPresentationStyle storyboardIdentifier title
        useStoryboardIdentifierAsRestorationIdentifier definesPresentationContext
        extendedLayoutIncludesOpaqueBars automaticallyAdjustsScrollViewInsets
        hidesBottomBarWhenPushed id userLabel customClass customModule customModuleProvider
        sceneMemberID
    viewControllerLayoutGuide: type id
    viewControllerPlaceholder: storyboardName referencedIdentifier bundleIdentifier id sceneMemberID
    viewLayoutGuide: key id
    visualEffectView: hidden key opaque clipsSubviews userInteractionEnabled contentMode
        translatesAutoresizingMaskIntoConstraints id customClass customModule
        customModuleProvider
    wkWebView: contentMode allowsBackForwardNavigationGestures
        translatesAutoresizingMaskIntoConstraints id customClass customModule
        customModuleProvider
    """
}
