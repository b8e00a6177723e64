import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import { createRowIndex } from '../row-index.ts';
import { copyOut } from './copy-out.ts';
import { whereIn } from './stream-row.ts';
import { createWordStream } from './word-stream.ts';

/** `ids`: of the rows, in memory that is shared. */
export type WordLoaderInput = {
  url: string;
  ids: Int32Array;
  size: number;
  words: readonly string[];
  /** Whose listings the rows are; undefined: all. */
  states?: readonly string[] | undefined;
};
/** One bit per row, by word. */
export type WordLoaderOutput = Uint8Array[];

const copyWords = (states: WordLoaderInput['states']) =>
  `copy (select id, tsvector_to_array(search) from property_search ${whereIn(states)}) to stdout (format binary)`;

/** Every listing's words in one pass: word by word, most of the table would be read for each. */
async function load({ url, ids, size, words, states }: WordLoaderInput): Promise<WordLoaderOutput> {
  const rows = createRowIndex();
  for (let row = 0; row < size; row += 1) rows.set(ids[row] as number, row);
  const client = new pg.Client({ connectionString: url, application_name: 'alpha-words' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const stream = createWordStream(words, { size, rowOf: rows.get });
    await copyOut(client, copyWords(states), stream.take);
    return stream.bitmaps;
  } finally {
    await client.end();
  }
}

parentPort?.postMessage(await load(workerData as WordLoaderInput));
