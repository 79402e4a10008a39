// SPDX-License-Identifier: MIT

import Foundation
import TestSettings
import Testing

/// Opens the page in headless Chromium, if that is installed, and operates it with scripts.
///
/// `PLUMB_OUTPUT` names a folder for screenshots.
@Suite(.enabled(if: Chromium.path != nil), .serialized)
struct GalleryInBrowserTests {
  @Test func scenesAreDrawnAtTheirCanvasLocationsWithArrows() throws {
    let seen = try Chromium.run(
      """
      note("figures", document.querySelectorAll("figure").length);
      const [one, two] = [...document.querySelectorAll("figure")].map((f) => parseFloat(f.style.left));
      note("apart", two - one);
      note("arrows", document.querySelectorAll("#arrows g").length);
      await until(() => [...document.querySelectorAll("figure img")].every((i) => i.naturalWidth > 0));
      note("loaded", [...document.querySelectorAll("figure img")].every((i) => i.naturalWidth > 0));
      """, picture: "plane")
    #expect(seen["figures"] == "2")
    // The scenes are 780 apart, in 600ths of the screen's 375 points.
    #expect(seen["apart"] == "487.5")
    // A segue, and the arrow at the initial scene.
    #expect(seen["arrows"] == "2")
    #expect(seen["loaded"] == "true")
  }

  @Test func aClickShowsTheDetailsOfAView() throws {
    let seen = try Chromium.run(
      """
      const screen = document.querySelector(".screen");
      const frame = screen.getBoundingClientRect();
      const scale = frame.width / 375;
      screen.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1,
        clientX: frame.left + 20 * scale, clientY: frame.top + 32 * scale }));
      note("facts", byId("facts").textContent);
      note("mark", document.querySelector(".mark").style.cssText);
      note("address", location.hash);
      """, picture: "view")
    #expect(seen["facts"]?.contains("ClassUILabelIdlabel") == true)
    #expect(seen["facts"]?.contains("Frame16, 28, 100 × 20.5") == true)
    #expect(seen["facts"]?.contains("Hello.width == 100") == true)
    #expect(seen["mark"]?.contains("left: 16px; top: 28px; width: 100px") == true)
    #expect(seen["address"]?.contains("view=label") == true)
  }

  @Test func switchesRedrawAndKeepTheSelectedView() throws {
    let seen = try Chromium.run(
      at: "scene=one&view=label",
      """
      const before = document.querySelector(".mark").style.left;
      for (const [name, option] of [["direction", 1], ["appearance", 1], ["orientation", 1]]) {
        const select = document.querySelector(`select[name=${name}]`);
        select.selectedIndex = option;
        select.dispatchEvent(new Event("change"));
      }
      note("before", before);
      note("after", document.querySelector(".mark").style.left);
      note("size", document.querySelector("figure img").width);
      """, picture: "switched")
    #expect(seen["before"] == "16px")
    // Leading is on the right: 667 - 16 - 100.
    #expect(seen["after"] == "551px")
    #expect(seen["size"] == "667")
  }

  @Test func everythingIsReachableByKeyboard() throws {
    let seen = try Chromium.run(
      """
      const press = (key) => document.activeElement.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      press("/");
      note("search", document.activeElement.id);
      byId("search").value = "alone";
      byId("search").dispatchEvent(new Event("input"));
      note("found", byId("count").textContent);
      byId("search").value = "";
      byId("search").dispatchEvent(new Event("input"));
      press("ArrowDown");
      note("listed", document.activeElement.textContent);
      press("ArrowDown");
      note("next", document.activeElement.textContent);
      document.querySelector(".screen").focus();
      document.querySelector(".screen").click();
      note("root", document.activeElement.getAttribute("aria-level"));
      press("ArrowRight");
      note("inside", document.activeElement.getAttribute("aria-level"));
      note("view", byId("facts").querySelector("dd").textContent);
      press("ArrowLeft");
      note("outside", document.activeElement.getAttribute("aria-level"));
      """)
    #expect(seen["search"] == "search")
    #expect(seen["found"] == "1 of 3 scenes")
    #expect(seen["listed"] == "First")
    #expect(seen["next"] == "Second")
    #expect(seen["root"] == "1")
    #expect(seen["inside"] == "2")
    #expect(seen["view"] == "UILabel")
    #expect(seen["outside"] == "1")
  }

