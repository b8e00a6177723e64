import type { LeadSummary, MessageChannel } from '@alpha/contract';
import { LOCALE_TAGS } from '@alpha/i18n';
import { useQuery } from '@tanstack/react-query';
import { messageTemplatesQuery } from '~/data/message-templates';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { TextField } from '~/ui/field';
import { QueryError } from '~/ui/query-error';
import { SegmentedControl } from '~/ui/segmented-control';
import { Select } from '~/ui/select';
import { TextArea } from '~/ui/text-area';
import { blanksIn, filledText } from './filled-text';
import { type Suggestion, suggestedTemplate } from './suggest-template';
import { useMessageDraft } from './use-message-draft';
import { useSendMessage } from './use-send-message';
import { useTemplateName } from './use-template-name';

type DialogProps = {
  lead: LeadSummary;
  channel: MessageChannel;
  suggestion: Suggestion;
  onWritten: () => void;
  onClose: () => void;
};

/** A text from a template in the lead's language, to change and send. */
export function MessageDialog({ lead, channel, suggestion, onWritten, onClose }: DialogProps) {
  const t = useT('messages');
  const languages = useT('layout');
  const nameOf = usePersonName();
  const templateName = useTemplateName();
  const offered = useQuery(messageTemplatesQuery(lead.id));
  const { data } = offered;
  const draft = useMessageDraft(lead.id, channel);
  const { picked, typed } = draft;
  const locale = draft.chosen ?? data?.locale ?? 'en';
  const templates = (data?.templates ?? []).filter(({ kind }) => kind === channel);
  const template =
    picked === undefined
      ? suggestedTemplate(templates, channel, suggestion)
      : templates.find(({ id }) => id === picked);
  const text = data && template && filledText(template, locale, data.facts[locale]);
  const subject = typed.subject ?? text?.subject ?? '';
  const body = typed.body ?? text?.body ?? '';
  const { send, isBusy, error } = useSendMessage({
    ...{ lead, channel, onClose },
    onWritten: () => {
      draft.forget();
      onWritten();
    },
  });
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
        <QueryError query={offered} title={t('message.loadFailed')} />
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label={t('message.template')}
            value={template?.id ?? ''}
            className="min-w-0 flex-1"
            onChange={({ target }) => draft.pick(target.value ? Number(target.value) : null)}
            options={[
              { value: '', label: t('message.none') },
              ...templates.map((each) => ({ value: String(each.id), label: templateName(each) })),
            ]}
          />
          <SegmentedControl
            label={t('message.language')}
            value={locale}
            onChange={draft.choose}
            segments={(['en', 'es'] as const).map((value) => ({
              value,
              label: value.toUpperCase(),
              ariaLabel: languages(`language.${value}`),
            }))}
          />
        </div>
        {draft.isReplaced ? (
          <Kept
            text={t('message.replaced')}
            action={t('message.bringBack')}
            onAct={draft.bringBack}
          />
        ) : (
          draft.isRestored && (
            <Kept
              text={t('message.restored')}
              action={t('message.startOver')}
              onAct={draft.startOver}
            />
          )
        )}
        {channel === 'email' && (
          <TextField
            label={t('message.subject')}
            value={subject}
            maxLength={200}
            lang={locale}
            error={errorFor(error?.subject, subject)}
            onChange={({ target }) => draft.type({ subject: target.value })}
          />
        )}
        <TextArea
          label={t('message.body')}
          value={body}
          maxLength={4000}
          rows={6}
          lang={locale}
          error={errorFor(error?.body, body)}
          onChange={({ target }) => draft.type({ body: target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey))
              event.currentTarget.form?.requestSubmit();
          }}
        />
      </form>
    </Dialog>
  );
}

type KeptProps = { text: string; action: string; onAct: () => void };

/** What was typed is not lost. */
function Kept({ text, action, onAct }: KeptProps) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 text-14 text-ink-2">
      {text}
      <Button variant="quiet" size="sm" onClick={onAct}>
        {action}
      </Button>
    </p>
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
