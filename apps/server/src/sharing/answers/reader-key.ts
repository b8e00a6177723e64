import { createHash } from 'node:crypto';
import type { Ctx } from '../../platform/http/context.ts';
import { isUnaddressed } from './unaddressed.ts';

type Link = { id: number; email: string; leadId: number | null };

/** The only reader of a link that was sent to somebody; and everybody who does not say which reader they are. */
export const ONLY_READER = '';

/**
 * Which reader of the link this is. null: a link made for nobody in particular, and no key: what they write is
 * taken, and nothing that was written is theirs.
 */
export function readerKeyOf({ readerKey }: Ctx, link: Link): string | null {
  if (!isUnaddressed(link)) return ONLY_READER;
  if (!readerKey) return null;
  return createHash('sha256').update(`reader ${link.id} ${readerKey}`).digest('base64url');
}
