import { Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { startAfterPaint } from './start-after-paint';

const PRELOAD = /<link rel="modulepreload" /g;
const SCRIPT = /<script([^>]*) type="module" async="">/;
/** Longer than any tag to be replaced; a longer open tag is passed through. */
const LONGEST_TAG = 300;

/** React writes pieces of 2 kB, and each costs a turn of everything behind: compression, the socket. */
const LARGE = 64_000;

/**
 * A server-rendered page is read before it is used, so its scripts are fetched and run only after the
 * first paint. React Router writes the script tags itself and has no option for this: they are sent with
 * an inert type, and `startAfterPaint` activates them.
 */
export function scriptsAfterPaint(): Transform {
  // A chunk may end in the middle of a character.
  const decoder = new StringDecoder('utf8');
  let held = '';
  let isWaiting = false;
  const send = (stream: Transform) => {
    // A tag may span two chunks.
    const cut = held.lastIndexOf('<');
    const isOpen = cut >= 0 && held.length - cut < LONGEST_TAG && !held.includes('>', cut);
    const ready = isOpen ? held.slice(0, cut) : held;
    held = isOpen ? held.slice(cut) : '';
    if (ready) stream.push(putOff(ready));
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      held += decoder.write(chunk);
      if (held.length >= LARGE) send(this);
      else if (!isWaiting) {
        isWaiting = true;
        setImmediate(() => {
          isWaiting = false;
          if (!this.destroyed && !this.writableFinished) send(this);
        });
      }
      done();
    },
    flush(done) {
      done(null, putOff(held + decoder.end()));
    },
  });
}

function putOff(html: string): string {
  return html
    .replace(PRELOAD, '<link rel="after-paint" ')
    .replace(
      SCRIPT,
      (_tag, attributes: string) =>
        `<script${attributes}>(${startAfterPaint})()</script><script${attributes} type="text/plain" data-after-paint="">`,
    );
}
