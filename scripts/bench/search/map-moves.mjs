// A map that is moved in a real browser: from the end of a drag or a press of a zoom button to the painted list of that
// part, and what blocks the page meanwhile, apart from the map library's own drawing.
import { percentilesOf } from './measure.mjs';

const ROUNDS = 12;
/** What is scrolled into view afterwards is not measured. */
const SETTLE_MS = 500;
const KINDS = ['drag', 'zoom in', 'drag', 'zoom out'];

export async function benchMoves(page, title) {
  const map = page.getByRole('region', { name: 'Map of the properties found' });
  const box = await map.boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.evaluate(watchFrames);
  const times = new Map(KINDS.map((kind) => [kind, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [i, kind] of KINDS.entries()) {
      await page.evaluate(watchMove);
      if (kind === 'drag') {
        const by = { x: (i === 0 ? -1 : 1) * (60 + 5 * round), y: round % 2 ? 45 : -45 };
        await page.mouse.move(x, y);
        await page.mouse.down();
        for (let step = 1; step <= 12; step += 1)
          await page.mouse.move(x + (by.x * step) / 12, y + (by.y * step) / 12);
        await page.mouse.up();
      } else await map.getByRole('button', { name: kind, exact: false }).click();
      const found = await page.evaluate(() => window.moved);
      if (found !== null) times.get(kind).push(found);
      await page.waitForTimeout(SETTLE_MS);
    }
  const frames = await page.evaluate(() => window.longFrames);
  console.log(`\nthe map is moved, 1440 × 900, ${title} (drawn without a graphics card)`);
  for (const [kind, values] of times) print(`${kind} to painted list`, values);
  printFrames(frames);
}

/** Runs in the page: from the release of the pointer until cards or count have changed. */
function watchMove() {
  const listed = () =>
    [
      document.querySelector('h1')?.textContent,
      ...[...document.querySelectorAll('main article h2 a')].map((a) => a.href),
    ].join();
  const before = listed();
  window.moved = new Promise((resolve) => {
    const begin = ({ timeStamp }) => {
      const look = () => {
        const passed = performance.now() - timeStamp;
        if (listed() !== before) resolve(passed);
        else if (passed > 2_500) resolve(null);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    window.addEventListener('pointerup', begin, { capture: true, once: true });
  });
}

/** Runs in the page: frames over 50 ms, with the longest script of ours, of the map library, and the layout. */
function watchFrames() {
  window.longFrames = [];
  const isDrawing = ({ sourceURL }) => /maplibre/.test(sourceURL);
  const longest = (scripts) => Math.max(0, ...scripts.map(({ duration }) => duration));
  new PerformanceObserver((list) => {
    for (const { startTime, duration, styleAndLayoutStart, scripts } of list.getEntries()) {
      const end = startTime + duration;
      const own = scripts.filter((script) => !isDrawing(script));
      const [slowest] = own.toSorted((a, b) => b.duration - a.duration);
      window.longFrames.push({
        duration,
        own: longest(own),
        what: slowest && `${slowest.invoker} ${slowest.sourceURL.split('/').at(-1)}`,
        drawing: longest(scripts.filter(isDrawing)),
        layout: styleAndLayoutStart ? end - styleAndLayoutStart : 0,
      });
    }
  }).observe({ type: 'long-animation-frame' });
}

function print(name, values) {
  const { n, p50, p95, max } = percentilesOf(values);
  const ms = (value) => `${(value ?? 0).toFixed(0)} ms`;
  console.log(
    `${name.padEnd(26)} n ${n}  p50 ${ms(p50)}  p95 ${ms(p95)}  max ${ms(max)} (aim: p95 100)`,
  );
}

function printFrames(frames) {
  const longest = (key) => Math.max(0, ...frames.map((frame) => frame[key])).toFixed(0);
  const slow = frames.filter(({ own, layout }) => own > 50 || layout > 50);
  console.log(
    `${frames.length} frames over 50 ms; longest script of ours ${longest('own')} ms, style, layout and paint ${longest('layout')} ms (aim: 50), drawing ${longest('drawing')} ms`,
  );
  for (const { own, layout, what } of slow.slice(0, 8))
    console.log(`  ${own.toFixed(0)} ms ${what ?? ''}, layout ${layout.toFixed(0)} ms`);
}
