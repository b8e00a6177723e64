import { browserNameOf } from '@alpha/contract';

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
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null;
  const isHandheld = system !== null && HANDHELD.has(system);
  return { browser: browserNameOf(userAgent), system, isHandheld };
}
