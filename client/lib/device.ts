/** Names browsers in the list of sessions: just enough to recognize your own phone. */

/** Order matters: many browsers also name the ones they descend from. */
const browsers: [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPX)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
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
  if (browser && system) return { name: `${browser} on ${system}`, kind };
  return { name: browser ?? (system ? `A browser on ${system}` : 'Unknown browser'), kind };
}
