// SPDX-License-Identifier: MIT

extension SystemClasses {
  /// A class and those directly below it, and the classes that are the main actor's with all below them.
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
    @MainActor MKUserTrackingBarButtonItem MKUserTrackingButton MPVolumeView MSMessagesAppViewController
    @MainActor MSStickerBrowserView MTKView NSCollectionLayoutAnchor NSCollectionLayoutDimension
    @MainActor NSCollectionLayoutEdgeSpacing NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem
    @MainActor NSCollectionLayoutSection NSCollectionLayoutSize NSCollectionLayoutSpacing NSLayoutConstraint
    @MainActor NSTextAttachmentViewProvider NSTextContainer PDFThumbnailView PDFView PHLivePhotoView
    @MainActor PHPickerViewController PKAddPassButton PKAddPassesViewController PKCanvasView
    @MainActor PKPaymentAuthorizationViewController PKPaymentButton PKToolPicker QLPreviewController
    @MainActor RPPreviewViewController RPScreenRecorder RPSystemBroadcastPickerView SCNView
    @MainActor SFSafariViewController SKOverlay SKPhysicsBody SKPhysicsContact SKPhysicsJoint SKPhysicsWorld
    @MainActor SKStoreProductViewController SKStoreReviewController SKView SLComposeServiceViewController
    @MainActor SLComposeSheetConfigurationItem UIAccessibilityCustomAction UIAccessibilityCustomRotor
    @MainActor UIAccessibilityCustomRotorItemResult UIAccessibilityCustomRotorSearchPredicate
    @MainActor UIAccessibilityLocationDescriptor UIActivity UIActivityItemProvider
    @MainActor UIActivityItemsConfiguration UIAlertAction UIApplicationShortcutIcon UIApplicationShortcutItem
    @MainActor UIBarAppearance UIBarButtonItemAppearance UIBarButtonItemGroup UIBarButtonItemStateAppearance
    @MainActor UIBarItem UICalendarSelection UICollectionLayoutSectionOrthogonalScrollingProperties
    @MainActor UICollectionViewCompositionalLayoutConfiguration UICollectionViewLayout
    @MainActor UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext
    @MainActor UICollectionViewPlaceholder UICollectionViewUpdateItem UICommandAlternate
    @MainActor UIContextMenuConfiguration UIContextualAction UICubicTimingParameters UIDevice
    @MainActor UIDictationPhrase UIDocument UIDocumentInteractionController UIDocumentProperties UIDragItem
    @MainActor UIDragPreview UIDropProposal UIDynamicAnimator UIDynamicBehavior UIDynamicItemGroup
    @MainActor UIEditMenuConfiguration UIEvent UIFindSession UIFocusAnimationCoordinator UIFocusEffect
    @MainActor UIFocusMovementHint UIFocusSystem UIFocusUpdateContext UIGestureRecognizer
    @MainActor UIHoverAutomaticEffect UIHoverHighlightEffect UIHoverLiftEffect UIHoverStyle UIKey
    @MainActor UILayoutGuide UILexicon UILexiconEntry UILocalizedIndexedCollation UIMenuController
    @MainActor UIMenuDisplayPreferences UIMenuElement UIMenuItem UIMenuSystem UIMotionEffect UINavigationItem
    @MainActor UINib UIOpenURLContext UIPageControlProgress UIPasteConfiguration UIPasteboard
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
    @MainActor UITextSelectionRect UITouch UIUpdateLink UIViewPropertyAnimator UIVisualEffect
    @MainActor VNDocumentCameraViewController WKBackForwardList WKBackForwardListItem WKContentRuleList
    @MainActor WKContentRuleListStore WKContentWorld WKContextMenuElementInfo WKDownload WKFindConfiguration
    @MainActor WKFindResult WKFrameInfo WKHTTPCookieStore WKNavigation WKNavigationAction WKNavigationResponse
    @MainActor WKPDFConfiguration WKPreferences WKProcessPool WKScriptMessage WKSecurityOrigin
    @MainActor WKSnapshotConfiguration WKUserContentController WKUserScript WKWebView WKWebViewConfiguration
    @MainActor WKWebpagePreferences WKWebsiteDataRecord WKWebsiteDataStore WKWindowFeatures
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
    AVCaptureOutput AVCaptureFileOutput AVCaptureMetadataOutput AVCapturePhotoOutput AVCaptureVideoDataOutput
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
    CLRegion CLCircularRegion
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
    NSObject AVPlayerLooper AVSpeechSynthesisVoice AVSpeechSynthesizer AVSpeechUtterance AVVideoComposition
    NSObject AVVideoCompositionCoreAnimationTool AVVideoCompositionLayerInstruction
    NSObject AXCategoricalDataAxisDescriptor AXChartDescriptor AXCustomContent AXDataPoint AXDataPointValue
    NSObject AXDataSeriesDescriptor AXNumericDataAxisDescriptor AttachedInteraction BGTask BGTaskRequest
    NSObject BGTaskScheduler CAAnimation CADisplayLink CAEmitterCell CALayer CAMediaTimingFunction
    NSObject CAValueFunction CBAttribute CBManager CBPeer CBUUID CHHapticDynamicParameter CHHapticEngine
    NSObject CHHapticEvent CHHapticEventParameter CHHapticPattern CIColor CIContext CIFilter CIImage CIVector
    NSObject CKAsset CKContainer CKDatabase CKNotification CKQuery CKRecord CKRecordZone CKServerChangeToken
    NSObject CKSubscription CLBeacon CLBeaconIdentityConstraint CLGeocoder CLHeading CLLocation
    NSObject CLLocationManager CLPlacemark CLRegion CMAltimeter CMAttitude CMFormatDescription CMLogItem
    NSObject CMMotionActivityManager CMMotionManager CMPedometer CMPedometerData CMSampleBuffer CNContact
    NSObject CNContactFetchRequest CNContactFormatter CNContactProperty CNContactStore
    NSObject CNContactVCardSerialization CNContainer CNGroup CNLabeledValue CNPhoneNumber CNPostalAddress
    NSObject CNSaveRequest CPAlertAction CPBarButton CPButton CPGridButton CPInformationItem
    NSObject CPInterfaceController CPListImageRowItem CPListItem CPListSection CPManeuver CPMapButton
    NSObject CPNavigationAlert CPNavigationSession CPNowPlayingButton CPPointOfInterest CPRouteChoice
    NSObject CPSessionConfiguration CPTemplate CPTextButton CPTravelEstimates CPTrip
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
    NSObject INPersonHandle INPreferences INVoiceShortcut INVoiceShortcutCenter JSContext JSValue
    NSObject JSVirtualMachine KeyValueObject LAContext LPLinkMetadata LPMetadataProvider MCAdvertiserAssistant
    NSObject MCNearbyServiceAdvertiser MCNearbyServiceBrowser MCPeerID MCSession MDLAsset
    NSObject MDLMeshBufferDataAllocator MDLNamedObject MDLTransform MDLVertexAttribute MDLVertexBufferLayout
    NSObject MDLVertexDescriptor MIDINetworkSession MKClusterAnnotation MKDirections MKLocalSearch
    NSObject MKLocalSearchCompleter MKLocalSearchCompletion MKMapCamera MKMapConfiguration MKMapItem
    NSObject MKMapSnapshotter MKOverlayRenderer MKPointOfInterestFilter MKRoute MKShape MKTileOverlay
    NSObject MKUserLocation MLDictionaryFeatureProvider MLFeatureValue MLModel MLModelConfiguration
    NSObject MLModelDescription MLMultiArray MPMediaItemArtwork MPNowPlayingInfoCenter MPRemoteCommand
    NSObject MPRemoteCommandCenter MPRemoteCommandEvent MSConversation MSMessage MSMessageLayout MSSession
    NSObject MSSticker MTKTextureLoader MTLCompileOptions MTLDepthStencilDescriptor
    NSObject MTLRenderPassAttachmentDescriptor MTLRenderPassDescriptor
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
    NSObject PDFDestination PDFDocument PDFOutline PDFPage PDFSelection PHAssetResource
    NSObject PHAssetResourceCreationOptions PHAssetResourceManager PHAssetResourceRequestOptions PHChange
    NSObject PHChangeRequest PHFetchOptions PHFetchResult PHFetchResultChangeDetails PHImageManager
    NSObject PHImageRequestOptions PHLivePhoto PHLivePhotoRequestOptions PHObject PHObjectChangeDetails
    NSObject PHPhotoLibrary PHVideoRequestOptions PKContact PKPass PKPassLibrary PKPayment
    NSObject PKPaymentAuthorizationController PKPaymentAuthorizationResult PKPaymentMethod PKPaymentRequest
    NSObject PKPaymentSummaryItem PKPaymentToken PKPushCredentials PKPushPayload PKPushRegistry PKToolPicker
    NSObject QLThumbnailGenerator QLThumbnailRepresentation RPScreenRecorder RelativeDateTimeFormatter
    NSObject SCNAction SCNCamera SCNCameraController SCNConstraint SCNGeometry SCNHitTestResult SCNLight
    NSObject SCNMaterial SCNMaterialProperty SCNNode SCNParticleSystem SCNPhysicsBody SCNPhysicsContact
    NSObject SCNPhysicsShape SCNPhysicsWorld SCNScene SCNTransaction SFContentBlockerManager
    NSObject SFContentBlockerState SFSpeechRecognitionRequest SFSpeechRecognitionResult
    NSObject SFSpeechRecognitionTask SFSpeechRecognizer SFTranscription SFTranscriptionSegment SKAction
    NSObject SKConstraint SKKeyframeSequence SKOverlay SKPayment SKPaymentQueue SKPaymentTransaction
    NSObject SKPhysicsBody SKPhysicsContact SKPhysicsJoint SKPhysicsWorld SKProduct SKProductDiscount
    NSObject SKProductSubscriptionPeriod SKProductsResponse SKRange SKRequest SKStoreReviewController
    NSObject SKTexture SKTextureAtlas SKTransition SLComposeSheetConfigurationItem SSReadingList ThreadObject
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
    NSObject UILexiconEntry UILocalizedIndexedCollation UIMenuController UIMenuDisplayPreferences
    NSObject UIMenuElement UIMenuItem UIMenuSystem UIMotionEffect UINavigationItem UINib UIOpenURLContext
    NSObject UIPageControlProgress UIPasteConfiguration UIPasteboard UIPercentDrivenInteractiveTransition
    NSObject UIPointerLockState UIPointerRegion UIPointerRegionRequest UIPointerStyle UIPresentationController
    NSObject UIPress UIPreviewAction UIPreviewActionGroup UIPreviewParameters UIPreviewTarget UIPrintFormatter
    NSObject UIPrintInfo UIPrintInteractionController UIPrintPageRenderer UIPrintPaper UIRegion UIResponder
    NSObject UISceneActivationConditions UISceneConfiguration UISceneDestructionRequestOptions UISceneSession
    NSObject UISceneSizeRestrictions UISceneWindowingBehaviors UIScreen UIScreenMode UIScreenshotService
    NSObject UIScrollEdgeEffect UIScrollEdgeElementContainerInteraction UISearchSuggestionItem UISearchToken
    NSObject UISpringTimingParameters UIStatusBarManager UIStoryboard UIStoryboardSegue
    NSObject UIStoryboardUnwindSegueSource UISwipeActionsConfiguration UISymbolEffectCompletionContext UITab
    NSObject UITabAccessory UITabBarItemAppearance UITabBarItemStateAppearance UITabSidebarItem
    NSObject UITableViewPlaceholder UITableViewRowAction UITargetedPreview UITextChecker
    NSObject UITextInputAssistantItem UITextInputContext UITextInputMode UITextInputPasswordRules
    NSObject UITextInputStringTokenizer UITextItem UITextLoupeSession UITextPlaceholder UITextPosition
    NSObject UITextRange UITextSearchOptions UITextSelectionRect UITouch UITraitCollection UIUpdateLink
    NSObject UIViewPropertyAnimator UIVisualEffect UNNotification UNNotificationAction
    NSObject UNNotificationActionIcon UNNotificationAttachment UNNotificationCategory UNNotificationContent
    NSObject UNNotificationRequest UNNotificationResponse UNNotificationServiceExtension
    NSObject UNNotificationSettings UNNotificationSound UNNotificationTrigger UNUserNotificationCenter
    NSObject UndoManager VNCoreMLModel VNDocumentCameraScan VNFaceLandmarkRegion2D VNFaceLandmarks2D
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
    UIView UIActivityIndicatorView UIBackgroundExtensionView UICalendarView UICollectionReusableView
    UIView UIContentUnavailableView UIControl UIImageView UIInputView UILabel UIListContentView
    UIView UINavigationBar UIPickerView UIPopoverBackgroundView UIProgressView UIScrollView UISearchBar
    UIView UIStackView UITabBar UITableViewCell UITableViewHeaderFooterView UIToolbar UIVisualEffectView
    UIView UIWindow WKWebView
    UIViewController ASCredentialProviderViewController AVPictureInPictureVideoCallViewController
    UIViewController AVPlayerViewController CNContactPickerViewController CNContactViewController
    UIViewController EKCalendarChooser EKEventViewController GLKViewController
    UIViewController INUIAddVoiceShortcutViewController MCBrowserViewController MSMessagesAppViewController
    UIViewController PHPickerViewController PKAddPassesViewController PKPaymentAuthorizationViewController
    UIViewController QLPreviewController RPPreviewViewController SFSafariViewController
    UIViewController SKStoreProductViewController SLComposeServiceViewController UIActivityViewController
    UIViewController UIAlertController UICollectionViewController UIColorPickerViewController
    UIViewController UIDocumentBrowserViewController UIDocumentPickerViewController UIFontPickerViewController
    UIViewController UIInputViewController UINavigationController UIPageViewController
    UIViewController UIReferenceLibraryViewController UISearchController UISplitViewController
    UIViewController UITabBarController UITableViewController VNDocumentCameraViewController
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
