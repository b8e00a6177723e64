import type { Ctx } from '../../../platform/http/context.ts';
import type { LeadScope } from '../leads.queries.ts';
import { listNamed } from './known-as.queries.ts';
import {
  cutFromOthers,
  deleteTags,
  deleteViews,
  listFileNames,
  listLeadFileNames,
  listNamesakes,
  listTagNames,
  listViewTexts,
  renameImports,
  renameLeadFile,
} from './mentions.queries.ts';
import { fullNamesOf, mentions, personTextOf, textPatternOf } from './person-text.ts';

/** The names that files without one get. */
const NAMELESS_FILE = 'contacts.csv';
const NAMELESS = 'file';

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
  // Labels are everybody's: one that names the person is nobody's.
  const labels = (await listTagNames(ctx.db)).filter(({ name }) => mentions(person, name));
  await deleteTags(
    ctx.db,
    labels.map(({ id }) => id),
  );
  const files = (await listFileNames(ctx.db, scope)).filter(({ fileName }) =>
    mentions(person, fileName.replace(/\.\w+$/, '')),
  );
  await renameImports(
    ctx.db,
    files.map(({ id }) => id),
    NAMELESS_FILE,
  );
  for (const file of await listLeadFileNames(ctx.db, ids, scope)) {
    const [extension = ''] = /\.\w+$/.exec(file.name) ?? [];
    if (mentions(person, file.name.slice(0, file.name.length - extension.length)))
      await renameLeadFile(ctx.db, file, `${NAMELESS}${extension}`);
  }
  const pattern = textPatternOf(person, fullNamesOf(rows, person));
  if (pattern) await cutFromOthers(ctx.db, scope, pattern);
}
