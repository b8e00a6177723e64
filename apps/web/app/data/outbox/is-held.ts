import type { Change } from './change';

/** Longer than a request usually takes. */
export const HELD_MS = 20_000;

type Times = Pick<Change, 'heldUntil' | 'sendingUntil' | 'refusal'>;

/** It is not waiting yet. The time is over when the tab was closed in the middle of its request. */
export const isHeld = ({ heldUntil, refusal }: Times, now: number): boolean =>
  refusal === null && heldUntil > now;

/** A request of it, which waited, may reach the server at any moment. */
export const isRequested = ({ sendingUntil = 0, refusal }: Times, now: number): boolean =>
  refusal === null && sendingUntil > now;

/** The same, also of one that did not wait. */
export const isOnItsWay = (change: Times, now: number): boolean =>
  isHeld(change, now) || isRequested(change, now);
