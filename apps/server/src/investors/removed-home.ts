import type { Ctx } from '../platform/http/context.ts';
import { seal, unseal } from '../platform/lib/secret-box.ts';
import type { SavedRow } from './saved-homes.queries.ts';

const UNDO_MS = 60 * 60_000;

type Home = Pick<SavedRow, 'leadId' | 'propertyId'>;

/** Another room or another home cannot open it. */
const ownerOf = ({ leadId, propertyId }: Home) => `${leadId} ${propertyId}`;

/** For the browser that removed it: nothing of it stays here, the note least of all. */
export function sealRemoved({ deps }: Pick<Ctx, 'deps'>, row: SavedRow): string {
  const { shareId, note, snapshot, savedAt } = row;
  const until = Date.now() + UNDO_MS;
  const text = JSON.stringify({ shareId, note, snapshot, savedAt: savedAt.toISOString(), until });
  return seal(deps.appSecret, 'removed-homes', ownerOf(row), text);
}

/** Null: made up, of something else, or too old. */
export function openRemoved(ctx: Pick<Ctx, 'deps'>, home: Home, sealed: string): SavedRow | null {
  try {
    const text = unseal(ctx.deps.appSecret, 'removed-homes', ownerOf(home), sealed);
    const { until, savedAt, ...row } = JSON.parse(text) as Omit<SavedRow, 'savedAt'> & {
      until: number;
      savedAt: string;
    };
    return until < Date.now() ? null : { ...home, ...row, savedAt: new Date(savedAt) };
  } catch {
    return null;
  }
}
