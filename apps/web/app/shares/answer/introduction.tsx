import { type SubmitEvent, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { TextButton } from '~/ui/text-link';
import { hasBadContact, NOBODY, ReaderFields, type SaidBy } from './reader-fields';

type IntroductionProps = {
  /** What was said, if anything was. */
  said: SaidBy | undefined;
  onSay: (reader: SaidBy) => void;
};

/** After an answer to a link made for nobody in particular: who gave it, if the reader wants to say. */
export function Introduction({ said, onSay }: IntroductionProps) {
  const t = useT('sender');
  const [isOpen, setOpen] = useState(false);
  const [reader, setReader] = useState(NOBODY);
  const [isChecked, setChecked] = useState(false);
  if (said)
    return (
      <p role="status" className="text-13 text-ink-2">
        {t('reader.said')}
      </p>
    );
  if (!isOpen)
    return (
      <TextButton className="text-13" onClick={() => setOpen(true)}>
        {t('reader.open')}
      </TextButton>
    );
  function submit(event: SubmitEvent) {
    event.preventDefault();
    setChecked(true);
    const isEmpty = reader.name.trim() === '' && reader.contact.trim() === '';
    if (!isEmpty && !hasBadContact(reader)) onSay(reader);
  }
  return (
    <form noValidate className="grid gap-2.5 text-left" onSubmit={submit}>
      <ReaderFields hasFocus {...{ reader, isChecked }} onChange={setReader} />
      <div className="flex gap-2.5">
        <Button type="submit" size="sm">
          {t('answer.sendReason')}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setOpen(false)}>
          {t('answer.cancel')}
        </Button>
      </div>
    </form>
  );
}
