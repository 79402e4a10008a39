// SPDX-License-Identifier: MIT

import AVFoundation
import AVKit
import XCTest

/// Expectations: Apple's documentation of Core Media's times and of AVFoundation's players.
final class MediaTests: XCTestCase {
  func testTimes() {
    let half = CMTime(seconds: 0.5, preferredTimescale: 600)
    XCTAssertEqual(half.value, 300)
    XCTAssertEqual(half + CMTimeMake(value: 1, timescale: 4), CMTimeMake(value: 3, timescale: 4))
    XCTAssertEqual(CMTimeGetSeconds(half - CMTime(value: 1, timescale: 2)), 0)
    XCTAssertTrue(CMTime.indefinite.isIndefinite)
    XCTAssertTrue(CMTime.invalid.seconds.isNaN)
    XCTAssertLessThan(half, .positiveInfinity)
    XCTAssertEqual(CMTimeRange(start: half, duration: half).end.seconds, 1)
  }

  func testAVMakeRectKeepsTheAspectRatio() {
    XCTAssertEqual(
      AVMakeRect(
        aspectRatio: CGSize(width: 16, height: 9),
        insideRect: CGRect(x: 0, y: 0, width: 320, height: 240)),
      CGRect(x: 0, y: 30, width: 320, height: 180))
  }

  /// "Returns an asset that models the media at the URL": an `AVURLAsset`.
  func testAnAssetOfAURLHasItsURL() {
    let url = URL(fileURLWithPath: "/a.mp4")
    XCTAssertEqual((AVAsset(url: url) as? AVURLAsset)?.url, url)
    XCTAssertEqual(AVURLAsset(url: url).url, url)
  }

  @MainActor
  func testAPlayersViewLaysOut() {
    let view = PlayerView(frame: CGRect(x: 0, y: 0, width: 160, height: 90))
    let player = AVPlayer(url: URL(filePath: "/film.mp4"))
    var rates: [Float] = []
    let observation = player.observe(\.rate, options: [.new]) { player, _ in
      rates.append(player.rate)
    }
    view.player = player
    player.play()
    player.pause()
    XCTAssertEqual(rates, [1, 0])
    XCTAssertTrue(view.playerLayer.player === player)
    XCTAssertEqual(view.layer.frame, CGRect(x: 0, y: 0, width: 160, height: 90))
    observation.invalidate()
    let controller = AVPlayerViewController()
    controller.player = player
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.view.backgroundColor, .black)
  }

  func testCaptureSessionsKeepTheirOutputs() throws {
    let session = AVCaptureSession()
    session.beginConfiguration()
    session.sessionPreset = .photo
    let output = AVCapturePhotoOutput()
    XCTAssertTrue(session.canAddOutput(output))
    session.addOutput(output)
    XCTAssertFalse(session.canAddOutput(output))
    session.commitConfiguration()
    XCTAssertNil(AVCaptureDevice.default(for: .video))
    try AVAudioSession.sharedInstance().setCategory(.playback, mode: .moviePlayback)
    XCTAssertEqual(AVAudioSession.sharedInstance().category, .playback)
  }
}

private final class PlayerView: UIView {
  override class var layerClass: AnyClass { AVPlayerLayer.self }

  var playerLayer: AVPlayerLayer { layer as! AVPlayerLayer }

  var player: AVPlayer? {
    get { playerLayer.player }
    set {
      playerLayer.player = newValue
      playerLayer.videoGravity = .resizeAspectFill
    }
  }
}
