import type { StoredValue } from '../../../platform/db/schema/index.ts';
import type { Ctx } from '../../../platform/http/context.ts';
import { writeTags } from '../../tags/tags.queries.ts';
import { ensureTags } from '../../tags/tags.service.ts';
import { writeValues } from '../fields/field-values.queries.ts';
import type { MoreChanges } from './more-changes.ts';

/** Custom fields and labels of imported leads. */
export async function writeMore(
  ctx: Ctx,
  rows: readonly { leadId: number; more: MoreChanges }[],
): Promise<void> {
  await writeValues(
    ctx.db,
    rows.flatMap(({ leadId, more }) =>
      more.custom.map(({ fieldId, value }) => ({ leadId, fieldId, value })),
    ),
  );
  const tagged = rows.flatMap(({ leadId, more: { tags } }) => (tags ? [{ leadId, ...tags }] : []));
  const names = [...new Set(tagged.flatMap((row) => row.names))];
  const ids = await ensureTags(ctx, names);
  const idOf = new Map(names.map((name, place) => [name, ids[place]]));
  await writeTags(
    ctx.db,
    tagged.map(({ leadId, names }) => ({
      leadId,
      tagIds: names.flatMap((name) => idOf.get(name) ?? []),
    })),
  );
}

/** What an undo puts back. */
export type OldMore = {
  custom?: { fieldId: number; value: StoredValue | null }[];
  tagIds?: number[];
};

export const oldMoreOf = ({ custom, tags }: MoreChanges): OldMore => ({
  ...(custom.length > 0 && {
    custom: custom.map(({ fieldId, before }) => ({ fieldId, value: before })),
  }),
  ...(tags && { tagIds: tags.before }),
});

export async function putMoreBack(
  ctx: Ctx,
  rows: readonly { leadId: number; more: OldMore }[],
): Promise<void> {
  await writeValues(
    ctx.db,
    rows.flatMap(({ leadId, more }) => (more.custom ?? []).map((old) => ({ leadId, ...old }))),
  );
  await writeTags(
    ctx.db,
    rows.flatMap(({ leadId, more: { tagIds } }) => (tagIds ? [{ leadId, tagIds }] : [])),
  );
}
