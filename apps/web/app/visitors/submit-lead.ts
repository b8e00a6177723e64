import type { CallOf, ResponseOf, submitLead as SubmitLead } from '@alpha/contract';
import { call } from '~/lib/api-client';

export type VisitorPost = CallOf<typeof SubmitLead>['body'];
export type VisitorAnswer = ResponseOf<typeof SubmitLead>;

/** What a visitor leaves, by the quiz or a form, becomes a lead. */
export async function submitVisitor(
  body: VisitorPost,
  options?: { signal: AbortSignal },
): Promise<VisitorAnswer> {
  // The contract with its schemas is large: pages come without it, and who only reads never needs it.
  const { submitLead } = await import('@alpha/contract');
  return call(submitLead, { body }, options);
}
