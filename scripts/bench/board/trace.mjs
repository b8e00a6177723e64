// Reads Chromium's trace of an interaction: how long the page was busy at a time, and how much work
// each frame took.

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'cc'];

export async function traced(browser, page, work) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const main = mainThreads(traceEvents);
  const tasks = traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && main.has(`${pid}/${tid}`))
    // CPU time too, where available: on a busy machine wall time includes other work.
    .map(({ dur = 0, tdur }) => ({ ms: dur / 1000, cpuMs: (tdur ?? dur) / 1000 }));
  return { tasks, frames: framesOf(traceEvents, main) };
}

function mainThreads(events) {
  const named = events.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  return new Set(named.map(({ pid, tid }) => `${pid}/${tid}`));
}

/** The work of each frame on the page's thread: scripts, styles, layout and painting together. */
function framesOf(events, main) {
  const parts = new Set([
    'FireAnimationFrame',
    'FunctionCall',
    'UpdateLayoutTree',
    'Layout',
    'PrePaint',
    'Paint',
    'Layerize',
    'Commit',
    'EventDispatch',
  ]);
  const ofPage = events
    .filter(({ name, ph, pid, tid }) => ph === 'X' && parts.has(name) && main.has(`${pid}/${tid}`))
    .sort((a, b) => a.ts - b.ts);
  const frames = [];
  let [busy, end] = [0, 0];
  for (const { name, ts, dur = 0 } of ofPage) {
    // Nested events are part of their parent.
    busy += Math.max(0, ts + dur - Math.max(end, ts));
    end = Math.max(end, ts + dur);
    if (name !== 'Commit') continue;
    frames.push(busy / 1000);
    busy = 0;
  }
  return frames;
}
