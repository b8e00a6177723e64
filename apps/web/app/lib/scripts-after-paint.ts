import { Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

const PRELOAD = '<link rel="modulepreload" ';
const LATER = `${PRELOAD}fetchpriority="low" `;

/**
 * A page that was drawn on the server is read before it is used: its styles, font and picture go ahead
 * of the scripts. React Router writes the preloads itself and knows no priority for them.
 */
export function scriptsAfterPaint(): Transform {
  // A piece may end in the middle of a letter.
  const decoder = new StringDecoder('utf8');
  let held = '';
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const text = (held + decoder.write(chunk)).replaceAll(PRELOAD, LATER);
      // The beginning of a preload may stand at the end of one piece and go on in the next.
      const cut = text.lastIndexOf('<');
      const isBegun = cut >= 0 && PRELOAD.startsWith(text.slice(cut));
      held = isBegun ? text.slice(cut) : '';
      done(null, isBegun ? text.slice(0, cut) : text);
    },
    flush(done) {
      done(null, held + decoder.end());
    },
  });
}
