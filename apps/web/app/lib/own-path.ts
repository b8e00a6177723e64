/**
 * A path of our own, or `null`. Stored and linked targets come from outside: `//evil`, `/\evil`,
 * `https:`, `javascript:` and their encoded forms must never become a navigation.
 */
export function ownPath(target: string | null | undefined): string | null {
  if (!target?.startsWith('/')) return null;
  const decoded = decodeRepeatedly(target);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers strip them, which would turn "/\t/evil" into "//evil".
  if (decoded === null || /^\/[/\\]|[\u0000-\u001f\u007f\\]/.test(decoded)) return null;
  return target;
}

/** Where to go after signing in; never the login itself. */
export function redirectTarget(stored: string | null, fallback: string): string {
  const path = ownPath(stored);
  const isOfTheApp = path !== null && /^\/app([/?#]|$)/.test(path);
  return isOfTheApp &&
    !/^\/app\/(login|2fa|first-steps|forgot-password|reset-password|unlock)\b/.test(path)
    ? path
    : fallback;
}

function decodeRepeatedly(text: string): string | null {
  let current = text;
  for (let round = 0; round < 3; round += 1) {
    try {
      const next = decodeURIComponent(current);
      if (next === current) return current;
      current = next;
    } catch {
      // A lone "%" is legal in a path typed by hand.
      return current;
    }
  }
  return current;
}
