import { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import { type FromWorker, inOwnMemory, type ToWorker } from './protocol.ts';

let connections = 0;

/** Looks like a TCP socket to node-postgres; the other end is PGlite in its worker. */
export class EmbeddedSocket extends Duplex {
  readonly #worker: Worker;
  readonly #connection: number;
  readonly #receive: (message: FromWorker) => void;

  constructor(worker: Worker) {
    super();
    this.#worker = worker;
    connections += 1;
    this.#connection = connections;
    this.#receive = (message) => {
      if (message.kind === 'data' && message.connection === this.#connection)
        this.push(message.bytes);
    };
    this.#worker.on('message', this.#receive);
    this.#post({ kind: 'open', connection: this.#connection });
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  // Called by node-postgres on a real socket; no effect here.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#send([chunk]);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(chunks.map(({ chunk }) => chunk));
    done();
  }

  override _final(done: () => void): void {
    done();
    this.destroy();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#worker.off('message', this.#receive);
    this.#post({ kind: 'hangUp', connection: this.#connection });
    done(error);
  }

  #send(chunks: readonly Uint8Array[]): void {
    const bytes = inOwnMemory(chunks);
    this.#post({ kind: 'data', connection: this.#connection, bytes }, [bytes.buffer]);
  }

  #post(message: ToWorker, handedOver: ArrayBuffer[] = []): void {
    this.#worker.postMessage(message, handedOver);
  }
}
