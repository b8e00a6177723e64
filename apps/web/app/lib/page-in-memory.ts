import { Writable } from 'node:stream';

/**
 * Takes a page that React has drawn, at once and without the machinery of streams: React writes it in pieces of
 * 2 kB, and each costs a turn of everything behind it.
 */
export class PageInMemory extends Writable {
  readonly #pieces: Uint8Array[] = [];
  readonly #take: (page: Buffer<ArrayBuffer>) => void;

  constructor(take: (page: Buffer<ArrayBuffer>) => void) {
    super();
    this.#take = take;
  }

  /** Long texts come as they are. */
  override write(piece: Uint8Array | string): boolean {
    this.#pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
    return true;
  }

  override end(): this {
    this.#take(Buffer.concat(this.#pieces));
    return this;
  }
}
