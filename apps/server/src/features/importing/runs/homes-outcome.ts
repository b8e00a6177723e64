import {
  type getListingImportOutcome,
  HOME_LACKS,
  type HomeLack,
  type ResultOf,
} from '@alpha/contract';
import type { Db } from '../../../db/db.ts';
import { foretellHomes } from './foretell-homes.ts';
import { countLacks, countOthers, listCitiesWithoutRents } from './import-outcome.queries.ts';
import type { ImportRecord } from './imports.queries.ts';

export type HomesOutcome = ResultOf<typeof getListingImportOutcome>['homes'];
type Counted = Awaited<ReturnType<typeof foretellHomes>>;

export const MOST_NAMED = 8;

/** What became of the homes of an import by now, or would become of them after a check. */
export async function homesOutcome(db: Db, row: ImportRecord): Promise<HomesOutcome> {
  return shaped(row.isDryRun ? await foretellHomes(db, row.id) : await countHomes(db, row.id));
}

/** Of a file that speaks of no home. */
export const noHomes = (): HomesOutcome => shaped({ counted: [], others: 0, withoutRents: [] });

const countHomes = async (db: Db, id: number): Promise<Counted> => ({
  counted: await countLacks(db, id),
  others: await countOthers(db, id),
  withoutRents: await listCitiesWithoutRents(db, id),
});

function shaped({ counted, others, withoutRents }: Counted): HomesOutcome {
  const of = (wanted: HomeLack | null) => counted.find(({ lack }) => lack === wanted)?.n ?? 0;
  return {
    total: counted.reduce((sum, { n }) => sum + n, 0),
    analysed: of(null),
    lacks: Object.fromEntries(HOME_LACKS.map((lack) => [lack, of(lack)])) as HomesOutcome['lacks'],
    others,
    without_rents: {
      places: withoutRents.slice(0, MOST_NAMED).map(({ name }) => name),
      total: withoutRents.length,
    },
  };
}
