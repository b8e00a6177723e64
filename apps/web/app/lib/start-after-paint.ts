/**
 * Runs in the page as an inline script. Its own source text is sent, so it can't use anything from
 * outside. Starts the page's scripts after the first paint: on phones, hydration takes longer than
 * loading the picture, and nothing is painted meanwhile. A page that is there to be read gets its scripts at
 * the same time, but runs them at first use.
 */
export function startAfterPaint(): void {
  const LONGEST_WAIT = 3_000;
  const LONGEST_SLEEP = 30_000;
  const EAGER = ['pointerdown', 'keydown', 'focusin', 'touchstart'];
  /** What a reader does first with a page that needs no scripts to be read. */
  const READING = ['scroll', 'wheel', 'pointermove'];
  // Links work without scripts, except those that need the referral stored first. Fields keep their
  // values until hydration reads them.
  const isSent = /[?&](ref|utm_\w+)=/.test(location.search);
  const NEEDS_SCRIPT = isSent ? 'button, a[href^="/"]:not([target])' : 'button';
  /** Parts whose scripts come later still, see `later`. */
  const ASLEEP = '[data-later]';
  /** Parts that are not laid out before they are in sight, see `drawn-in-sight`. */
  const UNSEEN = 'main > section';
  const UNHURRIED = 1_000;
  const drawn = new Set<HTMLElement>();
  let isBegun = false;
  let isAwake = false;

  // A click before hydration is replayed after it: once, however often it was repeated.
  const pressed = new Set<HTMLElement>();
  const isAsleep = (control: Element) => !isAwake || control.closest(ASLEEP) !== null;
  const keep = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>(NEEDS_SCRIPT);
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!control || isElsewhere || !isAsleep(control)) return;
    event.preventDefault();
    event.stopPropagation();
    pressed.add(control);
    use();
  };
  // Only scripts can submit these forms; the browser would discard the input.
  const hold = (event: Event) => {
    const form = event.target as HTMLFormElement;
    if (form.method === 'post' && isAsleep(form)) event.preventDefault();
  };
  const wake = () => {
    isAwake = true;
    const ready = [...pressed].filter((control) => !isAsleep(control));
    if (!document.querySelector(ASLEEP)) {
      giveUp();
      for (const part of drawn) part.style.contentVisibility = '';
      removeEventListener('submit', hold, true);
      removeEventListener('page-awake', wake);
    }
    for (const control of ready) {
      pressed.delete(control);
      control.click();
    }
  };
  // The scripts failed to load: native behavior is restored, and no click is replayed.
  const giveUp = () => {
    removeEventListener('click', keep, true);
    removeEventListener('error', giveUp);
    removeEventListener('unhandledrejection', giveUp);
  };
  addEventListener('click', keep, true);
  addEventListener('submit', hold, true);
  addEventListener('error', giveUp);
  addEventListener('unhandledrejection', giveUp);
  addEventListener('page-awake', wake);

  let isFetched = false;
  /** One at a time: all at once would block a phone for too long. */
  const fetchScripts = () => {
    if (isFetched) return;
    isFetched = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="after-paint"]'))
      setTimeout(() => {
        link.rel = 'modulepreload';
      });
  };
  const findHeld = () => {
    const held = document.querySelector<HTMLScriptElement>('script[data-after-paint]');
    // The page may still be streaming: an incomplete script must not run.
    const isWhole = held && (held.nextSibling || document.readyState !== 'loading');
    return isWhole ? held : null;
  };
  const begin = () => {
    if (isBegun) return;
    const held = findHeld();
    if (!held) {
      setTimeout(begin, 10);
      return;
    }
    isBegun = true;
    fetchScripts();
    held.addEventListener('error', giveUp);
    setTimeout(() => isAwake || giveUp(), LONGEST_SLEEP);
    // The same element, because a copy of its text would not be trusted: a script that has not run
    // yet runs when it is inserted again.
    setTimeout(() => {
      const place = document.createComment('');
      held.replaceWith(place);
      held.type = 'module';
      place.replaceWith(held);
    });
  };
  // What is out of sight is laid out part by part, each too short to be felt: a screenshot of the whole page
  // would have blank parts otherwise.
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 100));
  const drawNext = () => {
    const next = [...document.querySelectorAll<HTMLElement>(UNSEEN)].find(
      (part) => !drawn.has(part) && getComputedStyle(part).contentVisibility === 'auto',
    );
    if (!next || isBegun) return;
    drawn.add(next);
    next.style.contentVisibility = 'visible';
    whenIdle(() => setTimeout(drawNext));
  };
  // A page with parts that sleep is there to be read: its scripts are fetched, and run when the reader
  // begins to use it. They run at once when only they restore what the address names.
  const start = () => {
    if (isBegun) return;
    if (!findHeld()) {
      setTimeout(start, 10);
      return;
    }
    const isToRead = document.querySelector(ASLEEP) && !location.hash && !location.search;
    if (!isToRead || scrollY > 0) {
      begin();
      return;
    }
    fetchScripts();
    setTimeout(drawNext, UNHURRIED);
    for (const event of READING)
      addEventListener(event, use, { once: true, passive: true, capture: true });
  };

  // Loaded is not yet painted. Broken pictures are skipped.
  const pictures = () =>
    [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')].map((picture) =>
      picture.decode().catch(() => undefined),
    );
  const firstPaint = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(null);
    }).observe({ type: 'paint', buffered: true });
  });

  // When the page is already used or in the background, don't wait for a paint.
  function use() {
    window.isPageUsed = true;
    begin();
  }
  for (const event of EAGER) addEventListener(event, use, { once: true, passive: true });
  if (document.hidden) {
    begin();
    return;
  }
  setTimeout(start, LONGEST_WAIT);
  firstPaint
    .then(() => Promise.all(pictures()))
    .then(() => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start))));
}
