import { Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { startAfterPaint } from './start-after-paint';

const PRELOAD = /<link rel="modulepreload" /g;
const SCRIPT = /<script([^>]*) type="module" async="">/;
/** Longer than any tag to be replaced; a longer open tag is passed through. */
const LONGEST_TAG = 300;

/**
 * A server-rendered page is read before it is used, so its scripts are fetched and run only after the
 * first paint. React Router writes the script tags itself and has no option for this: they are sent with
 * an inert type, and `startAfterPaint` activates them.
 */
export function scriptsAfterPaint(): Transform {
  // A chunk may end in the middle of a character.
  const decoder = new StringDecoder('utf8');
  let held = '';
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const text = held + decoder.write(chunk);
      // A tag may span two chunks.
      const cut = text.lastIndexOf('<');
      const isOpen = cut >= 0 && text.length - cut < LONGEST_TAG && !text.includes('>', cut);
      held = isOpen ? text.slice(cut) : '';
      done(null, putOff(isOpen ? text.slice(0, cut) : text));
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
