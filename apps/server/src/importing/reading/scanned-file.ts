import type { Delimiter } from '../../platform/lib/text-encoding.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** What is known about a file after reading it once. */
export type ScannedFile = {
  path: string;
  hash: string;
  bytes: number;
  encoding: Encoding;
  /** Bytes that are invalid in the encoding and were replaced by �. */
  invalidCharacters: number;
  format:
    | { kind: 'csv'; delimiter: Delimiter }
    /** All fields of all objects, in order of appearance. */
    | { kind: 'json-lines'; fields: string[] };
};
