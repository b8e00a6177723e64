import type { Ctx } from '../../../platform/http/context.ts';
import type { LeadScope } from '../leads.queries.ts';
import {
  cutFromOthers,
  deleteViews,
  listFileNames,
  listNamed,
  listNamesakes,
  listViewTexts,
  renameImports,
} from './mentions.queries.ts';
import { fullNamesOf, mentions, personTextOf, textPatternOf } from './person-text.ts';

/** The name a file without one gets. */
const NAMELESS_FILE = 'contacts.csv';

/** Removes the person from texts that belong to others: saved views, names of files, notes. */
export async function removeMentions(ctx: Ctx, ids: number[], scope: LeadScope): Promise<void> {
  const rows = await listNamed(ctx.db, ids);
  const lastNames = rows.map(({ lastName }) => lastName);
  const phones = rows.map(({ phone }) => phone);
  // Somebody without a last name has the first name in common with many.
  const firstNames = rows
    .filter(({ lastName }) => !/\w/.test(lastName))
    .map((row) => row.firstName);
  const others = await listNamesakes(ctx.db, ids, scope, { firstNames, lastNames, phones });
  const person = personTextOf(rows, others);
  const views = (await listViewTexts(ctx.db, scope)).filter(({ name, query }) =>
    mentions(person, [name, ...Object.values(query)].join(' ')),
  );
  await deleteViews(
    ctx.db,
    views.map(({ id }) => id),
  );
  const files = (await listFileNames(ctx.db, scope)).filter(({ fileName }) =>
    mentions(person, fileName.replace(/\.\w+$/, '')),
  );
  await renameImports(
    ctx.db,
    files.map(({ id }) => id),
    NAMELESS_FILE,
  );
  const pattern = textPatternOf(person, fullNamesOf(rows, person));
  if (pattern) await cutFromOthers(ctx.db, scope, pattern);
}
