import { createLead, type ImportField, type ImportReason } from '@alpha/contract';
import { readCountry } from '../../countries/read-country.ts';
import type { NewLead } from './import-leads.queries.ts';
import type { CsvRow } from './read-csv.ts';
import { readAdicionales, readMoney, readProfile, readSource, readUtms } from './read-values.ts';

export type Reason = { reason: ImportReason; field: ImportField | null };
type Extra = Pick<
  NewLead,
  'source' | 'country' | 'profile' | 'initialPayment' | 'adicionales' | 'utms'
>;
type Person = Record<'firstName' | 'lastName' | 'email' | 'phone', string>;

export type ReadRow = {
  line: number;
  name: string;
  email: string;
  person: Person | null;
  extra: Partial<Extra>;
  owner: string;
  status: string;
  /** Why the row is refused. */
  problems: Reason[];
  /** Values that were dropped. */
  notes: Reason[];
};

/** Enough to recognize a person in the preview: a cell can hold a megabyte. */
const SHOWN = 80;

/** Reads a row with the same rules as the form. */
export function readRow(
  { line, cells }: CsvRow,
  mapping: readonly (ImportField | null)[],
): ReadRow {
  const cell = (field: ImportField) => (cells[mapping.indexOf(field)] ?? '').trim();
  const [first, last] = nameOf(cell);
  const form = { first_name: first, last_name: last, email: cell('email'), phone: cell('phone') };
  const { person, problems } = check(form);
  const { extra, notes } = extrasOf(cell);
  if (cells.slice(mapping.length).some((rest) => rest.trim() !== ''))
    problems.push({ reason: 'tooManyCells', field: null });
  return {
    line,
    name: shown(`${first} ${last}`.trim()),
    email: shown(form.email),
    person,
    extra,
    owner: cell('owner_email') || cell('owner'),
    status: cell('status'),
    problems,
    notes,
  };
}

type Cell = (field: ImportField) => string;

function nameOf(cell: Cell): [first: string, last: string] {
  const whole = cell('full_name');
  if (!whole) return [cell('first_name'), cell('last_name')];
  const space = whole.lastIndexOf(' ');
  const parts: [string, string] =
    space < 0 ? [whole, ''] : [whole.slice(0, space).trim(), whole.slice(space + 1)];
  return [cell('first_name') || parts[0], cell('last_name') || parts[1]];
}

type Form = Record<'first_name' | 'last_name' | 'email' | 'phone', string>;

function check(form: Form): { person: Person | null; problems: Reason[] } {
  const { data, error } = createLead.body?.safeParse(form) ?? {};
  if (data)
    return {
      person: {
        firstName: data.first_name,
        lastName: data.last_name,
        email: data.email,
        phone: data.phone,
      },
      problems: [],
    };
  const problems = new Map<string, Reason>();
  for (const issue of error?.issues ?? []) {
    const field = issue.path[0] as keyof Form;
    if (!problems.has(field)) problems.set(field, { field, reason: reasonOf(form[field], issue) });
  }
  return { person: null, problems: [...problems.values()] };
}

function reasonOf(
  value: string,
  { code, format }: { code?: string; format?: string },
): ImportReason {
  if (value.trim() === '') return 'required';
  if (code === 'too_big') return 'tooLong';
  return format === 'email' ? 'email' : 'invalid';
}

function extrasOf(cell: Cell): { extra: Partial<Extra>; notes: Reason[] } {
  const notes: Reason[] = [];
  const read = <T>(field: ImportField, reader: (text: string) => T | undefined) => {
    const text = cell(field);
    const value = text === '' ? undefined : reader(text);
    if (text !== '' && value === undefined) notes.push({ reason: 'valueUnknown', field });
    return value;
  };
  const extra = {
    source: read('source', readSource),
    country: read('country', readCountry),
    profile: read('profile', readProfile),
    initialPayment: read('initial_payment', readMoney),
    adicionales: read('adicionales', readAdicionales),
    utms: read('utms', readUtms),
  };
  const given = Object.entries(extra).filter(([, value]) => value !== undefined);
  return { extra: Object.fromEntries(given), notes };
}

/** Removes NUL and lone surrogates. */
const shown = (text: string) =>
  text
    .slice(0, SHOWN)
    .replace(/[\p{Cc}\p{Surrogate}]/gu, '')
    .trim();
