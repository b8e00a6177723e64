import { CALL_OUTCOMES, type CallOutcome, type LeadSummary } from '@alpha/contract';
import { Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { buttonClass } from '~/ui/button-look';
import { Dialog } from '~/ui/dialog';
import { TextArea } from '~/ui/text-area';
import { ChoiceList } from '../choice-list';
import { telephoneOf } from '../lead-facts';
import { dropTyped, keepTyped, readTyped } from '../tab-store';
import { CallScript } from './call-script';
import type { Suggestion } from './suggest-template';

type DialogProps = {
  lead: LeadSummary;
  suggestion: Suggestion;
  /** → whether it was saved. */
  onLog: (outcome: CallOutcome, note: string) => Promise<boolean>;
  onClose: () => void;
};

/** The outcome saves the call; a note is optional. On failure the dialog stays, with the note; closed, it keeps it. */
export function CallDialog({ lead, suggestion, onLog, onClose }: DialogProps) {
  const t = useT('messages');
  const nameOf = usePersonName();
  const draft = `call:${lead.id}`;
  const [note, setNote] = useState(() => readTyped<string>(draft) ?? '');
  useEffect(() => {
    if (note.trim() === '') dropTyped(draft);
    else keepTyped(draft, note);
  }, [draft, note]);
  const phone = telephoneOf(lead.phone);
  const [isBusy, setBusy] = useState(false);
  const save = async (outcome: CallOutcome) => {
    if (isBusy) return;
    setBusy(true);
    if (await onLog(outcome, note.trim())) {
      dropTyped(draft);
      onClose();
    }
    setBusy(false);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isBusy={isBusy}
      title={t('call.title', { name: nameOf(lead) })}
    >
      <div className="grid gap-5">
        {phone && (
          <a href={`tel:${phone}`} className={buttonClass('secondary', 'md', 'justify-self-start')}>
            <Phone aria-hidden="true" size={16} strokeWidth={1.5} />
            {t('call.dial', { phone: lead.phone })}
          </a>
        )}
        <CallScript lead={lead} suggestion={suggestion} />
        <section className="grid gap-2">
          <h3 className="font-sans text-14 font-medium">{t('call.outcome')}</h3>
          <ChoiceList
            choices={CALL_OUTCOMES}
            keyOf={(outcome) => outcome}
            labelOf={(outcome) => t(`call.outcomes.${outcome}`)}
            onChoose={(outcome) => void save(outcome)}
          />
        </section>
        <TextArea
          label={t('call.note')}
          value={note}
          maxLength={4000}
          rows={2}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </Dialog>
  );
}
