import type { CallOf } from '@alpha/contract/endpoint';
import type { checkRoomStatement, StatementPreview } from '@alpha/contract/owned-home-statements';
import type { addRoomHomeEntries, HomeEntry, OwnedHome } from '@alpha/contract/owned-homes';

export type StatementFile = CallOf<typeof checkRoomStatement>['body'];
export type NewEntries = CallOf<typeof addRoomHomeEntries>['body']['entries'];

/** What can be done with the amounts of a home: the same for staff and in the investor’s room. */
export type HomeDesk = {
  entries: (id: number) => Promise<HomeEntry[]>;
  add: (id: number, entries: NewEntries) => Promise<OwnedHome>;
  removeEntry: (id: number) => Promise<OwnedHome>;
  check: (id: number, file: StatementFile) => Promise<StatementPreview>;
  take: (id: number, file: StatementFile) => Promise<OwnedHome>;
  removeStatement: (id: number) => Promise<OwnedHome>;
  saveYear: (id: number, year: number, locale: 'en' | 'es') => Promise<void>;
};
