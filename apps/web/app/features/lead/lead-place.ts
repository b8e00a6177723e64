import type { Lead } from '@alpha/contract';
import type { To } from 'react-router';
import { latestPlace } from '~/lib/list-place';
import { ownPath } from '~/lib/own-path';
import { readSession } from '~/lib/session';

const BOARD = '/app/board';
const CONTACTS = '/app/contacts';

/** Links into these pages may say where they stand. */
export type FromState = { from?: string } | null;

/** Where somebody came from: what the link says, else the list seen last. */
export function placeBefore(state: unknown, fallback = CONTACTS): To {
  const said = ownPath((state as FromState)?.from);
  return said ?? latestPlace(BOARD, CONTACTS) ?? fallback;
}

export const isBoard = (place: To): boolean =>
  (typeof place === 'string' ? place : (place.pathname ?? '')).startsWith(BOARD);

/** Whose board somebody came from, when it was one person's. */
export function boardOwner(): number | null {
  const [, id] = /^\/app\/board\/(\d+)$/.exec(latestPlace(BOARD, CONTACTS)?.pathname ?? '') ?? [];
  return id ? Number(id) : null;
}

/**
 * Where a new lead is in sight: without the filters that could hide it, and on the board of whom it
 * was given to.
 */
export function placeShowing(lead: Lead, before: To): To {
  if (!isBoard(before)) return CONTACTS;
  return String(lead.user_id) === readSession().userId ? BOARD : `${BOARD}/${lead.user_id}`;
}
