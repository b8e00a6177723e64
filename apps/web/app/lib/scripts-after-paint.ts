import { startAfterPaint } from './start-after-paint';

const PRELOAD = '<link rel="modulepreload" ';
/** As long as the other, so that it can be written over it. */
const PUT_OFF = '<link rel="after-paint"   ';
const MODULE = ' type="module" async="">';
const TAG = '<script';

/**
 * A server-rendered page is read before it is used, so its scripts are fetched and run only after the
 * first paint. React Router writes the script tags itself and has no option for this: they are sent with
 * an inert type, and `startAfterPaint` activates them. The given bytes are changed.
 */
export function scriptsAfterPaint(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  for (let at = page.indexOf(PRELOAD); at >= 0; at = page.indexOf(PRELOAD, at))
    page.write(PUT_OFF, at);
  const end = page.indexOf(MODULE);
  const start = end < 0 ? -1 : page.lastIndexOf(TAG, end);
  if (start < 0) return page;
  const attributes = page.toString('utf8', start + TAG.length, end);
  const scripts = `<script${attributes}>(${startAfterPaint})()</script><script${attributes} type="text/plain" data-after-paint="">`;
  const rest = page.subarray(end + MODULE.length);
  return Buffer.concat([page.subarray(0, start), Buffer.from(scripts), rest]);
}
