import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'react-in-one-text';
const RENDERER = 'react-dom-server.node.production.js';

const require = createRequire(import.meta.url);

/**
 * React encodes each of the tens of thousands of pieces of a report by itself, into views of 4 kB, all in the
 * last turn of the page, which so holds up the event loop longest. Built for production, it joins the pieces of
 * a flush as one text instead, and counts their characters instead of bytes (the count decides nothing:
 * `progressiveChunkSize` is infinite).
 */
export const reactInOneText: Plugin = {
  name: NAME,
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: {
    filter: { id: /^react-dom\/server$/ },
    handler: () => join(dirname(require.resolve('react-dom/package.json')), 'cjs', RENDERER),
  },
  transform: {
    filter: { id: /react-dom-server\.node\.production\.js$/ },
    handler: (code) => ({ code: writingOneText(code), map: null }),
  },
};

/** Each with the beginning of what follows it in React's file. */
const REPLACED = [
  {
    from: 'function writeChunk(destination, chunk) {',
    to: '\nfunction writeToDestination(',
    by: `function writeChunk(destination, chunk) {
  if (typeof chunk === 'string') {
    textToWrite += chunk;
    return;
  }
  if (chunk.byteLength === 0) return;
  flushText(destination);
  writeToDestination(destination, chunk);
}
var textToWrite = '';
function flushText(destination) {
  if (textToWrite === '') return;
  var text = textToWrite;
  textToWrite = '';
  writeToDestination(destination, text);
}`,
  },
  {
    from: 'function completeWriting(destination) {',
    to: '\nvar textEncoder =',
    by: `function completeWriting(destination) {
  flushText(destination);
  destinationHasCapacity$1 = !0;
}`,
  },
  {
    from: 'function byteLengthOfChunk(chunk) {',
    to: '\nvar assign =',
    by: `function byteLengthOfChunk(chunk) {
  return chunk.length;
}`,
  },
];

/** The beginning of a flush: what a failed one left must not get into another reader's page. */
const BEGIN = /currentView = new Uint8Array\(4096\);\s+writtenBytes = 0;/g;
const FLUSHES = 2;

export function writingOneText(code: string): string {
  let written = code;
  for (const { from, to, by } of REPLACED) {
    const start = written.indexOf(from);
    const end = written.indexOf(to, start);
    if (start < 0 || end < 0 || written.includes(from, start + 1)) throw changed(from);
    written = written.slice(0, start) + by + written.slice(end);
  }
  if ([...written.matchAll(BEGIN)].length !== FLUSHES) throw changed(String(BEGIN));
  return written.replaceAll(BEGIN, "textToWrite = '';");
}

const changed = (what: string) =>
  new Error(`React writes its pages in another way now: look at ${NAME} again (${what}).`);
