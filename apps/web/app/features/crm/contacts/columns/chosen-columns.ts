import { type CustomColumn, isAllowed } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { leadFieldsQuery } from '~/data/lead-fields';
import { readSession } from '~/lib/session';
import { useWorkView } from '~/lib/work-view';

/** In the order of the table. The name and the menu are always there. */
const COLUMNS = [
  'phone',
  'country',
  'status',
  'user',
  'source',
  'profile',
  'initial_payment',
  'score',
  'next_task',
  'created_at',
  'last_touched_at',
  'tags',
] as const;
export type BuiltInColumn = (typeof COLUMNS)[number];
export type ContactColumn = BuiltInColumn | CustomColumn;

const customColumn = (id: number): CustomColumn => `field:${id}`;

const USUAL: readonly ContactColumn[] = [
  'phone',
  'status',
  'user',
  'source',
  'initial_payment',
  'last_touched_at',
];

export type ChosenColumns = {
  offered: readonly ContactColumn[];
  shown: ReadonlySet<ContactColumn>;
  isUsual: boolean;
  toggle: (column: ContactColumn) => void;
  reset: () => void;
};

/** Kept for each person; names that are no longer known are ignored. */
export function useChosenColumns(): ChosenColumns {
  const [{ contactColumns }, setView] = useWorkView();
  const { role } = readSession();
  const hasTeam = role !== null && isAllowed(role, 'lead:read:team');
  const { data: fields = [] } = useQuery(leadFieldsQuery);
  const offered: ContactColumn[] = [
    ...COLUMNS.filter((column) => hasTeam || column !== 'user'),
    ...fields.map(({ id }) => customColumn(id)),
  ];
  const wanted: readonly string[] = contactColumns ?? USUAL;
  const shown = new Set(offered.filter((column) => wanted.includes(column)));
  const toggle = (column: ContactColumn) => {
    const isWanted = (other: ContactColumn) => shown.has(other) !== (other === column);
    // Those of fields that are still loading, or archived for a while, stay chosen.
    const unknown = wanted.filter((name) => !offered.some((one) => one === name));
    setView({ contactColumns: [...offered.filter(isWanted), ...unknown] });
  };
  return {
    offered,
    shown,
    isUsual: offered.every(
      (column) => shown.has(column) === USUAL.some((usual) => usual === column),
    ),
    toggle,
    reset: () => setView({ contactColumns: [...USUAL] }),
  };
}
