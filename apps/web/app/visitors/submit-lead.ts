import { type CallOf, type ResponseOf, submitLead } from '@alpha/contract';
import { call } from '~/lib/api-client';

export type VisitorPost = CallOf<typeof submitLead>['body'];
export type VisitorAnswer = ResponseOf<typeof submitLead>;

/** What a visitor leaves, by the quiz or a form, becomes a lead. */
export function submitVisitor(
  body: VisitorPost,
  options?: { signal: AbortSignal },
): Promise<VisitorAnswer> {
  return call(submitLead, { body }, options);
}
