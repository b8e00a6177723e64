// How long a phone is blocked: a processor four times slower, and what its tasks take beyond 50 ms from the
// first contentful paint on.
import { launchOptions } from '../lib/lighthouse.mjs';

const SLOWDOWN = 4;
const LONGEST_MS = 50;
/** After the load event, for scripts that start after the first paint. */
const QUIET_MS = 5_000;
const PHONE = { width: 412, height: 823 };
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading'];

/** → milliseconds; an error in the browser's log, such as a failed hydration, is one here. */
export async function blockingTime(url) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch(await launchOptions());
  try {
    const page = await browser.newPage({ viewport: PHONE, isMobile: true, hasTouch: true });
    const errors = [];
    page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const events = [];
    devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
    const traceConfig = { includedCategories: CATEGORIES };
    await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(QUIET_MS);
    const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await ended;
    if (errors.length > 0) throw new Error(`${url}: ${errors.join(', ')}`);
    return beyond(events);
  } finally {
    await browser.close();
  }
}

function beyond(events) {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('nothing was painted');
  const onMain = ({ name, pid, tid }) =>
    name === 'RunTask' && pid === paint.pid && tid === paint.tid;
  return events.filter(onMain).reduce((sum, { ts, dur = 0 }) => {
    const afterPaint = (ts + dur - Math.max(ts, paint.ts)) / 1000;
    return sum + Math.max(0, afterPaint - LONGEST_MS);
  }, 0);
}
