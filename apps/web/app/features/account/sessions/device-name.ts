/** In this order: nearly every browser also claims to be Chrome or Safari. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

/** Android reports itself as Linux and iPhones as Macs, so they are checked first. */
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const HANDHELD = new Set(['iPhone', 'iPad', 'Android']);

export type Device = { browser: string | null; system: string | null; isHandheld: boolean };

/** Browser and system of a user agent in familiar names. A claim, not a proof. */
export function deviceOf(userAgent: string | null): Device {
  const nameIn = (table: [RegExp, string][]) =>
    table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null;
  const system = nameIn(SYSTEMS);
  return { browser: nameIn(BROWSERS), system, isHandheld: system !== null && HANDHELD.has(system) };
}
