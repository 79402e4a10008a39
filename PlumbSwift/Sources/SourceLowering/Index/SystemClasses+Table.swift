// SPDX-License-Identifier: MIT

extension SystemClasses {
  /// A line names a class and its direct subclasses. A line that starts with `@MainActor` lists
  /// classes that are isolated to the main actor with all their subclasses.
  static let table = """
    @MainActor ASAuthorizationAppleIDButton ASAuthorizationController ASCredentialProviderViewController
    @MainActor ASWebAuthenticationSession AVPictureInPictureController
    @MainActor AVPictureInPictureVideoCallViewController AVPlaybackSpeed AVPlayerViewController
    @MainActor AVRoutePickerView AttachedInteraction LPLinkView MFMailComposeViewController
    @MainActor MFMessageComposeViewController MKAnnotationView MKClusterAnnotation MKCompassButton
    @MainActor MKDirections MKLocalSearch MKLocalSearchCompleter MKMapCamera MKMapItem MKMapSnapshotter
    @MainActor MKMapView MKOverlayRenderer MKPlacemark MKRoute MKScaleView MKShape MKTileOverlay
    @MainActor MKUserLocation MKUserTrackingBarButtonItem MKUserTrackingButton MPMediaPickerController
    @MainActor MPVolumeView MTKView NSCollectionLayoutAnchor NSCollectionLayoutDimension
    @MainActor NSCollectionLayoutEdgeSpacing NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem
    @MainActor NSCollectionLayoutSection NSCollectionLayoutSize NSCollectionLayoutSpacing NSLayoutConstraint
    @MainActor NSTextAttachmentViewProvider NSTextContainer PDFThumbnailView PDFView PHLivePhotoView
    @MainActor PHPickerViewController PKAddPassButton PKAddPassesViewController
    @MainActor PKPaymentAuthorizationViewController PKPaymentButton QLPreviewController SCNView
    @MainActor SFSafariViewController SKOverlay SKStoreProductViewController SKStoreReviewController SKView
    @MainActor SLComposeServiceViewController SLComposeSheetConfigurationItem UIAccessibilityCustomAction
    @MainActor UIAccessibilityCustomRotor UIAccessibilityCustomRotorItemResult
    @MainActor UIAccessibilityCustomRotorSearchPredicate UIAccessibilityLocationDescriptor UIActivity
    @MainActor UIActivityItemProvider UIActivityItemsConfiguration UIAlertAction UIApplicationShortcutIcon
    @MainActor UIApplicationShortcutItem UIBarAppearance UIBarButtonItemAppearance UIBarButtonItemGroup
    @MainActor UIBarButtonItemStateAppearance UIBarItem UICalendarSelection
    @MainActor UICollectionLayoutSectionOrthogonalScrollingProperties
    @MainActor UICollectionViewCompositionalLayoutConfiguration UICollectionViewLayout
    @MainActor UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext
    @MainActor UICollectionViewPlaceholder UICollectionViewUpdateItem UICommandAlternate
    @MainActor UIContextMenuConfiguration UIContextualAction UICubicTimingParameters UIDevice
    @MainActor UIDictationPhrase UIDocument UIDocumentInteractionController UIDocumentProperties UIDragItem
    @MainActor UIDragPreview UIDropProposal UIDynamicAnimator UIDynamicBehavior UIDynamicItemGroup
    @MainActor UIEditMenuConfiguration UIEvent UIFindSession UIFocusAnimationCoordinator UIFocusEffect
    @MainActor UIFocusMovementHint UIFocusSystem UIFocusUpdateContext UIGestureRecognizer
    @MainActor UIHoverAutomaticEffect UIHoverHighlightEffect UIHoverLiftEffect UIHoverStyle UIKey
    @MainActor UILayoutGuide UILexicon UILexiconEntry UILocalNotification UILocalizedIndexedCollation
    @MainActor UIMenuController UIMenuDisplayPreferences UIMenuElement UIMenuItem UIMenuSystem UIMotionEffect
    @MainActor UINavigationItem UINib UIOpenURLContext UIPageControlProgress UIPasteConfiguration UIPasteboard
    @MainActor UIPercentDrivenInteractiveTransition UIPointerLockState UIPointerRegion UIPointerRegionRequest
    @MainActor UIPointerStyle UIPresentationController UIPress UIPreviewAction UIPreviewActionGroup
    @MainActor UIPreviewParameters UIPreviewTarget UIPrintFormatter UIPrintInfo UIPrintInteractionController
    @MainActor UIPrintPageRenderer UIPrintPaper UIResponder UISceneActivationConditions UISceneConfiguration
    @MainActor UISceneDestructionRequestOptions UISceneSession UISceneSizeRestrictions
    @MainActor UISceneWindowingBehaviors UIScreen UIScreenMode UIScreenshotService UIScrollEdgeEffect
    @MainActor UIScrollEdgeElementContainerInteraction UISearchSuggestionItem UISearchToken
    @MainActor UISpringTimingParameters UIStatusBarManager UIStoryboard UIStoryboardSegue
    @MainActor UIStoryboardUnwindSegueSource UISwipeActionsConfiguration UISymbolEffectCompletionContext UITab
    @MainActor UITabAccessory UITabBarItemAppearance UITabBarItemStateAppearance UITabSidebarItem
    @MainActor UITableViewPlaceholder UITableViewRowAction UITargetedPreview UITextChecker
    @MainActor UITextInputAssistantItem UITextInputContext UITextInputMode UITextInputStringTokenizer
    @MainActor UITextItem UITextLoupeSession UITextPlaceholder UITextPosition UITextRange UITextSearchOptions
    @MainActor UITextSelectionRect UITouch UIUpdateLink UIUserNotificationCategory UIUserNotificationSettings
    @MainActor UIViewPropertyAnimator UIVisualEffect WKBackForwardList WKBackForwardListItem WKContentRuleList
    @MainActor WKContentRuleListStore WKContentWorld WKContextMenuElementInfo WKDownload WKFindConfiguration
    @MainActor WKFindResult WKFrameInfo WKHTTPCookieStore WKNavigation WKNavigationAction WKNavigationResponse
    @MainActor WKPDFConfiguration WKPreferences WKProcessPool WKScriptMessage WKSecurityOrigin
    @MainActor WKSnapshotConfiguration WKUserContentController WKUserScript WKWebView WKWebViewConfiguration
    @MainActor WKWebpagePreferences WKWebsiteDataRecord WKWebsiteDataStore WKWindowFeatures
    ASAuthorizationOpenIDRequest ASAuthorizationAppleIDRequest
    ASAuthorizationRequest ASAuthorizationOpenIDRequest ASAuthorizationPasswordRequest
    AVAsset AVComposition AVURLAsset
    AVAssetTrack AVCompositionTrack
    AVAudioBuffer AVAudioPCMBuffer
    AVAudioIONode AVAudioInputNode AVAudioOutputNode
    AVAudioMix AVMutableAudioMix
    AVAudioMixInputParameters AVMutableAudioMixInputParameters
    AVAudioNode AVAudioIONode AVAudioMixerNode AVAudioPlayerNode AVAudioUnit
    AVAudioUnit AVAudioUnitDelay AVAudioUnitEQ AVAudioUnitReverb AVAudioUnitTimePitch AVAudioUnitVarispeed
    AVCaptureFileOutput AVCaptureMovieFileOutput
    AVCaptureInput AVCaptureDeviceInput
    AVCaptureOutput AVCaptureAudioDataOutput AVCaptureFileOutput AVCaptureMetadataOutput AVCapturePhotoOutput
    AVCaptureOutput AVCaptureVideoDataOutput
    AVComposition AVMutableComposition
    AVCompositionTrack AVMutableCompositionTrack
    AVMetadataObject AVMetadataMachineReadableCodeObject
    AVPlayer AVQueuePlayer
    AVPlayerItemOutput AVPlayerItemVideoOutput
    AVVideoComposition AVMutableVideoComposition
    AVVideoCompositionLayerInstruction AVMutableVideoCompositionLayerInstruction
    AttachedInteraction UIBandSelectionInteraction UIContextMenuInteraction UIDragInteraction
    AttachedInteraction UIDropInteraction UIEditMenuInteraction UIFeedbackGenerator UIFindInteraction
    AttachedInteraction UILargeContentViewerInteraction UIPencilInteraction UIPointerInteraction
    AttachedInteraction UIScribbleInteraction UISpringLoadedInteraction UITextInteraction
    AttachedInteraction UITextSelectionDisplayInteraction UIToolTipInteraction
    BGTask BGAppRefreshTask BGProcessingTask
    BGTaskRequest BGAppRefreshTaskRequest BGProcessingTaskRequest
    CAAnimation CAAnimationGroup CAPropertyAnimation CATransition
    CABasicAnimation CASpringAnimation
    CALayer AVCaptureVideoPreviewLayer AVPlayerLayer CAEmitterLayer CAGradientLayer CAMetalLayer
    CALayer CAReplicatorLayer CAScrollLayer CAShapeLayer CATextLayer CATiledLayer CATransformLayer
    CAPropertyAnimation CABasicAnimation CAKeyframeAnimation
    CBAttribute CBCharacteristic CBService
    CBManager CBCentralManager
    CBPeer CBPeripheral
    CGPath CGMutablePath
    CKDatabaseOperation CKFetchRecordsOperation CKModifyRecordsOperation CKQueryOperation
    CKOperation CKDatabaseOperation
    CLPlacemark MKPlacemark
    CLRegion CLBeaconRegion CLCircularRegion
    CMLogItem CMAccelerometerData CMAltitudeData CMDeviceMotion CMGyroData CMMotionActivity
    CNContact CNMutableContact
    CNPostalAddress CNMutablePostalAddress
    CXAction CXCallAction
    CXCallAction CXAnswerCallAction CXEndCallAction CXSetHeldCallAction CXSetMutedCallAction CXStartCallAction
    EKCalendarItem EKEvent EKReminder
    EKObject EKAlarm EKCalendar EKCalendarItem EKRecurrenceRule EKSource
    Formatter CNPostalAddressFormatter ListFormatter MKDistanceFormatter MeasurementFormatter
    Formatter PersonNameComponentsFormatter
    HKObject HKSample
    HKObjectType HKSampleType
    HKQuery HKObserverQuery HKSampleQuery HKStatisticsCollectionQuery HKStatisticsQuery
    HKSample HKCategorySample HKQuantitySample HKWorkout
    HKSampleType HKCategoryType HKQuantityType HKWorkoutType
    MKAnnotationView MKMarkerAnnotationView MKPinAnnotationView
    MKMapConfiguration MKHybridMapConfiguration MKImageryMapConfiguration MKStandardMapConfiguration
    MKMultiPoint MKPolygon MKPolyline
    MKOverlayPathRenderer MKCircleRenderer MKMultiPolygonRenderer MKMultiPolylineRenderer MKPolygonRenderer
    MKOverlayPathRenderer MKPolylineRenderer
    MKOverlayRenderer MKOverlayPathRenderer MKTileOverlayRenderer
    MKPolyline MKGeodesicPolyline
    MKPolylineRenderer MKGradientPolylineRenderer
    MKShape MKCircle MKMultiPoint MKMultiPolygon MKMultiPolyline MKPointAnnotation
    MPMediaEntity MPMediaItem MPMediaItemCollection
    MPMediaItemCollection MPMediaPlaylist
    MPMediaPredicate MPMediaPropertyPredicate
    MPRemoteCommand MPChangePlaybackPositionCommand MPChangePlaybackRateCommand MPFeedbackCommand
    MPRemoteCommand MPSkipIntervalCommand
    MPRemoteCommandEvent MPChangePlaybackPositionCommandEvent MPChangePlaybackRateCommandEvent
    MPRemoteCommandEvent MPSeekCommandEvent MPSkipIntervalCommandEvent
    MTLRenderPassAttachmentDescriptor MTLRenderPassColorAttachmentDescriptor
    MTLRenderPassAttachmentDescriptor MTLRenderPassDepthAttachmentDescriptor
    NEOnDemandRule NEOnDemandRuleConnect
    NEVPNManager NETunnelProviderManager
    NEVPNProtocol NETunnelProviderProtocol NEVPNProtocolIPSec
    NEVPNProtocolIPSec NEVPNProtocolIKEv2
    NSCollectionLayoutItem NSCollectionLayoutDecorationItem NSCollectionLayoutGroup
    NSCollectionLayoutItem NSCollectionLayoutSupplementaryItem
    NSCollectionLayoutSupplementaryItem NSCollectionLayoutBoundarySupplementaryItem
    NSExtensionContext ASCredentialProviderExtensionContext
    NSLayoutAnchor NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
    NSMutableAttributedString NSTextStorage
    NSObject ASAuthorization ASAuthorizationAppleIDCredential ASAuthorizationAppleIDProvider
    NSObject ASAuthorizationController ASAuthorizationPasswordProvider ASAuthorizationRequest
    NSObject ASCredentialIdentityStore ASCredentialIdentityStoreState ASCredentialServiceIdentifier
    NSObject ASPasswordCredential ASPasswordCredentialIdentity ASWebAuthenticationSession AVAsset
    NSObject AVAssetExportSession AVAssetImageGenerator AVAssetResourceLoader
    NSObject AVAssetResourceLoadingContentInformationRequest AVAssetResourceLoadingDataRequest
    NSObject AVAssetResourceLoadingRequest AVAssetTrack AVAudioApplication AVAudioBuffer AVAudioEngine
    NSObject AVAudioFile AVAudioFormat AVAudioMix AVAudioMixInputParameters AVAudioNode AVAudioPlayer
    NSObject AVAudioRecorder AVAudioSession AVAudioSessionPortDescription AVAudioSessionRouteDescription
    NSObject AVAudioTime AVAudioUnitEQFilterParameters AVCaptureConnection AVCaptureDevice AVCaptureInput
    NSObject AVCaptureOutput AVCapturePhoto AVCapturePhotoSettings AVCaptureResolvedPhotoSettings
    NSObject AVCaptureSession AVFrameRateRange AVMediaSelection AVMediaSelectionGroup AVMediaSelectionOption
    NSObject AVMetadataItem AVMetadataObject AVMutableVideoCompositionInstruction AVPictureInPictureController
    NSObject AVPlaybackSpeed AVPlayer AVPlayerItem AVPlayerItemAccessLog AVPlayerItemAccessLogEvent
    NSObject AVPlayerItemErrorLog AVPlayerItemErrorLogEvent AVPlayerItemOutput AVPlayerItemTrack
    NSObject AVPlayerLooper AVSpeechSynthesisVoice AVSpeechSynthesizer AVSpeechUtterance AVTextStyleRule
    NSObject AVVideoComposition AVVideoCompositionCoreAnimationTool AVVideoCompositionLayerInstruction
    NSObject AttachedInteraction BGTask BGTaskRequest BGTaskScheduler CAAnimation CADisplayLink CAEmitterCell
    NSObject CALayer CAMediaTimingFunction CAValueFunction CBAttribute CBManager CBPeer CBUUID CIColor
    NSObject CIContext CIFilter CIImage CIVector CKAsset CKContainer CKDatabase CKQuery CKRecord CKRecordZone
    NSObject CLBeacon CLBeaconIdentityConstraint CLFloor CLGeocoder CLHeading CLLocation CLLocationManager
    NSObject CLLocationSourceInformation CLPlacemark CLRegion CLVisit CMAltimeter CMAttitude CMBlockBuffer
    NSObject CMClock CMFormatDescription CMLogItem CMMotionActivityManager CMMotionManager CMPedometer
    NSObject CMPedometerData CMSampleBuffer CNContact CNContactFetchRequest CNContactFormatter
    NSObject CNContactProperty CNContactStore CNContactVCardSerialization CNContainer CNGroup CNLabeledValue
    NSObject CNPhoneNumber CNPostalAddress CNSaveRequest CSSearchableIndex CSSearchableItem
    NSObject CSSearchableItemAttributeSet CTCarrier CTCellularData CTRunDelegate CTTelephonyNetworkInfo
    NSObject CVBuffer CXAction CXCall CXCallController CXCallObserver CXCallUpdate CXHandle CXProvider
    NSObject CXProviderConfiguration CXTransaction DateComponentsFormatter EKEventStore EKObject
    NSObject EKRecurrenceDayOfWeek EKRecurrenceEnd EKStructuredLocation HKHealthStore HKObject HKObjectType
    NSObject HKQuantity HKQuery HKStatistics HKStatisticsCollection HKUnit INExtension INImage INIntent
    NSObject INIntentResponse INInteraction INPerson INPersonHandle INPreferences INVoiceShortcut
    NSObject INVoiceShortcutCenter KeyValueObject LAContext LPLinkMetadata LPMetadataProvider
    NSObject MKClusterAnnotation MKDirections MKLocalSearch MKLocalSearchCompleter MKLocalSearchCompletion
    NSObject MKMapCamera MKMapConfiguration MKMapItem MKMapSnapshotter MKOverlayRenderer
    NSObject MKPointOfInterestFilter MKRoute MKShape MKTileOverlay MKUserLocation MPMediaEntity
    NSObject MPMediaItemArtwork MPMediaLibrary MPMediaPredicate MPMediaQuery MPMediaQuerySection
    NSObject MPMusicPlayerController MPNowPlayingInfoCenter MPRemoteCommand MPRemoteCommandCenter
    NSObject MPRemoteCommandEvent MTKTextureLoader MTLCompileOptions MTLDepthStencilDescriptor
    NSObject MTLRenderPassAttachmentDescriptor MTLRenderPassDescriptor
    NSObject MTLRenderPipelineColorAttachmentDescriptor MTLRenderPipelineDescriptor MTLSamplerDescriptor
    NSObject MTLTextureDescriptor MTLVertexAttributeDescriptor MTLVertexBufferLayoutDescriptor
    NSObject MTLVertexDescriptor NCWidgetController NEHotspotConfiguration NEHotspotConfigurationManager
    NSObject NEHotspotNetwork NEOnDemandRule NEVPNConnection NEVPNManager NEVPNProtocol
    NSObject NSCollectionLayoutAnchor NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing
    NSObject NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem NSCollectionLayoutSection
    NSObject NSCollectionLayoutSize NSCollectionLayoutSpacing NSDataAsset NSEntityDescription NSException
    NSObject NSExpression NSExtensionContext NSExtensionItem NSFetchedResultsController NSFileCoordinator
    NSObject NSFileVersion NSHashTable NSItemProvider NSKeyValueObservation NSLayoutAnchor NSLayoutConstraint
    NSObject NSLayoutManager NSManagedObject NSManagedObjectContext NSManagedObjectID NSManagedObjectModel
    NSObject NSMapTable NSMergePolicy NSMetadataItem NSMetadataQuery NSPersistentCloudKitContainerOptions
    NSObject NSPersistentContainer NSPersistentHistoryChange NSPersistentHistoryToken
    NSObject NSPersistentHistoryTransaction NSPersistentStore NSPersistentStoreCoordinator
    NSObject NSPersistentStoreDescription NSPersistentStoreRequest NSPersistentStoreResult NSPointerArray
    NSObject NSPointerFunctions NSPropertyDescription NSQueryGenerationToken NSStringDrawingContext
    NSObject NSTextAttachmentViewProvider NSTextContainer NSTextContentManager NSTextElement
    NSObject NSTextLayoutFragment NSTextLayoutManager NSTextLineFragment NSTextList NSTextRange
    NSObject NSTextSelection NSTextSelectionNavigation NSTextTab NSTextViewportLayoutController
    NSObject NSUbiquitousKeyValueStore NSUserActivity PDFAnnotation PDFBorder PDFDestination PDFDocument
    NSObject PDFOutline PDFPage PDFSelection PHAdjustmentData PHAssetResource PHAssetResourceCreationOptions
    NSObject PHAssetResourceManager PHAssetResourceRequestOptions PHChange PHChangeRequest
    NSObject PHContentEditingInput PHContentEditingInputRequestOptions PHContentEditingOutput PHFetchOptions
    NSObject PHFetchResult PHFetchResultChangeDetails PHImageManager PHImageRequestOptions PHLivePhoto
    NSObject PHLivePhotoRequestOptions PHObject PHObjectChangeDetails PHPhotoLibrary PHVideoRequestOptions
    NSObject PKContact PKPass PKPassLibrary PKPayment PKPaymentAuthorizationController
    NSObject PKPaymentAuthorizationResult PKPaymentMethod PKPaymentRequest PKPaymentSummaryItem PKPaymentToken
    NSObject PKPushCredentials PKPushPayload PKPushRegistry RelativeDateTimeFormatter SCNAction SCNCamera
    NSObject SCNGeometry SCNLight SCNMaterial SCNMaterialProperty SCNNode SCNScene SFContentBlockerManager
    NSObject SFContentBlockerState SFSpeechRecognitionRequest SFSpeechRecognitionResult
    NSObject SFSpeechRecognitionTask SFSpeechRecognizer SFTranscription SFTranscriptionSegment SKAction
    NSObject SKOverlay SKPayment SKPaymentQueue SKPaymentTransaction SKProduct SKProductDiscount
    NSObject SKProductSubscriptionPeriod SKProductsResponse SKRequest SKStoreReviewController SKTexture
    NSObject SKTransition SLComposeSheetConfigurationItem SSReadingList ThreadObject
    NSObject UIAccessibilityCustomAction UIAccessibilityCustomRotor UIAccessibilityCustomRotorItemResult
    NSObject UIAccessibilityCustomRotorSearchPredicate UIAccessibilityLocationDescriptor UIActivity
    NSObject UIActivityItemProvider UIActivityItemsConfiguration UIAlertAction UIApplicationShortcutIcon
    NSObject UIApplicationShortcutItem UIBarAppearance UIBarButtonItemAppearance UIBarButtonItemGroup
    NSObject UIBarButtonItemStateAppearance UIBarItem UIBezierPath UICalendarSelection
    NSObject UICollectionLayoutSectionOrthogonalScrollingProperties
    NSObject UICollectionViewCompositionalLayoutConfiguration UICollectionViewLayout
    NSObject UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext
    NSObject UICollectionViewPlaceholder UICollectionViewUpdateItem UICommandAlternate
    NSObject UIContextMenuConfiguration UIContextualAction UICubicTimingParameters UIDevice UIDictationPhrase
    NSObject UIDocument UIDocumentInteractionController UIDocumentProperties UIDragItem UIDragPreview
    NSObject UIDropProposal UIDynamicAnimator UIDynamicBehavior UIDynamicItemGroup UIEditMenuConfiguration
    NSObject UIEvent UIFindSession UIFocusAnimationCoordinator UIFocusEffect UIFocusMovementHint UIFocusSystem
    NSObject UIFocusUpdateContext UIFontDescriptor UIFontMetrics UIGestureRecognizer UIGraphicsRenderer
    NSObject UIGraphicsRendererContext UIGraphicsRendererFormat UIHoverAutomaticEffect UIHoverHighlightEffect
    NSObject UIHoverLiftEffect UIHoverStyle UIImage UIImageAsset UIImageReader UIKey UILayoutGuide UILexicon
    NSObject UILexiconEntry UILocalNotification UILocalizedIndexedCollation UIMenuController
    NSObject UIMenuDisplayPreferences UIMenuElement UIMenuItem UIMenuSystem UIMotionEffect UINavigationItem
    NSObject UINib UIOpenURLContext UIPageControlProgress UIPasteConfiguration UIPasteboard
    NSObject UIPercentDrivenInteractiveTransition UIPointerLockState UIPointerRegion UIPointerRegionRequest
    NSObject UIPointerStyle UIPresentationController UIPress UIPreviewAction UIPreviewActionGroup
    NSObject UIPreviewParameters UIPreviewTarget UIPrintFormatter UIPrintInfo UIPrintInteractionController
    NSObject UIPrintPageRenderer UIPrintPaper UIRegion UIResponder UISceneActivationConditions
    NSObject UISceneConfiguration UISceneDestructionRequestOptions UISceneSession UISceneSizeRestrictions
    NSObject UISceneWindowingBehaviors UIScreen UIScreenMode UIScreenshotService UIScrollEdgeEffect
    NSObject UIScrollEdgeElementContainerInteraction UISearchSuggestionItem UISearchToken
    NSObject UISpringTimingParameters UIStatusBarManager UIStoryboard UIStoryboardSegue
    NSObject UIStoryboardUnwindSegueSource UISwipeActionsConfiguration UISymbolEffectCompletionContext UITab
    NSObject UITabAccessory UITabBarItemAppearance UITabBarItemStateAppearance UITabSidebarItem
    NSObject UITableViewPlaceholder UITableViewRowAction UITargetedPreview UITextChecker
    NSObject UITextInputAssistantItem UITextInputContext UITextInputMode UITextInputPasswordRules
    NSObject UITextInputStringTokenizer UITextItem UITextLoupeSession UITextPlaceholder UITextPosition
    NSObject UITextRange UITextSearchOptions UITextSelectionRect UITouch UITraitCollection UIUpdateLink
    NSObject UIUserNotificationCategory UIUserNotificationSettings UIViewPropertyAnimator UIVisualEffect
    NSObject UNNotification UNNotificationAction UNNotificationActionIcon UNNotificationAttachment
    NSObject UNNotificationCategory UNNotificationContent UNNotificationRequest UNNotificationResponse
    NSObject UNNotificationServiceExtension UNNotificationSettings UNNotificationSound UNNotificationTrigger
    NSObject UNUserNotificationCenter UndoManager VNFaceLandmarkRegion2D VNFaceLandmarks2D
    NSObject VNImageRequestHandler VNObservation VNPoint VNRecognizedText VNRequest VNSequenceRequestHandler
    NSObject WCSession WCSessionUserInfoTransfer WKBackForwardList WKBackForwardListItem WKContentRuleList
    NSObject WKContentRuleListStore WKContentWorld WKContextMenuElementInfo WKDownload WKFindConfiguration
    NSObject WKFindResult WKFrameInfo WKHTTPCookieStore WKNavigation WKNavigationAction WKNavigationResponse
    NSObject WKPDFConfiguration WKPreferences WKProcessPool WKScriptMessage WKSecurityOrigin
    NSObject WKSnapshotConfiguration WKUserContentController WKUserScript WKWebViewConfiguration
    NSObject WKWebpagePreferences WKWebsiteDataRecord WKWebsiteDataStore WKWindowFeatures
    NSParagraphStyle NSMutableParagraphStyle
    NSPersistentContainer NSPersistentCloudKitContainer
    NSPersistentStoreRequest NSBatchDeleteRequest NSBatchInsertRequest NSBatchUpdateRequest NSFetchRequest
    NSPersistentStoreRequest NSPersistentHistoryChangeRequest
    NSPersistentStoreResult NSBatchDeleteResult NSBatchInsertResult NSPersistentHistoryResult
    NSPropertyDescription NSAttributeDescription NSExpressionDescription NSRelationshipDescription
    NSTextContentManager NSTextContentStorage
    NSTextElement NSTextParagraph
    Operation CKOperation
    PHAssetChangeRequest PHAssetCreationRequest
    PHChangeRequest PHAssetChangeRequest PHAssetCollectionChangeRequest
    PHCollection PHAssetCollection PHCollectionList
    PHImageManager PHCachingImageManager
    PHObject PHAsset PHCollection PHObjectPlaceholder
    PKPaymentSummaryItem PKShippingMethod
    SCNGeometry SCNBox SCNCylinder SCNPlane SCNSphere
    SFSpeechRecognitionRequest SFSpeechAudioBufferRecognitionRequest SFSpeechURLRecognitionRequest
    SKNode SKCameraNode SKLabelNode SKScene SKShapeNode SKSpriteNode
    SKPayment SKMutablePayment
    SKRequest SKProductsRequest SKReceiptRefreshRequest
    Timer TargetTimer
    UIBarAppearance UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance
    UIBarButtonItem MKUserTrackingBarButtonItem
    UIBarItem UIBarButtonItem UITabBarItem
    UIButton PKAddPassButton PKPaymentButton
    UICalendarSelection UICalendarSelectionMultiDate UICalendarSelectionSingleDate
    UICollectionReusableView UICollectionViewCell
    UICollectionViewCell UICollectionViewListCell
    UICollectionViewLayout UICollectionViewCompositionalLayout UICollectionViewFlowLayout
    UICollectionViewLayout UICollectionViewTransitionLayout
    UICollectionViewPlaceholder UICollectionViewDropPlaceholder
    UICommand UIKeyCommand
    UIControl ASAuthorizationAppleIDButton UIButton UIColorWell UIDatePicker UIPageControl UIPasteControl
    UIControl UIRefreshControl UISegmentedControl UISlider UIStepper UISwitch UITextField
    UIDropProposal UICollectionViewDropProposal UITableViewDropProposal UITextDropProposal
    UIDynamicBehavior UIAttachmentBehavior UICollisionBehavior UIDynamicItemBehavior UIFieldBehavior
    UIDynamicBehavior UIGravityBehavior UIPushBehavior UISnapBehavior
    UIEvent UIPressesEvent
    UIFeedbackGenerator UICanvasFeedbackGenerator UIImpactFeedbackGenerator UINotificationFeedbackGenerator
    UIFeedbackGenerator UISelectionFeedbackGenerator
    UIFindSession UITextSearchingFindSession
    UIFocusEffect UIFocusHaloEffect
    UIFocusUpdateContext UICollectionViewFocusUpdateContext UITableViewFocusUpdateContext
    UIGestureRecognizer UIHoverGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer
    UIGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer UISwipeGestureRecognizer
    UIGestureRecognizer UITapGestureRecognizer
    UIGraphicsRenderer UIGraphicsImageRenderer UIGraphicsPDFRenderer
    UIGraphicsRendererContext UIGraphicsImageRendererContext UIGraphicsPDFRendererContext
    UIGraphicsRendererFormat UIGraphicsImageRendererFormat UIGraphicsPDFRendererFormat
    UILayoutGuide UIFocusGuide UITrackingLayoutGuide
    UIMenuElement UIAction UICommand UIDeferredMenuElement UIMenu
    UIMotionEffect UIInterpolatingMotionEffect UIMotionEffectGroup
    UINavigationController MFMailComposeViewController MFMessageComposeViewController UIImagePickerController
    UIPageControlProgress UIPageControlTimerProgress
    UIPanGestureRecognizer UIScreenEdgePanGestureRecognizer
    UIPresentationController UIPopoverPresentationController UISheetPresentationController
    UIPreviewParameters UIDragPreviewParameters
    UIPreviewTarget UIDragPreviewTarget
    UIPrintFormatter UIMarkupTextPrintFormatter UISimpleTextPrintFormatter UIViewPrintFormatter
    UIResponder SKNode UIAccessibilityElement UIApplication UIScene UIView UIViewController
    UIScene UIWindowScene
    UIScrollView UICollectionView UITableView UITextView
    UITab UISearchTab UITabGroup
    UITableViewPlaceholder UITableViewDropPlaceholder
    UITargetedPreview UITargetedDragPreview
    UITextField UISearchTextField
    UITrackingLayoutGuide UIKeyboardLayoutGuide
    UIView AVRoutePickerView LPLinkView MKAnnotationView MKCompassButton MKMapView MKScaleView
    UIView MKUserTrackingButton MPVolumeView MTKView PDFThumbnailView PDFView PHLivePhotoView SCNView SKView
    UIView UIActionSheet UIActivityIndicatorView UIAlertView UIBackgroundExtensionView UICalendarView
    UIView UICollectionReusableView UIContentUnavailableView UIControl UIImageView UIInputView UILabel
    UIView UIListContentView UINavigationBar UIPickerView UIPopoverBackgroundView UIProgressView UIScrollView
    UIView UISearchBar UIStackView UITabBar UITableViewCell UITableViewHeaderFooterView UIToolbar
    UIView UIVisualEffectView UIWebView UIWindow WKWebView
    UIViewController ASCredentialProviderViewController AVPictureInPictureVideoCallViewController
    UIViewController AVPlayerViewController MPMediaPickerController PHPickerViewController
    UIViewController PKAddPassesViewController PKPaymentAuthorizationViewController QLPreviewController
    UIViewController SFSafariViewController SKStoreProductViewController SLComposeServiceViewController
    UIViewController UIActivityViewController UIAlertController UICollectionViewController
    UIViewController UIColorPickerViewController UIDocumentBrowserViewController
    UIViewController UIDocumentPickerViewController UIFontPickerViewController UIInputViewController
    UIViewController UINavigationController UIPageViewController UIReferenceLibraryViewController
    UIViewController UISearchController UISplitViewController UITabBarController UITableViewController
    UIVisualEffect UIBlurEffect UIGlassContainerEffect UIGlassEffect UIVibrancyEffect
    UNNotificationAction UNTextInputNotificationAction
    UNNotificationContent UNMutableNotificationContent
    UNNotificationResponse UNTextInputNotificationResponse
    UNNotificationTrigger UNCalendarNotificationTrigger UNLocationNotificationTrigger
    UNNotificationTrigger UNPushNotificationTrigger UNTimeIntervalNotificationTrigger
    VNDetectedObjectObservation VNFaceObservation VNRecognizedObjectObservation VNRectangleObservation
    VNImageBasedRequest VNClassifyImageRequest VNDetectBarcodesRequest VNDetectFaceCaptureQualityRequest
    VNImageBasedRequest VNDetectFaceLandmarksRequest VNDetectFaceRectanglesRequest VNDetectHorizonRequest
    VNImageBasedRequest VNDetectHumanBodyPoseRequest VNDetectHumanHandPoseRequest
    VNImageBasedRequest VNDetectHumanRectanglesRequest VNDetectRectanglesRequest VNDetectTextRectanglesRequest
    VNImageBasedRequest VNGenerateAttentionBasedSaliencyImageRequest VNGeneratePersonSegmentationRequest
    VNImageBasedRequest VNRecognizeTextRequest VNTargetedImageRequest VNTrackObjectRequest
    VNObservation VNClassificationObservation VNDetectedObjectObservation VNHumanBodyPoseObservation
    VNObservation VNHumanHandPoseObservation VNPixelBufferObservation
    VNPixelBufferObservation VNSaliencyImageObservation
    VNPoint VNRecognizedPoint
    VNRectangleObservation VNBarcodeObservation VNRecognizedTextObservation VNTextObservation
    VNRequest VNImageBasedRequest
    """
}
