import type { TagColor } from '@alpha/contract';
import type { DemoLead } from '@alpha/demo-market';
import type { Db } from '../platform/db/db.ts';
import {
  leadFieldOptions,
  leadFields,
  leadFieldValues,
  leadTags,
  tags,
} from '../platform/db/schema/index.ts';
import { fold } from '../platform/db/text-search.ts';

const DAY_MS = 86_400_000;

const FIELDS = [
  { name: 'Preferred closing date', nameEs: 'Fecha de cierre preferida', type: 'date' as const },
  { name: 'Financing', nameEs: 'Financiamiento', type: 'choice' as const },
  { name: 'Attorney', nameEs: 'Abogado', type: 'text' as const },
];

const FINANCING = [
  ['Cash', 'Contado'],
  ['Foreign national loan', 'Préstamo para extranjeros'],
  ['Not decided', 'Por definir'],
] as const;

const ATTORNEYS = [
  'Lucía Ferrán, Ferrán & Asociados',
  'Daniel Whitcombe, Brickell Title',
  'Mariana Oquendo',
  'Oquendo Whitcombe LLP',
];

const TAGS: readonly (readonly [string, TagColor])[] = [
  ['Cash buyer', 'green'],
  ['Referral', 'blue'],
  ['Visiting Miami soon', 'amber'],
  ['Needs an ITIN', 'purple'],
  ['Second purchase', 'teal'],
];

/** What teams record besides the built-in facts, for leads that somebody has talked to. */
export async function insertCustomFacts(
  db: Db,
  { people, now }: { people: readonly DemoLead[]; now: number },
): Promise<void> {
  const made = await db
    .insert(leadFields)
    .values(
      FIELDS.map((field, place) => ({
        ...{ ...field, order: place + 1 },
        ...{ leaderAccess: 'edit' as const, salesmanAccess: 'edit' as const },
      })),
    )
    .returning({ id: leadFields.id });
  const [closing = 0, financing = 0, attorney = 0] = made.map(({ id }) => id);
  const options = await db
    .insert(leadFieldOptions)
    .values(
      FINANCING.map(([name, nameEs], place) => ({
        ...{ fieldId: financing, name, nameEs, order: place + 1 },
      })),
    )
    .returning({ id: leadFieldOptions.id });
  const labels = await db
    .insert(tags)
    .values(TAGS.map(([name, color]) => ({ name, key: fold(name), color })))
    .returning({ id: tags.id });
  const known = people.filter(({ activities }) =>
    activities.some(({ kind }) => kind === 'call' || kind === 'note'),
  );
  const values = known.flatMap(({ id }) => {
    const option = options[(id * 7) % options.length];
    const lawyer = ATTORNEYS[id % ATTORNEYS.length];
    const date = new Date(now + (21 + ((id * 13) % 120)) * DAY_MS).toISOString().slice(0, 10);
    return [
      ...(option && id % 4 > 0 ? [{ leadId: id, fieldId: financing, optionIds: [option.id] }] : []),
      ...(id % 3 === 0 ? [{ leadId: id, fieldId: closing, date }] : []),
      ...(lawyer && id % 5 === 0 ? [{ leadId: id, fieldId: attorney, text: lawyer }] : []),
    ];
  });
  if (values.length > 0) await db.insert(leadFieldValues).values(values);
  const links = known.flatMap(({ id }) =>
    labels
      .filter((_, place) => (id + place * 2) % 5 === id % 3)
      .map((label) => ({ leadId: id, tagId: label.id })),
  );
  if (links.length > 0) await db.insert(leadTags).values(links);
}
