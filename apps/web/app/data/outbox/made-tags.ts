import * as api from '@alpha/contract';
import { call } from '~/lib/api-client';
import type { Change } from './change';

export type TagChange = {
  add_ids: number[];
  remove_ids: number[];
  /** Labels that were made without a connection; among the ids with one of this device. */
  made?: readonly MadeTag[] | undefined;
};
type MadeTag = Pick<api.LeadTag, 'id' | 'name'>;

/** Below zero, where no label of the server is; random, as other tabs make some too. */
export const makeTag = (name: string): api.LeadTag => ({
  id: -1 - Math.floor(Math.random() * 2 ** 31),
  name,
  color: 'gray',
});

/** Those of a change, for the server to know them by name. */
export function madeAmong(tags: readonly MadeTag[]): Pick<TagChange, 'made'> {
  const made = tags.filter(({ id }) => id < 0).map(({ id, name }) => ({ id, name }));
  return made.length > 0 ? { made } : {};
}

/** Labels that only this device knows. */
export function madeTagsIn(changes: readonly Change[]): api.LeadTag[] {
  const made = changes.flatMap((change) =>
    change.refusal ? [] : (tagChangeOf(change)?.made ?? []),
  );
  return [...new Map(made.map((tag) => [tag.id, { ...tag, color: 'gray' as const }])).values()];
}

export function tagChangeOf({ action }: Change): TagChange | null {
  if (action.kind === 'tags') return action.body;
  return action.kind === 'bulk' && action.edit.kind === 'tag' ? action.edit : null;
}

/** The change with the ids of the server, where a label of that name may exist by now. */
export async function withServerTags({ add_ids, remove_ids, made = [] }: TagChange) {
  const ids = new Map<number, number>();
  for (const { id, name } of made) ids.set(id, (await call(api.createTag, { body: { name } })).id);
  const known = (list: number[]) => list.map((id) => ids.get(id) ?? id);
  return { add_ids: known(add_ids), remove_ids: known(remove_ids) };
}
