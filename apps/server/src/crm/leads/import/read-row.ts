import {
  createLead,
  type ImportField,
  type ImportReason,
  isVisible,
  LEAD_TAGS_MAX,
  readTagName,
} from '@alpha/contract';
import type { StoredValue } from '../../../platform/db/schema/index.ts';
import { readCountry } from '../../countries/read-country.ts';
import { type CellField, readCell } from '../fields/field-cell.ts';
import { customColumn } from './import-columns.ts';
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
  /** As in the file. */
  cells: readonly string[];
  name: string;
  email: string;
  person: Person | null;
  extra: Partial<Extra>;
  owner: string;
  status: string;
  /** Values of custom fields; those with an empty cell are left out. */
  custom: { fieldId: number; value: StoredValue }[];
  /** Names of labels; undefined when the cell is empty. */
  tags: string[] | undefined;
  /** Why the row is refused. */
  problems: Reason[];
  /** Values that were dropped. */
  notes: Reason[];
};

/** Enough to recognize a person in the preview: a cell can hold a megabyte. */
const SHOWN = 80;

/** How the quiz stores that it asked for no last name; exports leave it out. */
const NO_LAST_NAME = '-';

export type Columns = {
  /** The field of each column. */
  mapping: readonly (ImportField | null)[];
  /** Custom fields among them. */
  custom: readonly (CellField & { id: number })[];
};

/** Reads a row with the same rules as the form, but a last name is not needed. */
export function readRow({ line, cells }: CsvRow, { mapping, custom }: Columns): ReadRow {
  const cell = (field: ImportField) => (cells[mapping.indexOf(field)] ?? '').trim();
  const [first, last] = nameOf(cell);
  const form = {
    first_name: first,
    last_name: last || (first && NO_LAST_NAME),
    email: cell('email'),
    phone: cell('phone'),
  };
  const { person, problems } = check(form);
  const { extra, notes } = extrasOf(cell);
  if (cells.slice(mapping.length).some((rest) => rest.trim() !== ''))
    problems.push({ reason: 'tooManyCells', field: null });
  return {
    line,
    cells,
    name: shown(`${first} ${last}`.trim()),
    email: shown(form.email),
    person,
    extra,
    owner: cell('owner_email') || cell('owner'),
    status: cell('status'),
    custom: readCustom(custom, cell, problems),
    tags: readTags(cell('tags'), problems),
    problems,
    notes,
  };
}

type Cell = (field: ImportField) => string;

/** A value that does not fit its field refuses the row: what somebody typed would be lost. */
function readCustom(custom: Columns['custom'], cell: Cell, problems: Reason[]): ReadRow['custom'] {
  return custom.flatMap((field) => {
    const column = customColumn(field.id);
    const text = cell(column);
    const read = text === '' ? undefined : readCell(field, text);
    if (read && 'reason' in read) problems.push({ reason: read.reason, field: column });
    return read && 'value' in read ? [{ fieldId: field.id, value: read.value }] : [];
  });
}

function readTags(cell: string, problems: Reason[]): string[] | undefined {
  const typed = cell.split(/[,;]/).filter(isVisible);
  if (typed.length === 0) return undefined;
  const names = typed.flatMap((name) => readTagName(name) ?? []);
  if (names.length < typed.length) problems.push({ reason: 'tooLong', field: 'tags' });
  if (names.length > LEAD_TAGS_MAX) problems.push({ reason: 'tooManyTags', field: 'tags' });
  return names;
}

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
    if (!problems.has(field)) problems.set(field, { field, reason: reasonOf(field, form, issue) });
  }
  return { person: null, problems: [...problems.values()] };
}

function reasonOf(
  field: keyof Form,
  form: Form,
  { code, format }: { code?: string; format?: string },
): ImportReason {
  if (form[field].trim() === '') return 'required';
  if (code === 'too_big') return 'tooLong';
  if (field === 'phone' && code === 'custom') return 'phone';
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
