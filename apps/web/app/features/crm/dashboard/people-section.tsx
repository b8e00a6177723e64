import { type DashboardPerson, FIGURE_LISTS, IDLE_DAYS, type WorkKind } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { EmptyState } from '~/ui/empty-state';
import { NotAvailable } from '~/ui/money';
import type { Column } from '~/ui/table';
import { contactsOf, FigureLink } from './figure-link';
import { FigureTable } from './figure-table';
import { Section } from './section';
import { useFigures } from './use-figures';
import type { View } from './view';
import { workOf } from './work-address';

type Figure = { value: number; list?: object; work?: WorkKind; isAlert?: boolean };

/** Who has more than they can do, how soon they answer, and what they did. */
export function PeopleSection({ people, view }: { people: DashboardPerson[]; view: View }) {
  const t = useT('dashboard');
  const { number, duration } = useFigures();
  const { period } = view;
  const column = (
    key: string,
    header: string,
    of: (person: DashboardPerson) => Figure,
  ): Column<DashboardPerson> => ({
    ...{ key, header, align: 'end' },
    cell: (person) => {
      const { value, list, work, isAlert = false } = of(person);
      const { id, name } = person.user;
      const to = work ? workOf(work, period, id) : contactsOf(list ?? {}, id);
      return (
        <FigureLink
          to={to}
          label={t('people.label', { name, what: header, value: number(value) })}
          isNone={value === 0}
          className={isAlert && value > 0 ? 'font-[560] text-loss' : ''}
        >
          {number(value)}
        </FigureLink>
      );
    },
  });
  const responseTime = ({ user, responded }: DashboardPerson, minutes: number | null) =>
    minutes === null ? (
      <NotAvailable />
    ) : (
      <FigureLink
        to={contactsOf(FIGURE_LISTS.responded(period), user.id)}
        label={t('people.responseLabel', { name: user.name, responded })}
      >
        {duration(minutes)}
      </FigureLink>
    );
  return (
    <Section id="people" title={t('people.title')} lead={t('people.lead')}>
      {people.length === 0 ? (
        <EmptyState title={t('people.empty')} text={t('people.emptyText')} />
      ) : (
        <FigureTable
          caption={t('people.title')}
          rows={people}
          rowKey={({ user }) => user.id}
          columns={[
            { key: 'person', header: t('column.person'), cell: ({ user }) => user.name },
            column('overdue', t('column.overdue'), ({ overdue: value }) => ({
              ...{ value, work: 'overdue', isAlert: true },
            })),
            column('waiting', t('column.waiting'), ({ waiting: value }) => ({
              ...{ value, list: FIGURE_LISTS.waiting(), isAlert: true },
            })),
            column('idle', t('column.idle', { days: IDLE_DAYS }), ({ idle: value }) => ({
              ...{ value, list: FIGURE_LISTS.idle(IDLE_DAYS) },
            })),
            column('open', t('column.open'), ({ open: value }) => ({
              ...{ value, list: FIGURE_LISTS.open() },
            })),
            column('arrived', t('metric.arrived'), ({ arrived: value }) => ({
              ...{ value, list: FIGURE_LISTS.arrived(period) },
            })),
            {
              ...{ key: 'median', header: t('column.median'), align: 'end' },
              cell: (person) => responseTime(person, person.minutes_median),
            },
            {
              ...{ key: 'p90', header: t('column.p90'), align: 'end' },
              cell: (person) => responseTime(person, person.minutes_p90),
            },
            column('calls', t('column.calls'), ({ calls: value }) => ({ value, work: 'call' })),
            column('messages', t('column.messages'), ({ messages: value }) => ({
              ...{ value, work: 'message' },
            })),
            column('notes', t('column.notes'), ({ notes: value }) => ({ value, work: 'note' })),
            column('moves', t('column.moves'), ({ moves: value }) => ({ value, work: 'move' })),
            column('won', t('metric.won'), ({ won: value }) => ({
              ...{ value, list: FIGURE_LISTS.won(period) },
            })),
          ]}
        />
      )}
    </Section>
  );
}
