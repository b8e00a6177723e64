import type { Dashboard } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { ChartFrame } from '~/ui/chart/chart-frame';
import { BarList } from './bar-list';
import { useFigures } from './use-figures';

export function SourceChart({ figures: { by_source: rows, now } }: { figures: Dashboard }) {
  const t = useT('dashboard');
  const sources = useT('sources');
  const { number, share } = useFigures();
  const [first] = rows;
  if (!first) return null;
  return (
    <ChartFrame
      title={t('source.title', {
        source: sources(first.source),
        leads: number(first.leads),
        total: number(now.leads),
      })}
      description={t('source.description')}
      table={{
        columns: [t('source.column'), t('owner.leads'), t('owner.won'), t('owner.share')],
        rows: rows.map(({ source, leads, won }) => [
          sources(source),
          number(leads),
          number(won),
          share(won, leads),
        ]),
      }}
    >
      <BarList
        label={t('source.description')}
        rows={rows.map(({ source, leads }) => ({
          key: source,
          label: sources(source),
          value: leads,
          text: `${number(leads)} · ${share(leads, now.leads)}`,
        }))}
      />
    </ChartFrame>
  );
}
