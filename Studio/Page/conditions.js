// SPDX-License-Identifier: MIT
// The fields for the conditions of a layout: device, text size, language and appearance.

import { element, points } from "./elements.js";
import { state } from "./state.js";

const textSizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"];
const texts = { longer: "40 % longer", shortest: "Shortest", accented: "Accented", rtl: "Right-to-left marks" };
const flags = { landscape: "Landscape", rightToLeft: "Right to left", dark: "Dark", contrast: "Contrast", keyboard: "Keyboard" };

function choice(name, label, own, options) {
  return element("label", {}, `${label} `, element("select", { name },
    element("option", { value: "" }, own), ...options.map(([value, text]) => element("option", { value }, text))));
}

export function conditionFields() {
  return [
    choice("device", "Device", "As in the file", state.engine.ask("devices").devices.map(
      ({ id, name, size }) => [id, `${name}, ${size.map(points).join(" × ")}`])),
    choice("textSize", "Text size", "As in the file", textSizes.map((size) => [size, size])),
    choice("texts", "Texts", "As in the file", Object.entries(texts)),
    ...Object.entries(flags).map(([name, text]) =>
      element("label", {}, element("input", { name, type: "checkbox" }), ` ${text}`)),
  ];
}

/// Shows conditions in a form. Those that are missing are as in the file.
export function writeConditions(fields, conditions) {
  for (const name of ["device", "textSize", "texts"]) fields[name].value = conditions[name] ?? "";
  for (const name of Object.keys(flags)) fields[name].checked = conditions[name] ?? false;
}

/// The conditions in a form, as the `canvas` of requests.
export function readConditions(fields) {
  const conditions = {};
  for (const name of ["device", "textSize", "texts"]) if (fields[name].value) conditions[name] = fields[name].value;
  for (const name of Object.keys(flags)) if (fields[name].checked) conditions[name] = true;
  return conditions;
}
