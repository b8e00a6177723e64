import type { LeadSummary, MessageChannel } from '@alpha/contract';
import { LOCALE_TAGS } from '@alpha/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageTemplatesQuery } from '~/data/message-templates';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { TextField } from '~/ui/field';
import { SegmentedControl } from '~/ui/segmented-control';
import { Select } from '~/ui/select';
import { TextArea } from '~/ui/text-area';
import { blanksIn, filledText, type Language } from './filled-text';
import { type Suggestion, suggestedTemplate } from './suggest-template';
import { useSendMessage } from './use-send-message';
import { useTemplateName } from './use-template-name';

type DialogProps = {
  lead: LeadSummary;
  channel: MessageChannel;
  suggestion: Suggestion;
  onWritten: () => void;
  onClose: () => void;
};

/** What the user typed; undefined until then: the template. */
type Typed = { subject?: string; body?: string };

/** A text from a template in the lead's language, to change and send. */
export function MessageDialog({ lead, channel, suggestion, onWritten, onClose }: DialogProps) {
  const t = useT('messages');
  const languages = useT('layout');
  const nameOf = usePersonName();
  const templateName = useTemplateName();
  const { data } = useQuery(messageTemplatesQuery(lead.id));
  const [picked, setPicked] = useState<number | null>();
  const [chosen, setChosen] = useState<Language>();
  const [typed, setTyped] = useState<Typed>({});
  const locale = chosen ?? data?.locale ?? 'en';
  const templates = (data?.templates ?? []).filter(({ kind }) => kind === channel);
  const template =
    picked === undefined
      ? suggestedTemplate(templates, channel, suggestion)
      : templates.find(({ id }) => id === picked);
  const text = data && template && filledText(template, locale, data.facts[locale]);
  const subject = typed.subject ?? text?.subject ?? '';
  const body = typed.body ?? text?.body ?? '';
  const { send, isBusy, error } = useSendMessage({ lead, channel, onWritten, onClose });
  const errorFor = useFieldError();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isBusy={isBusy}
      title={t(`message.title.${channel}`, { name: nameOf(lead) })}
      description={t(`message.hint.${channel}`)}
      actions={
        <Button type="submit" form="lead-message" isBusy={isBusy}>
          {t(`message.send.${channel}`)}
        </Button>
      }
    >
      <form
        id="lead-message"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send({ subject, body, locale });
        }}
      >
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label={t('message.template')}
            value={template?.id ?? ''}
            className="min-w-0 flex-1"
            onChange={({ target }) => {
              setPicked(target.value ? Number(target.value) : null);
              setTyped({});
            }}
            options={[
              { value: '', label: t('message.none') },
              ...templates.map((each) => ({ value: String(each.id), label: templateName(each) })),
            ]}
          />
          <SegmentedControl
            label={t('message.language')}
            value={locale}
            onChange={(next) => {
              setChosen(next);
              setTyped({});
            }}
            segments={(['en', 'es'] as const).map((value) => ({
              value,
              label: value.toUpperCase(),
              ariaLabel: languages(`language.${value}`),
            }))}
          />
        </div>
        {channel === 'email' && (
          <TextField
            label={t('message.subject')}
            value={subject}
            maxLength={200}
            lang={locale}
            error={errorFor(error?.subject, subject)}
            onChange={({ target }) => setTyped({ ...typed, subject: target.value })}
          />
        )}
        <TextArea
          label={t('message.body')}
          value={body}
          maxLength={4000}
          rows={6}
          lang={locale}
          error={errorFor(error?.body, body)}
          onChange={({ target }) => setTyped({ ...typed, body: target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey))
              event.currentTarget.form?.requestSubmit();
          }}
        />
      </form>
    </Dialog>
  );
}

/** What is wrong with a field, as long as it is. */
function useFieldError() {
  const t = useT('messages');
  const locale = useLocale();
  return (isRefused: boolean | undefined, text: string) => {
    if (!isRefused) return undefined;
    const blanks = blanksIn(text, locale);
    if (blanks.length === 0) return text.trim() ? undefined : t('message.required');
    const list = new Intl.ListFormat(LOCALE_TAGS[locale], { type: 'conjunction' });
    return t('message.blank', { count: blanks.length, words: list.format(blanks) });
  };
}
