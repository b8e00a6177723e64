import { type Dashboard, FIGURE_LISTS, IDLE_DAYS, ROLES } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { isPermitted } from '~/lib/permission';
import { EmptyState } from '~/ui/empty-state';
import { statusColor } from '~/ui/status-color';
import { Table } from '~/ui/table';
import { TextLink } from '~/ui/text-link';
import { BarLink, contactsOf, FigureLink } from './figure-link';
import { Section } from './section';
import { useFigures } from './use-figures';
import type { View } from './view';

type Stage = Dashboard['pipeline'][number];

/** What is open now, column by column, and where nobody moves it on. */
export function PipelineSection({ figures, view }: { figures: Dashboard; view: View }) {
  const t = useT('dashboard');
  const roles = useT('roles');
  const { number, short, share } = useFigures();
  const { open } = figures;
  const stages = figures.pipeline
    .filter(({ leads }) => leads > 0)
    .sort((a, b) => ROLES.indexOf(b.status.role) - ROLES.indexOf(a.status.role));
  const isOneBoard = new Set(stages.map(({ status }) => status.role)).size < 2;
  const most = Math.max(1, ...stages.map(({ leads }) => leads));
  const listOf = (list: object, stage?: Stage) =>
    contactsOf({ ...list, lead_status_id: stage?.status.id }, view.userId);
  return (
    <Section
      id="pipeline"
      title={t('pipeline.title')}
      lead={t('pipeline.lead', { days: IDLE_DAYS })}
      actions={
        isPermitted('status:write') && (
          <TextLink to="/app/leads-status" className="text-14">
            {t('pipeline.chances')}
          </TextLink>
        )
      }
    >
      {open.leads === 0 ? (
        <EmptyState title={t('pipeline.empty')} text={t('pipeline.emptyText')} />
      ) : (
        <Table
          caption={t('pipeline.title')}
          rows={stages}
          rowKey={({ status }) => status.id}
          columns={[
            {
              key: 'column',
              header: t('column.status'),
              footer: t('pipeline.all'),
              cell: (stage) => (
                <span className="grid min-w-36 gap-1.5 md:min-w-56">
                  <span className="whitespace-normal">
                    {stage.status.name}
                    {!isOneBoard && (
                      <span className="ml-1.5 text-13 font-normal text-ink-3">
                        {roles(stage.status.role)}
                      </span>
                    )}
                  </span>
                  <BarLink
                    to={listOf(FIGURE_LISTS.open(), stage)}
                    isNone={stage.leads === 0}
                    className="block h-1.5 rounded-[2px]"
                    style={{
                      width: `${(100 * stage.leads) / most}%`,
                      background: statusColor(stage.status.order),
                    }}
                  />
                </span>
              ),
            },
            {
              ...{ key: 'leads', header: t('column.leads'), align: 'end' },
              footer: (
                <FigureLink to={listOf(FIGURE_LISTS.open())}>{number(open.leads)}</FigureLink>
              ),
              cell: (stage) => (
                <FigureLink
                  to={listOf(FIGURE_LISTS.open(), stage)}
                  label={t('pipeline.leadsLabel', {
                    leads: stage.leads,
                    status: stage.status.name,
                  })}
                >
                  {number(stage.leads)}
                </FigureLink>
              ),
            },
            {
              ...{ key: 'idle', header: t('column.idle', { days: IDLE_DAYS }), align: 'end' },
              footer: (
                <FigureLink to={listOf(FIGURE_LISTS.idle(IDLE_DAYS))} isNone={open.idle === 0}>
                  {number(open.idle)}
                </FigureLink>
              ),
              cell: (stage) => (
                <FigureLink
                  to={listOf(FIGURE_LISTS.idle(IDLE_DAYS), stage)}
                  label={t('pipeline.idleLabel', { leads: stage.idle, status: stage.status.name })}
                  isNone={stage.idle === 0}
                >
                  {number(stage.idle)}
                  {stage.idle > 0 && (
                    <span className="ml-1.5 text-13 text-ink-3">
                      {share(stage.idle, stage.leads)}
                    </span>
                  )}
                </FigureLink>
              ),
            },
            {
              ...{ key: 'value', header: t('column.value'), align: 'end' },
              footer: (
                <FigureLink to={listOf(FIGURE_LISTS.open())} isNone={open.value === 0}>
                  {short(open.value)}
                </FigureLink>
              ),
              cell: (stage) => (
                <FigureLink
                  to={listOf(FIGURE_LISTS.open(), stage)}
                  label={t('pipeline.valueLabel', {
                    leads: stage.leads,
                    status: stage.status.name,
                  })}
                  isNone={stage.value === 0}
                >
                  {short(stage.value)}
                </FigureLink>
              ),
            },
            {
              ...{ key: 'chance', header: t('column.chance'), align: 'end' },
              footer: (
                <FigureLink to={listOf(FIGURE_LISTS.open())} isNone={open.value === 0}>
                  {share(open.weighted, open.value)}
                </FigureLink>
              ),
              cell: (stage) => (
                <FigureLink
                  to={listOf(FIGURE_LISTS.open(), stage)}
                  label={t('pipeline.leadsLabel', {
                    leads: stage.leads,
                    status: stage.status.name,
                  })}
                >
                  {share(stage.chance_percent, 100)}
                </FigureLink>
              ),
            },
            {
              ...{ key: 'weighted', header: t('column.weighted'), align: 'end' },
              footer: (
                <FigureLink to={listOf(FIGURE_LISTS.open())} isNone={open.weighted === 0}>
                  {short(open.weighted)}
                </FigureLink>
              ),
              cell: (stage) => (
                <FigureLink
                  to={listOf(FIGURE_LISTS.open(), stage)}
                  label={t('pipeline.forecastLabel', {
                    leads: stage.leads,
                    status: stage.status.name,
                  })}
                  isNone={stage.weighted === 0}
                >
                  {short(stage.weighted)}
                </FigureLink>
              ),
            },
          ]}
        />
      )}
    </Section>
  );
}
