import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { describeFileError } from '../../lib/startup-error.ts';
import { keepFilesPrivate } from './private-files.ts';
import {
  createFramer,
  type EmbeddedOptions,
  type FromWorker,
  inOwnMemory,
  type ToWorker,
} from './protocol.ts';

// PGlite blocks its thread while it works, so it runs in its own.
if (!parentPort) throw new Error('pglite-worker runs as a worker thread');
const port = parentPort;
const send = (message: FromWorker, handedOver: ArrayBuffer[] = []) =>
  port.postMessage(message, handedOver);

keepFilesPrivate();
const { dataDir, loadFrom, wasm } = workerData as EmbeddedOptions;
let framer = createFramer();
let connection = 0;
let queue: Promise<void>;

try {
  const loadDataDir = loadFrom ? new Blob([await readFile(loadFrom)]) : undefined;
  const db = await PGlite.create({
    dataDir,
    ...(loadDataDir ? { loadDataDir } : {}),
    ...(wasm ? { pgliteWasmModule: wasm } : {}),
  });
  queue = Promise.resolve();
  port.on('message', (message: ToWorker) => {
    queue = queue.then(() => handle(db, message));
  });
  send({ kind: 'ready' });
} catch (error) {
  send({ kind: 'failed', message: describeFileError(error) });
}

async function handle(db: PGlite, message: ToWorker): Promise<void> {
  if (message.kind === 'open') {
    framer = createFramer();
    connection = message.connection;
  }
  // Discards responses of a closed connection.
  const isCurrent = 'connection' in message && message.connection === connection;
  if (message.kind === 'data' && isCurrent) await answer(db, message.bytes);
  if (message.kind === 'hangUp' && isCurrent) await hangUp(db);
  if (message.kind === 'dump') {
    const dump = await db.dumpDataDir('none');
    send({ kind: 'dumped', bytes: new Uint8Array(await dump.arrayBuffer()) });
  }
  if (message.kind === 'close') {
    await db.close();
    send({ kind: 'closed' });
    port.close();
  }
}

async function answer(db: PGlite, bytes: Uint8Array): Promise<void> {
  for (const framed of framer(bytes)) {
    if (framed === 'terminate') return hangUp(db);
    const parts: Uint8Array[] = [];
    await db.execProtocolRawStream(framed.batch, {
      onRawData: (data) => parts.push(new Uint8Array(data)),
    });
    const bytes = inOwnMemory(parts);
    send({ kind: 'data', connection, bytes }, [bytes.buffer]);
  }
}

/**
 * One backend serves every connection, so state of one must not reach the next. A client sends
 * Terminate and then its socket closes; the latter may come after the database has closed.
 */
async function hangUp(db: PGlite): Promise<void> {
  connection = 0;
  await db.exec('ROLLBACK');
  await db.exec('DISCARD ALL');
}
