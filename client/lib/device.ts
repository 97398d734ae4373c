/** Names browsers in the list of sessions, with just enough detail to recognize your own phone. */

import { m } from '#messages';

/** Ordered from specific to generic, because many browsers also name the ones they derive from. */
const browsers: [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, m.app_edge()],
  [/\b(OPR|OPX)\//, m.app_opera()],
  [/\bSamsungBrowser\//, m.app_samsung_internet()],
  [/\b(Firefox|FxiOS)\//, m.app_firefox()],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, m.app_chrome()],
  [/\bVersion\/.*\bSafari\//, m.app_safari()],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, m.app_android()],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, m.app_windows()],
  [/\bMac OS X\b/, m.app_mac()],
  [/\bLinux\b/, m.app_linux()],
];

type Device = {
  /** For example "Chrome on Windows". */
  name: string;
  kind: 'phone' | 'computer';
};

/** @param userAgent the browser's User-Agent; any text, possibly empty. */
export function deviceOf(userAgent: string): Device {
  const find = (table: [RegExp, string][]) => table.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = find(browsers);
  const system = find(systems);
  const kind = /^(iPhone|iPad|Android)$/.test(system ?? '') ? 'phone' : 'computer';
  if (browser && system) return { name: m.app_device_on({ browser, system }), kind };
  return { name: browser ?? (system ? m.app_device_a_browser_on({ system }) : m.app_unknown_browser()), kind };
}
