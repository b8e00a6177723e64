import type { Role } from '@alpha/contract';
import { listAssignees } from '../../../accounts/index.ts';
import { fold } from '../../../platform/db/text-search.ts';
import { type Ctx, viewerOf } from '../../../platform/http/context.ts';
import { listStatusesOf } from '../../statuses/statuses.service.ts';

export type Owner = { id: number; role: Role };
type Status = { id: number; name: string; nameEs: string | null };

export type ImportPeople = {
  viewer: Owner;
  /** A user the importer may assign leads to, by email or name; undefined when there is none. */
  ownerBy: (text: string) => Owner | undefined;
  statusBy: (role: Role, name: string) => number | undefined;
  firstStatus: (role: Role) => number;
};

const plain = (text: string) => fold(text.normalize('NFC')).replace(/\s+/g, ' ').trim();

/** All users and statuses a file may name, loaded once. */
export async function loadImportPeople(ctx: Ctx): Promise<ImportPeople> {
  const { id, role } = viewerOf(ctx);
  const assignees = await listAssignees(ctx);
  const byEmail = new Map(assignees.map((user) => [plain(user.email), user]));
  const byName = new Map<string, Owner | null>();
  for (const user of assignees) {
    const key = plain(user.name);
    // Two users with one name: ambiguous.
    byName.set(key, byName.has(key) ? null : user);
  }
  const statuses = new Map<Role, Status[]>();
  for (const board of new Set([role, ...assignees.map((user) => user.role)]))
    statuses.set(board, await listStatusesOf(ctx, board));
  const of = (board: Role) => statuses.get(board) ?? [];
  return {
    viewer: { id, role },
    ownerBy: (text) => byEmail.get(plain(text)) ?? byName.get(plain(text)) ?? undefined,
    // A file may come from our own export in either language.
    statusBy: (board, wanted) =>
      (
        of(board).find(({ name }) => plain(name) === plain(wanted)) ??
        of(board).find(({ nameEs }) => nameEs && plain(nameEs) === plain(wanted))
      )?.id,
    firstStatus: (board) => {
      const [first] = of(board);
      if (!first) throw new Error(`no status for role ${board}`);
      return first.id;
    },
  };
}
