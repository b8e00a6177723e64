import type { answerSharedShortlist, CallOf, ResponseOf, submitLead } from '@alpha/contract';
import { call } from '~/lib/api-client';

export type VisitorPost = CallOf<typeof submitLead>['body'];
export type VisitorAnswer = ResponseOf<typeof submitLead>;
type ShortlistAnswer = CallOf<typeof answerSharedShortlist>['body']['answer'];

// Public pages load without the contract: it is loaded with the first request.
const contract = () => import('@alpha/contract');

/** The quiz or a contact form: creates a lead. */
export async function submitVisitor(
  body: VisitorPost,
  options?: { signal: AbortSignal },
): Promise<VisitorAnswer> {
  return call((await contract()).submitLead, { body }, options);
}

/** The landing page of the curator behind a referral code, if there is one. */
export async function findLandingSlug(ref: string, signal: AbortSignal): Promise<string | null> {
  return (await call((await contract()).findLanding, { query: { ref } }, { signal })).slug;
}

export async function reportOpened(token: string) {
  return call((await contract()).openSharedProperty, { params: { token } });
}

export async function shortlistOpened(token: string) {
  return call((await contract()).openSharedShortlist, { params: { token } });
}

export async function answerShortlist(token: string, position: number, answer: ShortlistAnswer) {
  const { answerSharedShortlist } = await contract();
  return call(answerSharedShortlist, { params: { token, position }, body: { answer } });
}