  @Test func everyControlHasAnAccessibleName() throws {
    let seen = try Chromium.run(
      """
      const nameless = [...document.querySelectorAll("button, select, input, nav, main, aside, form, [role]")]
        .filter((e) => !e.textContent.trim() && !e.getAttribute("aria-label") && !e.labels?.length
          && !e.getAttribute("aria-labelledby"));
      note("nameless", nameless.map((e) => e.outerHTML).join(" "));
      note("screen", document.querySelector(".screen").getAttribute("aria-label"));
      note("links", document.querySelector(".links").textContent);
      """)
    #expect(seen["nameless"] == "")
    #expect(seen["screen"] == "First, 375 × 667 points, 2 views")
    #expect(seen["links"] == "Leads toSecond (show)")
  }
}

/// Headless Chromium.
enum Chromium {
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
      for name in ["chromium", "chromium-browser", "google-chrome"] {
        let path = "\(folder)/\(name)"
        if FileManager.default.isExecutableFile(atPath: path) { return path }
      }
    }
    return nil
  }()

  /// Opens the small gallery from disk, runs `script` in it, and returns the values that the script
  /// notes.
  static func run(
    at address: String = "", _ script: String, picture: String? = nil
  ) throws -> [String: String] {
    let place = try GalleryPages.workplace()
    let outcome = try place.plumb("preview", "App/Main.storyboard", "App/Alone.xib", "-o", "p.html")
    try #require(outcome.exitCode == 0)
    let added = """
      <script>
      const notes = {};
      const note = (key, value) => { notes[key] = String(value); };
      const until = async (holds) => {
        for (let i = 0; i < 600 && !holds(); i += 1) await new Promise((go) => setTimeout(go, 100));
      };
      setTimeout(async () => {
        try {
          \(script)
        } catch (error) {
          note("error", error.stack);
        }
        console.log("\(mark)" + encodeURIComponent(JSON.stringify(notes)) + "\(mark)");
      }, 1500);
      </script>
      """
    let page = try place.read("p.html").replacingOccurrences(
      of: "</body>", with: added + "</body>")
    try place.write(page, to: "p.html")
    let url = "file://\(place.folder.path)/p.html#\(address)"
    if let picture, let folder = TestSettings.output {
      try photograph(url, into: "\(folder.path)/\(picture).png", in: place)
    }
    let said = try #require(
      try firstLine(containing: mark, ofPage: url, in: place), "the page noted nothing")
    let json = try #require(said.components(separatedBy: mark)[1].removingPercentEncoding)
    let notes = try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
    #expect(notes["error"] == nil)
    return notes
  }

  /// A marker around the notes on the page's console.
  private static let mark = "=notes="

  /// The first line with `text` on the console of a page.
  ///
  /// There is no time limit in the browser: with one it stops before pictures are decoded.
  private static func firstLine(
    containing text: String, ofPage url: String, in place: Workplace
  ) throws -> String? {
    let process = try browser(
      ["--enable-logging=stderr", "--remote-debugging-port=0", url], in: place)
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    // A browser that hangs is terminated, which also ends its output.
    DispatchQueue.global().asyncAfter(deadline: .now() + 120) {
      if process.isRunning { process.terminate() }
    }
    // Only complete lines count.
    let line = { (output: Data) in
      String(decoding: output, as: UTF8.self).components(separatedBy: "\n").dropLast()
        .first { $0.contains(text) }
    }
    return line(errors.fileHandleForReading.bytesToEnd { line($0) != nil })
  }

  private static func photograph(_ url: String, into file: String, in place: Workplace) throws {
    let process = try browser(
      ["--virtual-time-budget=12000", "--screenshot=\(file)", url], in: place)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
  }

  private static func browser(_ options: [String], in place: Workplace) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path))
    process.arguments =
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1400,900",
        "--hide-scrollbars", "--user-data-dir=\(place.folder.path)/profile",
      ] + options
    process.standardOutput = FileHandle.nullDevice
    return process
  }
}
