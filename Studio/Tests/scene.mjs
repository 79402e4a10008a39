// SPDX-License-Identifier: MIT
// Writes a storyboard with a scene of many views, for measurements. Each row has nine views, which move and grow with
// the width.
//
//   node Studio/Tests/scene.mjs [ROWS] > Dense.storyboard

export function denseScene(rows = 50) {
  const lines = [];
  const constraints = [];
  const id = (...parts) => parts.join("-");
  const constraint = (values) => `<constraint ${Object.entries(values)
    .map(([name, value]) => `${name}="${value}"`).join(" ")}/>`;
  const pin = (first, attribute, second, other, rest = {}) => constraint({
    firstItem: first, firstAttribute: attribute, secondItem: second, secondAttribute: other ?? attribute, ...rest,
    id: id(first, attribute, second),
  });
  const height = (view, value) => constraint({ firstAttribute: "height", constant: value, id: id(view, "height") });
  const width = (view, value) => constraint({ firstAttribute: "width", constant: value, id: id(view, "width") });
  const frame = `<rect key="frame" x="0.0" y="0.0" width="40" height="20"/>`;
  const box = (view, own = [], inside = "") => `<view contentMode="scaleToFill" \
translatesAutoresizingMaskIntoConstraints="NO" id="${view}">${frame}${inside}<color key="backgroundColor" \
systemColor="tertiarySystemFillColor"/>${own.length ? `<constraints>${own.join("")}</constraints>` : ""}</view>`;
  const label = (view, text, size) => `<label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
text="${text}" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" \
adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="${view}">${frame}<fontDescription \
key="fontDescription" type="system" pointSize="${size}"/></label>`;
  const button = (view, text) => `<button opaque="NO" contentMode="scaleToFill" buttonType="system" \
lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="${view}">${frame}<fontDescription \
key="fontDescription" type="system" pointSize="10"/><state key="normal" title="${text}"/></button>`;
  for (let row = 0; row < rows; row += 1) {
    const name = `row${row}`;
    const [mark, title, detail, bar, fill, count, star, open, dot] =
      ["mark", "title", "detail", "bar", "fill", "count", "star", "open", "dot"].map((each) => id(name, each));
    const views = [
      box(mark, [width(mark, 12), height(mark, 12)]),
      label(title, `No. ${row + 1}`, 10), label(detail, `By ${row + 1}`, 8),
      box(bar, [height(bar, 6)]), box(fill, [height(fill, 4)]),
      label(count, `${(row * 37) % 400}`, 9), button(star, "Star"), button(open, "Open"),
      box(dot, [width(dot, 6), height(dot, 6)]),
    ];
    const own = [
      height(name, 15),
      pin(mark, "leading", name, "leading", { constant: 8 }),
      pin(title, "leading", mark, "trailing", { constant: 6 }),
      pin(title, "width", name, "width", { multiplier: 0.2 }),
      pin(detail, "leading", title, "trailing", { constant: 4 }),
      pin(detail, "width", title, "width", { multiplier: 0.9 }),
      pin(bar, "leading", detail, "trailing", { constant: 4 }),
      pin(bar, "width", name, "width", { multiplier: 0.2 }),
      pin(fill, "leading", bar, "leading"),
      pin(fill, "width", bar, "width", { multiplier: ((row % 9) + 1) / 10 }),
      pin(dot, "trailing", name, "trailing", { constant: -8 }),
      ...[star, open].map((each) => constraint({ firstItem: each, firstAttribute: "height", constant: 14, id: id(each, "height") })),
      pin(open, "trailing", dot, "leading", { constant: -6 }),
      pin(star, "trailing", open, "leading", { constant: -6 }),
      pin(count, "trailing", star, "leading", { constant: -6 }),
      ...[mark, title, detail, bar, fill, count, star, open, dot].map((each) => pin(each, "centerY", name)),
    ];
    lines.push(box(name, own, `<subviews>${views.join("\n")}</subviews>`));
    constraints.push(
      pin(name, "leading", "safe"), pin("safe", "trailing", name),
      row ? pin(name, "top", `row${row - 1}`, "bottom") : pin(name, "top", "safe"));
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
useSafeAreas="YES" colorMatched="YES" initialViewController="dense">
<device id="retina6_12" orientation="portrait" appearance="light"/>
<scenes><scene sceneID="scene"><objects><viewController title="Dense" id="dense" sceneMemberID="viewController">
<view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
<subviews>${lines.join("\n")}</subviews>
<viewLayoutGuide key="safeArea" id="safe"/>
<color key="backgroundColor" systemColor="systemBackgroundColor"/>
<constraints>${constraints.join("\n")}</constraints>
</view></viewController></objects></scene></scenes></document>
`;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  process.stdout.write(denseScene(Number(process.argv[2] ?? 50)));
}
