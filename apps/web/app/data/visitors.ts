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
import { openSharedProperty } from '@alpha/contract/shares';
import { answerSharedShortlist, openSharedShortlist } from '@alpha/contract/shortlists';
import { call } from '~/lib/api-client';

type Given = CallOf<typeof answerSharedProperty>['body'];

/** The landing page of the curator behind a referral code, if there is one. */
export const findLandingSlug = async (ref: string, signal: AbortSignal) =>
  (await call(findLanding, { query: { ref } }, { signal })).slug;

export const reportOpened = (token: string) => call(openSharedProperty, { params: { token } });

export const shortlistOpened = (token: string) => call(openSharedShortlist, { params: { token } });

export const answerShortlist = (token: string, position: number, body: Given) =>
  call(answerSharedShortlist, { params: { token, position }, body });

export const answerReport = (token: string, body: Given) =>
  call(answerSharedProperty, { params: { token }, body });

type Asked = CallOf<typeof askSharedProperty>['body'];

export const askAboutReport = (token: string, body: Asked) =>
  call(askSharedProperty, { params: { token }, body });

export const saveReaderScenario = (token: string, body: NamedScenario) =>
  call(createReaderScenario, { params: { token }, body });

export const renameReaderScenario = (token: string, id: number, name: string) =>
  call(updateReaderScenario, { params: { token, id }, body: { name } });

export const deleteOwnScenario = (token: string, id: number) =>
  call(deleteReaderScenario, { params: { token, id } });

export const scenarioTried = (token: string, changes: ScenarioChanges) =>
  call(recordTriedScenario, { params: { token }, body: { changes } });
