import { type Cohort, FIGURE_LISTS, type LeadOutcome } from '@alpha/contract';
import { DATE_TAGS } from '@alpha/i18n';
import { useState } from 'react';
import type { To } from 'react-router';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Legend } from '~/ui/chart/legend';
import { EmptyState } from '~/ui/empty-state';
import { SegmentedControl } from '~/ui/segmented-control';
import { type Column, Table } from '~/ui/table';
import { BarLink, contactsOf, FigureLink } from './figure-link';
import { Section } from './section';
import { useFigures } from './use-figures';

const VIEWS = ['now', '30', '60', '90'] as const;
type Age = (typeof VIEWS)[number];
type Became = Record<LeadOutcome, number>;

const COLORS = { won: 3, lost: 4, open: 5 } as const;
const SHOWN = ['won', 'lost', 'open'] as const;

/** What became of the leads of each month: another question than what happened in a period. */
export function CohortsSection({ cohorts, userId }: { cohorts: Cohort[]; userId?: number }) {
  const t = useT('dashboard');
  const { number, share } = useFigures();
  const locale = useLocale();
  const [age, setAge] = useState<Age>('now');
  const days = age === 'now' ? undefined : Number(age);
  const becameOf = (cohort: Cohort): Became | null =>
    days === undefined ? cohort : (cohort.after.find((after) => after?.days === days) ?? null);
  const month = ({ from }: Cohort) =>
    new Intl.DateTimeFormat(DATE_TAGS[locale], { month: 'long', year: 'numeric' }).format(
      new Date(from),
    );
  const column = (outcome: LeadOutcome): Column<Cohort> => ({
    ...{ key: outcome, header: t(`outcome.${outcome}`), align: 'end' },
    cell: (cohort) => {
      const became = becameOf(cohort);
      if (!became) return <span className="text-ink-3">{t('cohorts.tooYoung')}</span>;
      const count = became[outcome];
      return (
        <FigureLink
          to={contactsOf(FIGURE_LISTS.cohort(outcome, cohort, days), userId)}
          label={t('cohorts.label', {
            count,
            outcome: t(`outcome.${outcome}`),
            month: month(cohort),
          })}
          isNone={count === 0}
        >
          {number(count)}
          <span className="ml-1.5 inline-block min-w-9 text-13 text-ink-3">
            {share(count, cohort.arrived)}
          </span>
        </FigureLink>
      );
    },
  });
  return (
    <Section
      id="cohorts"
      title={t('cohorts.title')}
      lead={t('cohorts.lead')}
      actions={
        <SegmentedControl
          label={t('cohorts.view')}
          value={age}
          onChange={setAge}
          segments={VIEWS.map((value) => ({
            value,
            label: value === 'now' ? t('cohorts.now') : t('cohorts.days', { days: Number(value) }),
          }))}
        />
      }
    >
      {cohorts.length === 0 ? (
        <EmptyState title={t('cohorts.empty')} text={t('cohorts.emptyText')} />
      ) : (
        <>
          <Table
            caption={t('cohorts.title')}
            rows={cohorts}
            rowKey={({ from }) => from}
            columns={[
              { key: 'month', header: t('column.month'), cell: month },
              {
                ...{ key: 'arrived', header: t('column.arrived'), align: 'end' },
                cell: (cohort) => (
                  <FigureLink
                    to={contactsOf(FIGURE_LISTS.arrived(cohort), userId)}
                    label={t('cohorts.arrivedLabel', {
                      arrived: cohort.arrived,
                      month: month(cohort),
                    })}
                    isNone={cohort.arrived === 0}
                  >
                    {number(cohort.arrived)}
                  </FigureLink>
                ),
              },
              ...SHOWN.map(column),
              {
                key: 'bar',
                header: t('column.shares'),
                className: 'w-1/4 max-md:hidden',
                cell: (cohort) => (
                  <Bar
                    became={becameOf(cohort)}
                    total={cohort.arrived}
                    toOf={(outcome) =>
                      contactsOf(FIGURE_LISTS.cohort(outcome, cohort, days), userId)
                    }
                  />
                ),
              },
            ]}
          />
          <Legend
            className="max-md:hidden"
            items={SHOWN.map((outcome) => ({
              label: t(`outcome.${outcome}`),
              color: COLORS[outcome],
              ...(outcome === 'open' && { shape: 'pale' as const }),
            }))}
          />
        </>
      )}
    </Section>
  );
}

/** The figures beside it, as parts of one bar. */
function Bar({
  became,
  total,
  toOf,
}: {
  became: Became | null;
  total: number;
  toOf: (outcome: LeadOutcome) => To;
}) {
  if (!became || total === 0) return null;
  return (
    <span className="flex h-2.5 min-w-40 rounded-[2px] bg-sunken">
      {SHOWN.map((outcome) => (
        <BarLink
          key={outcome}
          to={toOf(outcome)}
          isNone={became[outcome] === 0}
          className="first:rounded-l-[2px] last:rounded-r-[2px]"
          style={{
            width: `${(100 * became[outcome]) / total}%`,
            background: `var(--chart-${COLORS[outcome]})`,
            opacity: outcome === 'open' ? 0.3 : 1,
          }}
        />
      ))}
    </span>
  );
}
