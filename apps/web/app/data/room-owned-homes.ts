// By noun, not from the index: visitors carry these endpoints and no others.
import type { CallOf } from '@alpha/contract/endpoint';
import {
  checkRoomStatement,
  deleteRoomStatement,
  importRoomStatement,
} from '@alpha/contract/owned-home-statements';
import {
  addRoomHomeEntries,
  deleteRoomHomeEntry,
  getRoomHomeYear,
  listRoomHomeEntries,
  listRoomOwnedHomes,
} from '@alpha/contract/owned-homes';
import { call } from '~/lib/api-client';
import { download } from '~/lib/download';

export const readOwnedHomes = (signal: AbortSignal) => call(listRoomOwnedHomes, {}, { signal });

type File = CallOf<typeof checkRoomStatement>['body'];
type Entries = CallOf<typeof addRoomHomeEntries>['body']['entries'];

/** What investors can do with the amounts of a home of their own. */
export const roomDesk = {
  entries: (id: number) => call(listRoomHomeEntries, { params: { id } }),
  add: (id: number, entries: Entries) =>
    call(addRoomHomeEntries, { params: { id }, body: { entries } }),
  removeEntry: (id: number) => call(deleteRoomHomeEntry, { params: { id } }),
  check: (id: number, body: File) => call(checkRoomStatement, { params: { id }, body }),
  take: async (id: number, body: File) =>
    (await call(importRoomStatement, { params: { id }, body })).home,
  removeStatement: (id: number) => call(deleteRoomStatement, { params: { id } }),
  saveYear: (id: number, year: number, locale: 'en' | 'es') =>
    download(getRoomHomeYear, { params: { id }, query: { year, locale } }, `${year}.pdf`),
};
