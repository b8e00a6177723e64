/**
 * Runs in the page as an inline script (its own text is what is sent, so it may use nothing from outside):
 * starts the page's scripts once its first screen has been painted. On a phone, waking the page takes
 * longer than fetching its picture, and a browser paints nothing while it does so.
 */
export function startAfterPaint(): void {
  const LONGEST_WAIT = 3_000;
  const LONGEST_SLEEP = 10_000;
  const EAGER = ['pointerdown', 'keydown', 'focusin', 'touchstart'];
  // Links do without scripts, except that these note who sent the visitor.
  const isSent = /[?&](ref|utm_\w+)=/.test(location.search);
  const NEEDS_SCRIPT = `button, label, input[type="radio"], input[type="checkbox"]${isSent ? ', a[href^="/"]:not([target])' : ''}`;
  let isBegun = false;

  // What is pressed before the page is awake is pressed again when it is.
  const pressed: HTMLElement[] = [];
  const keep = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>(NEEDS_SCRIPT);
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!control || isElsewhere) return;
    event.preventDefault();
    event.stopPropagation();
    pressed.push(control);
  };
  const wake = () => {
    removeEventListener('click', keep, true);
    for (const control of pressed.splice(0)) control.click();
  };
  addEventListener('click', keep, true);
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
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="after-paint"]'))
      link.rel = 'modulepreload';
    const script = document.createElement('script');
    script.type = 'module';
    script.async = true;
    script.nonce = held.nonce;
    script.textContent = held.textContent;
    // Without scripts the page's forms still go the old way.
    script.addEventListener('error', wake);
    setTimeout(wake, LONGEST_SLEEP);
    held.replaceWith(script);
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
