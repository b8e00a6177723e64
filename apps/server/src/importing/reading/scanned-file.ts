import type { Delimiter } from '../../platform/lib/text-encoding.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** What a file is, learnt by reading it once from end to end. */
export type ScannedFile = {
  path: string;
  hash: string;
  bytes: number;
  encoding: Encoding;
  /** Places where the bytes are no letter of that encoding: a replacement stands there instead. */
  invalidCharacters: number;
  format:
    | { kind: 'csv'; delimiter: Delimiter }
    /** Every field that any of its objects has, in the order of their coming. */
    | { kind: 'json-lines'; fields: string[] };
};
