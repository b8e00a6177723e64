import { MESSAGE_TEMPLATES, type MessageChannel, type MessageTemplate } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { templatesQuery } from '~/data/today';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { TextField } from '~/ui/field';
import { SegmentedControl } from '~/ui/segmented-control';
import { Select } from '~/ui/select';
import { TextArea } from '~/ui/text-area';
import { type TodayRow, templateFor } from '../today-rows';
import { useSendMessage } from './use-send-message';

type DialogProps = {
  row: TodayRow;
  channel: MessageChannel;
  onWritten: (row: TodayRow) => void;
  onClose: () => void;
};

type Language = 'en' | 'es';
/** What the user typed; undefined until then: the template. */
type Typed = { subject?: string; body?: string };

/** A text from a template in the lead's language, to change and send. */
export function MessageDialog({ row, channel, onWritten, onClose }: DialogProps) {
  const t = useT('today');
  const languages = useT('layout');
  const nameOf = usePersonName();
  const { lead } = row;
  const { data } = useQuery(templatesQuery(lead.id));
  const [template, setTemplate] = useState<MessageTemplate>(() => templateFor(row));
  const [chosen, setChosen] = useState<Language>();
  const [typed, setTyped] = useState<Typed>({});
  const locale = chosen ?? data?.locale ?? 'en';
  const text = data?.templates.find(({ key }) => key === template)?.[locale];
  const subject = typed.subject ?? text?.subject ?? '';
  const body = typed.body ?? text?.body ?? '';
  const { send, isBusy, error } = useSendMessage({ row, channel, onWritten, onClose });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isBusy={isBusy}
      title={t(`message.title.${channel}`, { name: nameOf(lead) })}
      description={t(`message.hint.${channel}`)}
      actions={
        <Button type="submit" form="today-message" isBusy={isBusy}>
          {t(`message.send.${channel}`)}
        </Button>
      }
    >
      <form
        id="today-message"
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
            value={template}
            className="min-w-0 flex-1"
            onChange={({ target }) => {
              setTemplate(MESSAGE_TEMPLATES.find((key) => key === target.value) ?? 'follow_up');
              setTyped({});
            }}
            options={MESSAGE_TEMPLATES.map((key) => ({
              value: key,
              label: t(`message.key.${key}`),
            }))}
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
            error={error === 'subject' ? t('message.required') : undefined}
            onChange={({ target }) => setTyped({ ...typed, subject: target.value })}
          />
        )}
        <TextArea
          label={t('message.body')}
          value={body}
          maxLength={4000}
          rows={6}
          lang={locale}
          error={error === 'body' ? t('message.required') : undefined}
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
