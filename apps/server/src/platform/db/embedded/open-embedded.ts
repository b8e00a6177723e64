import type { Worker } from 'node:worker_threads';
import { startWorker } from '../../lib/start-worker.ts';
import { StartupError } from '../../lib/startup-error.ts';
import { createNoticeBoard, type Listen, NOTICE_CHANNEL } from '../notices.ts';
import { type PoolOptions, WatchedPool } from '../watched-pool.ts';
import { EmbeddedSocket } from './embedded-socket.ts';
import type { EmbeddedOptions, FromWorker } from './protocol.ts';

type Connection = { pool: WatchedPool; listen: Listen };

export type EmbeddedDatabase = Connection & {
  /** Another pool and its notices once the first has ended: tests reset a database and use it again. */
  connect: () => Connection;
  /** A tarball of the whole database, for the template of the tests. */
  dump: () => Promise<Uint8Array>;
  close: () => Promise<void>;
  /** Settles when the worker dies before it was told to: nothing can be answered any more. */
  lost: Promise<Error>;
  /** Ends the worker as a fault would; for tests. */
  crash: () => Promise<void>;
};

/** A statement waiting longer than this for the one connection has most likely deadlocked itself. */
const CONNECTION_TIMEOUT_MS = 30_000;

/**
 * PGlite in a worker thread, spoken to with the wire protocol through node-postgres: one driver,
 * and so one behaviour, for the embedded database and for a server.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const worker = startWorker(import.meta.url, 'pglite-worker', options);
  await ready(worker, options);
  let isClosing = false;
  const lost = new Promise<Error>((resolve) => {
    worker.on('error', (error) => !isClosing && resolve(error));
    worker.on('exit', () => !isClosing && resolve(new Error('its thread ended')));
  });
  const { pool, listen } = connectTo(worker);
  return {
    pool,
    listen,
    connect: () => connectTo(worker),
    dump: async () => {
      worker.postMessage({ kind: 'dump' });
      return (await next(worker, 'dumped')).bytes;
    },
    lost,
    crash: async () => void (await worker.terminate()),
    close: async () => {
      isClosing = true;
      if (!pool.ended) await pool.end();
      worker.postMessage({ kind: 'close' });
      await next(worker, 'closed');
      await worker.terminate();
    },
  };
}

function connectTo(worker: Worker): Connection {
  const board = createNoticeBoard();
  const poolOptions: PoolOptions = {
    // One backend, one connection: a transaction keeps others waiting, as it must.
    max: 1,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    stream: (() => new EmbeddedSocket(worker)) as never,
    // Only this connection writes, so while there is none, nothing is missed.
    onConnect: async (client) => {
      client.on('notification', ({ payload = '' }) => board.tell(payload));
      await client.query(`listen ${NOTICE_CHANNEL}`);
    },
  };
  return { pool: new WatchedPool(poolOptions), listen: board.listen };
}

async function ready(worker: Worker, { dataDir }: EmbeddedOptions): Promise<void> {
  const first = await Promise.race([next(worker, 'ready'), next(worker, 'failed'), crash(worker)]);
  if (first.kind === 'ready') return;
  await worker.terminate();
  throw new StartupError(
    `DATA_DIR: the database in ${dataDir} could not be opened: ${first.message}`,
  );
}

function next<K extends FromWorker['kind']>(worker: Worker, kind: K) {
  return new Promise<Extract<FromWorker, { kind: K }>>((resolve) => {
    const listen = (message: FromWorker) => {
      if (message.kind !== kind) return;
      worker.off('message', listen);
      resolve(message as Extract<FromWorker, { kind: K }>);
    };
    worker.on('message', listen);
  });
}

function crash(worker: Worker): Promise<Extract<FromWorker, { kind: 'failed' }>> {
  return new Promise((resolve) => {
    worker.once('error', (error: Error) => resolve({ kind: 'failed', message: error.message }));
  });
}
