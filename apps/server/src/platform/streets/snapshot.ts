import type { StreetProblem } from '@alpha/contract';

/** The file as it is now: a read of it that comes after a change fails with `SnapshotChanged`. */
export type Snapshot = {
  /** Another one after each change. */
  stamp: string;
  /** The same, as far as processes on other machines see it too. */
  identity: string;
  bytes: number;
  read: (start: number, length: number) => Promise<Buffer>;
};

/** Where the file is: on this machine or behind an https address. */
export type FindSnapshot = () => Promise<Snapshot>;

/** Part of an old file with part of a new one would be neither. */
export class SnapshotChanged extends Error {
  override name = 'SnapshotChanged';
}

/** The file cannot be used as it is. */
export class UnusableStreets extends Error {
  override name = 'UnusableStreets';

  constructor(
    readonly problem: StreetProblem,
    options?: ErrorOptions,
  ) {
    super(`streets: ${problem}`, options);
  }
}
