import { type CampaignFigures, FIGURE_LISTS, NO_UTM } from '@alpha/contract';
import { useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { isPermitted } from '~/lib/permission';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Money, NotAvailable } from '~/ui/money';
import { type Column, Table } from '~/ui/table';
import { TextButton } from '~/ui/text-link';
import { CostsDialog, type EditedCampaign } from './costs-dialog';
import { contactsOf, FigureLink } from './figure-link';
import { Section } from './section';
import { useFigures } from './use-figures';
import type { View } from './view';

/** Which campaign brings leads and sales, and at what cost. */
export function CampaignsSection({ rows, view }: { rows: CampaignFigures[]; view: View }) {
  const t = useT('dashboard');
  const { number, short, share } = useFigures();
  const nameOf = useCampaignName();
  const [edited, setEdited] = useState<EditedCampaign | null>(null);
  const { period, userId } = view;
  const areCostsShown = isPermitted('lead:read:all') && userId === undefined;
  const listOf = (list: object, row: CampaignFigures) =>
    contactsOf(
      { ...list, utm_source: row.source, utm_medium: row.medium, utm_campaign: row.campaign },
      userId,
    );
  const per = (row: CampaignFigures, what: 'leads' | 'won') => {
    const count = row[what];
    if (row.cost === null || count === 0) return <NotAvailable />;
    const list = what === 'won' ? FIGURE_LISTS.won(period) : FIGURE_LISTS.arrived(period);
    return (
      <FigureLink
        to={listOf(list, row)}
        label={t(`campaigns.${what}Label`, { leads: row.leads, won: row.won, name: nameOf(row) })}
      >
        <Money value={row.cost / count} />
      </FigureLink>
    );
  };
  const costs: Column<CampaignFigures>[] = [
    {
      ...{ key: 'cost', header: t('column.cost'), align: 'end' },
      cell: (row) => (
        <TextButton
          className="min-h-0 text-14"
          aria-label={t('campaigns.edit', { name: nameOf(row) })}
          onClick={() => setEdited(nameParts(row))}
        >
          {row.cost === null ? t('campaigns.add') : <Money value={row.cost} />}
        </TextButton>
      ),
    },
    {
      ...{ key: 'perLead', header: t('column.perLead'), align: 'end' },
      cell: (row) => per(row, 'leads'),
    },
    {
      ...{ key: 'perSale', header: t('column.perSale'), align: 'end' },
      cell: (row) => per(row, 'won'),
    },
  ];
  return (
    <Section
      id="campaigns"
      title={t('campaigns.title')}
      lead={t(areCostsShown ? 'campaigns.leadCosts' : 'campaigns.lead')}
      actions={
        areCostsShown && (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => setEdited({ source: '', medium: '', campaign: '' })}
          >
            {t('campaigns.other')}
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <EmptyState title={t('campaigns.empty')} text={t('campaigns.emptyText')} />
      ) : (
        <Table
          caption={t('campaigns.title')}
          rows={rows}
          rowKey={({ source, medium, campaign }) => JSON.stringify([source, medium, campaign])}
          columns={[
            {
              key: 'campaign',
              header: t('column.campaign'),
              cell: (row) => (
                <span className="grid w-40 md:w-72">
                  <span className="truncate">
                    {row.campaign === NO_UTM ? t('campaigns.none') : row.campaign}
                  </span>
                  <span className="truncate text-13 font-normal text-ink-3">
                    {row.source === NO_UTM && row.medium === NO_UTM
                      ? t('campaigns.noSource')
                      : t('campaigns.place', { source: row.source, medium: row.medium })}
                  </span>
                </span>
              ),
            },
            {
              ...{ key: 'leads', header: t('metric.arrived'), align: 'end' },
              cell: (row) => (
                <FigureLink
                  to={listOf(FIGURE_LISTS.arrived(period), row)}
                  label={t('campaigns.leadsLabel', { leads: row.leads, name: nameOf(row) })}
                  isNone={row.leads === 0}
                >
                  {number(row.leads)}
                </FigureLink>
              ),
            },
            {
              ...{ key: 'won', header: t('metric.won'), align: 'end' },
              cell: (row) => (
                <FigureLink
                  to={listOf(FIGURE_LISTS.won(period), row)}
                  label={t('campaigns.wonLabel', { won: row.won, name: nameOf(row) })}
                  isNone={row.won === 0}
                >
                  {number(row.won)}
                </FigureLink>
              ),
            },
            {
              ...{ key: 'value', header: t('column.wonValue'), align: 'end' },
              cell: (row) => (
                <FigureLink
                  to={listOf(FIGURE_LISTS.won(period), row)}
                  label={t('campaigns.valueLabel', { won: row.won, name: nameOf(row) })}
                  isNone={row.won === 0}
                >
                  {short(row.won_value)}
                </FigureLink>
              ),
            },
            ...(areCostsShown
              ? costs
              : [
                  {
                    ...{ key: 'share', header: t('column.wonShare'), align: 'end' as const },
                    cell: (row: CampaignFigures) => (
                      <FigureLink
                        to={listOf(FIGURE_LISTS.won(period), row)}
                        label={t('campaigns.wonLabel', { won: row.won, name: nameOf(row) })}
                        isNone={row.won === 0}
                      >
                        {share(row.won, row.leads) ?? <NotAvailable />}
                      </FigureLink>
                    ),
                  },
                ]),
          ]}
        />
      )}
      {edited && <CostsDialog campaign={edited} onClose={() => setEdited(null)} />}
    </Section>
  );
}

const nameParts = ({ source, medium, campaign }: EditedCampaign): EditedCampaign => ({
  ...{ source, medium, campaign },
});

/** In one line, for sentences. */
export function useCampaignName() {
  const t = useT('dashboard');
  return ({ source, campaign }: { source: string; campaign: string }): string => {
    if (campaign !== NO_UTM && source !== NO_UTM) return t('campaigns.name', { source, campaign });
    if (campaign !== NO_UTM) return campaign;
    return source === NO_UTM ? t('campaigns.none') : source;
  };
}
