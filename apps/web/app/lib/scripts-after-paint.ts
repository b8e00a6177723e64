import { Transform } from 'node:stream';
import { startAfterPaint } from './start-after-paint';

const PRELOAD = '<link rel="modulepreload" ';
const MODULE = ' type="module" async="">';
const SCRIPT = /<script([^>]*) type="module" async="">/;
/** Longer than any tag to be replaced; a longer open tag is passed through. */
const LONGEST_TAG = 300;
/** React writes pieces of 2 kB, and each costs a turn of everything behind: compression, the socket. */
const LARGE = 64_000;
const TAG_START = '<'.charCodeAt(0);

/**
 * A server-rendered page is read before it is used, so its scripts are fetched and run only after the
 * first paint. React Router writes the script tags itself and has no option for this: they are sent with
 * an inert type, and `startAfterPaint` activates them.
 *
 * What is pushed after `transform` returned is not held back for a slow reader: at most one page, some
 * hundred kilobytes, of a request that counts as work. Holding `done` back instead stops large pages for
 * ever, because the stream does not ask again for what it did not see being pushed.
 */
export function scriptsAfterPaint(): Transform {
  let held: Buffer[] = [];
  let size = 0;
  let isWaiting = false;
  const send = (stream: Transform) => {
    const page = Buffer.concat(held);
    // A tag may span two chunks. A tag never starts in the middle of a character.
    const cut = page.lastIndexOf(TAG_START);
    const isOpen = cut >= 0 && page.length - cut < LONGEST_TAG && !page.includes('>', cut);
    held = isOpen ? [page.subarray(cut)] : [];
    size = isOpen ? page.length - cut : 0;
    if (page.length > size) stream.push(putOff(page.subarray(0, page.length - size)));
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      held.push(chunk);
      size += chunk.length;
      if (size >= LARGE) send(this);
      else if (!isWaiting) {
        isWaiting = true;
        setImmediate(() => {
          isWaiting = false;
          if (!this.destroyed) send(this);
        });
      }
      done();
    },
    flush(done) {
      const rest = Buffer.concat(held);
      held = [];
      done(null, putOff(rest));
    },
  });
}

/** Most of a page has neither, and is passed on as the bytes it is. */
function putOff(page: Buffer): Buffer {
  if (!page.includes(PRELOAD) && !page.includes(MODULE)) return page;
  return Buffer.from(
    page
      .toString()
      .replaceAll(PRELOAD, '<link rel="after-paint" ')
      .replace(
        SCRIPT,
        (_tag, attributes: string) =>
          `<script${attributes}>(${startAfterPaint})()</script><script${attributes} type="text/plain" data-after-paint="">`,
      ),
  );
}
