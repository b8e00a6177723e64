import type { DuplicateChoice, ImportReason, ImportRow } from '@alpha/contract';
import type { KnownLead, NewLead } from './import-leads.queries.ts';
import type { ImportPeople, Owner } from './import-people.ts';
import { isNothing, type KnownMore, type MoreChanges, moreChanges } from './more-changes.ts';
import type { ReadRow, Reason } from './read-row.ts';

export type Step =
  | { kind: 'create'; line: number; lead: NewLead; more: MoreChanges }
  | {
      kind: 'update';
      line: number;
      before: KnownLead;
      changes: Partial<NewLead>;
      more: MoreChanges;
    };

export type Planned = { row: ImportRow; step: Step | null };

type Plan = {
  duplicates: DuplicateChoice;
  people: ImportPeople;
  /** By email in lower case; null is somebody else's lead. */
  known: ReadonlyMap<string, KnownLead | 'several' | null>;
  more: KnownMore;
};

/** Preview and import share this plan, so the import does what the preview says. */
export function planImport(rows: readonly ReadRow[], plan: Plan): Planned[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const planned = planRow(row, plan, seen);
    if (row.person) seen.add(row.person.email.toLowerCase());
    return planned;
  });
}

function planRow(row: ReadRow, plan: Plan, seen: ReadonlySet<string>): Planned {
  const { person } = row;
  if (!person || row.problems.length > 0) return rowPlan(row, 'refuse', row.problems);
  const email = person.email.toLowerCase();
  if (plan.duplicates === 'create') return creation(row, person, plan);
  if (seen.has(email)) return skipped(row, 'duplicateInFile');
  const before = plan.known.get(email);
  if (before === undefined) return creation(row, person, plan);
  if (plan.duplicates === 'skip') return skipped(row, 'duplicate');
  // Ambiguous: several leads have this address.
  if (before === 'several') return skipped(row, 'duplicateSeveral');
  return before === null ? skipped(row, 'duplicateOfOther') : change(row, person, before, plan);
}

type Person = NonNullable<ReadRow['person']>;

function creation(row: ReadRow, person: Person, { people, more }: Plan): Planned {
  const notes = [...row.notes];
  const owner = people.ownerBy(row.owner) ?? people.viewer;
  if (row.owner && !people.ownerBy(row.owner)) notes.push(note('ownerUnknown', 'owner'));
  const status = people.statusBy(owner.role, row.status);
  if (row.status && status === undefined) notes.push(note('statusUnknown', 'status'));
  const lead = {
    source: 'import' as const,
    ...row.extra,
    ...person,
    userId: owner.id,
    statusId: status ?? people.firstStatus(owner.role),
  };
  const given = moreChanges(row, null, more);
  if (given.isTagLeftOut) notes.push(note('tooManyTags', 'tags'));
  return rowPlan(row, 'create', notes, {
    ...{ kind: 'create', line: row.line, lead },
    more: given.changes,
  });
}

/** Only values that differ; an empty cell changes nothing. */
function change(row: ReadRow, person: Person, before: KnownLead, { people, more }: Plan): Planned {
  const notes = [...row.notes];
  const owner = people.ownerBy(row.owner);
  if (row.owner && !owner) notes.push(note('ownerUnknown', 'owner'));
  const place = placeOf(row, before, owner, people);
  if (row.status && place.isUnknown) notes.push(note('statusUnknown', 'status'));
  const wanted: Partial<NewLead> = { ...row.extra, ...person, ...place.fields };
  const changes = Object.fromEntries(
    Object.entries(wanted).filter(
      ([field, value]) => !isSame(value, before[field as keyof KnownLead]),
    ),
  );
  const given = moreChanges(row, before.id, more);
  if (given.isTagLeftOut) notes.push(note('tooManyTags', 'tags'));
  if (Object.keys(changes).length === 0 && isNothing(given.changes)) return skipped(row, 'same');
  return rowPlan(row, 'update', notes, {
    ...{ kind: 'update', line: row.line, before, changes },
    more: given.changes,
  });
}

/** An owner of another role gets the lead in the first column, unless the file names a column of that role. */
function placeOf(row: ReadRow, before: KnownLead, owner: Owner | undefined, people: ImportPeople) {
  const role = owner?.role ?? before.role;
  const status = row.status ? people.statusBy(role, row.status) : undefined;
  const isOtherBoard = role !== before.role;
  const statusId = status ?? (isOtherBoard ? people.firstStatus(role) : undefined);
  return {
    isUnknown: status === undefined,
    fields: { ...(owner && { userId: owner.id }), ...(statusId && { statusId }) },
  };
}

/** Order-independent, because jsonb reorders object keys. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return a === b;
  const [left, right] = [Object.entries(a), Object.entries(b)];
  return (
    left.length === right.length &&
    left.every(([key, value]) => isSame(value, (b as Record<string, unknown>)[key]))
  );
}

const note = (reason: ImportReason, field: Reason['field']): Reason => ({ reason, field });

const skipped = (row: ReadRow, reason: ImportReason) =>
  rowPlan(row, 'skip', [{ reason, field: null }]);

function rowPlan(
  { line, name, email, cells }: ReadRow,
  verdict: ImportRow['verdict'],
  reasons: Reason[],
  step: Step | null = null,
): Planned {
  const whole = verdict === 'refuse' && { cells: [...cells] };
  return { row: { line, verdict, name, email, reasons, ...whole }, step };
}
