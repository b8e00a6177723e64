// By noun, not from the index: public pages carry these endpoints and no others.
import { findLanding } from '@alpha/contract/curators';
import type { CallOf } from '@alpha/contract/endpoint';
import { answerSharedProperty, askSharedProperty } from '@alpha/contract/home-answers';
import {
  createReaderScenario,
  deleteReaderScenario,
  type NamedScenario,
  recordTriedScenario,
  type ScenarioChanges,
  updateReaderScenario,
} from '@alpha/contract/scenarios';
import { getSharedProperty, openSharedProperty } from '@alpha/contract/shares';
import { answerSharedShortlist, openSharedShortlist } from '@alpha/contract/shortlists';
import { call } from '~/lib/api-client';
import { readerKey } from '~/lib/reader-key';

type Given = CallOf<typeof answerSharedProperty>['body'];

/** The landing page of the curator behind a referral code, if there is one. */
export const findLandingSlug = async (ref: string, signal: AbortSignal) =>
  (await call(findLanding, { query: { ref } }, { signal })).slug;

export const reportOpened = (token: string) => call(openSharedProperty, { params: { token } });

export const shortlistOpened = (token: string) => call(openSharedShortlist, { params: { token } });

export const answerShortlist = (token: string, position: number, body: Given) =>
  call(answerSharedShortlist, { params: { token, position }, body });

/** Readers of one link write each for themselves. */
const asReader = () => ({ readerKey: readerKey() });

/** What this reader wrote behind the link before. */
export async function ownWordsBehind(token: string, signal: AbortSignal) {
  const report = await call(getSharedProperty, { params: { token } }, { ...asReader(), signal });
  return { given: report.given_answer, scenarios: report.reader_scenarios };
}
export type OwnWords = Awaited<ReturnType<typeof ownWordsBehind>>;

export const answerReport = (token: string, body: Given) =>
  call(answerSharedProperty, { params: { token }, body }, asReader());

type Asked = CallOf<typeof askSharedProperty>['body'];

export const askAboutReport = (token: string, body: Asked) =>
  call(askSharedProperty, { params: { token }, body }, asReader());

export const saveReaderScenario = (token: string, body: NamedScenario) =>
  call(createReaderScenario, { params: { token }, body }, asReader());

export const renameReaderScenario = (token: string, id: number, name: string) =>
  call(updateReaderScenario, { params: { token, id }, body: { name } }, asReader());

export const deleteOwnScenario = (token: string, id: number) =>
  call(deleteReaderScenario, { params: { token, id } }, asReader());

export const scenarioTried = (token: string, changes: ScenarioChanges) =>
  call(recordTriedScenario, { params: { token }, body: { changes } });
