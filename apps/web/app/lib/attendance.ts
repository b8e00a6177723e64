/** Longer than a page is read without touching it. */
const LONGEST_PAUSE_MS = 5 * 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'] as const;

let lastSign = Date.now();

if (typeof window !== 'undefined')
  for (const sign of SIGNS)
    window.addEventListener(
      sign,
      () => {
        lastSign = Date.now();
      },
      { passive: true, capture: true },
    );

/** Nobody has touched this page for a while: it loads changes by itself, which is no use of the session. */
export const isUnattended = (now = Date.now()): boolean => now - lastSign > LONGEST_PAUSE_MS;
