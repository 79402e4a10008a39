// SPDX-License-Identifier: MIT

public import Foundation

// The application's notifications as messages. `NotificationCenter.addObserver(of:for:)` of
// Foundation takes them. On Linux a notification with the name of a message does not reach the
// observers of the message.

/// A message about the application that has no contents.
public protocol _ApplicationMessage: NotificationCenter.MainActorMessage
where Subject == UIApplication {
  // Foundation's own declaration has a default that is not public.
  static var name: Notification.Name { get }
  init()
}

extension _ApplicationMessage {
  @preconcurrency @MainActor
  public static func makeMessage(_ notification: Notification) -> Self? { Self() }

  @preconcurrency @MainActor
  public static func makeNotification(_ message: Self) -> Notification {
    Notification(name: name, object: UIApplication.shared)
  }
}

extension UIApplication {
  public struct DidBecomeActiveMessage: _ApplicationMessage {
    public static var name: Notification.Name { UIApplication.didBecomeActiveNotification }
    public init() {}
  }

  public struct WillResignActiveMessage: _ApplicationMessage {
    public static var name: Notification.Name { UIApplication.willResignActiveNotification }
    public init() {}
  }

  public struct DidEnterBackgroundMessage: _ApplicationMessage {
    public static var name: Notification.Name { UIApplication.didEnterBackgroundNotification }
    public init() {}
  }

  public struct WillEnterForegroundMessage: _ApplicationMessage {
    public static var name: Notification.Name { UIApplication.willEnterForegroundNotification }
    public init() {}
  }

  public struct WillTerminateMessage: _ApplicationMessage {
    public static var name: Notification.Name { UIApplication.willTerminateNotification }
    public init() {}
  }

  public struct DidReceiveMemoryWarningMessage: _ApplicationMessage {
    public static var name: Notification.Name {
      UIApplication.didReceiveMemoryWarningNotification
    }
    public init() {}
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
  public static var didBecomeActive: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
  public static var willResignActive: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
  public static var didEnterBackground: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
  public static var willEnterForeground: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
  public static var willTerminate: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage>
{
  public static var didReceiveMemoryWarning: Self { Self() }
}
