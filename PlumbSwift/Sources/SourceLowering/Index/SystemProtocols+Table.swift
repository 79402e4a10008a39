// SPDX-License-Identifier: MIT

extension SystemProtocols {
  /// A first line names the module, the protocol and the protocols that it inherits from. Lines
  /// with `!` hold required members. The others hold optional members, with the selector where it
  /// does not follow from the Swift name.
  static let table = """
    UIKit CAAnimationDelegate
      animationDidStart(_:) animationDidStop(_:finished:)
    UIKit CALayerDelegate @MainActor
      layoutSublayers(of:)=layoutSublayersOfLayer: display(_:) draw(_:in:) layerWillDraw(_:)
      action(for:forKey:)=actionForLayer:forKey:
    UIKit NSFilePresenter
      ! var presentedItemURL: URL?
      ! var presentedItemOperationQueue: OperationQueue
      presentedItemDidChange()
    UIKit NSLayoutManagerDelegate
      layoutManagerDidInvalidateLayout(_:)
      layoutManager(_:didCompleteLayoutFor:atEnd:)=layoutManager:didCompleteLayoutForTextContainer:atEnd:
      layoutManager(_:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:)=layoutManager:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:inTextContainer:forGlyphRange:
      layoutManager(_:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange:)
      layoutManager(_:shouldUse:forControlCharacterAt:)=layoutManager:shouldUseAction:forControlCharacterAt:
      layoutManager(_:boundingBoxForControlGlyphAt:for:proposedLineFragment:glyphPosition:characterIndex:)=layoutManager:boundingBoxForControlGlyphAt:forTextContainer:proposedLineFragment:glyphPosition:characterIndex:
      layoutManager(_:textContainer:didChangeGeometryFrom:)=layoutManager:textContainer:didChangeGeometryFromSize:
      layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)
      layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:)
      layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:)
      layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:)
      layoutManager(_:shouldBreakLineByHyphenatingBeforeCharacterAt:)
    UIKit NSTextContentManagerDelegate
      textContentManager(_:textElementAt:)=textContentManager:textElementAtLocation:
      textContentManager(_:shouldEnumerate:options:)=textContentManager:shouldEnumerateTextElement:options:
    UIKit NSTextContentStorageDelegate NSTextContentManagerDelegate
      textContentStorage(_:textParagraphWith:)=textContentStorage:textParagraphWithRange:
    UIKit NSTextLayoutManagerDelegate
      textLayoutManager(_:textLayoutFragmentFor:in:)=textLayoutManager:textLayoutFragmentForLocation:inTextElement:
      textLayoutManager(_:shouldBreakLineBefore:hyphenating:)=textLayoutManager:shouldBreakLineBeforeLocation:hyphenating:
      textLayoutManager(_:renderingAttributesForLink:at:defaultAttributes:)=textLayoutManager:renderingAttributesForLink:atLocation:defaultAttributes:
    UIKit NSTextSelectionDataSource
      ! var documentRange: NSTextRange
      ! func enumerateSubstrings( from location: any NSTextLocation, options: NSString.EnumerationOptions, using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void)
      ! func textRange( for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation ) -> NSTextRange?
      ! func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
      ! func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
      ! func baseWritingDirection( at location: any NSTextLocation ) -> NSTextSelectionNavigation.WritingDirection
      ! func enumerateCaretOffsetsInLineFragment( at location: any NSTextLocation, using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)
      ! func lineFragmentRange( for point: CGPoint, inContainerAt location: any NSTextLocation ) -> NSTextRange?
      textLayoutOrientation(at:)=textLayoutOrientationAtLocation:
    UIKit NSTextStorageDelegate
      textStorage(_:willProcessEditing:range:changeInLength:)
      textStorage(_:didProcessEditing:range:changeInLength:)
    UIKit NSTextViewportLayoutControllerDelegate
      ! func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
      ! func textViewportLayoutController( _ textViewportLayoutController: NSTextViewportLayoutController, configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
      textViewportLayoutControllerWillLayout(_:) textViewportLayoutControllerDidLayout(_:)
    UIKit NSUserActivityDelegate
      userActivityWillSave(_:) userActivityWasContinued(_:)
      userActivity(_:didReceive:outputStream:)=userActivity:didReceiveInputStream:outputStream:
    UIKit UIActivityItemSource @MainActor
      ! func activityViewControllerPlaceholderItem( _ activityViewController: UIActivityViewController ) -> Any
      ! func activityViewController( _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType? ) -> Any?
      activityViewController(_:subjectForActivityType:)
      activityViewController(_:dataTypeIdentifierForActivityType:)
      activityViewController(_:thumbnailImageForActivityType:suggestedSize:)
    UIKit UIAdaptivePresentationControllerDelegate @MainActor
      adaptivePresentationStyle(for:)=adaptivePresentationStyleForController:
      adaptivePresentationStyle(for:traitCollection:)=adaptivePresentationStyleForController:traitCollection:
      presentationController(_:viewControllerForAdaptivePresentationStyle:)
      presentationController(_:prepare:)=presentationController:preparePresentationController:
      presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
      presentationControllerShouldDismiss(_:) presentationControllerWillDismiss(_:)
      presentationControllerDidDismiss(_:) presentationControllerDidAttemptToDismiss(_:)
    UIKit UIApplicationDelegate @MainActor
      application(_:willFinishLaunchingWithOptions:) application(_:didFinishLaunchingWithOptions:)
      applicationDidBecomeActive(_:) applicationWillResignActive(_:) applicationDidEnterBackground(_:)
      applicationWillEnterForeground(_:) applicationWillTerminate(_:) applicationDidReceiveMemoryWarning(_:)
      application(_:open:options:)=application:openUrl:options:
      application(_:configurationForConnecting:options:)=application:configurationForConnectingSceneSession:options:
      application(_:didDiscardSceneSessions:)
      application(_:continue:restorationHandler:)=application:continueUserActivity:restorationHandler:
      application(_:didRegisterForRemoteNotificationsWithDeviceToken:)
      application(_:didFailToRegisterForRemoteNotificationsWithError:)
      application(_:didReceiveRemoteNotification:fetchCompletionHandler:)
      application(_:performActionFor:completionHandler:)=application:performActionForShortcutItem:completionHandler:
      application(_:handleEventsForBackgroundURLSession:completionHandler:)
      application(_:supportedInterfaceOrientationsFor:)=application:supportedInterfaceOrientationsForWindow:
      applicationDidFinishLaunching(_:) applicationSignificantTimeChange(_:)
      applicationProtectedDataWillBecomeUnavailable(_:) applicationProtectedDataDidBecomeAvailable(_:)
      application(_:shouldAllowExtensionPointIdentifier:) application(_:willContinueUserActivityWithType:)
      application(_:didFailToContinueUserActivityWithType:error:)
      application(_:didUpdate:)=application:didUpdateUserActivity:
      application(_:shouldSaveSecureApplicationState:)=application:shouldSaveSecureApplicationStateCoder:
      application(_:shouldRestoreSecureApplicationState:)=application:shouldRestoreSecureApplicationStateCoder:
      application(_:viewControllerWithRestorationIdentifierPath:coder:)
      application(_:performFetchWithCompletionHandler:) application(_:handleOpen:)=application:handleOpenUrl:
      application(_:open:sourceApplication:annotation:)=application:openUrl:sourceApplication:annotation:
    UIKit UIBarPositioningDelegate @MainActor
      position(for:)
    UIKit UICalendarSelectionMultiDateDelegate @MainActor
      ! func multiDateSelection( _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
      ! func multiDateSelection( _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
      multiDateSelection(_:canSelectDate:)=multiDateSelection:canSelectDateDateComponents:
      multiDateSelection(_:canDeselectDate:)=multiDateSelection:canDeselectDateDateComponents:
    UIKit UICalendarSelectionSingleDateDelegate @MainActor
      ! func dateSelection( _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
      dateSelection(_:canSelectDate:)=dateSelection:canSelectDateDateComponents:
    UIKit UICalendarViewDelegate @MainActor
      calendarView(_:decorationFor:)=calendarView:decorationForDateComponents:
      calendarView(_:didChangeVisibleDateComponentsFrom:)=calendarView:didChangeVisibleDateComponentsFromDateComponents:
    UIKit UICollectionViewDataSource @MainActor
      ! func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
      ! func collectionView( _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath ) -> UICollectionViewCell
      numberOfSections(in:)=numberOfSectionsInCollectionView:
      collectionView(_:viewForSupplementaryElementOfKind:at:)=collectionView:viewForSupplementaryElementOfKind:atIndexPath:
      collectionView(_:canMoveItemAt:)=collectionView:canMoveItemAtIndexPath:
      collectionView(_:moveItemAt:to:)=collectionView:moveItemAtIndexPath:toIndexPath:
      indexTitles(for:)=indexTitlesForCollectionView: collectionView(_:indexPathForIndexTitle:at:)
    UIKit UICollectionViewDataSourcePrefetching @MainActor
      ! func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
      collectionView(_:cancelPrefetchingForItemsAt:)
    UIKit UICollectionViewDelegate UIScrollViewDelegate
      collectionView(_:shouldShowMenuForItemAt:)=collectionView:shouldShowMenuForItemAtIndexPath:
      collectionView(_:canPerformAction:forItemAt:withSender:)=collectionView:canPerformAction:forItemAtIndexPath:withSender:
      collectionView(_:performAction:forItemAt:withSender:)=collectionView:performAction:forItemAtIndexPath:withSender:
      collectionView(_:willDisplay:forItemAt:)=collectionView:willDisplayCell:forItemAtIndexPath:
      collectionView(_:didEndDisplaying:forItemAt:)=collectionView:didEndDisplayingCell:forItemAtIndexPath:
      collectionView(_:didSelectItemAt:)=collectionView:didSelectItemAtIndexPath:
      collectionView(_:didDeselectItemAt:)=collectionView:didDeselectItemAtIndexPath:
      collectionView(_:shouldSelectItemAt:)=collectionView:shouldSelectItemAtIndexPath:
      collectionView(_:shouldDeselectItemAt:)=collectionView:shouldDeselectItemAtIndexPath:
      collectionView(_:shouldHighlightItemAt:)=collectionView:shouldHighlightItemAtIndexPath:
      collectionView(_:didHighlightItemAt:)=collectionView:didHighlightItemAtIndexPath:
      collectionView(_:didUnhighlightItemAt:)=collectionView:didUnhighlightItemAtIndexPath:
      collectionView(_:willDisplaySupplementaryView:forElementKind:at:)=collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:
      collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)=collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:
      collectionView(_:transitionLayoutForOldLayout:newLayout:)
      collectionView(_:contextMenuConfigurationForItemAt:point:)=collectionView:contextMenuConfigurationForItemAtIndexPath:point:
      collectionView(_:contextMenuConfigurationForItemsAt:point:)
      collectionView(_:willPerformPreviewActionForMenuWith:animator:)=collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:
      collectionView(_:previewForHighlightingContextMenuWithConfiguration:)
      collectionView(_:previewForDismissingContextMenuWithConfiguration:)
      collectionView(_:shouldBeginMultipleSelectionInteractionAt:)=collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:
      collectionView(_:didBeginMultipleSelectionInteractionAt:)=collectionView:didBeginMultipleSelectionInteractionAtIndexPath:
      collectionViewDidEndMultipleSelectionInteraction(_:)
      collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
      collectionView(_:targetContentOffsetForProposedContentOffset:)
      collectionView(_:canEditItemAt:)=collectionView:canEditItemAtIndexPath:
      collectionView(_:canFocusItemAt:)=collectionView:canFocusItemAtIndexPath:
      collectionView(_:canPerformPrimaryActionForItemAt:)=collectionView:canPerformPrimaryActionForItemAtIndexPath:
      collectionView(_:performPrimaryActionForItemAt:)=collectionView:performPrimaryActionForItemAtIndexPath:
      collectionView(_:willDisplayContextMenu:animator:)=collectionView:willDisplayContextMenuConfiguration:animator:
      collectionView(_:willEndContextMenuInteraction:animator:)=collectionView:willEndContextMenuInteractionConfiguration:animator:
      collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)=collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:
      collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)=collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:
      indexPathForPreferredFocusedView(in:)=indexPathForPreferredFocusedViewInCollectionView:
      collectionView(_:shouldUpdateFocusIn:)=collectionView:shouldUpdateFocusInContext:
      collectionView(_:didUpdateFocusIn:with:)=collectionView:didUpdateFocusInContext:withCoordinator:
      collectionView(_:selectionFollowsFocusForItemAt:)=collectionView:selectionFollowsFocusForItemAtIndexPath:
      collectionView(_:shouldSpringLoadItemAt:with:)=collectionView:shouldSpringLoadItemAtIndexPath:withContext:
      collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)=collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:
    UIKit UICollectionViewDelegateFlowLayout UICollectionViewDelegate
      collectionView(_:layout:sizeForItemAt:)=collectionView:layout:sizeForItemAtIndexPath:
      collectionView(_:layout:insetForSectionAt:) collectionView(_:layout:minimumLineSpacingForSectionAt:)
      collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
      collectionView(_:layout:referenceSizeForHeaderInSection:)
      collectionView(_:layout:referenceSizeForFooterInSection:)
    UIKit UICollectionViewDragDelegate @MainActor
      ! func collectionView( _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath ) -> [UIDragItem]
      collectionView(_:itemsForAddingTo:at:point:)=collectionView:itemsForAddingToSession:atIndexPath:point:
      collectionView(_:dragPreviewParametersForItemAt:)=collectionView:dragPreviewParametersForItemAtIndexPath:
      collectionView(_:dragSessionWillBegin:)=collectionView:dragSessionWillBeginSession:
      collectionView(_:dragSessionDidEnd:)=collectionView:dragSessionDidEndSession:
      collectionView(_:dragSessionAllowsMoveOperation:)=collectionView:dragSessionAllowsMoveOperationSession:
      collectionView(_:dragSessionIsRestrictedToDraggingApplication:)=collectionView:dragSessionIsRestrictedToDraggingApplicationSession:
    UIKit UICollectionViewDropDelegate @MainActor
      ! func collectionView( _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
      collectionView(_:canHandle:)=collectionView:canHandleSession:
      collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)=collectionView:dropSessionDidUpdateSession:withDestinationIndexPath:
      collectionView(_:dropSessionDidEnter:)=collectionView:dropSessionDidEnterSession:
      collectionView(_:dropSessionDidExit:)=collectionView:dropSessionDidExitSession:
      collectionView(_:dropSessionDidEnd:)=collectionView:dropSessionDidEndSession:
      collectionView(_:dropPreviewParametersForItemAt:)=collectionView:dropPreviewParametersForItemAtIndexPath:
    UIKit UIColorPickerViewControllerDelegate @MainActor
      colorPickerViewController(_:didSelect:continuously:)=colorPickerViewController:didSelectColor:continuously:
      colorPickerViewControllerDidSelectColor(_:) colorPickerViewControllerDidFinish(_:)
    UIKit UIContentView @MainActor
      ! var configuration: any UIContentConfiguration
      supports(_:)
    UIKit UIContextMenuInteractionDelegate @MainActor
      ! func contextMenuInteraction( _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint ) -> UIContextMenuConfiguration?
      contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)
      contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)
      contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)
      contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)
      contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)=contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:
      contextMenuInteraction(_:willDisplayMenuFor:animator:)=contextMenuInteraction:willDisplayMenuForConfiguration:animator:
      contextMenuInteraction(_:willEndFor:animator:)=contextMenuInteraction:willEndForConfiguration:animator:
    UIKit UIDocumentBrowserViewControllerDelegate @MainActor
      documentBrowser(_:didPickDocumentsAt:) documentBrowser(_:didRequestDocumentCreationWithHandler:)
      documentBrowser(_:didImportDocumentAt:toDestinationURL:)=documentBrowser:didImportDocumentAtURL:toDestinationURL:
      documentBrowser(_:failedToImportDocumentAt:error:)=documentBrowser:failedToImportDocumentAtURL:error:
    UIKit UIDocumentInteractionControllerDelegate @MainActor
      documentInteractionControllerViewControllerForPreview(_:) documentInteractionControllerDidEndPreview(_:)
      documentInteractionControllerDidDismissOpenInMenu(_:)
    UIKit UIDocumentPickerDelegate @MainActor
      documentPicker(_:didPickDocumentsAt:) documentPickerWasCancelled(_:)
    UIKit UIDragInteractionDelegate @MainActor
      ! func dragInteraction( _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession ) -> [UIDragItem]
      dragInteraction(_:previewForLifting:session:)=dragInteraction:previewForLiftingItem:session:
    UIKit UIDropInteractionDelegate @MainActor
      dropInteraction(_:canHandle:)=dropInteraction:canHandleSession:
      dropInteraction(_:sessionDidUpdate:)=dropInteraction:sessionDidUpdateSession:
      dropInteraction(_:performDrop:)=dropInteraction:performDropSession:
      dropInteraction(_:sessionDidEnter:)=dropInteraction:sessionDidEnterSession:
      dropInteraction(_:sessionDidExit:)=dropInteraction:sessionDidExitSession:
      dropInteraction(_:sessionDidEnd:)=dropInteraction:sessionDidEndSession:
    UIKit UIEditMenuInteractionDelegate @MainActor
      editMenuInteraction(_:menuFor:suggestedActions:)=editMenuInteraction:menuForConfiguration:suggestedActions:
      editMenuInteraction(_:targetRectFor:)=editMenuInteraction:targetRectForConfiguration:
      editMenuInteraction(_:willPresentMenuFor:animator:)=editMenuInteraction:willPresentMenuForConfiguration:animator:
      editMenuInteraction(_:willDismissMenuFor:animator:)=editMenuInteraction:willDismissMenuForConfiguration:animator:
    UIKit UIFindInteractionDelegate @MainActor
      ! func findInteraction( _ interaction: UIFindInteraction, sessionFor view: UIView ) -> UIFindSession?
      findInteraction(_:didBegin:)=findInteraction:didBeginSession:
      findInteraction(_:didEnd:)=findInteraction:didEndSession:
    UIKit UIFocusEnvironment @MainActor
      ! var preferredFocusEnvironments: [any UIFocusEnvironment]
      ! var parentFocusEnvironment: (any UIFocusEnvironment)?
      ! var focusItemContainer: (any UIFocusItemContainer)?
      ! func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
      ! func didUpdateFocus( in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
      setNeedsFocusUpdate() updateFocusIfNeeded()
    UIKit UIFocusItem UIFocusEnvironment
      ! var canBecomeFocused: Bool
      ! var isFocused: Bool
      ! var frame: CGRect
      didHintFocusMovement(_:)
    UIKit UIFontPickerViewControllerDelegate @MainActor
      fontPickerViewControllerDidPickFont(_:) fontPickerViewControllerDidCancel(_:)
    UIKit UIGestureRecognizerDelegate @MainActor
      gestureRecognizerShouldBegin(_:)
      gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)=gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:
      gestureRecognizer(_:shouldReceive:)=gestureRecognizer:shouldReceiveTouch:
      gestureRecognizer(_:shouldRequireFailureOf:)=gestureRecognizer:shouldRequireFailureOfGestureRecognizer:
      gestureRecognizer(_:shouldBeRequiredToFailBy:)=gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:
    UIKit UIImagePickerControllerDelegate @MainActor
      imagePickerController(_:didFinishPickingMediaWithInfo:) imagePickerControllerDidCancel(_:)
    UIKit UIIndirectScribbleInteractionDelegate @MainActor
      ! func indirectScribbleInteraction( _ interaction: any UIInteraction, requestElementsIn rect: CGRect, completion: @escaping ([ElementIdentifier]) -> Void)
      ! func indirectScribbleInteraction( _ interaction: any UIInteraction, isElementFocused elementIdentifier: ElementIdentifier ) -> Bool
      ! func indirectScribbleInteraction( _ interaction: any UIInteraction, frameForElement elementIdentifier: ElementIdentifier ) -> CGRect
      ! func indirectScribbleInteraction( _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier, referencePoint focusReferencePoint: CGPoint, completion: @escaping ((any UIResponder & UITextInput)?) -> Void)
      indirectScribbleInteraction(_:shouldDelayFocusForElement:)=indirectScribbleInteraction:shouldDelayFocusForElementElementIdentifier:
      indirectScribbleInteraction(_:willBeginWritingInElement:)=indirectScribbleInteraction:willBeginWritingInElementElementIdentifier:
      indirectScribbleInteraction(_:didFinishWritingInElement:)=indirectScribbleInteraction:didFinishWritingInElementElementIdentifier:
    UIKit UILargeContentViewerInteractionDelegate @MainActor
      largeContentViewerInteraction(_:didEndOn:at:)=largeContentViewerInteraction:didEndOn:atPoint:
      viewController(for:)=viewControllerForInteraction:
    UIKit UINavigationBarDelegate UIBarPositioningDelegate
      navigationBar(_:shouldPush:)=navigationBar:shouldPushItem:
      navigationBar(_:didPush:)=navigationBar:didPushItem:
      navigationBar(_:shouldPop:)=navigationBar:shouldPopItem: navigationBar(_:didPop:)=navigationBar:didPopItem:
    UIKit UINavigationControllerDelegate @MainActor
      navigationController(_:willShow:animated:)=navigationController:willShowViewController:animated:
      navigationController(_:didShow:animated:)=navigationController:didShowViewController:animated:
      navigationController(_:animationControllerFor:from:to:)=navigationController:animationControllerForOperation:from:to:
      navigationController(_:interactionControllerFor:) navigationControllerSupportedInterfaceOrientations(_:)
      navigationControllerPreferredInterfaceOrientationForPresentation(_:)
    UIKit UINavigationItemRenameDelegate @MainActor
      ! func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
      navigationItemShouldBeginRenaming(_:) navigationItem(_:willBeginRenamingWith:selectedRange:)
      navigationItem(_:shouldEndRenamingWith:)
    UIKit UIPageControlProgressDelegate @MainActor
      pageControlProgress(_:initialProgressForPage:) pageControlProgressVisibilityDidChange(_:)
    UIKit UIPageViewControllerDataSource @MainActor
      ! func pageViewController( _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController ) -> UIViewController?
      ! func pageViewController( _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController ) -> UIViewController?
      presentationCount(for:)=presentationCountForPageViewController:
      presentationIndex(for:)=presentationIndexForPageViewController:
    UIKit UIPageViewControllerDelegate @MainActor
      pageViewController(_:willTransitionTo:)
      pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
      pageViewController(_:spineLocationFor:)=pageViewController:spineLocationForOrientation:
      pageViewControllerSupportedInterfaceOrientations(_:)
      pageViewControllerPreferredInterfaceOrientationForPresentation(_:)
    UIKit UIPencilInteractionDelegate @MainActor
      pencilInteractionDidTap(_:)
    UIKit UIPickerViewDelegate @MainActor
      pickerView(_:widthForComponent:) pickerView(_:rowHeightForComponent:)
      pickerView(_:titleForRow:forComponent:) pickerView(_:attributedTitleForRow:forComponent:)
      pickerView(_:viewForRow:forComponent:reusing:)=pickerView:viewForRow:forComponent:reusingView:
      pickerView(_:didSelectRow:inComponent:)
    UIKit UIPointerInteractionDelegate @MainActor
      pointerInteraction(_:regionFor:defaultRegion:)=pointerInteraction:regionForRequest:defaultRegion:
      pointerInteraction(_:styleFor:)=pointerInteraction:styleForRegion:
      pointerInteraction(_:willEnter:animator:)=pointerInteraction:willEnterRegion:animator:
      pointerInteraction(_:willExit:animator:)=pointerInteraction:willExitRegion:animator:
    UIKit UIPopoverPresentationControllerDelegate UIAdaptivePresentationControllerDelegate
      prepareForPopoverPresentation(_:)
      popoverPresentationController(_:willRepositionPopoverTo:in:)=popoverPresentationController:willRepositionPopoverToRect:inView:
      popoverPresentationControllerShouldDismissPopover(_:) popoverPresentationControllerDidDismissPopover(_:)
    UIKit UISceneDelegate @MainActor
      scene(_:willConnectTo:options:)=scene:willConnectToSession:options: sceneDidDisconnect(_:)
      sceneDidBecomeActive(_:) sceneWillResignActive(_:) sceneWillEnterForeground(_:) sceneDidEnterBackground(_:)
      scene(_:openURLContexts:) scene(_:continue:)=scene:continueUserActivity:
      scene(_:willContinueUserActivityWithType:) stateRestorationActivity(for:)=stateRestorationActivityForScene:
    UIKit UIScreenshotServiceDelegate @MainActor
      screenshotService(_:generatePDFRepresentationWithCompletion:)
    UIKit UIScribbleInteractionDelegate @MainActor
      scribbleInteraction(_:shouldBeginAt:) scribbleInteractionShouldDelayFocus(_:)
      scribbleInteractionWillBeginWriting(_:) scribbleInteractionDidFinishWriting(_:)
    UIKit UIScrollViewDelegate @MainActor
      scrollViewDidScroll(_:) scrollViewDidZoom(_:)
      scrollViewWillBeginZooming(_:with:)=scrollViewWillBeginZooming:withView:
      scrollViewDidEndZooming(_:with:atScale:)=scrollViewDidEndZooming:withView:atScale:
      scrollViewWillBeginDragging(_:) scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
      scrollViewDidEndDragging(_:willDecelerate:) scrollViewWillBeginDecelerating(_:)
      scrollViewDidEndDecelerating(_:) scrollViewDidEndScrollingAnimation(_:)
      viewForZooming(in:)=viewForZoomingInScrollView: scrollViewShouldScrollToTop(_:) scrollViewDidScrollToTop(_:)
      scrollViewDidChangeAdjustedContentInset(_:)
    UIKit UISearchBarDelegate @MainActor
      searchBarShouldBeginEditing(_:) searchBarTextDidBeginEditing(_:) searchBarShouldEndEditing(_:)
      searchBarTextDidEndEditing(_:) searchBar(_:textDidChange:)
      searchBar(_:shouldChangeTextIn:replacementText:)=searchBar:shouldChangeTextInRange:replacementText:
      searchBarSearchButtonClicked(_:) searchBarCancelButtonClicked(_:) searchBarBookmarkButtonClicked(_:)
      searchBar(_:selectedScopeButtonIndexDidChange:)
    UIKit UISearchControllerDelegate @MainActor
      willPresentSearchController(_:) didPresentSearchController(_:) willDismissSearchController(_:)
      didDismissSearchController(_:) presentSearchController(_:)
      searchController(_:willChangeTo:)=searchController:willChangeToPlacement:
      searchController(_:didChangeFrom:)=searchController:didChangeFromPlacement:
    UIKit UISearchResultsUpdating @MainActor
      ! func updateSearchResults(for searchController: UISearchController)
      updateSearchResults(for:selecting:)=updateSearchResultsForSearchController:selectingSearchSuggestion:
    UIKit UISearchTextFieldDelegate UITextFieldDelegate
      searchTextField(_:itemProviderForCopying:)=searchTextField:itemProviderForCopyingToken:
      searchTextField(_:didSelect:)=searchTextField:didSelectSuggestion:
    UIKit UISheetPresentationControllerDelegate UIAdaptivePresentationControllerDelegate
      sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
    UIKit UISplitViewControllerDelegate @MainActor
      splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
      splitViewController(_:displayModeForExpandingToProposedDisplayMode:) splitViewControllerDidCollapse(_:)
      splitViewControllerDidExpand(_:)
      splitViewController(_:willChangeTo:)=splitViewController:willChangeToDisplayMode:
      splitViewController(_:willShow:)=splitViewController:willShowColumn:
      splitViewController(_:willHide:)=splitViewController:willHideColumn:
      splitViewController(_:didShow:)=splitViewController:didShowColumn:
      splitViewController(_:didHide:)=splitViewController:didHideColumn:
      splitViewControllerInteractivePresentationGestureWillBegin(_:)
      splitViewControllerInteractivePresentationGestureDidEnd(_:) targetDisplayModeForAction(in:)
      splitViewController(_:show:sender:) splitViewController(_:showDetail:sender:)
      primaryViewController(forCollapsing:)=primaryViewControllerForCollapsingSplitViewController:
      primaryViewController(forExpanding:)=primaryViewControllerForExpandingSplitViewController:
      splitViewController(_:collapseSecondary:onto:)=splitViewController:collapseSecondaryViewController:ontoViewController:
      splitViewController(_:separateSecondaryFrom:)=splitViewController:separateSecondaryFromViewController:
      splitViewControllerSupportedInterfaceOrientations(_:)
      splitViewControllerPreferredInterfaceOrientationForPresentation(_:)
    UIKit UIStateRestoring @MainActor
      encodeRestorableState(with:)=encodeRestorableStateWithCoder:
      decodeRestorableState(with:)=decodeRestorableStateWithCoder: applicationFinishedRestoringState()
    UIKit UITabBarController.Sidebar.Delegate @MainActor
      tabBarController(_:sidebar:itemFor:)=tabBarController:sidebar:itemForRequest:
      tabBarController(_:sidebarVisibilityWillChange:animator:)=tabBarController:sidebarVisibilityWillChangeSidebar:animator:
    UIKit UITabBarControllerDelegate @MainActor
      tabBarController(_:shouldSelect:)=tabBarController:shouldSelectViewController:
      tabBarController(_:didSelect:)=tabBarController:didSelectViewController:
      tabBarController(_:shouldSelectTab:) tabBarController(_:didSelectTab:previousTab:)
      tabBarController(_:displayedViewControllersFor:proposedViewControllers:)=tabBarController:displayedViewControllersForTab:proposedViewControllers:
      tabBarControllerWillBeginEditing(_:) tabBarControllerDidEndEditing(_:)
      tabBarController(_:visibilityDidChangeFor:)
      tabBarController(_:displayOrderDidChangeFor:)=tabBarController:displayOrderDidChangeForGroup:
      tabBarController(_:tab:operationForAcceptingItemsFrom:)=tabBarController:tab:operationForAcceptingItemsFromDropSession:
      tabBarController(_:tab:acceptItemsFrom:)=tabBarController:tab:acceptItemsFromDropSession:
      tabBarController(_:willBeginCustomizing:) tabBarController(_:willEndCustomizing:changed:)
      tabBarController(_:didEndCustomizing:changed:) tabBarController(_:animationControllerForTransitionFrom:to:)
      tabBarController(_:interactionControllerFor:) tabBarControllerSupportedInterfaceOrientations(_:)
      tabBarControllerPreferredInterfaceOrientationForPresentation(_:)
    UIKit UITabBarDelegate @MainActor
      tabBar(_:didSelect:)=tabBar:didSelectItem: tabBar(_:willBeginCustomizing:) tabBar(_:didBeginCustomizing:)
      tabBar(_:willEndCustomizing:changed:) tabBar(_:didEndCustomizing:changed:)
    UIKit UITableViewDataSource @MainActor
      ! func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
      ! func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      numberOfSections(in:)=numberOfSectionsInTableView: tableView(_:titleForHeaderInSection:)
      tableView(_:titleForFooterInSection:) tableView(_:canEditRowAt:)=tableView:canEditRowAtIndexPath:
      tableView(_:canMoveRowAt:)=tableView:canMoveRowAtIndexPath:
      tableView(_:commit:forRowAt:)=tableView:commitEditingStyle:forRowAtIndexPath:
      tableView(_:moveRowAt:to:)=tableView:moveRowAtIndexPath:toIndexPath:
      sectionIndexTitles(for:)=sectionIndexTitlesForTableView: tableView(_:sectionForSectionIndexTitle:at:)
    UIKit UITableViewDataSourcePrefetching @MainActor
      ! func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
      tableView(_:cancelPrefetchingForRowsAt:)
    UIKit UITableViewDelegate UIScrollViewDelegate
      tableView(_:heightForRowAt:)=tableView:heightForRowAtIndexPath:
      tableView(_:estimatedHeightForRowAt:)=tableView:estimatedHeightForRowAtIndexPath:
      tableView(_:heightForHeaderInSection:) tableView(_:heightForFooterInSection:)
      tableView(_:viewForHeaderInSection:) tableView(_:viewForFooterInSection:)
      tableView(_:willDisplay:forRowAt:)=tableView:willDisplayCell:forRowAtIndexPath:
      tableView(_:didEndDisplaying:forRowAt:)=tableView:didEndDisplayingCell:forRowAtIndexPath:
      tableView(_:didSelectRowAt:)=tableView:didSelectRowAtIndexPath:
      tableView(_:didDeselectRowAt:)=tableView:didDeselectRowAtIndexPath:
      tableView(_:willSelectRowAt:)=tableView:willSelectRowAtIndexPath:
      tableView(_:willDeselectRowAt:)=tableView:willDeselectRowAtIndexPath:
      tableView(_:shouldHighlightRowAt:)=tableView:shouldHighlightRowAtIndexPath:
      tableView(_:didHighlightRowAt:)=tableView:didHighlightRowAtIndexPath:
      tableView(_:didUnhighlightRowAt:)=tableView:didUnhighlightRowAtIndexPath:
      tableView(_:accessoryButtonTappedForRowWith:)=tableView:accessoryButtonTappedForRowWithIndexPath:
      tableView(_:editingStyleForRowAt:)=tableView:editingStyleForRowAtIndexPath:
      tableView(_:titleForDeleteConfirmationButtonForRowAt:)=tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:
      tableView(_:shouldIndentWhileEditingRowAt:)=tableView:shouldIndentWhileEditingRowAtIndexPath:
      tableView(_:willBeginEditingRowAt:)=tableView:willBeginEditingRowAtIndexPath:
      tableView(_:didEndEditingRowAt:)=tableView:didEndEditingRowAtIndexPath:
      tableView(_:leadingSwipeActionsConfigurationForRowAt:)=tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:
      tableView(_:trailingSwipeActionsConfigurationForRowAt:)=tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:
      tableView(_:editActionsForRowAt:)=tableView:editActionsForRowAtIndexPath:
      tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)=tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:
      tableView(_:indentationLevelForRowAt:)=tableView:indentationLevelForRowAtIndexPath:
      tableView(_:estimatedHeightForHeaderInSection:) tableView(_:estimatedHeightForFooterInSection:)
      tableView(_:willDisplayHeaderView:forSection:) tableView(_:willDisplayFooterView:forSection:)
      tableView(_:didEndDisplayingHeaderView:forSection:) tableView(_:didEndDisplayingFooterView:forSection:)
      tableView(_:contextMenuConfigurationForRowAt:point:)=tableView:contextMenuConfigurationForRowAtIndexPath:point:
      tableView(_:willPerformPreviewActionForMenuWith:animator:)=tableView:willPerformPreviewActionForMenuWithConfiguration:animator:
      tableView(_:previewForHighlightingContextMenuWithConfiguration:)
      tableView(_:previewForDismissingContextMenuWithConfiguration:)
      tableView(_:shouldBeginMultipleSelectionInteractionAt:)=tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:
      tableView(_:didBeginMultipleSelectionInteractionAt:)=tableView:didBeginMultipleSelectionInteractionAtIndexPath:
      tableViewDidEndMultipleSelectionInteraction(_:)
      tableView(_:shouldShowMenuForRowAt:)=tableView:shouldShowMenuForRowAtIndexPath:
      tableView(_:canFocusRowAt:)=tableView:canFocusRowAtIndexPath:
      tableView(_:shouldSpringLoadRowAt:with:)=tableView:shouldSpringLoadRowAtIndexPath:with:
      tableView(_:canPerformPrimaryActionForRowAt:)=tableView:canPerformPrimaryActionForRowAtIndexPath:
      tableView(_:performPrimaryActionForRowAt:)=tableView:performPrimaryActionForRowAtIndexPath:
      tableView(_:selectionFollowsFocusForRowAt:)=tableView:selectionFollowsFocusForRowAtIndexPath:
      tableView(_:willDisplayContextMenu:animator:)=tableView:willDisplayContextMenuConfiguration:animator:
      tableView(_:willEndContextMenuInteraction:animator:)=tableView:willEndContextMenuInteractionConfiguration:animator:
      tableView(_:canPerformAction:forRowAt:withSender:)=tableView:canPerformAction:forRowAtIndexPath:withSender:
      tableView(_:performAction:forRowAt:withSender:)=tableView:performAction:forRowAtIndexPath:withSender:
      indexPathForPreferredFocusedView(in:)=indexPathForPreferredFocusedViewInTableView:
      tableView(_:shouldUpdateFocusIn:)=tableView:shouldUpdateFocusInContext:
      tableView(_:didUpdateFocusIn:with:)=tableView:didUpdateFocusInContext:withCoordinator:
    UIKit UITableViewDragDelegate @MainActor
      ! func tableView( _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath ) -> [UIDragItem]
      tableView(_:itemsForAddingTo:at:point:)=tableView:itemsForAddingToSession:atIndexPath:point:
      tableView(_:dragPreviewParametersForRowAt:)=tableView:dragPreviewParametersForRowAtIndexPath:
      tableView(_:dragSessionWillBegin:)=tableView:dragSessionWillBeginSession:
      tableView(_:dragSessionDidEnd:)=tableView:dragSessionDidEndSession:
      tableView(_:dragSessionAllowsMoveOperation:)=tableView:dragSessionAllowsMoveOperationSession:
      tableView(_:dragSessionIsRestrictedToDraggingApplication:)=tableView:dragSessionIsRestrictedToDraggingApplicationSession:
    UIKit UITableViewDropDelegate @MainActor
      ! func tableView( _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
      tableView(_:canHandle:)=tableView:canHandleSession:
      tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)=tableView:dropSessionDidUpdateSession:withDestinationIndexPath:
      tableView(_:dropSessionDidEnter:)=tableView:dropSessionDidEnterSession:
      tableView(_:dropSessionDidExit:)=tableView:dropSessionDidExitSession:
      tableView(_:dropSessionDidEnd:)=tableView:dropSessionDidEndSession:
      tableView(_:dropPreviewParametersForRowAt:)=tableView:dropPreviewParametersForRowAtIndexPath:
    UIKit UITextDragDelegate @MainActor
      textDraggableView(_:itemsForDrag:)=textDraggableView:itemsForDragDragRequest:
    UIKit UITextDropDelegate @MainActor
      textDroppableView(_:proposalForDrop:) textDroppableView(_:willPerformDrop:)
    UIKit UITextFieldDelegate @MainActor
      textFieldShouldBeginEditing(_:) textFieldDidBeginEditing(_:) textFieldShouldEndEditing(_:)
      textFieldDidEndEditing(_:) textFieldDidEndEditing(_:reason:)
      textField(_:shouldChangeCharactersIn:replacementString:)=textField:shouldChangeCharactersInRange:replacementString:
      textFieldDidChangeSelection(_:) textFieldShouldClear(_:) textFieldShouldReturn(_:)
      textField(_:editMenuForCharactersIn:suggestedActions:)=textField:editMenuForCharactersInRange:suggestedActions:
      textField(_:willPresentEditMenuWith:) textField(_:willDismissEditMenuWith:)
    UIKit UITextInput UIKeyInput
      ! var selectedTextRange: UITextRange?
      ! var inputDelegate: (any UITextInputDelegate)?
      ! var beginningOfDocument: UITextPosition
      ! var endOfDocument: UITextPosition
      ! func text(in range: UITextRange) -> String?
      ! func replace(_ range: UITextRange, withText text: String)
      ! func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
      ! func position(from position: UITextPosition, offset: Int) -> UITextPosition?
      ! func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
      ! func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
      setMarkedText(_:selectedRange:) unmarkText()
      position(from:in:offset:)=positionFromPosition:inDirection:offset:
      position(within:farthestIn:)=positionWithinRange:farthestInDirection:
      characterRange(byExtending:in:)=characterRangeByExtendingPosition:inDirection:
      baseWritingDirection(for:in:)=baseWritingDirectionForPosition:inDirection:
      setBaseWritingDirection(_:for:)=setBaseWritingDirection:forRange: firstRect(for:)=firstRectForRange:
      caretRect(for:)=caretRectForPosition: selectionRects(for:)=selectionRectsForRange:
      closestPosition(to:)=closestPositionToPoint: closestPosition(to:within:)=closestPositionToPoint:withinRange:
      characterRange(at:)=characterRangeAtPoint:
      shouldChangeText(in:replacementText:)=shouldChangeTextInRange:replacementText:
      textStyling(at:in:)=textStylingAtPosition:inDirection:
      position(within:atCharacterOffset:)=positionWithinRange:atCharacterOffset:
      characterOffset(of:within:)=characterOffsetOfPosition:withinRange:
      caretTransform(for:)=caretTransformForPosition: setAttributedMarkedText(_:selectedRange:)
      insertAttributedText(_:) replace(_:withAttributedText:) insertText(_:alternatives:style:)
      insertTextPlaceholder(with:)=insertTextPlaceholderWithSize: remove(_:)
      beginFloatingCursor(at:)=beginFloatingCursorAtPoint: updateFloatingCursor(at:)=updateFloatingCursorAtPoint:
      endFloatingCursor() editMenu(for:suggestedActions:)=editMenuForTextRange:suggestedActions:
      willPresentEditMenu(animator:) willDismissEditMenu(animator:) insertDictationResult(_:)
      dictationRecordingDidEnd() dictationRecognitionFailed() frame(forDictationResultPlaceholder:)
      removeDictationResultPlaceholder(_:willInsertResult:)
    UIKit UITextInteractionDelegate @MainActor
      interactionShouldBegin(_:at:)=interactionShouldBegin:atPoint: interactionWillBegin(_:) interactionDidEnd(_:)
    UIKit UITextPasteDelegate @MainActor
      textPasteConfigurationSupporting(_:transform:)=textPasteConfigurationSupporting:transformItem:
    UIKit UITextSearching @MainActor
      ! var selectedTextRange: UITextRange?
      ! func compare( _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier? ) -> ComparisonResult
      ! func performTextSearch( queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
      ! func decorate( foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
      ! func clearAllDecoratedFoundText()
      compare(document:toDocument:) shouldReplace(foundTextRange:document:withText:)
      replace(foundTextRange:document:withText:) replaceAll(queryString:options:withText:)
      willHighlight(foundTextRange:document:) scrollRangeToVisible(_:inDocument:)
    UIKit UITextSelectionDisplayInteractionDelegate @MainActor
      selectionContainerViewBelowText(for:)=selectionContainerViewBelowTextForInteraction:
    UIKit UITextViewDelegate UIScrollViewDelegate
      textViewShouldBeginEditing(_:) textViewDidBeginEditing(_:) textViewShouldEndEditing(_:)
      textViewDidEndEditing(_:)
      textView(_:shouldChangeTextIn:replacementText:)=textView:shouldChangeTextInRange:replacementText:
      textViewDidChange(_:) textViewDidChangeSelection(_:)
      textView(_:primaryActionFor:defaultAction:)=textView:primaryActionForTextItem:defaultAction:
      textView(_:menuConfigurationFor:defaultMenu:)=textView:menuConfigurationForTextItem:defaultMenu:
      textView(_:textItemMenuWillDisplayFor:animator:)=textView:textItemMenuWillDisplayForTextItem:animator:
      textView(_:textItemMenuWillEndFor:animator:)=textView:textItemMenuWillEndForTextItem:animator:
      textView(_:shouldInteractWith:in:interaction:)=textView:shouldInteractWithURL:inRange:interaction:
      textView(_:shouldInteractWith:in:)=textView:shouldInteractWithURL:inRange:
      textView(_:editMenuForTextIn:suggestedActions:)=textView:editMenuForTextInRange:suggestedActions:
      textView(_:willPresentEditMenuWith:) textView(_:willDismissEditMenuWith:) textViewWritingToolsWillBegin(_:)
      textViewWritingToolsDidEnd(_:) textView(_:writingToolsIgnoredRangesInEnclosingRange:)
    UIKit UITraitChangeObservable UITraitEnvironment
      unregisterForTraitChanges(_:)
    UIKit UIViewControllerAnimatedTransitioning @MainActor
      ! func transitionDuration( using transitionContext: (any UIViewControllerContextTransitioning)? ) -> TimeInterval
      ! func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
      animationEnded(_:) interruptibleAnimator(using:)
    UIKit UIViewControllerTransitioningDelegate @MainActor
      animationController(forPresented:presenting:source:) animationController(forDismissed:)
      interactionControllerForPresentation(using:) interactionControllerForDismissal(using:)
      presentationController(forPresented:presenting:source:)
    UIKit UIViewImplicitlyAnimating UIViewAnimating
      addAnimations(_:delayFactor:) addAnimations(_:) addCompletion(_:)
      continueAnimation(withTimingParameters:durationFactor:)
    UIKit UIWindowSceneDelegate UISceneDelegate
      windowScene(_:didUpdate:interfaceOrientation:traitCollection:)=windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:
      windowScene(_:performActionFor:completionHandler:)=windowScene:performActionForShortcutItem:completionHandler:
    AVFoundation AVAssetResourceLoaderDelegate
      resourceLoader(_:shouldWaitForLoadingOfRequestedResource:)=resourceLoader:shouldWaitForLoadingOfRequestedResourceLoadingRequest:
      resourceLoader(_:didCancel:)=resourceLoader:didCancelLoadingRequest:
    AVFoundation AVAudioPlayerDelegate
      audioPlayerDidFinishPlaying(_:successfully:) audioPlayerDecodeErrorDidOccur(_:error:)
    AVFoundation AVAudioRecorderDelegate
      audioRecorderDidFinishRecording(_:successfully:) audioRecorderEncodeErrorDidOccur(_:error:)
    AVFoundation AVCaptureAudioDataOutputSampleBufferDelegate
      captureOutput(_:didOutput:from:)=captureOutput:didOutputSampleBuffer:fromConnection:
    AVFoundation AVCaptureFileOutputRecordingDelegate
      ! func fileOutput( _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection], error: (any Error)?)
      fileOutput(_:didStartRecordingTo:from:)=fileOutput:didStartRecordingToURL:from:
    AVFoundation AVCaptureMetadataOutputObjectsDelegate
      metadataOutput(_:didOutput:from:)=metadataOutput:didOutput:fromConnection:
    AVFoundation AVCapturePhotoCaptureDelegate
      photoOutput(_:willBeginCaptureFor:)=photoOutput:willBeginCaptureForSettings:
      photoOutput(_:willCapturePhotoFor:)=photoOutput:willCapturePhotoForSettings:
      photoOutput(_:didCapturePhotoFor:)=photoOutput:didCapturePhotoForSettings:
      photoOutput(_:didFinishProcessingPhoto:error:)
      photoOutput(_:didFinishRecordingLivePhotoMovieForEventualFileAt:resolvedSettings:)=photoOutput:didFinishRecordingLivePhotoMovieForEventualFileAtURL:resolvedSettings:
      photoOutput(_:didFinishProcessingLivePhotoToMovieFileAt:duration:photoDisplayTime:resolvedSettings:error:)=photoOutput:didFinishProcessingLivePhotoToMovieFileAtURL:duration:photoDisplayTime:resolvedSettings:error:
      photoOutput(_:didFinishCaptureFor:error:)=photoOutput:didFinishCaptureForSettings:error:
    AVFoundation AVCaptureVideoDataOutputSampleBufferDelegate
      captureOutput(_:didDrop:from:)=captureOutput:didDropSampleBuffer:fromConnection:
      captureOutput(_:didOutput:from:)=captureOutput:didOutputSampleBuffer:fromConnection:
    AVFoundation AVSpeechSynthesizerDelegate
      speechSynthesizer(_:didStart:)=speechSynthesizer:didStartUtterance:
      speechSynthesizer(_:didFinish:)=speechSynthesizer:didFinishUtterance:
      speechSynthesizer(_:didPause:)=speechSynthesizer:didPauseUtterance:
      speechSynthesizer(_:didContinue:)=speechSynthesizer:didContinueUtterance:
      speechSynthesizer(_:didCancel:)=speechSynthesizer:didCancelUtterance:
      speechSynthesizer(_:willSpeakRangeOfSpeechString:utterance:)=speechSynthesizer:willSpeakRangeOfSpeechStringRange:utterance:
    AVKit AVPictureInPictureControllerDelegate @MainActor
      pictureInPictureControllerWillStartPictureInPicture(_:)
      pictureInPictureControllerDidStartPictureInPicture(_:)
      pictureInPictureController(_:failedToStartPictureInPictureWithError:)
      pictureInPictureControllerWillStopPictureInPicture(_:) pictureInPictureControllerDidStopPictureInPicture(_:)
      pictureInPictureController(_:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:)
    AVKit AVPlayerViewControllerDelegate @MainActor
      playerViewControllerWillStartPictureInPicture(_:) playerViewControllerDidStopPictureInPicture(_:)
      playerViewController(_:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:)
    AVKit AVRoutePickerViewDelegate @MainActor
      routePickerViewWillBeginPresentingRoutes(_:) routePickerViewDidEndPresentingRoutes(_:)
    AppIntents DynamicOptionsProvider Sendable
      ! func results() async throws -> Result
      defaultResult()
    AppIntents EntityQuery Sendable
      ! func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
      suggestedEntities() defaultResult()
    AuthenticationServices ASAuthorizationControllerDelegate @MainActor
      authorizationController(controller:didCompleteWithAuthorization:)
      authorizationController(controller:didCompleteWithError:)
    CallKit CXProviderDelegate
      ! func providerDidReset(_ provider: CXProvider)
      provider(_:perform:)=provider:performAction: provider(_:didActivate:)=provider:didActivateAudioSession:
      provider(_:didDeactivate:)=provider:didDeactivateAudioSession:
    CoreBluetooth CBCentralManagerDelegate
      ! func centralManagerDidUpdateState(_ central: CBCentralManager)
      centralManager(_:didDiscover:advertisementData:rssi:)=centralManager:didDiscoverPeripheral:advertisementData:rssi:
      centralManager(_:didConnect:)=centralManager:didConnectPeripheral:
      centralManager(_:didFailToConnect:error:)=centralManager:didFailToConnectPeripheral:error:
      centralManager(_:didDisconnectPeripheral:error:) centralManager(_:willRestoreState:)
    CoreBluetooth CBPeripheralDelegate
      peripheral(_:didDiscoverServices:)=peripheral:didDiscoverServicesError:
      peripheral(_:didDiscoverCharacteristicsFor:error:)=peripheral:didDiscoverCharacteristicsForService:error:
      peripheral(_:didUpdateValueFor:error:)=peripheral:didUpdateValueForCharacteristic:error:
      peripheral(_:didWriteValueFor:error:)=peripheral:didWriteValueForCharacteristic:error:
    CoreData NSFetchedResultsControllerDelegate
      controller(_:didChange:at:for:newIndexPath:)=controller:didChange:atIndexPath:forType:newIndexPath:
      controller(_:didChange:atSectionIndex:for:)=controller:didChangeSectionInfo:atSectionIndex:forType:
      controllerWillChangeContent(_:) controllerDidChangeContent(_:)
    CoreLocation CLLocationManagerDelegate
      locationManager(_:didUpdateLocations:) locationManager(_:didUpdateHeading:)
      locationManager(_:didFailWithError:)
      locationManager(_:didChangeAuthorization:)=locationManager:didChangeAuthorizationStatus:
      locationManagerDidChangeAuthorization(_:) locationManager(_:didEnterRegion:)
      locationManager(_:didExitRegion:)
      locationManager(_:didDetermineState:for:)=locationManager:didDetermineState:forRegion:
      locationManager(_:didStartMonitoringFor:)=locationManager:didStartMonitoringForRegion:
      locationManager(_:monitoringDidFailFor:withError:)=locationManager:monitoringDidFailForRegion:withError:
      locationManager(_:didRange:satisfying:)=locationManager:didRange:satisfyingConstraint:
      locationManager(_:didFailRangingFor:error:)=locationManager:didFailRangingForConstraint:error:
      locationManager(_:didRangeBeacons:in:)=locationManager:didRangeBeacons:inRegion:
      locationManager(_:rangingBeaconsDidFailFor:withError:)=locationManager:rangingBeaconsDidFailForRegion:withError:
      locationManager(_:didVisit:) locationManagerDidPauseLocationUpdates(_:)
      locationManagerDidResumeLocationUpdates(_:) locationManager(_:didFinishDeferredUpdatesWithError:)
      locationManagerShouldDisplayHeadingCalibration(_:)
    MapKit MKLocalSearchCompleterDelegate @MainActor
      completerDidUpdateResults(_:) completer(_:didFailWithError:)
    MapKit MKMapViewDelegate @MainActor
      mapView(_:regionWillChangeAnimated:) mapView(_:regionDidChangeAnimated:) mapViewDidChangeVisibleRegion(_:)
      mapViewDidFinishLoadingMap(_:) mapViewDidFinishRenderingMap(_:fullyRendered:)
      mapView(_:viewFor:)=mapView:viewForAnnotation: mapView(_:didAdd:)
      mapView(_:annotationView:calloutAccessoryControlTapped:)=mapView:annotationView:calloutAccessoryControlTappedControl:
      mapView(_:didSelect:)=mapView:didSelectView: mapView(_:didDeselect:)=mapView:didDeselectView:
      mapView(_:didUpdate:)=mapView:didUpdateUserLocation: mapView(_:rendererFor:)=mapView:rendererForOverlay:
      mapView(_:didChange:animated:)=mapView:didChangeMode:animated:
    MediaPlayer MPMediaPickerControllerDelegate @MainActor
      mediaPicker(_:didPickMediaItems:)=mediaPicker:didPickMediaItemsMediaItemCollection: mediaPickerDidCancel(_:)
    MessageUI MFMailComposeViewControllerDelegate @MainActor
      mailComposeController(_:didFinishWith:error:)=mailComposeController:didFinishWithResult:error:
    NotificationCenter NCWidgetProviding @MainActor
      widgetPerformUpdate(completionHandler:) widgetActiveDisplayModeDidChange(_:withMaximumSize:)
      widgetMarginInsets(forProposedMarginInsets:)
    PDFKit PDFViewDelegate @MainActor
      pdfViewWillClick(onLink:with:)=pdfViewWillClickOnLink:withUrl: pdfViewParentViewController()
    PassKit PKPaymentAuthorizationControllerDelegate
      ! func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
      paymentAuthorizationController(_:didAuthorizePayment:handler:)
    PassKit PKPaymentAuthorizationViewControllerDelegate @MainActor
      ! func paymentAuthorizationViewControllerDidFinish( _ controller: PKPaymentAuthorizationViewController)
      paymentAuthorizationViewController(_:didAuthorizePayment:handler:)
    PhotosUI PHLivePhotoViewDelegate @MainActor
      livePhotoView(_:didEndPlaybackWith:)=livePhotoView:didEndPlaybackWithPlaybackStyle:
    PushKit PKPushRegistryDelegate
      ! func pushRegistry( _ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
      pushRegistry(_:didReceiveIncomingPushWith:for:completion:)=pushRegistry:didReceiveIncomingPushWithPayload:forType:completion:
      pushRegistry(_:didInvalidatePushTokenFor:)=pushRegistry:didInvalidatePushTokenForType:
    QuickLook QLPreviewControllerDelegate @MainActor
      previewController(_:editingModeFor:)=previewController:editingModeForPreviewItem:
      previewController(_:didUpdateContentsOf:)=previewController:didUpdateContentsOfPreviewItem:
      previewController(_:didSaveEditedCopyOf:at:)=previewController:didSaveEditedCopyOfPreviewItem:atURL:
      previewController(_:transitionViewFor:)=previewController:transitionViewForItem:
      previewController(_:frameFor:inSourceView:)=previewController:frameForItem:inSourceView:
      previewController(_:transitionImageFor:contentRect:)=previewController:transitionImageForItem:contentRect:
      previewController(_:shouldOpen:for:)=previewController:shouldOpenUrl:forItem:
      previewControllerWillDismiss(_:) previewControllerDidDismiss(_:)
    SafariServices SFSafariViewControllerDelegate @MainActor
      safariViewControllerDidFinish(_:) safariViewController(_:didCompleteInitialLoad:)
      safariViewController(_:initialLoadDidRedirectTo:)=safariViewController:initialLoadDidRedirectToURL:
      safariViewController(_:activityItemsFor:title:)=safariViewController:activityItemsForURL:title:
      safariViewControllerWillOpenInBrowser(_:)
    Speech SFSpeechRecognitionTaskDelegate
      speechRecognitionTask(_:didFinishRecognition:)=speechRecognitionTask:didFinishRecognitionRecognitionResult:
      speechRecognitionTask(_:didFinishSuccessfully:)
    Speech SFSpeechRecognizerDelegate
      speechRecognizer(_:availabilityDidChange:)
    StoreKit SKOverlayDelegate @MainActor
      storeOverlayDidFailToLoad(_:error:) storeOverlayDidFinishPresentation(_:transitionContext:)
      storeOverlayDidFinishDismissal(_:transitionContext:)
    StoreKit SKPaymentTransactionObserver
      ! func paymentQueue( _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
      paymentQueueRestoreCompletedTransactionsFinished(_:)
      paymentQueue(_:restoreCompletedTransactionsFailedWithError:) paymentQueue(_:removedTransactions:)
      paymentQueue(_:shouldAddStorePayment:for:)=paymentQueue:shouldAddStorePayment:forProduct:
    StoreKit SKRequestDelegate
      requestDidFinish(_:) request(_:didFailWithError:)
    StoreKit SKStoreProductViewControllerDelegate @MainActor
      productViewControllerDidFinish(_:)
    UserNotifications UNUserNotificationCenterDelegate
      userNotificationCenter(_:willPresent:withCompletionHandler:)=userNotificationCenter:willPresentNotification:withCompletionHandler:
      userNotificationCenter(_:didReceive:withCompletionHandler:)=userNotificationCenter:didReceiveResponse:withCompletionHandler:
      userNotificationCenter(_:openSettingsFor:)=userNotificationCenter:openSettingsForNotification:
    WatchConnectivity WCSessionDelegate
      ! func session( _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
      ! func sessionDidBecomeInactive(_ session: WCSession)
      ! func sessionDidDeactivate(_ session: WCSession)
      sessionReachabilityDidChange(_:) sessionWatchStateDidChange(_:) session(_:didReceiveMessage:)
      session(_:didReceiveMessage:replyHandler:) session(_:didReceiveApplicationContext:)
      session(_:didReceiveUserInfo:)
    WebKit UIWebViewDelegate @MainActor
      webView(_:shouldStartLoadWith:navigationType:)=webView:shouldStartLoadWithRequest:navigationType:
      webViewDidStartLoad(_:) webViewDidFinishLoad(_:) webView(_:didFailLoadWithError:)
    WebKit WKDownloadDelegate @MainActor
      ! func download( _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String, completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)
      downloadDidFinish(_:) download(_:didFailWithError:resumeData:)
    WebKit WKHTTPCookieStoreObserver @MainActor
      cookiesDidChange(in:)=cookiesDidChangeInCookieStore:
    WebKit WKNavigationDelegate @MainActor
      webView(_:decidePolicyFor:decisionHandler:)=webView:decidePolicyForNavigationAction:decisionHandler:
      webView(_:didStartProvisionalNavigation:) webView(_:didReceiveServerRedirectForProvisionalNavigation:)
      webView(_:didFailProvisionalNavigation:withError:) webView(_:didCommit:)=webView:didCommitNavigation:
      webView(_:didFinish:)=webView:didFinishNavigation:
      webView(_:didFail:withError:)=webView:didFailNavigation:withError:
      webView(_:didReceive:completionHandler:)=webView:didReceiveChallenge:completionHandler:
      webViewWebContentProcessDidTerminate(_:)
      webView(_:navigationAction:didBecome:)=webView:navigationAction:didBecomeDownload:
      webView(_:navigationResponse:didBecome:)=webView:navigationResponse:didBecomeDownload:
    WebKit WKScriptMessageHandlerWithReply @MainActor
      userContentController(_:didReceive:replyHandler:)=userContentController:didReceiveMessage:replyHandler:
      userContentController(_:didReceive:)=userContentController:didReceiveMessage:
    WebKit WKUIDelegate @MainActor
      webView(_:createWebViewWith:for:windowFeatures:)=webView:createWebViewWithConfiguration:forNavigationAction:windowFeatures:
      webViewDidClose(_:) webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)
      webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)
      webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:)
      webView(_:contextMenuConfigurationForElement:completionHandler:)=webView:contextMenuConfigurationForElementElementInfo:completionHandler:
      webView(_:contextMenuWillPresentForElement:)=webView:contextMenuWillPresentForElementElementInfo:
      webView(_:contextMenuForElement:willCommitWithAnimator:)=webView:contextMenuForElementElementInfo:willCommitWithAnimator:
      webView(_:contextMenuDidEndForElement:)=webView:contextMenuDidEndForElementElementInfo:
      webView(_:requestMediaCapturePermissionFor:initiatedByFrame:type:decisionHandler:)=webView:requestMediaCapturePermissionForOrigin:initiatedByFrame:type:decisionHandler:
    FormerUIKit UIActionSheetDelegate @MainActor
      actionSheet(_:clickedButtonAt:) actionSheetCancel(_:) willPresent(_:) didPresent(_:)
      actionSheet(_:willDismissWithButtonIndex:) actionSheet(_:didDismissWithButtonIndex:)
    FormerUIKit UIAlertViewDelegate @MainActor
      alertView(_:clickedButtonAt:) alertViewCancel(_:) willPresent(_:) didPresent(_:)
      alertView(_:willDismissWithButtonIndex:) alertView(_:didDismissWithButtonIndex:)
      alertViewShouldEnableFirstOtherButton(_:)
    UIKitDynamics UICollisionBehaviorDelegate @MainActor
      collisionBehavior(_:beganContactFor:with:at:) collisionBehavior(_:endedContactFor:with:)
      collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)=collisionBehavior:beganContactForItem:withBoundaryIdentifier:at:
    UIKitDynamics UIDynamicAnimatorDelegate @MainActor
      dynamicAnimatorWillResume(_:) dynamicAnimatorDidPause(_:)
    UIKitPrinting UIPrintInteractionControllerDelegate @MainActor
      printInteractionControllerWillPresentPrinterOptions(_:)
      printInteractionControllerDidDismissPrinterOptions(_:) printInteractionControllerWillStartJob(_:)
      printInteractionControllerDidFinishJob(_:) printInteractionControllerParentViewController(_:)
    """
}
