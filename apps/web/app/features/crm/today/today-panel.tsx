import type { TemplateKind } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { messageTemplatesQuery } from '~/data/message-templates';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { valueOrNull } from '~/lib/person-name';
import { usePersonName } from '~/lib/use-person-name';
import { Avatar } from '~/ui/avatar';
import { Money } from '~/ui/money';
import { TextLink } from '~/ui/text-link';
import { filledText } from '../conversations/filled-text';
import { suggestedTemplate } from '../conversations/suggest-template';
import { useTemplateName } from '../conversations/use-template-name';
import { countryName } from '../country-name';
import { whatsAppNumber } from '../lead-facts';
import { RowActions } from './row-actions';
import type { Action } from './today-actions';
import { suggestionFor, type TodayRow } from './today-rows';
import { useSettled } from './use-settled';

type PanelProps = { row: TodayRow; onAct: (row: TodayRow, action: Action) => void };

/** The chosen lead at a glance, with the text that would be sent. */
export function TodayPanel({ row, onAct }: PanelProps) {
  const t = useT('today');
  const sources = useT('sources');
  const board = useT('board');
  const nameOf = usePersonName();
  const locale = useLocale();
  const { lead } = row;
  const { country, profile, initial_payment: budget } = lead;
  const facts = [
    [t('panel.budget'), budget === null ? null : <Money key="budget" value={budget} />],
    [t('panel.profile'), profile && board(`profile.${profile}`)],
    [t('panel.source'), sources(lead.source)],
    [t('panel.phone'), valueOrNull(lead.phone)],
    [t('panel.email'), valueOrNull(lead.email)],
    [t('panel.owner'), lead.user.name],
  ] as const;
  return (
    <aside
      aria-label={t('panel.label')}
      className="sticky top-6 grid gap-5 self-start rounded-3 border border-line bg-surface p-5 max-lg:hidden"
    >
      <div className="flex items-center gap-3.5">
        <Avatar name={nameOf(lead)} size="lg" />
        <div className="min-w-0">
          <h2 className="truncate text-20">{nameOf(lead)}</h2>
          <p className="text-14 text-ink-2">
            {country ? countryName(country, locale) : board('card.noCountry')}
          </p>
        </div>
      </div>
      <dl className="text-14">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="flex justify-between gap-4 border-t border-line py-2">
                <dt className="text-ink-2">{label}</dt>
                <dd className="min-w-0 truncate font-medium">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <Draft row={row} />
      <RowActions row={row} onAct={onAct} most={4} hasKeys />
      <TextLink to={`/app/leads/${lead.id}`} state={{ from: '/app/today' }}>
        {t('panel.open')}
      </TextLink>
    </aside>
  );
}

/** Only once the choice rests: stepping through rows asks nothing. */
function Draft({ row }: { row: TodayRow }) {
  const isSettled = useSettled(row.key);
  const templateName = useTemplateName();
  const { data } = useQuery({ ...messageTemplatesQuery(row.lead.id), enabled: isSettled });
  const channel = draftChannel(row);
  const template = data && suggestedTemplate(data.templates, channel, suggestionFor(row));
  if (!data || !template) return null;
  return (
    <div className="grid gap-1.5">
      <p className="flex justify-between text-13 font-medium">
        {templateName(template)}
        <span className="text-ink-3 uppercase">{data.locale}</span>
      </p>
      <p
        lang={data.locale}
        className="max-h-56 overflow-hidden rounded-2 bg-sunken p-3 text-14 text-pretty whitespace-pre-wrap"
      >
        {filledText(template, data.locale, data.facts[data.locale]).body}
      </p>
    </div>
  );
}

/** The step of a sequence, else what the first button of the row writes. */
function draftChannel(row: TodayRow): TemplateKind {
  const step = row.section === 'tasks' ? row.item.task.template : null;
  return step?.kind ?? (whatsAppNumber(row.lead.phone) === null ? 'email' : 'whatsapp');
}
