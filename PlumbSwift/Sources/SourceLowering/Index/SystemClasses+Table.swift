// SPDX-License-Identifier: MIT

extension SystemClasses {
  /// A line names a class and its direct subclasses. A line that starts with `@MainActor` lists
  /// classes that are isolated to the main actor with all their subclasses.
  static let table = """
    @MainActor ARCoachingOverlayView ASAuthorizationAppleIDButton ASAuthorizationController
    @MainActor ASCredentialProviderViewController ASWebAuthenticationSession AVPictureInPictureController
    @MainActor AVPictureInPictureVideoCallViewController AVPlaybackSpeed AVPlayerViewController
    @MainActor AVRoutePickerView AttachedInteraction CNContactPickerViewController CNContactViewController
    @MainActor CPAlertAction CPBarButton CPButton CPGridButton CPInformationItem CPInterfaceController
    @MainActor CPListImageRowItem CPListItem CPListSection CPManeuver CPMapButton CPNavigationAlert
    @MainActor CPNavigationSession CPNowPlayingButton CPPointOfInterest CPRouteChoice CPTemplate CPTextButton
    @MainActor CPTravelEstimates CPTrip CPTripPreviewTextConfiguration EKCalendarChooser
    @MainActor EKEventEditViewController EKEventViewController GKAccessPoint GKGameCenterViewController
    @MainActor GKLocalPlayer HMCameraView INUIAddVoiceShortcutViewController LPLinkView
    @MainActor MCBrowserViewController MFMailComposeViewController MFMessageComposeViewController
    @MainActor MKAnnotationView MKClusterAnnotation MKCompassButton MKDirections MKLocalSearch
    @MainActor MKLocalSearchCompleter MKMapCamera MKMapItem MKMapSnapshotter MKMapView MKOverlayRenderer
    @MainActor MKPlacemark MKRoute MKScaleView MKShape MKTileOverlay MKUserLocation
    @MainActor MKUserTrackingBarButtonItem MKUserTrackingButton MPMediaPickerController MPVolumeView
    @MainActor MSMessagesAppViewController MSStickerBrowserView MTKView NSCollectionLayoutAnchor
    @MainActor NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing NSCollectionLayoutGroupCustomItem
    @MainActor NSCollectionLayoutItem NSCollectionLayoutSection NSCollectionLayoutSize
    @MainActor NSCollectionLayoutSpacing NSLayoutConstraint NSTextAttachmentViewProvider NSTextContainer
    @MainActor PDFThumbnailView PDFView PHLivePhotoView PHPickerViewController PKAddPassButton
    @MainActor PKAddPassesViewController PKCanvasView PKPaymentAuthorizationViewController PKPaymentButton
    @MainActor PKToolPicker QLPreviewController RPPreviewViewController RPScreenRecorder
    @MainActor RPSystemBroadcastPickerView SCNView SFSafariViewController SKOverlay SKPhysicsBody
    @MainActor SKPhysicsContact SKPhysicsJoint SKPhysicsWorld SKStoreProductViewController
    @MainActor SKStoreReviewController SKView SLComposeServiceViewController SLComposeSheetConfigurationItem
    @MainActor UIAccessibilityCustomAction UIAccessibilityCustomRotor UIAccessibilityCustomRotorItemResult
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
    @MainActor UIViewPropertyAnimator UIVisualEffect VNDocumentCameraViewController WKBackForwardList
    @MainActor WKBackForwardListItem WKContentRuleList WKContentRuleListStore WKContentWorld
    @MainActor WKContextMenuElementInfo WKDownload WKFindConfiguration WKFindResult WKFrameInfo
    @MainActor WKHTTPCookieStore WKNavigation WKNavigationAction WKNavigationResponse WKPDFConfiguration
    @MainActor WKPreferences WKProcessPool WKScriptMessage WKSecurityOrigin WKSnapshotConfiguration
    @MainActor WKUserContentController WKUserScript WKWebView WKWebViewConfiguration WKWebpagePreferences
    @MainActor WKWebsiteDataRecord WKWebsiteDataStore WKWindowFeatures
    ARAnchor ARFaceAnchor ARImageAnchor ARPlaneAnchor
    ARConfiguration ARBodyTrackingConfiguration ARFaceTrackingConfiguration ARImageTrackingConfiguration
    ARConfiguration ARWorldTrackingConfiguration
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
    CKDatabaseOperation CKFetchDatabaseChangesOperation CKFetchRecordZoneChangesOperation
    CKDatabaseOperation CKFetchRecordsOperation CKModifyRecordZonesOperation CKModifyRecordsOperation
    CKDatabaseOperation CKModifySubscriptionsOperation CKQueryOperation
    CKNotification CKQueryNotification
    CKOperation CKAcceptSharesOperation CKDatabaseOperation
    CKRecord CKShare
    CKSubscription CKDatabaseSubscription CKQuerySubscription CKRecordZoneSubscription
    CLPlacemark MKPlacemark
    CLRegion CLBeaconRegion CLCircularRegion
    CMLogItem CMAccelerometerData CMAltitudeData CMDeviceMotion CMGyroData CMMotionActivity
    CNContact CNMutableContact
    CNPostalAddress CNMutablePostalAddress
    CPNowPlayingButton CPNowPlayingAddToLibraryButton CPNowPlayingImageButton CPNowPlayingMoreButton
    CPNowPlayingButton CPNowPlayingPlaybackRateButton CPNowPlayingRepeatButton CPNowPlayingShuffleButton
    CPTemplate CPActionSheetTemplate CPAlertTemplate CPGridTemplate CPInformationTemplate CPListTemplate
    CPTemplate CPMapTemplate CPNowPlayingTemplate CPPointOfInterestTemplate CPSearchTemplate CPTabBarTemplate
    CXAction CXCallAction
    CXCallAction CXAnswerCallAction CXEndCallAction CXSetHeldCallAction CXSetMutedCallAction CXStartCallAction
    EKCalendarItem EKEvent EKReminder
    EKObject EKAlarm EKCalendar EKCalendarItem EKRecurrenceRule EKSource
    Formatter CNPostalAddressFormatter ListFormatter MKDistanceFormatter MeasurementFormatter
    Formatter PersonNameComponentsFormatter
    GCControllerElement GCControllerAxisInput GCControllerButtonInput GCControllerDirectionPad
    GKBasePlayer GKPlayer
    GKPlayer GKLocalPlayer
    GKRandomDistribution GKGaussianDistribution GKShuffledDistribution
    GKRandomSource GKARC4RandomSource GKMersenneTwisterRandomSource
    HKObject HKSample
    HKObjectType HKActivitySummaryType HKCharacteristicType HKSampleType
    HKQuery HKAnchoredObjectQuery HKObserverQuery HKSampleQuery HKSourceQuery HKStatisticsCollectionQuery
    HKQuery HKStatisticsQuery
    HKSample HKCategorySample HKCorrelation HKQuantitySample HKWorkout HKWorkoutRoute
    HKSampleType HKCategoryType HKCorrelationType HKQuantityType HKSeriesType HKWorkoutType
    MDLNamedObject MDLMaterial MDLMaterialProperty MDLObject MDLTexture
    MDLObject MDLCamera MDLLight MDLMesh
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
    MSMessageLayout MSMessageTemplateLayout
    MTLRenderPassAttachmentDescriptor MTLRenderPassColorAttachmentDescriptor
    MTLRenderPassAttachmentDescriptor MTLRenderPassDepthAttachmentDescriptor
    NEOnDemandRule NEOnDemandRuleConnect
    NEVPNManager NETunnelProviderManager
    NEVPNProtocol NETunnelProviderProtocol NEVPNProtocolIPSec
    NEVPNProtocolIPSec NEVPNProtocolIKEv2
    NFCReaderSession NFCNDEFReaderSession NFCTagReaderSession
    NIConfiguration NINearbyPeerConfiguration
    NSCollectionLayoutItem NSCollectionLayoutDecorationItem NSCollectionLayoutGroup
    NSCollectionLayoutItem NSCollectionLayoutSupplementaryItem
    NSCollectionLayoutSupplementaryItem NSCollectionLayoutBoundarySupplementaryItem
    NSExtensionContext ASCredentialProviderExtensionContext
    NSLayoutAnchor NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
    NSMutableAttributedString NSTextStorage
    NSObject ACAccount ACAccountCredential ACAccountStore ACAccountType ARAnchor ARCamera ARConfiguration
    NSObject ARFrame ARHitTestResult ARLightEstimate ARPlaneExtent ARRaycastQuery ARRaycastResult
    NSObject ARReferenceImage ARSession ARWorldMap ASAuthorization ASAuthorizationAppleIDCredential
    NSObject ASAuthorizationAppleIDProvider ASAuthorizationController ASAuthorizationPasswordProvider
    NSObject ASAuthorizationRequest ASCredentialIdentityStore ASCredentialIdentityStoreState
    NSObject ASCredentialServiceIdentifier ASIdentifierManager ASPasswordCredential
    NSObject ASPasswordCredentialIdentity ASWebAuthenticationSession ATTrackingManager AVAsset
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
    NSObject AXCategoricalDataAxisDescriptor AXChartDescriptor AXCustomContent AXDataPoint AXDataPointValue
    NSObject AXDataSeriesDescriptor AXNumericDataAxisDescriptor AttachedInteraction BGTask BGTaskRequest
    NSObject BGTaskScheduler CAAnimation CADisplayLink CAEmitterCell CALayer CAMediaTimingFunction
    NSObject CAValueFunction CBAttribute CBManager CBPeer CBUUID CHHapticDynamicParameter CHHapticEngine
    NSObject CHHapticEvent CHHapticEventParameter CHHapticPattern CIColor CIContext CIFilter CIImage CIVector
    NSObject CKAsset CKContainer CKDatabase CKNotification CKQuery CKRecord CKRecordZone CKServerChangeToken
    NSObject CKSubscription CLBeacon CLBeaconIdentityConstraint CLFloor CLGeocoder CLHeading CLLocation
    NSObject CLLocationManager CLLocationSourceInformation CLPlacemark CLRegion CLVisit CMAltimeter CMAttitude
    NSObject CMBlockBuffer CMClock CMFormatDescription CMLogItem CMMotionActivityManager CMMotionManager
    NSObject CMPedometer CMPedometerData CMSampleBuffer CNContact CNContactFetchRequest CNContactFormatter
    NSObject CNContactProperty CNContactStore CNContactVCardSerialization CNContainer CNGroup CNLabeledValue
    NSObject CNPhoneNumber CNPostalAddress CNSaveRequest CPAlertAction CPBarButton CPButton CPGridButton
    NSObject CPInformationItem CPInterfaceController CPListImageRowItem CPListItem CPListSection CPManeuver
    NSObject CPMapButton CPNavigationAlert CPNavigationSession CPNowPlayingButton CPPointOfInterest
    NSObject CPRouteChoice CPSessionConfiguration CPTemplate CPTextButton CPTravelEstimates CPTrip
    NSObject CPTripPreviewTextConfiguration CSSearchableIndex CSSearchableItem CSSearchableItemAttributeSet
    NSObject CTCarrier CTCellularData CTRunDelegate CTTelephonyNetworkInfo CVBuffer CXAction CXCall
    NSObject CXCallController CXCallObserver CXCallUpdate CXHandle CXProvider CXProviderConfiguration
    NSObject CXTransaction DCAppAttestService DCDevice DateComponentsFormatter EAAccessory EAAccessoryManager
    NSObject EAGLContext EASession EKEventStore EKObject EKRecurrenceDayOfWeek EKRecurrenceEnd
    NSObject EKStructuredLocation GCController GCControllerElement GCExtendedGamepad GCKeyboard GCMicroGamepad
    NSObject GKAccessPoint GKAchievement GKBasePlayer GKComponent GKEntity GKLeaderboard GKRandomDistribution
    NSObject GKRandomSource GKScore GKState GKStateMachine HKActivitySummary HKBiologicalSexObject
    NSObject HKBloodTypeObject HKDeletedObject HKDevice HKHealthStore HKObject HKObjectType HKQuantity HKQuery
    NSObject HKQueryAnchor HKSource HKSourceRevision HKStatistics HKStatisticsCollection HKUnit
    NSObject HKWorkoutBuilder HKWorkoutConfiguration HKWorkoutEvent HKWorkoutRouteBuilder HMAccessory
    NSObject HMAccessoryCategory HMActionSet HMCharacteristic HMCharacteristicMetadata HMHome HMHomeManager
    NSObject HMRoom HMService HMZone INExtension INImage INIntent INIntentResponse INInteraction INPerson
    NSObject INPersonHandle INPreferences INVoiceShortcut INVoiceShortcutCenter JSContext JSManagedValue
    NSObject JSValue JSVirtualMachine KeyValueObject LAContext LPLinkMetadata LPMetadataProvider
    NSObject MCAdvertiserAssistant MCNearbyServiceAdvertiser MCNearbyServiceBrowser MCPeerID MCSession
    NSObject MDLAsset MDLMeshBufferDataAllocator MDLNamedObject MDLTransform MDLVertexAttribute
    NSObject MDLVertexBufferLayout MDLVertexDescriptor MIDINetworkSession MKClusterAnnotation MKDirections
    NSObject MKLocalSearch MKLocalSearchCompleter MKLocalSearchCompletion MKMapCamera MKMapConfiguration
    NSObject MKMapItem MKMapSnapshotter MKOverlayRenderer MKPointOfInterestFilter MKRoute MKShape
    NSObject MKTileOverlay MKUserLocation MLDictionaryFeatureProvider MLFeatureValue MLModel
    NSObject MLModelConfiguration MLModelDescription MLMultiArray MPMediaEntity MPMediaItemArtwork
    NSObject MPMediaLibrary MPMediaPredicate MPMediaQuery MPMediaQuerySection MPMusicPlayerController
    NSObject MPNowPlayingInfoCenter MPRemoteCommand MPRemoteCommandCenter MPRemoteCommandEvent MSConversation
    NSObject MSMessage MSMessageLayout MSSession MSSticker MTKTextureLoader MTLCompileOptions
    NSObject MTLDepthStencilDescriptor MTLRenderPassAttachmentDescriptor MTLRenderPassDescriptor
    NSObject MTLRenderPipelineColorAttachmentDescriptor MTLRenderPipelineDescriptor MTLSamplerDescriptor
    NSObject MTLTextureDescriptor MTLVertexAttributeDescriptor MTLVertexBufferLayoutDescriptor
    NSObject MTLVertexDescriptor MXDiagnosticPayload MXMetricManager MXMetricPayload NCWidgetController
    NSObject NEHotspotConfiguration NEHotspotConfigurationManager NEHotspotNetwork NEOnDemandRule
    NSObject NEVPNConnection NEVPNManager NEVPNProtocol NFCNDEFMessage NFCNDEFPayload NFCReaderSession
    NSObject NIConfiguration NIDiscoveryToken NINearbyObject NISession NLEmbedding NLLanguageRecognizer
    NSObject NLTagger NLTokenizer NSCollectionLayoutAnchor NSCollectionLayoutDimension
    NSObject NSCollectionLayoutEdgeSpacing NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem
    NSObject NSCollectionLayoutSection NSCollectionLayoutSize NSCollectionLayoutSpacing NSDataAsset
    NSObject NSEntityDescription NSException NSExpression NSExtensionContext NSExtensionItem
    NSObject NSFetchedResultsController NSFileCoordinator NSFileVersion NSHashTable NSItemProvider
    NSObject NSKeyValueObservation NSLayoutAnchor NSLayoutConstraint NSLayoutManager NSLinguisticTagger
    NSObject NSManagedObject NSManagedObjectContext NSManagedObjectID NSManagedObjectModel NSMapTable
    NSObject NSMergePolicy NSMetadataItem NSMetadataQuery NSPersistentCloudKitContainerOptions
    NSObject NSPersistentContainer NSPersistentHistoryChange NSPersistentHistoryToken
    NSObject NSPersistentHistoryTransaction NSPersistentStore NSPersistentStoreCoordinator
    NSObject NSPersistentStoreDescription NSPersistentStoreRequest NSPersistentStoreResult NSPointerArray
    NSObject NSPointerFunctions NSPropertyDescription NSQueryGenerationToken NSStringDrawingContext
    NSObject NSTextAttachmentViewProvider NSTextContainer NSTextContentManager NSTextElement
    NSObject NSTextLayoutFragment NSTextLayoutManager NSTextLineFragment NSTextList NSTextRange
    NSObject NSTextSelection NSTextSelectionNavigation NSTextTab NSTextViewportLayoutController
    NSObject NSUbiquitousKeyValueStore NSUserActivity NetService NetServiceBrowser PDFAnnotation PDFBorder
    NSObject PDFDestination PDFDocument PDFOutline PDFPage PDFSelection PHAdjustmentData PHAssetResource
    NSObject PHAssetResourceCreationOptions PHAssetResourceManager PHAssetResourceRequestOptions PHChange
    NSObject PHChangeRequest PHContentEditingInput PHContentEditingInputRequestOptions PHContentEditingOutput
    NSObject PHFetchOptions PHFetchResult PHFetchResultChangeDetails PHImageManager PHImageRequestOptions
    NSObject PHLivePhoto PHLivePhotoRequestOptions PHObject PHObjectChangeDetails PHPhotoLibrary
    NSObject PHVideoRequestOptions PKContact PKPass PKPassLibrary PKPayment PKPaymentAuthorizationController
    NSObject PKPaymentAuthorizationResult PKPaymentMethod PKPaymentRequest PKPaymentSummaryItem PKPaymentToken
    NSObject PKPushCredentials PKPushPayload PKPushRegistry PKToolPicker QLThumbnailGenerator
    NSObject QLThumbnailRepresentation RPScreenRecorder RelativeDateTimeFormatter SCNAction SCNCamera
    NSObject SCNCameraController SCNConstraint SCNGeometry SCNHitTestResult SCNLight SCNMaterial
    NSObject SCNMaterialProperty SCNNode SCNParticleSystem SCNPhysicsBody SCNPhysicsContact SCNPhysicsShape
    NSObject SCNPhysicsWorld SCNScene SCNTransaction SFContentBlockerManager SFContentBlockerState
    NSObject SFSpeechRecognitionRequest SFSpeechRecognitionResult SFSpeechRecognitionTask SFSpeechRecognizer
    NSObject SFTranscription SFTranscriptionSegment SKAction SKConstraint SKKeyframeSequence SKOverlay
    NSObject SKPayment SKPaymentQueue SKPaymentTransaction SKPhysicsBody SKPhysicsContact SKPhysicsJoint
    NSObject SKPhysicsWorld SKProduct SKProductDiscount SKProductSubscriptionPeriod SKProductsResponse SKRange
    NSObject SKRequest SKStoreReviewController SKTexture SKTextureAtlas SKTransition
    NSObject SLComposeSheetConfigurationItem SSReadingList ThreadObject UIAccessibilityCustomAction
    NSObject UIAccessibilityCustomRotor UIAccessibilityCustomRotorItemResult
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
    NSObject UNUserNotificationCenter UndoManager VNCoreMLModel VNDocumentCameraScan VNFaceLandmarkRegion2D
    NSObject VNFaceLandmarks2D VNImageRequestHandler VNObservation VNPoint VNRecognizedText VNRequest
    NSObject VNSequenceRequestHandler WCSession WCSessionUserInfoTransfer WKBackForwardList
    NSObject WKBackForwardListItem WKContentRuleList WKContentRuleListStore WKContentWorld
    NSObject WKContextMenuElementInfo WKDownload WKFindConfiguration WKFindResult WKFrameInfo
    NSObject WKHTTPCookieStore WKNavigation WKNavigationAction WKNavigationResponse WKPDFConfiguration
    NSObject WKPreferences WKProcessPool WKScriptMessage WKSecurityOrigin WKSnapshotConfiguration
    NSObject WKUserContentController WKUserScript WKWebViewConfiguration WKWebpagePreferences
    NSObject WKWebsiteDataRecord WKWebsiteDataStore WKWindowFeatures
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
    SCNConstraint SCNBillboardConstraint SCNLookAtConstraint
    SCNGeometry SCNBox SCNCapsule SCNCone SCNCylinder SCNFloor SCNPlane SCNPyramid SCNShape SCNSphere SCNText
    SCNGeometry SCNTorus SCNTube
    SCNView ARSCNView
    SFSpeechRecognitionRequest SFSpeechAudioBufferRecognitionRequest SFSpeechURLRecognitionRequest
    SKEffectNode SKScene
    SKNode SKAudioNode SKCameraNode SKCropNode SKEffectNode SKEmitterNode SKLabelNode SKLightNode SKShapeNode
    SKNode SKSpriteNode SKTileMapNode
    SKPayment SKMutablePayment
    SKPhysicsJoint SKPhysicsJointPin
    SKRequest SKProductsRequest SKReceiptRefreshRequest
    SKView ARSKView
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
    UINavigationController EKEventEditViewController GKGameCenterViewController MFMailComposeViewController
    UINavigationController MFMessageComposeViewController UIImagePickerController
    UIPageControlProgress UIPageControlTimerProgress
    UIPanGestureRecognizer UIScreenEdgePanGestureRecognizer
    UIPresentationController UIPopoverPresentationController UISheetPresentationController
    UIPreviewParameters UIDragPreviewParameters
    UIPreviewTarget UIDragPreviewTarget
    UIPrintFormatter UIMarkupTextPrintFormatter UISimpleTextPrintFormatter UIViewPrintFormatter
    UIResponder SKNode UIAccessibilityElement UIApplication UIScene UIView UIViewController
    UIScene CPTemplateApplicationScene UIWindowScene
    UIScrollView PKCanvasView UICollectionView UITableView UITextView
    UITab UISearchTab UITabGroup
    UITableViewPlaceholder UITableViewDropPlaceholder
    UITargetedPreview UITargetedDragPreview
    UITextField UISearchTextField
    UITrackingLayoutGuide UIKeyboardLayoutGuide
    UIView ARCoachingOverlayView AVRoutePickerView GLKView HMCameraView LPLinkView MKAnnotationView
    UIView MKCompassButton MKMapView MKScaleView MKUserTrackingButton MPVolumeView MSStickerBrowserView
    UIView MTKView PDFThumbnailView PDFView PHLivePhotoView RPSystemBroadcastPickerView SCNView SKView
    UIView UIActionSheet UIActivityIndicatorView UIAlertView UIBackgroundExtensionView UICalendarView
    UIView UICollectionReusableView UIContentUnavailableView UIControl UIImageView UIInputView UILabel
    UIView UIListContentView UINavigationBar UIPickerView UIPopoverBackgroundView UIProgressView UIScrollView
    UIView UISearchBar UIStackView UITabBar UITableViewCell UITableViewHeaderFooterView UIToolbar
    UIView UIVisualEffectView UIWebView UIWindow WKWebView
    UIViewController ASCredentialProviderViewController AVPictureInPictureVideoCallViewController
    UIViewController AVPlayerViewController CNContactPickerViewController CNContactViewController
    UIViewController EKCalendarChooser EKEventViewController GLKViewController
    UIViewController INUIAddVoiceShortcutViewController MCBrowserViewController MPMediaPickerController
    UIViewController MSMessagesAppViewController PHPickerViewController PKAddPassesViewController
    UIViewController PKPaymentAuthorizationViewController QLPreviewController RPPreviewViewController
    UIViewController SFSafariViewController SKStoreProductViewController SLComposeServiceViewController
    UIViewController UIActivityViewController UIAlertController UICollectionViewController
    UIViewController UIColorPickerViewController UIDocumentBrowserViewController
    UIViewController UIDocumentPickerViewController UIFontPickerViewController UIInputViewController
    UIViewController UINavigationController UIPageViewController UIReferenceLibraryViewController
    UIViewController UISearchController UISplitViewController UITabBarController UITableViewController
    UIViewController VNDocumentCameraViewController
    UIVisualEffect UIBlurEffect UIGlassContainerEffect UIGlassEffect UIVibrancyEffect
    UIWindow CPWindow
    UNNotificationAction UNTextInputNotificationAction
    UNNotificationContent UNMutableNotificationContent
    UNNotificationResponse UNTextInputNotificationResponse
    UNNotificationTrigger UNCalendarNotificationTrigger UNLocationNotificationTrigger
    UNNotificationTrigger UNPushNotificationTrigger UNTimeIntervalNotificationTrigger
    VNDetectedObjectObservation VNFaceObservation VNRecognizedObjectObservation VNRectangleObservation
    VNImageBasedRequest VNClassifyImageRequest VNCoreMLRequest VNDetectBarcodesRequest
    VNImageBasedRequest VNDetectFaceCaptureQualityRequest VNDetectFaceLandmarksRequest
    VNImageBasedRequest VNDetectFaceRectanglesRequest VNDetectHorizonRequest VNDetectHumanBodyPoseRequest
    VNImageBasedRequest VNDetectHumanHandPoseRequest VNDetectHumanRectanglesRequest VNDetectRectanglesRequest
    VNImageBasedRequest VNDetectTextRectanglesRequest VNGenerateAttentionBasedSaliencyImageRequest
    VNImageBasedRequest VNGeneratePersonSegmentationRequest VNRecognizeTextRequest VNTargetedImageRequest
    VNImageBasedRequest VNTrackObjectRequest
    VNObservation VNClassificationObservation VNCoreMLFeatureValueObservation VNDetectedObjectObservation
    VNObservation VNHumanBodyPoseObservation VNHumanHandPoseObservation VNPixelBufferObservation
    VNPixelBufferObservation VNSaliencyImageObservation
    VNPoint VNRecognizedPoint
    VNRectangleObservation VNBarcodeObservation VNRecognizedTextObservation VNTextObservation
    VNRequest VNImageBasedRequest
    """
}
