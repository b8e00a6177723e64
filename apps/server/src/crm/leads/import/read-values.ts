import {
  ANSWER_KEYS,
  INVESTOR_PROFILES,
  type InvestorProfile,
  LEAD_SOURCES,
  type LeadSource,
} from '@alpha/contract';
import { LOCALES } from '@alpha/i18n';
import { translatorFor } from '@alpha/i18n/server';
import { z } from 'zod';
import type { Adicional } from '../../../platform/db/schema/index.ts';
import { fold } from '../../../platform/db/text-search.ts';

/** Each reader answers undefined for what it does not understand. */

const words = LOCALES.map((locale) => translatorFor(locale, 'contacts'));
const plain = (text: string) => fold(text.normalize('NFC')).trim();

const sources = new Map(
  LEAD_SOURCES.flatMap((source) =>
    [source, ...LOCALES.map((locale) => translatorFor(locale, 'sources')(source))].map((name) => [
      plain(name),
      source,
    ]),
  ),
);
const profiles = new Map(
  INVESTOR_PROFILES.flatMap((profile) =>
    [profile, ...words.map((t) => t(`profile.${profile}`))].map((name) => [plain(name), profile]),
  ),
);

export const readSource = (cell: string): LeadSource | undefined => sources.get(plain(cell));
export const readProfile = (cell: string): InvestorProfile | undefined => profiles.get(plain(cell));

const MOST_MONEY = 1e12;

/** 250000, 250,000.50, 250.000,50, $ 250 000, USD 250k is too much to guess. */
export function readMoney(cell: string): number | undefined {
  const bare = cell.replace(/(usd|us\$|\$|\s|\u00a0)/gi, '');
  const isGrouped = /^\d{1,3}([.,]\d{3})+([.,]\d+)?$/.test(bare);
  const marks = bare.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  // One kind of mark in groups of three parts thousands; a second kind after it, the decimals.
  const decimal = isGrouped && new Set(marks).size < 2 ? undefined : last;
  const digits = decimal
    ? `${bare.slice(0, bare.lastIndexOf(decimal)).replace(/[.,]/g, '')}.${bare.slice(bare.lastIndexOf(decimal) + 1)}`
    : bare.replace(/[.,]/g, '');
  if (!/^\d+(\.\d+)?$/.test(digits)) return undefined;
  if (!isGrouped && marks.length > 1) return undefined;
  const value = Number(digits);
  return value <= MOST_MONEY ? value : undefined;
}

const short = z
  .string()
  .max(2_000)
  .refine((value) => !/\0|\p{Surrogate}/u.test(value));

/** Whatever the forms of the site store, an export holds and comes back. */
const adicionales = z
  .array(
    z.strictObject({
      label: short,
      answer: short,
      id: z.number().optional(),
      key: z.enum(ANSWER_KEYS).optional(),
    }),
  )
  .max(50);
const utms = z
  .record(short.max(80).startsWith('utm_'), short)
  .refine((value) => Object.keys(value).length <= 50);

export const readAdicionales = (cell: string): Adicional[] | undefined =>
  parsed(adicionales, cell) as Adicional[] | undefined;
export const readUtms = (cell: string): Record<string, string> | undefined => parsed(utms, cell);

function parsed<T>(schema: z.ZodType<T>, cell: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(cell)).data;
  } catch {
    return undefined;
  }
}
