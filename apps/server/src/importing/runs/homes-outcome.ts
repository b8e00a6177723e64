import {
  ANALYSIS_BLOCKERS,
  type AnalysisBlocker,
  type getListingImportOutcome,
  type ResultOf,
} from '@alpha/contract';
import type { Db } from '../../platform/db/db.ts';
import type { ImportRecord } from '../imports/imports.queries.ts';
import { countBlockers, countOthers, listCitiesWithoutRents } from './import-outcome.queries.ts';
import { type CountedHomes, predictImportOutcome } from './predict-outcome.ts';

export type HomesOutcome = ResultOf<typeof getListingImportOutcome>['homes'];

export const MAX_NAMED_CITIES = 8;

/** The current outcome for the import's properties, or the predicted one after a dry run. */
export async function homesOutcome(db: Db, row: ImportRecord): Promise<HomesOutcome> {
  return shaped(
    row.isDryRun ? await predictImportOutcome(db, row.id) : await countHomes(db, row.id),
  );
}

/** For files without properties. */
export const noHomes = (): HomesOutcome => shaped({ counted: [], others: 0, withoutRents: [] });

async function countHomes(db: Db, id: number): Promise<CountedHomes> {
  const counted = await countBlockers(db, id);
  const isAnyWithoutRent = counted.some(({ blocker }) => blocker === 'rent');
  return {
    counted,
    others: await countOthers(db, id),
    withoutRents: isAnyWithoutRent ? await listCitiesWithoutRents(db, id) : [],
  };
}

function shaped({ counted, others, withoutRents }: CountedHomes): HomesOutcome {
  const of = (wanted: AnalysisBlocker | null) =>
    counted.find(({ blocker }) => blocker === wanted)?.n ?? 0;
  return {
    total: counted.reduce((sum, { n }) => sum + n, 0),
    analyzed: of(null),
    blockers: Object.fromEntries(
      ANALYSIS_BLOCKERS.map((blocker) => [blocker, of(blocker)]),
    ) as HomesOutcome['blockers'],
    others,
    without_rents: {
      places: withoutRents.slice(0, MAX_NAMED_CITIES).map(({ name }) => name),
      total: withoutRents.length,
    },
  };
}
