import type { LeadField, ListedLead } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { leadFieldsQuery } from '~/data/lead-fields';
import { countryName } from '~/features/crm/country-name';
import { isTouched } from '~/features/crm/lead-facts';
import { ScoreFigure } from '~/features/crm/score-figure';
import { TagChips } from '~/features/crm/tag-chips';
import { useFieldWords } from '~/features/crm/use-field-words';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Moment } from '~/ui/moment';
import { Money } from '~/ui/money';
import type { Column } from '~/ui/table';
import { PhoneLink, StatusMark } from '../contact-parts';
import type { BuiltInColumn, ContactColumn } from './chosen-columns';
import { useColumnLabel } from './use-column-label';

type Definition = Omit<Column<ListedLead>, 'key' | 'header'>;

/** What each column shows; only some can be sorted by the server. */
export function useContactColumns(shown: ReadonlySet<ContactColumn>): Column<ListedLead>[] {
  const t = useT('contacts');
  const sources = useT('sources');
  const locale = useLocale();
  const known = (value: ReactNode) => value || <Nothing />;
  const labelOf = useColumnLabel();
  const say = useFieldWords();
  const { data: fields = [] } = useQuery(leadFieldsQuery);
  const columns: Record<BuiltInColumn, Definition> = {
    phone: { isSortable: true, cell: ({ phone }) => <PhoneLink phone={phone} /> },
    country: { cell: ({ country }) => known(country && countryName(country, locale)) },
    status: { isSortable: true, cell: (contact) => <StatusMark id={contact.lead_status_id} /> },
    user: { isSortable: true, cell: ({ user }) => user.name },
    source: { cell: ({ source }) => sources(source) },
    profile: { cell: ({ profile }) => known(profile && t(`profile.${profile}`)) },
    initial_payment: {
      align: 'end',
      isSortable: true,
      cell: ({ initial_payment: budget }) =>
        budget === null ? <Nothing words={t('noBudget')} /> : <Money value={budget} />,
    },
    score: {
      align: 'end',
      isSortable: true,
      cell: ({ id, score }) => <ScoreFigure leadId={id} score={score} />,
    },
    next_task: {
      cell: ({ next_task }) =>
        known(
          next_task && (
            <span className="block max-w-56 truncate" title={next_task.body}>
              {next_task.body}
            </span>
          ),
        ),
    },
    tags: {
      cell: ({ tag_ids }) =>
        known(tag_ids.length > 0 && <TagChips ids={tag_ids} max={3} className="min-w-40" />),
    },
    created_at: {
      isSortable: true,
      className: 'pl-8',
      cell: ({ created_at }) => <Moment at={created_at} isBrief />,
    },
    last_touched_at: {
      isSortable: true,
      className: 'pl-8',
      cell: (contact) =>
        isTouched(contact) ? (
          <Moment at={contact.last_touched_at} isBrief />
        ) : (
          <span className="text-ink-3">{t('noActivity')}</span>
        ),
    },
  };
  const custom = (field: LeadField): Definition => ({
    ...(field.type === 'number' && { align: 'end' }),
    cell: ({ fields: values }) => {
      const value = values[field.id];
      const words = value === undefined ? '' : say(field, value);
      return known(
        words && (
          <span className="block max-w-56 truncate" title={words}>
            {words}
          </span>
        ),
      );
    },
  });
  return [...shown].map((key) => {
    const field = fields.find(({ id }) => `field:${id}` === key);
    const definition = field ? custom(field) : columns[key as BuiltInColumn];
    return { key, header: labelOf(key), ...definition };
  });
}

function Nothing({ words }: { words?: string }) {
  return (
    <span className="text-ink-3">
      <span aria-hidden="true">–</span>
      {words && <span className="sr-only">{words}</span>}
    </span>
  );
}
