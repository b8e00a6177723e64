import { type Dashboard, FIGURE_LISTS } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { ChartFrame } from '~/ui/chart/chart-frame';
import { BarList } from './bar-list';
import { contactsOf, FigureLink } from './figure-link';
import { useFigures } from './use-figures';
import type { View } from './view';

/** Why leads were lost, and where new ones came from. */
export function OutcomeLists({ figures, view }: { figures: Dashboard; view: View }) {
  const t = useT('dashboard');
  const sources = useT('sources');
  const { number, share } = useFigures();
  const { now, lost_reasons: reasons, by_source: origins } = figures;
  const { period, userId } = view;
  const reasonOf = ({ reason }: (typeof reasons)[number]) => reason?.name ?? t('lost.noReason');
  const [firstReason] = reasons;
  const [firstOrigin] = origins;
  return (
    <div className="grid min-w-0 gap-4 lg:grid-cols-2">
      <ChartFrame
        title={
          firstReason
            ? t('lost.first', {
                reason: reasonOf(firstReason),
                lost: number(firstReason.lost),
                total: number(now.lost),
              })
            : t('lost.none')
        }
        description={t('lost.description')}
      >
        {firstReason && (
          <BarList
            label={t('lost.description')}
            rows={reasons.map((row) => ({
              key: row.reason?.id ?? 0,
              label: reasonOf(row),
              value: row.lost,
              color: 'var(--chart-4)',
              text: (
                <FigureLink
                  reach="row"
                  to={contactsOf(FIGURE_LISTS.lostFor(row.reason?.id ?? null, period), userId)}
                  label={t('lost.label', { lost: row.lost, reason: reasonOf(row) })}
                >
                  {`${number(row.lost)} · ${share(row.lost, now.lost)}`}
                </FigureLink>
              ),
            }))}
          />
        )}
      </ChartFrame>
      <ChartFrame
        title={
          firstOrigin
            ? t('source.first', {
                source: sources(firstOrigin.source),
                arrived: number(firstOrigin.arrived),
                total: number(now.arrived),
              })
            : t('source.none')
        }
        description={t('source.description')}
      >
        {firstOrigin && (
          <BarList
            label={t('source.description')}
            rows={origins.map(({ source, arrived }) => ({
              key: source,
              label: sources(source),
              value: arrived,
              text: (
                <FigureLink
                  reach="row"
                  to={contactsOf({ ...FIGURE_LISTS.arrived(period), source }, userId)}
                  label={t('source.label', { arrived, source: sources(source) })}
                >
                  {`${number(arrived)} · ${share(arrived, now.arrived)}`}
                </FigureLink>
              ),
            }))}
          />
        )}
      </ChartFrame>
    </div>
  );
}
