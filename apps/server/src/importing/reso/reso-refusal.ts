import type { Messages } from '@alpha/i18n';
import type { Refusal } from '../rows/listing-row.ts';

export type ResoCode = keyof Messages['importReso'];

/** The texts are in the messages `importReso`. */
export function refuse(
  code: ResoCode,
  { field, value }: { field?: string; value?: string | null } = {},
): Refusal {
  return {
    code: `importReso.${code}`,
    ...(field && { field }),
    ...(value && { value: value.slice(0, SHOWN).replace(/\p{Surrogate}/gu, '') }),
  };
}

/**
 * Enough to recognize the value; a feed could send a megabyte. Half a surrogate pair is dropped.
 */
const SHOWN = 120;

/** Why a feed cannot be read, in terms its owner can act on. */
export class FeedFailure extends Error {
  override name = 'FeedFailure';
  readonly refusal: Refusal;

  constructor(
    readonly code: ResoCode,
    details: { field?: string; value?: string | null; cause?: unknown } = {},
  ) {
    super(`feed failed: ${code}`, { cause: details.cause });
    this.refusal = refuse(code, details);
  }
}
