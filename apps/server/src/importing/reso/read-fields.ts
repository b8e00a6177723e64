import type { Read } from './reso-fields.ts';

type Raw = Record<string, unknown>;

/** The fields we know; blanks and values of the wrong type become unknown. */
export function readFields<F extends Record<string, string>>(fields: F, raw: Raw): Read<F> {
  const entries = Object.entries(fields).map(([name, kind]) => [name, READERS[kind]?.(raw[name])]);
  return Object.fromEntries(entries) as Read<F>;
}

/**
 * Unifies both forms of an enumeration value: `Single Family Residence` → `singlefamilyresidence`.
 */
export function enumKey(value: string): string {
  return value.toLowerCase().replace(/[^a-z0-9]/g, '');
}

const READERS: Record<string, (value: unknown) => unknown> = {
  text: readText,
  one: (value) => readText(Array.isArray(value) ? value[0] : value),
  many: readMany,
  flag: readFlag,
  number: readNumber,
  date: (value) => readInstant(value)?.slice(0, 10) ?? null,
  instant: readInstant,
};

function readText(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  // PostgreSQL rejects NUL, and half a surrogate pair cannot be encoded.
  const text =
    typeof value === 'string'
      ? value
          .replaceAll('\0', '')
          .replace(/\p{Surrogate}/gu, '')
          .trim()
      : '';
  return text || null;
}

/** A list, or flags joined by commas. */
function readMany(value: unknown): string[] {
  const parts = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return parts.map(readText).filter((part) => part !== null);
}

function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const text = readText(value)?.toLowerCase() ?? '';
  if (['true', 'y', 'yes', '1'].includes(text)) return true;
  return ['false', 'n', 'no', '0'].includes(text) ? false : null;
}

/** Some servers send exact decimals as text. */
function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const text = readText(value) ?? '';
  return /^-?\d{1,15}(\.\d+)?$/.test(text) ? Number(text) : null;
}

function readInstant(value: unknown): string | null {
  const text = readText(value) ?? '';
  if (!/^\d{4}-\d\d-\d\d/.test(text)) return null;
  // The Data Dictionary defines times without a zone as UTC.
  const hasZone = !text.includes('T') || /(Z|[+-]\d\d:?\d\d)$/i.test(text);
  const time = Date.parse(hasZone ? text : `${text}Z`);
  return time >= EARLIEST && time < LATEST ? new Date(time).toISOString() : null;
}

/** Databases write 0000-01-01, 0001-01-01 or 9999-12-31 for "unknown". */
const EARLIEST = Date.UTC(1700, 0);
const LATEST = Date.UTC(2200, 0);
