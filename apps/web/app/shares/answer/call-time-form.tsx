import type { WeekHours } from '@alpha/contract';
import { DATE_TAGS, type Locale } from '@alpha/i18n';
import { type SubmitEvent, useState } from 'react';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { ownZone } from '~/lib/time-zones';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';
import { nextCallWindows } from '../sender/call-windows';
import { hasBadContact, NOBODY, ReaderFields } from './reader-fields';
import type { Question } from './use-question';

type CallTimeFormProps = {
  hours: WeekHours;
  /** Who will call. */
  name: string;
  question: Question;
  isReaderUnknown: boolean;
  onLeave: () => void;
};

/** A time for a call, in the reader's time zone; it is sent as a question, so it reaches the sender like one. */
export function CallTimeForm(props: CallTimeFormProps) {
  const { hours, name, question, isReaderUnknown, onLeave } = props;
  const t = useT('sender');
  const locale = useLocale();
  const [windows] = useState(() => nextCallWindows(hours, new Date()));
  const [chosen, setChosen] = useState(0);
  const [reader, setReader] = useState(NOBODY);
  const [isChecked, setChecked] = useState(false);
  const zone = ownZone();
  const start = windows[chosen];
  function submit(event: SubmitEvent) {
    event.preventDefault();
    setChecked(true);
    if (!start || question.state === 'sending') return;
    if (isReaderUnknown && hasBadContact(reader)) return;
    const words = t('callTime.words', {
      time: timeText(start, locale, zone),
      zone: placeOf(zone),
      theirs: timeText(start, locale, hours.time_zone),
      theirZone: placeOf(hours.time_zone),
    });
    question.ask({ question: words, ...(isReaderUnknown && { reader }) });
  }
  if (question.state === 'sent') {
    const by = isReaderUnknown && !question.contact ? 'nothing' : 'known';
    return (
      <p role="status" className="text-14 text-pretty text-gain">
        {t('callTime.sent', { by, name })}
      </p>
    );
  }
  return (
    <form noValidate className="grid w-full gap-2.5 text-left" onSubmit={submit}>
      {windows.length === 0 ? (
        <p className="text-14 text-pretty text-ink-2">{t('callTime.none')}</p>
      ) : (
        <Select
          autoFocus
          label={t('callTime.label', { name })}
          hint={t('callTime.hint', { zone: placeOf(zone) })}
          value={String(chosen)}
          onChange={({ target }) => setChosen(Number(target.value))}
          options={windows.map((each, index) => ({
            value: String(index),
            label: timeText(each, locale, zone),
          }))}
        />
      )}
      {isReaderUnknown && windows.length > 0 && (
        <ReaderFields reader={reader} isChecked={isChecked} onChange={setReader} />
      )}
      {(question.state === 'failed' || question.state === 'tooMany') && (
        <Notice tone="loss">
          {t(question.state === 'failed' ? 'callTime.failed' : 'answer.tooMany')}
        </Notice>
      )}
      <div className="flex gap-2.5">
        {start && (
          <Button type="submit" size="sm" isBusy={question.state === 'sending'}>
            {t('callTime.send')}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={onLeave}>
          {t('answer.cancel')}
        </Button>
      </div>
    </form>
  );
}

const HOUR_MS = 3_600_000;

/** `Thursday, November 19, 10:00 – 11:00 AM` */
function timeText(start: Date, locale: Locale, timeZone: string): string {
  const format = new Intl.DateTimeFormat(DATE_TAGS[locale], {
    ...{ timeZone, weekday: 'long', month: 'long', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit' },
  } as Intl.DateTimeFormatOptions);
  return format.formatRange(start, new Date(start.getTime() + HOUR_MS));
}

/** `America/Bogota` → `Bogota` */
const placeOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
