import {
  checkLeadImport,
  type ImportRow,
  importLeads,
  type Lead,
  listLeads,
} from '@alpha/contract';
import { expect } from 'vitest';
import type { Caller } from './people.ts';

/** Required columns of a contact file. */
export const HEAD = 'First name,Last name,Email,Phone';

export const fileOf = (text: string | Buffer, more: object = {}) => ({
  file_name: 'people.csv',
  content: Buffer.from(text).toString('base64'),
  duplicates: 'skip',
  ...more,
});

export const check = async (caller: Caller, text: string | Buffer, more: object = {}) =>
  caller(checkLeadImport, { body: fileOf(text, more) });

export async function apply(caller: Caller, text: string | Buffer, more: object = {}) {
  const answer = await caller(importLeads, { body: fileOf(text, more) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

export const found = async (caller: Caller, search: string): Promise<Lead[]> =>
  (await caller(listLeads, { query: { page: 1, per_page: 100, search } })).json().data;

/** Short form: verdict and reasons of each row. */
export const verdicts = (rows: ImportRow[]) =>
  rows.map(({ verdict, reasons }) => [verdict, ...reasons.map(({ reason }) => reason)].join(' '));
