declare global {
  interface Window {
    /** First set by `startAfterPaint`, which runs before any other script. */
    isPageUsed?: boolean;
  }
}

/** What a reader does first: scrolls, touches, or moves the focus. */
const USES = ['scroll', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];

let firstUse: Promise<void> | null = null;

/**
 * Resolves when the reader begins to use the page: at once when that has happened, or when the address
 * leads to a place or a state of the page that only scripts restore.
 */
export function whenFirstUsed(): Promise<void> {
  const { hash, search } = window.location;
  if (window.isPageUsed || window.scrollY > 0 || hash || search) {
    window.isPageUsed = true;
    return Promise.resolve();
  }
  firstUse ??= new Promise((resolve) => {
    const end = () => {
      for (const use of USES) window.removeEventListener(use, end, true);
      window.isPageUsed = true;
      firstUse = null;
      resolve();
    };
    for (const use of USES) window.addEventListener(use, end, { capture: true, passive: true });
  });
  return firstUse;
}
