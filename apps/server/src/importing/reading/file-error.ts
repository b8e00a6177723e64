import type { Refusal } from '../rows/listing-row.ts';

/** A file that is refused as a whole. Nothing of it was written. */
export class FileRefused extends Error {
  readonly why: Refusal;

  constructor(why: Refusal) {
    super(why.code);
    this.why = why;
  }
}
