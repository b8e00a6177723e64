import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import { type ArrangedRows, arrange } from './arrange.ts';
import { copyOut } from './copy-out.ts';
import { createMarketStream } from './market-stream.ts';
import { copyMarket } from './stream-row.ts';

/** `listings`: about how many there are. */
export type LoaderInput = {
  url: string;
  listings: number;
  /** Read alone; undefined: all. */
  states?: readonly string[] | undefined;
};
export type LoaderOutput = ArrangedRows;

/** Reads the whole market over a connection of its own: that takes longer than a request may. */
async function load({ url, listings, states }: LoaderInput): Promise<LoaderOutput> {
  const client = new pg.Client({ connectionString: url, application_name: 'alpha-market' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const stream = createMarketStream(listings);
    await copyOut(client, copyMarket(states), stream.take);
    return arrange(stream.read());
  } finally {
    await client.end();
  }
}

parentPort?.postMessage(await load(workerData as LoaderInput));
