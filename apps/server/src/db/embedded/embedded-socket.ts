import { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './protocol.ts';

/** Looks like a TCP socket to node-postgres; the other end is PGlite in its worker. */
export class EmbeddedSocket extends Duplex {
  readonly #worker: Worker;
  readonly #receive: (message: FromWorker) => void;

  constructor(worker: Worker) {
    super();
    this.#worker = worker;
    this.#receive = (message) => {
      if (message.kind === 'data') this.push(message.bytes);
    };
    this.#worker.on('message', this.#receive);
    this.#post({ kind: 'open' });
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  // What node-postgres calls on a real socket; there is no wire here to tune.
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
    this.#post({ kind: 'data', bytes: chunk });
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#post({ kind: 'data', bytes: Buffer.concat(chunks.map(({ chunk }) => chunk)) });
    done();
  }

  override _final(done: () => void): void {
    done();
    this.destroy();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#worker.off('message', this.#receive);
    this.#post({ kind: 'hangUp' });
    done(error);
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }
}
