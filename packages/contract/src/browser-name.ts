/** In this order: nearly every browser also claims to be Chrome or Safari. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

/** The browser family of a user agent, whatever its version; null if unknown. A claim, not a proof. */
export function browserNameOf(userAgent: string | null | undefined): string | null {
  return BROWSERS.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null;
}
