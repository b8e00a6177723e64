/**
 * Runs in the page as an inline script (its own text is what is sent, so it may use nothing from outside):
 * starts the page's scripts once its first screen has been painted. On a phone, waking the page takes
 * longer than fetching its picture, and a browser paints nothing while it does so.
 */
export function startAfterPaint(): void {
  const LONGEST_WAIT = 3_000;
  const LONGEST_SLEEP = 30_000;
  const EAGER = ['pointerdown', 'keydown', 'focusin', 'touchstart'];
  // Links do without scripts, except that these note who sent the visitor. Fields keep what is put into
  // them until the page reads it.
  const isSent = /[?&](ref|utm_\w+)=/.test(location.search);
  const NEEDS_SCRIPT = isSent ? 'button, a[href^="/"]:not([target])' : 'button';
  let isBegun = false;

  // What is pressed before the page is awake is pressed again when it is: once, however impatiently.
  const pressed = new Set<HTMLElement>();
  const keep = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>(NEEDS_SCRIPT);
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!control || isElsewhere) return;
    event.preventDefault();
    event.stopPropagation();
    pressed.add(control);
  };
  // Only scripts can send these forms; the browser would throw away what was typed.
  const hold = (event: Event) => {
    if ((event.target as HTMLFormElement).method === 'post') event.preventDefault();
  };
  const wake = () => {
    giveUp();
    removeEventListener('submit', hold, true);
    for (const control of pressed) control.click();
  };
  // The scripts do not come: what works without them works again, and nothing is pressed for anybody.
  const giveUp = () => {
    removeEventListener('click', keep, true);
    removeEventListener('error', giveUp);
    removeEventListener('unhandledrejection', giveUp);
  };
  addEventListener('click', keep, true);
  addEventListener('submit', hold, true);
  addEventListener('error', giveUp);
  addEventListener('unhandledrejection', giveUp);
  addEventListener('page-awake', wake, { once: true });

  const begin = () => {
    if (isBegun) return;
    const held = document.querySelector<HTMLScriptElement>('script[data-after-paint]');
    // The page may still be on its way: half a script must not run.
    const isWhole = held && (held.nextSibling || document.readyState !== 'loading');
    if (!isWhole) {
      setTimeout(begin, 10);
      return;
    }
    isBegun = true;
    // One at a time: all at once they would hold up a phone longer than a press may wait.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="after-paint"]'))
      setTimeout(() => {
        link.rel = 'modulepreload';
      });
    const script = document.createElement('script');
    script.type = 'module';
    script.async = true;
    script.nonce = held.nonce;
    script.textContent = held.textContent;
    script.addEventListener('error', giveUp);
    setTimeout(giveUp, LONGEST_SLEEP);
    setTimeout(() => held.replaceWith(script));
  };

  // Fetched is not yet painted. A picture that is broken is not waited for.
  const pictures = () =>
    [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')].map((picture) =>
      picture.decode().catch(() => undefined),
    );
  const firstPaint = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(null);
    }).observe({ type: 'paint', buffered: true });
  });

  // Who already uses the page, or looks at another one, does not wait for a painting.
  for (const event of EAGER) addEventListener(event, begin, { once: true, passive: true });
  if (document.hidden) {
    begin();
    return;
  }
  setTimeout(begin, LONGEST_WAIT);
  firstPaint
    .then(() => Promise.all(pictures()))
    .then(() => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin))));
}
