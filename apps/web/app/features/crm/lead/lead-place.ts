import type { To } from 'react-router';
import { latestPlace } from '~/lib/list-place';
import { ownPath } from '~/lib/own-path';
import { readSession } from '~/lib/session';

const BOARD = '/app/board';
const CONTACTS = '/app/contacts';
const TODAY = '/app/today';

/** Router state of links into these pages. */
export type FromState = { from?: string } | null;

/** Where the user came from: the link's state, else the last list. */
export function placeBefore(state: unknown, fallback = CONTACTS): To {
  const said = ownPath((state as FromState)?.from);
  return said ?? latestPlace(BOARD, CONTACTS, TODAY) ?? fallback;
}

const pathOf = (place: To): string => (typeof place === 'string' ? place : (place.pathname ?? ''));

export const isBoard = (place: To): boolean => pathOf(place).startsWith(BOARD);

/** The name of the list that a place belongs to. */
export function listOf(place: To): 'board' | 'contacts' | 'today' {
  if (isBoard(place)) return 'board';
  return pathOf(place).startsWith(TODAY) ? 'today' : 'contacts';
}

/** The person whose board the user came from, if any. */
export function boardOwner(): number | null {
  const [, id] = /^\/app\/board\/(\d+)$/.exec(latestPlace(BOARD, CONTACTS)?.pathname ?? '') ?? [];
  return id ? Number(id) : null;
}

/**
 * Where a new lead is visible: without filters that could hide it, and on the board of its owner.
 */
export function placeShowing(ownerId: number, before: To): To {
  if (!isBoard(before)) return CONTACTS;
  return String(ownerId) === readSession().userId ? BOARD : `${BOARD}/${ownerId}`;
}
