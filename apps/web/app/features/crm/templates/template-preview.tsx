import {
  fillTemplate,
  type TemplateKind,
  withPlaceholderKeys,
  withPlaceholderWords,
} from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contactsQuery } from '~/data/contacts';
import { messageTemplatesQuery } from '~/data/message-templates';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { SegmentedControl } from '~/ui/segmented-control';
import { Select } from '~/ui/select';
import { blanksIn, type Language } from '../conversations/filled-text';
import type { Text } from './language-column';

const LATEST = { sort: 'last_touched_at', order: 'desc' } as const;
const CHOICES = { page: 1, rows: 10 };

type PreviewProps = { kind: TemplateKind; texts: Record<Language, Text> };

/** The text as one of the viewer's own contacts would see it. */
export function TemplatePreview({ kind, texts }: PreviewProps) {
  const t = useT('templates');
  const layout = useT('layout');
  const locale = useLocale();
  const nameOf = usePersonName();
  const { data: leads } = useQuery(contactsQuery(CHOICES, {}, LATEST));
  const [picked, setPicked] = useState<number>();
  const leadId = picked ?? leads?.data[0]?.id;
  const { data } = useQuery({
    ...messageTemplatesQuery(leadId ?? 0),
    enabled: leadId !== undefined,
  });
  const [chosen, setChosen] = useState<Language>();
  const language = chosen ?? data?.locale ?? 'en';
  if (leads?.data.length === 0) return <p className="text-14 text-ink-2">{t('preview.none')}</p>;
  const fill = (text: string) =>
    withPlaceholderWords(
      fillTemplate(withPlaceholderKeys(text), data?.facts[language] ?? {}).text,
      language,
    );
  const subject = fill(texts[language].subject);
  const body = fill(texts[language].body);
  const blanks = data ? blanksIn(`${subject}\n${body}`, language) : [];
  return (
    <section aria-labelledby="preview" className="grid content-start gap-3">
      <h2 id="preview" className="text-18">
        {t('preview.title')}
      </h2>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('preview.lead')}
          className="min-w-0 flex-1"
          value={leadId ?? ''}
          onChange={({ target }) => {
            setPicked(Number(target.value));
            setChosen(undefined);
          }}
          options={(leads?.data ?? []).map((lead) => ({
            value: String(lead.id),
            label: nameOf(lead),
          }))}
        />
        <SegmentedControl
          label={t('preview.language')}
          value={language}
          onChange={setChosen}
          segments={(['en', 'es'] as const).map((value) => ({
            value,
            label: value.toUpperCase(),
            ariaLabel: layout(`language.${value}`),
          }))}
        />
      </div>
      <div lang={language} className="rounded-3 border border-line bg-sunken p-4">
        <div className="grid gap-2 rounded-2 bg-surface p-3.5 text-15 shadow-1">
          {kind === 'email' && <p className="font-medium wrap-anywhere">{subject}</p>}
          {body.trim() ? (
            <p className="text-pretty whitespace-pre-wrap wrap-anywhere">{body}</p>
          ) : (
            <p lang={locale} className="text-ink-3">
              {t('preview.empty')}
            </p>
          )}
        </div>
      </div>
      {blanks.length > 0 && (
        <p className="text-13 text-pretty text-ink-2">
          {t('preview.blank', { words: blanks.join(', ') })}
        </p>
      )}
    </section>
  );
}
